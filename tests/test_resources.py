from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from carioca_dsl import resources

ROOT = Path(__file__).resolve().parent.parent

REPORT = """
import json, carioca_dsl
from carioca_dsl import resources as r
print(json.dumps({
    "package": carioca_dsl.__file__,
    "version": carioca_dsl.__version__,
    "grammar": {name: r.grammar_text(name) for name in r.grammar_names()},
    "variants": {name: r.variant_text(name) for name in r.variant_names()},
}))
"""


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A made-up checkout, so that these tests do not depend on which variants are shipped."""
    (tmp_path / "carioca_dsl").mkdir()
    (tmp_path / "grammar" / "es").mkdir(parents=True)
    (tmp_path / "grammar" / "rules.lark").write_text("start: A", encoding="utf-8")
    (tmp_path / "grammar" / "es" / "labels.toml").write_text("corazón = '♥'", encoding="utf-8")
    (tmp_path / "variants").mkdir()
    (tmp_path / "variants" / "uruguay.carioca").write_text("game Uruguay", encoding="utf-8")
    (tmp_path / "variants" / "chile.carioca").write_text("game Chile\n", encoding="utf-8")
    (tmp_path / "variants" / ".#chile.carioca").write_text("an editor's lock", encoding="utf-8")
    (tmp_path / "variants" / "README.md").write_text("not a variant", encoding="utf-8")
    (tmp_path / "secret.carioca").write_text("outside", encoding="utf-8")
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "carioca_dsl")
    return tmp_path


def test_names_are_sorted_and_leave_out_what_is_no_variant(shipped: Path) -> None:
    assert resources.variant_names() == ("chile", "uruguay")
    assert resources.grammar_names() == ("es/labels.toml", "rules.lark")


def test_the_base_that_the_games_stand_on_is_none_of_them(shipped: Path) -> None:
    (shipped / "variants" / "family.carioca").write_text("", encoding="utf-8")
    assert resources.variant_names() == ("chile", "family", "uruguay")
    assert resources.game_names() == ("chile", "uruguay")


def test_where_nothing_is_shipped_there_are_no_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "carioca_dsl")
    assert (resources.variant_names(), resources.game_names(), resources.grammar_names()) == ((), (), ())


def test_texts_are_read_as_utf8(shipped: Path) -> None:
    assert resources.variant_text("chile") == "game Chile\n"
    assert resources.grammar_text("es/labels.toml") == "corazón = '♥'"


def test_an_installed_copy_goes_before_what_lies_beside_the_package(shipped: Path) -> None:
    data = shipped / "carioca_dsl" / "data" / "variants"
    data.mkdir(parents=True)
    (data / "peru.carioca").write_text("game Perú", encoding="utf-8")
    assert resources.variant_names() == ("peru",)
    assert resources.grammar_text("rules.lark") == "start: A"


@pytest.mark.parametrize("name", ["", ".", "chil", "Chile", "chile.carioca", "../secret", "README", "/etc/x"])
def test_only_listed_names_are_opened(shipped: Path, name: str) -> None:
    with pytest.raises(resources.UnknownResource) as caught:
        resources.variant_text(name)
    assert caught.value.name == name
    assert caught.value.known == ("chile", "uruguay")


def test_no_name_leaves_the_grammar_folder(shipped: Path) -> None:
    for name in ("../secret.carioca", "es/../rules.lark", "es", str(shipped / "grammar" / "rules.lark")):
        with pytest.raises(resources.UnknownResource):
            resources.grammar_text(name)


def test_unknown_resource_is_a_key_error_that_reads_well_and_can_be_pickled() -> None:
    error = resources.UnknownResource("variants", "chiel", ("chile",))
    assert isinstance(error, KeyError)
    assert str(error) == "no 'chiel' in variants"
    copy = pickle.loads(pickle.dumps(error))
    assert (copy.kind, copy.name, copy.known) == ("variants", "chiel", ("chile",))


def run(*command: str, cwd: Path, path: Path | None = None) -> str:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        env["PYTHONPATH"] = str(path)
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def checkout_texts() -> dict[str, dict[str, str]]:
    def texts(folder: Path, pattern: str) -> dict[str, str]:
        files = (path for path in sorted(folder.rglob(pattern)) if path.is_file())
        return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in files}

    variants = texts(ROOT / "variants", "*.carioca")
    return {
        "grammar": texts(ROOT / "grammar", "*"),
        "variants": {name.removesuffix(".carioca"): text for name, text in variants.items()},
    }


def report(tmp_path: Path, path: Path | None, *flags: str) -> dict[str, object]:
    result = json.loads(run(sys.executable, *flags, "-c", REPORT, cwd=tmp_path, path=path))
    assert isinstance(result, dict)
    return result


def test_the_editable_install_reads_the_checkout(tmp_path: Path) -> None:
    found = report(tmp_path, None)
    assert Path(str(found["package"])).is_relative_to(ROOT)
    assert {kind: found[kind] for kind in ("grammar", "variants")} == checkout_texts()


def test_a_plain_checkout_needs_no_installation_and_no_dependency(tmp_path: Path) -> None:
    found = report(tmp_path, ROOT, "-S")  # -S: no site-packages, so no editable install either
    assert Path(str(found["package"])).is_relative_to(ROOT)
    assert {kind: found[kind] for kind in ("grammar", "variants")} == checkout_texts()


@pytest.mark.slow
def test_a_wheel_built_from_the_sdist_carries_everything(tmp_path: Path) -> None:
    dist, wheels, site = tmp_path / "dist", tmp_path / "wheels", tmp_path / "site"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(dist), cwd=ROOT)
    (sdist,) = dist.glob("carioca-*.tar.gz")
    run(*pip, "wheel", str(sdist), "--no-deps", "--no-build-isolation", "-w", str(wheels), cwd=tmp_path)
    (wheel,) = wheels.glob("carioca-*.whl")
    run(*pip, "install", str(wheel), "--no-deps", "--target", str(site), cwd=tmp_path)

    found = report(tmp_path, site, "-S")
    assert Path(str(found["package"])).is_relative_to(site)
    assert {kind: found[kind] for kind in ("grammar", "variants")} == checkout_texts()
    assert (site / "carioca_dsl" / "py.typed").is_file()
    assert (site / "bin" / "carioca").is_file()
    assert list(site.glob(f"carioca-{found['version']}.dist-info/licenses/LICENSE"))
