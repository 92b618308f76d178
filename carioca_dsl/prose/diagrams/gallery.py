"""The contracts of all rounds, each as it may lie on the table."""

from carioca_dsl.melds import melds_of
from carioca_dsl.model import RoundRules
from carioca_dsl.prose.diagrams.melds import meld_picture
from carioca_dsl.prose.diagrams.pictures import Figure, Gallery
from carioca_dsl.prose.diagrams.specimens import specimen
from carioca_dsl.prose.facts import Cases
from carioca_dsl.prose.facts.contracts import Contracts, usual_contract
from carioca_dsl.prose.speech import Speech


def contract_gallery(cases: Cases, speech: Speech) -> Gallery | None:
    """A figure for each alternative of each contract; nothing where none can be drawn."""
    figures = tuple(figure for entry in cases.rules.rounds for figure in _figures(entry, speech))
    return Gallery(Contracts.key(), figures) if figures else None


def _figures(entry: RoundRules, speech: Speech) -> list[Figure]:
    made = []
    room = melds_of(entry)
    for combination, named in zip(entry.contract, usual_contract(entry), strict=True):
        melds = specimen(entry, combination)
        if melds:
            title = f"{entry.number}. {speech.phrase('text_contract', (named,))}"
            made.append(Figure(title, tuple(meld_picture(meld, room, speech.phrases) for meld in melds)))
    return made
