"""What is played with the companion, and the engine's state from which that begins."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Final

from landsraad.companion.errors import CompanionError
from landsraad.content import setup as games
from landsraad.content.base.hagal import ONE_PERSON, TWO_PERSONS
from landsraad.content.registry import DIFFICULTIES, rivals_of, tech_of
from landsraad.engine.course.rounds import begin_round
from landsraad.engine.course.setup import RANDOM, TECH_STACKS, new_state
from landsraad.engine.machine.rng import LOW_WORD, MULTIPLIER, Rng
from landsraad.engine.machine.terms import PLAYER_TURNS
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import GameState

# Those with House Hagal, or with Rivals that have leaders; then those whose Rivals have cards, by themselves and with
# tech tiles. What else is mixed in changes nothing for them.
SETS: Final = (
    *(boxes for boxes in games.box_sets() if 1 in games.players_of(boxes) and not rivals_of(boxes)),
    *(boxes for boxes in games.box_sets() if len(boxes) == 1 and rivals_of(boxes)),
    *(boxes for boxes in games.box_sets() if len(boxes) == 2 and rivals_of(boxes) and tech_of(boxes)),
)
# Variants that touch what the companion knows.
VARIANTS: Final = ("epic", "escalation", "expert_deployment", "smart_politics", "streamlined")
OF_IX: Final = ("epic", "escalation")
NO_TILES: Final = ((),) * TECH_STACKS  # which tiles lie open is told when a Rival buys


@dataclass(frozen=True)
class Setup:
    """What is played.

    players      persons: 1 (two Rivals) or 2 (House Hagal; with Uprising one Rival)
    difficulty   of the solo game; "" with two persons
    boxes        the boxes in use
    leaders      of the two Rivals of the solo game, with Uprising the cards of all Rivals; empty with House Hagal
    seed         the first state of the generator, a number in words; "" for a random one
    epic         the epic game of Rise of Ix (R-194)
    escalation   Brutal Escalation: more cards for the Rivals' swords in the last Conflicts
    expert_deployment, smart_politics, streamlined   variants of Uprising's Rivals
    scores       the persons' Influence and Victory Points are kept here, too, and not asked for
    """

    players: int = ONE_PERSON
    difficulty: str = ""
    boxes: list[str] = field(default_factory=lambda: ["base"])
    leaders: list[str] = field(default_factory=list)
    seed: str = ""
    epic: bool = False
    escalation: bool = False
    expert_deployment: bool = False
    smart_politics: bool = False
    streamlined: bool = False
    scores: bool = False


def possible_leaders(boxes: tuple[str, ...]) -> list[str]:
    """The leaders that a Rival may have; the Rivals themselves where they have cards."""
    cards = [rival.id for rival in rivals_of(boxes)]
    return cards or [
        leader.id for leader in games.Setup(players=ONE_PERSON, boxes=boxes).rules().leaders if leader.may_be_rival
    ]


def variants_for(boxes: tuple[str, ...], players: int) -> list[str]:
    """The variants that can be played."""
    return [id for id in VARIANTS if games.VARIANTS[id].fits(boxes, players)]


def rivals_in(boxes: tuple[str, ...], players: int) -> int:
    """How many Rivals with a leader or a card play along."""
    return games.Setup(players=players, boxes=boxes).rivals()


def drawn_leaders(setup: Setup) -> list[str]:
    """The leaders of a setup, those left open by lot."""
    if "" not in setup.leaders or tuple(setup.boxes) not in SETS:
        return setup.leaders
    left = [leader for leader in possible_leaders(tuple(setup.boxes)) if leader not in setup.leaders]
    if setup.streamlined:
        left = [rival.id for rival in rivals_of(tuple(setup.boxes)) if rival.streamlined]
    random.SystemRandom().shuffle(left)
    return [leader or (left.pop() if left else "") for leader in setup.leaders]


def rules_of(setup: Setup) -> Rules:
    """The rules of a setup; raises CompanionError where it cannot be played."""
    boxes = tuple(setup.boxes)
    if boxes not in SETS:
        raise CompanionError("no_box", what=", ".join(boxes), known="; ".join(", ".join(known) for known in SETS))
    if setup.players not in (ONE_PERSON, TWO_PERSONS):
        raise CompanionError("players", n=setup.players)
    _check_persons(setup, boxes)
    if not setup.seed.isascii() or not setup.seed.isdecimal() or not _fits(setup.seed):
        raise CompanionError("seed", what=setup.seed[:30])
    return games.Setup(
        players=setup.players,
        boxes=boxes,
        difficulty=setup.difficulty,
        rival_leaders=tuple(setup.leaders),
        **{id: getattr(setup, id) for id in VARIANTS},
    ).rules()


def _check_persons(setup: Setup, boxes: tuple[str, ...]) -> None:
    for id in VARIANTS:
        variant = games.VARIANTS[id]
        if getattr(setup, id) and variant.missing(boxes, ONE_PERSON):
            raise CompanionError("needs_ix" if id in OF_IX else "needs_uprising", what=id)
        if getattr(setup, id) and not variant.fits(boxes, setup.players):
            raise CompanionError("two_persons")
    if setup.players == ONE_PERSON and setup.difficulty not in DIFFICULTIES:
        raise CompanionError("no_level", what=setup.difficulty, known=", ".join(DIFFICULTIES))
    rivals = rivals_in(boxes, setup.players)
    if setup.players == TWO_PERSONS and (setup.difficulty or (setup.leaders and not rivals)):
        raise CompanionError("two_persons")
    _check_rivals(setup, boxes, rivals)


def _check_rivals(setup: Setup, boxes: tuple[str, ...], rivals: int) -> None:
    known = possible_leaders(boxes)
    for leader in setup.leaders:
        if leader not in known:
            raise CompanionError("no_leader", what=leader, known=", ".join(known))
    if len(setup.leaders) != rivals or len(set(setup.leaders)) != rivals:
        raise CompanionError("leaders", n=rivals)
    fit = [rival.id for rival in rivals_of(boxes) if rival.streamlined]
    if setup.streamlined and not set(setup.leaders) <= set(fit):
        raise CompanionError("no_leader", what=", ".join(setup.leaders), known=", ".join(fit))


def _fits(seed: str) -> bool:
    return len(seed) < 20 and 0 < int(seed) < MULTIPLIER * (LOW_WORD + 1) - 1


def first_state(setup: Setup, rules: Rules) -> GameState:
    """The engine's game in its first round. Of the persons' things only what is told about them is ever looked at.

    The seed is the state of the generator that shuffles the House Hagal deck, so that saved games go on.
    """
    g = new_state(rules, setup.players, [], RANDOM, setup.seed, setup.leaders)
    g.stack = []
    g.chance = None
    for person in g.players[: setup.players]:
        person.leader = None  # what it does is their own matter
    g.rng = Rng(int(setup.seed))
    g.hagal_deck = g.rng.shuffled(tuple(sorted(g.hagal_deck)))
    g.tech_gone = ()
    g.tech_stacks = NO_TILES if rules.tech else ()
    begin_round(g)
    g.phase = PLAYER_TURNS
    return g
