"""Leaders that change during the game: a token on a training track, memories, a second side (R-241 to R-246)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.drawing import draw
from landsraad.engine.course.tray import add_lines, answer_visit
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import CARDS, DECK, DISCARD_PILE, INTRIGUE_CARDS, NOBODY, RECRUITS, SUPPLY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState


class Train(Node):
    """Move the token one space along the training track and take the reward there; at its end nothing (R-245, R-246).

    rewards   of the spaces, from the one after the start; nexts: by space, 0 being the start, those that follow it
    """

    picture = "leader/training"
    price = 2.0

    def __init__(self, rewards: list[Node], nexts: list[list[int]]) -> None:
        self.rewards = rewards
        self.nexts = nexts

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.CHOOSE]
        return [first + space - 1 for space in self.nexts[g.players[f.seat].training]] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        chosen: i64 = g.rules.actions.param[action]
        g.players[f.seat].training = chosen + 1
        note(g, "train", f.seat, f.source, chosen + 1)
        g.push(self.rewards[chosen], f.seat, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if self.nexts[g.players[seat].training] else Reason("condition", "fully_trained")

    def children(self) -> list[Node]:
        return self.rewards

    def parts(self) -> list[Node]:
        return []

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [[reward] for reward in self.rewards]

    def asks(self) -> str:
        return "train"


class Remember(Node):
    """A troop of the supply becomes a memory; with none in the supply nothing happens (R-244)."""

    picture = "pin/troop"
    price = 1.0
    pure = True
    gives: i64 = SUPPLY
    minds: i64 = RECRUITS | SUPPLY
    drafts: i64 = 1

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        if player.supply > 0:
            player.supply -= 1
            player.memories += 1
            note(g, "memory", f.seat, f.source, player.memories)
        return None


class RecallMemories(Node):
    """All memories go back to the supply, a card is drawn for each, and the leader turns its other side up (R-241)."""

    picture = "optional draw per_each pin/troop swap"
    price = 2.0
    optional = True
    gives: i64 = CARDS | SUPPLY
    minds: i64 = DECK | DISCARD_PILE

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        leader = player.leader
        assert leader is not None
        memories = player.memories
        player.supply += memories
        player.memories = 0
        other = g.rules.leaders[g.rules.leader_number(leader.other_side)]
        player.leader = other
        note(g, "other_side", f.seat, f.source, other.number)
        if memories > 0:
            draw(g, f.seat, memories, f.source)
        answer_visit(g, f.seat)
        return None


class RepeatSpace(Node):
    """The effects of the space that this turn's Agent was sent to come once more; not its Influence (R-243)."""

    picture = "repeat"
    price = 1.0
    gives: i64 = INTRIGUE_CARDS  # those of the space may be among its effects

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        space = g.rules.spaces[g.turn.space]
        note(g, "repeat_space", f.seat, f.source, space.number)
        add_lines(g, f.seat, g.rules.first_space + space.number, space.effects)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return Reason("not_now", "after_agent") if g.turn.space == NOBODY else None
