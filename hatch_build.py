"""Saves the parsers' tables while the package is built, so that nobody waits for them when a command starts."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SavedTables(BuildHookInterface):  # type: ignore[type-arg]
    """Runs for wheels and for editable installs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write ``carioca_dsl/data/tables`` and let the wheel have it although git ignores it."""
        sys.path.insert(0, str(Path(self.root)))
        try:
            from carioca_dsl.syntax.save_tables import save_tables
        except ModuleNotFoundError as missing:
            # without Lark there is nothing to save; the parsers are then made in memory
            self.app.display_warning(f"parser tables are not saved: {missing}")
            return
        finally:
            sys.path.pop(0)
        save_tables(Path(self.root) / "carioca_dsl" / "data" / "tables")
        build_data["artifacts"].append("carioca_dsl/data/tables/*.bin")
