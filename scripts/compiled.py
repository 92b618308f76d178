"""Makes a copy of the package in which what plays and judges is compiled: the same sources, the same play, less time.

The copy lies in `.compiled`, and is made anew when a source has changed; first on `PYTHONPATH`, it is what is run.
There is one engine and one judge: compiled, they are no second ones.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("carioca_dsl", "grammar", "variants")
MODULES = {
    "bots": "further greedy_bot named_plans near needs plans random_bot swaps table worth",
    "engine": "candidates chance deal drawing exhausted judge match on_the_table progress propose remembered state "
    "step stepping view",
    "engine/checks": "case discarding drawing general laying_off opening swapping",
    "melds": "alike apart by_rules contract meld placing readings room swapping",
    "melds/lookups": "answers planes proposals run_table satisfiable set_table",
}
"""What a turn passes through, by rooms. Compiling the rest as well takes long and gains nothing."""
STAMP = "made-from.txt"
HINT = (
    "it takes a C compiler and the headers of Python (on Debian and Ubuntu: apt install gcc python3-dev);\n"
    "without them `carioca` plays the same, only more slowly"
)


def main() -> int:
    """0, or 1 if the copy cannot be made."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--into", type=Path, default=ROOT / ".compiled", help="the folder of the copy")
    parser.add_argument("--only", action="append", help="compile this module alone, as engine/judge; may be repeated")
    parser.add_argument("--in-place", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    modules = options.only or [f"{room}/{name}" for room, names in MODULES.items() for name in names.split()]
    if options.in_place:
        compile_here(modules)
        return 0
    stamp = stamp_of(modules)
    there = options.into / STAMP
    if there.is_file() and there.read_text(encoding="utf-8") == stamp:
        return 0
    return make(options.into, modules, stamp)


def stamp_of(modules: list[str]) -> str:
    """What the copy is made from: another stamp, another copy."""
    known = hashlib.sha256(f"{sys.version} {modules}".encode())
    for folder in COPIED:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                known.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return known.hexdigest() + "\n"


def lacking() -> str | None:
    """What nothing can be compiled without, and is not here."""
    if shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]) is None:
        return "is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "are no headers of Python"
    return None


def make(into: Path, modules: list[str], stamp: str) -> int:
    """Make the copy beside its place, and then put it there."""
    missing = lacking()
    if missing:
        print(f"compiled: there {missing} here: {HINT}", file=sys.stderr)
        return 1
    into.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".compiled-", dir=into.parent) as scratch:
        work, log = Path(scratch) / "copy", Path(scratch) / "log.txt"
        for folder in COPIED:
            shutil.copytree(ROOT / folder, work / folder, ignore=shutil.ignore_patterns("__pycache__"))
        print(f"compiling {len(modules)} modules into {into.name}: once, until a source changes", file=sys.stderr)
        only = [part for module in modules for part in ("--only", module)]
        with log.open("wb") as told:
            command = [sys.executable, __file__, "--in-place", *only]
            done = subprocess.run(command, cwd=work, stdout=told, stderr=subprocess.STDOUT, check=False)
        if done.returncode:
            print(*log.read_text(encoding="utf-8", errors="replace").splitlines()[-12:], sep="\n", file=sys.stderr)
            print(f"compiled: this could not be compiled: {HINT}", file=sys.stderr)
            return 1
        (work / STAMP).write_text(stamp, encoding="utf-8")
        if into.exists():
            into.rename(Path(scratch) / "old")
        work.rename(into)
    return 0


def compile_here(modules: list[str]) -> None:
    """Compile modules of the package in the current folder, each beside its source."""
    from Cython.Build import cythonize
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.environ["CFLAGS"] = f"-O2 -g0 {os.environ.get('CFLAGS', '')}"
    sources = [f"carioca_dsl/{module}.py" for module in modules]
    # Hints of types say what Python means by them, and an integer of C has an end.
    found = cythonize(sources, language_level=3, compiler_directives={"annotation_typing": False})
    command = build_ext(Distribution({"name": "carioca", "packages": [], "ext_modules": found}))
    command.inplace = True
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    shutil.rmtree("build", ignore_errors=True)
    for source in sources:
        Path(source).with_suffix(".c").unlink()


if __name__ == "__main__":
    sys.exit(main())
