from pathlib import Path

import pytest

from carioca_dsl.files import LIMIT, FileProblem, read_text


def problem(path: Path | str) -> FileProblem:
    with pytest.raises(FileProblem) as caught:
        read_text(path)
    return caught.value


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert problem(tmp_path / "no.carioca").kind == "missing"
    assert "no.carioca" in str(problem(tmp_path / "no.carioca"))


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    assert problem(tmp_path).kind == "folder"


def test_bytes_that_are_no_utf_8(tmp_path: Path) -> None:
    (tmp_path / "latin.carioca").write_bytes("título".encode("latin-1"))
    assert problem(tmp_path / "latin.carioca").kind == "not text"


def test_a_text_with_nul_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "nul").write_bytes(b"carioca 1\0")
    assert problem(tmp_path / "nul").kind == "not text"


def test_one_byte_over_the_limit_is_too_big(tmp_path: Path) -> None:
    (tmp_path / "fits").write_bytes(b"a" * LIMIT)
    (tmp_path / "over").write_bytes(b"a" * (LIMIT + 1))
    assert len(read_text(tmp_path / "fits")) == LIMIT
    assert problem(tmp_path / "over").kind == "too big"


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, "", "\ud800", "a/b/c\n\x1b[31m"])
def test_impossible_names_are_missing_files(name: str) -> None:
    found = problem(name)
    assert found.kind in {"missing", "folder"}
    assert str(found).isprintable()


def test_line_ends_and_byte_order_mark_are_the_editors_business(tmp_path: Path) -> None:
    (tmp_path / "dos").write_bytes(b"\xef\xbb\xbfone\r\ntwo\rthree\n")
    assert read_text(tmp_path / "dos") == "one\ntwo\nthree\n"
