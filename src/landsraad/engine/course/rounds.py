"""The round and its short phases: Round Start, Makers, Recall (B-23 to B-26, B-126 to B-129)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.drawing import draw
from landsraad.engine.base.troops import deploy_from_supply
from landsraad.engine.course.combat import leave_conflict
from landsraad.engine.course.rivals import rivals_exchange, swordmasters_arrive
from landsraad.engine.course.spaces import give_mentat
from landsraad.engine.ix.dreadnoughts import controller
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.terms import ENDGAME, EPIC, GO_TO_11, MAKERS, NOBODY, RECALL, ROUND_START
from landsraad.engine.state.state import PERSONS_WITH_STARTING_VP
from landsraad.engine.teams.commanders import dismiss_swordmasters

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState

HAND_SIZE: Final = 5
VP_TO_END: Final = 10  # B-128
VP_TO_END_EPIC: Final = 12
AGENTS: Final = 2  # B-16


class RoundStart(Node):
    """Reveal the Conflict and lay out the phases of the round (B-24); Rivals defend what they control (B-204)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        rules = g.rules
        g.phase = ROUND_START
        begin_round(g)
        g.push(rules.steps.recall, g.first_player, rules.setup_source)
        g.push(rules.steps.makers, g.first_player, rules.setup_source)
        if rules.losers_cards:
            g.push(rules.steps.lost_cards, g.first_player, rules.setup_source)
        for step in (
            rules.steps.won_cards,
            rules.steps.troops_home,
            rules.steps.take_control,
            rules.steps.resolve_combat,
            rules.steps.concede,
            rules.steps.combat_cards,
            rules.steps.rival_swords,
            rules.steps.player_turns,
            rules.steps.round_tiles,
            rules.steps.draw_hands,
        ):
            g.push(step, g.first_player, rules.setup_source)
        space = rules.conflicts[g.conflict].space
        if space >= 0:
            holder = controller(g, space)
            if holder != NOBODY and g.players[holder].supply > 0:
                if g.is_automated(holder):
                    deploy_from_supply(g, holder, 1, rules.first_space + space)
                else:
                    g.push(rules.steps.defend, holder, rules.first_space + space)
        return None


def begin_round(g: GameState) -> None:
    """Reveal the next Conflict; the Mentat serves, third Agents arrive, saved spice may be exchanged."""
    source = g.rules.setup_source
    g.round += 1
    if g.conflict != NOBODY:
        g.conflicts_past = (*g.conflicts_past, int(g.conflict))
    g.conflict = g.conflict_deck[-1]
    g.conflict_deck = g.conflict_deck[:-1]
    g.winner = NOBODY
    g.reveals = 0
    g.fixed += 1
    note(g, "round", NOBODY, source, g.round)
    note(g, "conflict", NOBODY, g.rules.first_conflict + g.conflict, g.conflict)
    if g.mentat_promised != NOBODY:
        give_mentat(g, g.mentat_promised, source)
        g.mentat_promised = NOBODY
    swordmasters_arrive(g)
    rivals_exchange(g)


class Defend(Node):
    """The controller of the space that is fought for may deploy 1 troop from the supply (B-25)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        return [g.rules.actions.action(actions.ACCEPT), g.rules.actions.action(actions.DECLINE)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.ACCEPT:
            deploy_from_supply(g, f.seat, 1, f.source)

    def asks(self) -> str:
        return "defend"


class DrawHands(Node):
    """Everybody draws five cards, on top of what was left in hand (B-26, R-001)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        for seat in g.turn_order():
            if not g.is_automated(seat):
                draw(g, seat, HAND_SIZE, f.source)
        return None


class MakersPhase(Node):
    """Each Maker space without an Agent gets 1 bonus spice (B-126)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.phase = MAKERS
        agents: i64 = 0
        for player in g.players:
            agents |= player.spaces
        spice = list(g.bonus_spice)
        for maker in g.rules.makers:
            if not (agents >> maker.number) & 1:
                spice[maker.maker_index] += 1
                note(g, "bonus_spice", NOBODY, g.rules.first_space + maker.number, maker.number)
        g.bonus_spice = tuple(spice)
        return None


def vp_to_end(g: GameState) -> i64:
    """The Victory Points that end the game (B-128, R-194).

    "Go to 11" is one more, where four do not begin one lower for it; the epic game keeps its goal (IM-54, IM-55).
    """
    if EPIC in g.rules.variants:
        return VP_TO_END_EPIC
    further = GO_TO_11 in g.rules.variants and g.persons < PERSONS_WITH_STARTING_VP
    return VP_TO_END + 1 if further else VP_TO_END


class Recall(Node):
    """End the game, or take the Agents and the Mentat back and begin the next round (B-128, B-129)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.phase = RECALL
        goal = vp_to_end(g)
        if not g.conflict_deck or any(player.vp >= goal for player in g.players):
            g.phase = ENDGAME
            note(g, "endgame_phase", NOBODY, f.source)
            g.push(g.rules.steps.final_score, g.first_player, f.source)
            g.push(g.rules.steps.final_tiles, g.first_player, f.source)
            g.push(g.rules.steps.endgame_cards, g.first_player, f.source)
            return None
        recall_agents(g)
        note(g, "recall_phase", g.first_player, f.source)
        g.push(g.rules.steps.round_start, g.first_player, f.source)
        return None


def recall_agents(g: GameState) -> None:
    """Take the Agents and the Mentat back; the First Player marker moves on (B-129)."""
    leave_conflict(g)  # what came there after the Combat, from a card that unloads, fights in no other
    for player in g.players:
        player.spaces = 0
        player.persuasion = 0
        player.agents = AGENTS + 1 if player.swordmaster else AGENTS
        player.revealed_at = 0
        player.turns = 0
        player.promises = ()
    dismiss_swordmasters(g)
    g.mentat = NOBODY
    holders = len(g.players) if g.is_solo() else g.persons  # House Hagal never holds the marker
    g.first_player = (g.first_player + 1) % holders
