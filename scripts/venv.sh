# Read by the other scripts (`. scripts/venv.sh`), from the top of the checkout: makes .venv and
# installs into it. POSIX sh.

fail() {
    echo "$0: $*" >&2
    exit 1
}

new_enough='import sys; sys.exit(sys.version_info < (3, 11))'

find_python() {
    for candidate in ${PYTHON:+"$PYTHON"} python3 python3.13 python3.12 python3.11; do
        if "$candidate" -c "$new_enough" >/dev/null 2>&1; then
            echo "$candidate"
            return
        fi
    done
    return 1
}

make_venv() {
    python=$(find_python) ||
        fail "needs Python 3.11 or newer, and found none; name one with PYTHON=/path/to/python3"
    "$python" -c 'import ensurepip, venv' >/dev/null 2>&1 ||
        fail "$python cannot make virtual environments: its ensurepip or venv module is missing" \
            "(on Debian and Ubuntu: apt install python3-venv)"
    echo "making .venv with $python"
    "$python" -m venv .venv || fail "$python -m venv failed"
}

# ensure_venv run|dev|compiled: the package alone, with the tools that check it, or with those that compile it
ensure_venv() {
    # The stamps hold what an installation depends on. The path is part of it: an editable install
    # points at its checkout, so a moved checkout needs a new one.
    want="$(pwd) $(cksum <pyproject.toml)"
    for stamp in ".venv/carioca-$1.stamp" .venv/carioca-dev.stamp; do
        if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$want" ] && .venv/bin/python -c '' 2>/dev/null; then
            return
        fi
    done
    # an interrupted run leaves an environment without pip, a moved checkout one with stale paths
    if ! .venv/bin/python -c "import pip; $new_enough" >/dev/null 2>&1 ||
        ! grep -qF "$(pwd)/.venv" .venv/bin/activate 2>/dev/null; then
        [ -d .venv ] && echo "the .venv here does not work: making it again"
        rm -rf .venv
        make_venv
    fi
    if [ "$1" = run ]; then what=.; else what=".[$1]"; fi
    echo "installing $what into .venv"
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable "$what" ||
        fail "the installation failed (see above)"
    printf '%s\n' "$want" >".venv/carioca-$1.stamp"
}
