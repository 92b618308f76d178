"""Thousands of matches between bots, and what came of them."""

from carioca_dsl.simulate.played import Game
from carioca_dsl.simulate.result import Result, RoundResult, SeatResult
from carioca_dsl.simulate.run import simulate
from carioca_dsl.simulate.side_by_side import LostProcess

__all__ = ["Game", "LostProcess", "Result", "RoundResult", "SeatResult", "simulate"]
