"""Cards drawn: what a contract looks like, and what lies on the table after a move.

`pictures` says what is to be seen, and knows no format; `specimens` and `moves` find it, in the model and in the
engine's events; `svg` draws it.
"""
