"""Bots: players that see only their view and play through the one judge."""

from carioca_dsl.bots.bot import Bot
from carioca_dsl.bots.greedy_bot import GreedyBot
from carioca_dsl.bots.random_bot import RandomBot
from carioca_dsl.bots.strong_bot import StrongBot
from carioca_dsl.bots.table import BOTS, UnknownBot, make_bot, play_out

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "StrongBot", "UnknownBot", "make_bot", "play_out"]
