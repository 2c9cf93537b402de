"""Opponents. A bot gets what its seat may see and answers with one of the actions that it is offered."""

from landsraad.bots.base import USUAL_BOT, Bot, BotError, bot_names, make_bot, make_bots

__all__ = ["USUAL_BOT", "Bot", "BotError", "bot_names", "make_bot", "make_bots"]
