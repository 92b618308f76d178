"""What a stranger's text may not show is the same everywhere: on the screen, in messages, in prose, in a rule file."""

import subprocess
import sys

import pytest

from carioca_dsl import diagnostics
from carioca_dsl.cli.screen import Screen, harmless
from carioca_dsl.prose import inline
from carioca_dsl.signs import is_hidden
from carioca_dsl.syntax import read_lines

_BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
_OTHERS = "\x00\x07\x1b\x7f\x85\x9b\xad\u200b\u200d\u2028\u2029\u2060\ufeff\ue000\uf8ff\U000e0041\udce9"
_SEEN = "aé8♠★…«»’ \u00a0\u202f😀\u0301"


@pytest.mark.parametrize("sign", [*_BIDI, *_OTHERS])
def test_what_is_hidden_is_hidden_everywhere(sign: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = f"a{sign}b"
    assert is_hidden(sign)
    assert harmless(text) == "a\ufffdb"
    assert diagnostics.clean(text) == "ab"
    assert inline.clean(text) == ("a b" if sign.isspace() else "ab")
    code = "W0112" if sign.isspace() else "W0116"
    assert [problem.code for problem in read_lines(f'en: "{text}"', "f")[1]] == [code]
    Screen().note(text)
    assert capsys.readouterr().err == "a\ufffdb\n"


def test_what_is_seen_stays(capsys: pytest.CaptureFixture[str]) -> None:
    assert not any(map(is_hidden, _SEEN))
    assert harmless(_SEEN) == diagnostics.clean(_SEEN) == inline.clean(_SEEN) == _SEEN
    Screen().note(f"\x1b[31m{_SEEN}\x1b[0m\n\tmore")
    assert capsys.readouterr().err == f"\x1b[31m{_SEEN}\x1b[0m\n\tmore\n"


def test_who_shows_nothing_of_a_stranger_loads_no_other_room() -> None:
    code = "import sys, carioca_dsl.signs; print(sorted(one for one in sys.modules if one.startswith('carioca_dsl.')))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert ran.stdout == "['carioca_dsl.signs']\n"
