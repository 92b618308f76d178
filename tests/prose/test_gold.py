"""What the phrase layers say, against tables that were read and frozen (see `tests.prose.gold`)."""

import pytest

from tests.prose.gold import TABLES, path
from tests.prose.support import CODES


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("kind", TABLES)
def test_every_phrase_is_as_in_the_frozen_table(kind: str, code: str) -> None:
    assert list(TABLES[kind](code)) == path(kind, code).read_text(encoding="utf-8").splitlines()
