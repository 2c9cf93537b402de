"""How older records answer newer questions: what the rules that a record was played by did without asking.

A record says what was chosen. Later rules may ask for something that went by itself when the record was made; then the
record has no answer, and the game is led on as it went in those days. Each entry of `ANSWERS` stands for what a version
of the rules began to ask, so that a record of any version is led through all that came after it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final

from landsraad.engine.course.tray import row_action
from landsraad.engine.game import Game
from landsraad.engine.ix.dreadnoughts import Commission
from landsraad.engine.machine.actions import ACCEPT, END_TURN, FAMILY_NAMES, PLAY, REVEAL
from landsraad.engine.machine.compose import May

TAKE_PLAIN: Final = "take_plain"  # takes what is left of the effects without a choice
NEXT_TURN: Final = (FAMILY_NAMES[PLAY], FAMILY_NAMES[REVEAL], FAMILY_NAMES[END_TURN])

# Kinds of decisions in which the first rules asked for a lone choice, too, while the seat held Intrigue cards.
ASKED_OF_HOLDERS: Final = ("agent_effects", "reveal_effects", "combat", "when_won")

# Given a game and the recorded actions still to come: the action that nobody was asked for, None where somebody was.
Answer = Callable[[Game, Sequence[str]], str | None]


def plain_effects_at_once(game: Game, ahead: Sequence[str]) -> str | None:
    """Effects without a choice came by themselves, at once where their order could not matter.

    Each version of the rules says anew where it matters. What waits here came after the effects beside it that the
    record names, and before whatever cannot be done without it; what the record names itself came in its place.
    """
    g = game.state
    legal = game.legal_actions()
    due = ahead[0] if ahead else ""
    if TAKE_PLAIN in legal:
        return None if due == TAKE_PLAIN else TAKE_PLAIN
    named = set(takewhile(lambda action: action.split(":")[0] not in NEXT_TURN, ahead))
    rows = {g.rules.actions.texts[row_action(g, row)]: row.node for row in g.tray}
    if due in legal and not named.isdisjoint(rows):
        return None
    waiting = [text for text, node in rows.items() if node.pure and not node.late and text not in named]
    return next((text for text in waiting if text in legal), None)


def lone_choice_unasked(game: Game, _ahead: Sequence[str]) -> str | None:
    """A choice of one was made unasked, but for those who held Plot or Combat cards or wanted to end turns themselves.

    Effects that wait for the end of the turn could not be chosen earlier, and there was no `take_plain`. In an Agent
    turn an effect that had to be resolved came, where it was the only one, before abilities and deployment.
    """
    g = game.state
    if not g.options:
        return None
    frame = g.stack[-1]
    kind = frame.node.asks()
    if (frame.node.ends_turn and g.asks_ends) or (kind in ASKED_OF_HOLDERS and g.players[frame.seat].intrigue):
        return None
    texts = g.rules.actions.texts
    late = [texts[row_action(g, row)] for row in g.tray if row.node.late]
    offered = [text for text in game.legal_actions() if text not in (TAKE_PLAIN, *late)]
    if kind == "agent_effects" and FAMILY_NAMES[END_TURN] not in offered:
        rows = [texts[row_action(g, row)] for row in g.tray]
        offered = [text for text in offered if text in rows]
    return offered[0] if len(offered) == 1 else None


def dreadnought_unasked(game: Game, _ahead: Sequence[str]) -> str | None:
    """Whoever acquired a card that commissions a dreadnought could not decline it."""
    g = game.state
    node = g.stack[-1].node if g.options else None
    return FAMILY_NAMES[ACCEPT] if isinstance(node, May) and isinstance(node.effect, Commission) else None


# The version of the rules that began to ask, and what older ones did.
ANSWERS: Final[tuple[tuple[int, Answer], ...]] = (
    (2, plain_effects_at_once),
    (2, lone_choice_unasked),
    (2, dreadnought_unasked),
)


def lead_on(game: Game, ahead: Sequence[str], rules: int) -> None:
    """Take what rules of this version did not ask for, until the first of the actions that lie ahead is due."""
    while (answer := _answer(game, ahead, rules)) is not None:
        game.play(answer)


def _answer(game: Game, ahead: Sequence[str], rules: int) -> str | None:
    for since, answer in ANSWERS:
        if rules < since:
            found = answer(game, ahead)
            if found is not None:
                return found
    return None
