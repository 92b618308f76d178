"""``python -m carioca_dsl`` is the command ``carioca``."""

from carioca_dsl.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
