"""Every edge case that the language can say is named by a test; the others say what they wait for."""

import tomllib
from pathlib import Path

from tests.support.named import functions_of_tests, named_ids

CASES = tomllib.loads((Path(__file__).parent / "edge_cases.toml").read_text(encoding="utf-8"))["case"]


def test_each_case_is_told_once_and_whole():
    ids = [case["id"] for case in CASES]
    assert len(ids) == len(set(ids)) == 75
    for case in CASES:
        assert all(case[key] for key in ("given", "action", "verdict")), case["id"]
        assert case["status"] in ("tested", "later")
        assert case["status"] == "tested" or case["waits_for"], case["id"]


def test_every_case_that_can_be_said_today_is_named_by_a_test():
    assert [case["id"] for case in CASES if case["status"] == "tested" and case["id"] not in named_ids()] == []


def test_no_test_names_a_case_that_is_not_told():
    known = {case["id"] for case in CASES}
    assert {id for id in named_ids() if id.startswith("K") and "-" not in id} - known == set()


def test_a_case_that_waits_is_named_by_no_test():
    waiting = {case["id"] for case in CASES if case["status"] == "later"}
    assert waiting & named_ids() == set()


def test_ids_are_read_off_the_names_of_tests():
    assert functions_of_tests()["test_ids_are_read_off_the_names_of_tests"] == Path(__file__)
