"""The prose of the rules: facts → plan → sentences → layout.

* `facts` read the rules and say nothing: each is the content of one sentence, free of any language.
* The plan puts them into chapters and paragraphs, the same for every language.
* A language (`language`, `languages`) has a lexicon, a phrase layer and a folder of sentences: Jinja2 macros, one for
  each fact, named after it. A macro whose name joins those of neighbours (``way_round__next_dealer``), or ends in
  ``__many`` for several facts of one kind, tells them together; where it comes out empty, each has its own sentence.
* Layouts know no language.

What other rooms call: `rulebook.rulebook`, `site.pages`, `difference_book.compare`, `book.speech_for`,
`reasons.reason_text`, `telling.tell`.
This module imports none of them, so that a command that needs one sentence does not load a whole book.
"""
