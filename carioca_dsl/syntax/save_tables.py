"""Makes the saved tables of all parsers: run when the package is built, or by hand after a change of the grammar.

python -m carioca_dsl.syntax.save_tables
"""

from pathlib import Path

from carioca_dsl.syntax import saved
from carioca_dsl.syntax.grammar import LINE, SHAPES, build, lines_grammar, values_grammar
from carioca_dsl.syntax.tables import languages


def save_tables(folder: Path = saved.FOLDER) -> tuple[Path, ...]:
    """Saves every parser whose tables are not there yet, takes away tables of older grammars, and names the files."""
    folder.mkdir(parents=True, exist_ok=True)
    parsers = [("lines", lines_grammar(), LINE)]
    parsers += [(f"values-{language}", values_grammar(language), SHAPES) for language in languages()]
    current = []
    for name, grammar, shapes in parsers:
        path = folder / saved.file_name(name, grammar)
        if not path.exists():
            saved.save(name, grammar, build(grammar, shapes), folder)
        current.append(path)
    for path in folder.glob("*.bin"):
        if path not in current:
            path.unlink()
    return tuple(current)


if __name__ == "__main__":
    save_tables()
