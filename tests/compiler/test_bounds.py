"""However large or odd a file within the limits is, its diagnostics come in a bounded time."""

import time

import pytest

from carioca_dsl.compiler import compile_text, format_text
from carioca_dsl.resources import variant_text

HEAD = "carioca 1 en\nvariant x\n"
FILES = {
    "a line again and again": "deal\n" + "hand: 11 cards\n" * 4000,
    "unknown labels": "deal\n" + "".join(f"zzqw{n}: 11 cards\n" for n in range(4000)),
    "unknown headings": "".join(f"zzqw{n}\n" for n in range(4000)),
    "countless groups": "groups\n" + "".join(f"g{n}: A\n" for n in range(4000)) + "deck\nwild: g1, g3999\n",
    "a chain of kinds": "".join(f"meld k{n}\nlike: k{n - 1}\n" for n in range(4000)),
    "kinds in a circle": "meld a\nlike: b\nmeld b\nlike: a\nrounds\n1: 1 a, 2 b\n",
    "countless players": "example e\n" + "".join(f"p{n} draws: stock\n" for n in range(4000)),
    "a name like a sentence": f"meld {'a ' * 500}\nlike: set\nrounds\n" + f"1: 1 {'a ' * 900}\n" * 50,
    "an example that does not end": "example e\nana holds: 8♠ 8♥\n" + "ana draws: stock -> refused\n" * 4000,
    "countless options": "options\n" + "".join(f'o{n}: "x"\n' for n in range(6000)),
    "countless rounds": "rounds\n" + "".join(f"{n}: 2 sets\n" for n in range(6000)),
    "a contract that does not end": "rounds\n" + f"1: {'1 set, ' * 240}1 run\n" * 50,
}


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_a_large_file_is_answered_in_time(name: str) -> None:
    start = time.process_time()
    compile_text(HEAD + FILES[name], "f", lambda parent: None)
    assert time.process_time() - start < 10


@pytest.mark.slow
@pytest.mark.parametrize("name", ["a line again and again", "an example that does not end", "countless options"])
def test_a_large_file_is_formatted_in_time(name: str) -> None:
    start = time.process_time()
    format_text(HEAD + FILES[name], "f", lambda parent: None)
    assert time.process_time() - start < 20


@pytest.mark.slow
def test_printed_numbers_are_compared_in_time() -> None:
    text = variant_text("argentina")
    many = text.replace("  expect: A♠", "  expect: K♠ = 10 points\n" * 4000 + "  expect: A♠")
    start = time.process_time()
    compile_text(many, "f", lambda parent: variant_text(parent))
    assert many != text
    assert time.process_time() - start < 10
