"""What players ask at every table, answered by the judge on a small situation, with the rule that decides.

`situations` lays out a table, `cases` asks the judge, `chapter` says it. No answer is written down anywhere.
"""
