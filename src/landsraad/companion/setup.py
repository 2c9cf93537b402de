"""What is played with the companion, and the engine's state from which that begins."""

from __future__ import annotations

import random
import secrets
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Final

from landsraad.companion.errors import CompanionError
from landsraad.content import setup as games
from landsraad.content.base.hagal import ONE_PERSON, TWO_PERSONS
from landsraad.content.registry import DIFFICULTIES, rivals_of
from landsraad.engine.course.rounds import begin_round
from landsraad.engine.course.setup import RANDOM, TECH_STACKS, new_state
from landsraad.engine.machine.rng import LOW_WORD, MULTIPLIER, Rng
from landsraad.engine.machine.terms import NOBODY, PLAYER_TURNS
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import GameState
from landsraad.mistakes import Mistake
from landsraad.names import NAME_LENGTH, clean_name, distinct

SETS: Final = tuple(games.box_sets())
# Variants that touch what the companion knows.
VARIANTS: Final = (
    *("epic", "escalation", "expert_deployment", "smart_politics", "streamlined"),
    *("old_conflicts", "recommended", "go_to_11"),
)
OF_IX: Final = ("epic", "escalation")
OF_ONE: Final = ("escalation",)
NO_TILES: Final = ((),) * TECH_STACKS  # which tiles lie open is told when a Rival buys


@dataclass(frozen=True)
class Setup:
    """What is played.

    players      persons: 1 (two Rivals), 2 (House Hagal; with Uprising one Rival), or 3, 4 and 6 by themselves
    difficulty   of the solo game; "" with more persons
    boxes        the boxes in use
    leaders      of the two Rivals of the solo game, with Uprising the cards of all Rivals; empty with House Hagal;
                 of persons by themselves theirs, clockwise
    seed         the first state of the generator, a number in words; "" for a random one
    epic         the epic game of Rise of Ix (R-194)
    escalation   Brutal Escalation: more cards for the Rivals' swords in the last Conflicts
    expert_deployment, smart_politics, streamlined   variants of Uprising's Rivals
    old_conflicts  Uprising also takes the Conflict cards of the other boxes
    recommended  leaders by lot suit their team
    go_to_11     a game of Immortality to 11 VP (IM-54)
    scores       the persons' Influence and Victory Points are kept here, too, and not asked for
    people       what the persons are called, by seat; "" or nothing for one without a name
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
    old_conflicts: bool = False
    recommended: bool = False
    go_to_11: bool = False
    scores: bool = False
    people: list[str] = field(default_factory=list)

    @property
    def has_rivals(self) -> bool:
        """Do Rivals or House Hagal play along? Persons by themselves always have their scores kept."""
        return self.players <= TWO_PERSONS

    @property
    def keeps_scores(self) -> bool:
        """Are the persons' Influence and Victory Points kept?"""
        return self.scores or not self.has_rivals

    def called(self, person: int) -> str:
        """What a person (from 1) is called, "" without a name."""
        return self.people[person - 1] if 0 < person <= len(self.people) else ""

    def game(self) -> games.Setup:
        """The game that is played on the board."""
        leaders = tuple(self.leaders)
        return games.Setup(
            players=self.players,
            boxes=tuple(self.boxes),
            difficulty=self.difficulty,
            leaders=() if self.has_rivals else leaders,
            rival_leaders=leaders if self.has_rivals else (),
            **{id: getattr(self, id) for id in VARIANTS},
        )


def possible_leaders(boxes: tuple[str, ...]) -> list[str]:
    """The leaders that a Rival may have; the Rivals themselves where they have cards."""
    cards = [rival.id for rival in rivals_of(boxes)]
    return cards or [
        leader.id for leader in games.Setup(players=ONE_PERSON, boxes=boxes).rules().leaders if leader.may_be_rival
    ]


def leaders_of_people(boxes: tuple[str, ...], players: int) -> list[str]:
    """The leaders among whom persons by themselves choose; Commanders are not chosen."""
    rules = games.Setup(players=players, boxes=boxes).rules()
    return [one.id for one in rules.leaders if not one.is_back and one.id not in _commanders(rules)]


def commanders_of(boxes: tuple[str, ...], players: int) -> list[str]:
    """By seat: the Commander who sits there, "" for others; empty without teams."""
    return _commanders(games.Setup(players=players, boxes=boxes).rules())


def _commanders(rules: Rules) -> list[str]:
    return [] if rules.teams is None else rules.teams.commanders


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
    if not setup.has_rivals:
        return _drawn_for_people(setup)
    left = [leader for leader in possible_leaders(tuple(setup.boxes)) if leader not in setup.leaders]
    if setup.streamlined:
        left = [rival.id for rival in rivals_of(tuple(setup.boxes)) if rival.streamlined]
    random.SystemRandom().shuffle(left)
    return [leader or (left.pop() if left else "") for leader in setup.leaders]


def _drawn_for_people(setup: Setup) -> list[str]:
    """By the lot of the engine; what cannot be played is left as it is, for `rules_of` to refuse."""
    try:
        rules = replace(setup, leaders=[]).game().rules()
    except games.SetupError:
        return setup.leaders
    named = [a or b for a, b in zip_longest(setup.leaders, _commanders(rules), fillvalue="")]
    if len(named) != setup.players or not {*named} <= {"", *(leader.id for leader in rules.leaders)}:
        return setup.leaders
    g = new_state(rules, setup.players, named, RANDOM, secrets.token_hex(16))
    return ["" if player.leader is None else player.leader.id for player in g.players]


def tidy_names(setup: Setup) -> list[str]:
    """The names of the persons, told apart. Raises CompanionError for one that nobody could read."""
    tidy: list[str] = []
    for name in setup.people:
        tidy.append(distinct(_clean(name), tidy) if name.strip() else "")
    return tidy


def _clean(name: str) -> str:
    try:
        return clean_name(name)
    except Mistake as error:
        raise CompanionError("name", n=NAME_LENGTH) from error


def rules_of(setup: Setup) -> Rules:
    """The rules of a setup; raises CompanionError where it cannot be played."""
    boxes = tuple(setup.boxes)
    if boxes not in SETS:
        raise CompanionError("no_box", what=", ".join(boxes), known="; ".join(", ".join(known) for known in SETS))
    if setup.players not in games.players_of(boxes):
        raise CompanionError("players", n=setup.players)
    _check_persons(setup, boxes)
    if len(setup.people) > setup.players:
        raise CompanionError("names", n=setup.players)
    tidy_names(setup)
    if not setup.seed.isascii() or not setup.seed.isdecimal() or not _fits(setup.seed):
        raise CompanionError("seed", what=setup.seed[:30])
    return setup.game().rules()


def _check_persons(setup: Setup, boxes: tuple[str, ...]) -> None:
    for id in VARIANTS:
        variant = games.VARIANTS[id]
        if getattr(setup, id) and variant.missing(boxes, ONE_PERSON):
            raise CompanionError("needs_ix" if id in OF_IX else "needs_uprising", what=id)
        if getattr(setup, id) and not variant.fits(boxes, setup.players):
            raise CompanionError("two_persons" if id in OF_ONE else "other_players", what=id, n=setup.players)
    if setup.players == ONE_PERSON and setup.difficulty not in DIFFICULTIES:
        raise CompanionError("no_level", what=setup.difficulty, known=", ".join(DIFFICULTIES))
    if setup.players != ONE_PERSON and setup.difficulty:
        raise CompanionError("two_persons")
    if setup.has_rivals:
        _check_rivals(setup, boxes, rivals_in(boxes, setup.players))
    else:
        _check_people(setup, boxes)


def _check_rivals(setup: Setup, boxes: tuple[str, ...], rivals: int) -> None:
    if setup.leaders and not rivals:
        raise CompanionError("two_persons")
    _check_known(setup, possible_leaders(boxes))
    if len(setup.leaders) != rivals or len(set(setup.leaders)) != rivals:
        raise CompanionError("leaders", n=rivals)
    fit = [rival.id for rival in rivals_of(boxes) if rival.streamlined]
    if setup.streamlined and not set(setup.leaders) <= set(fit):
        raise CompanionError("no_leader", what=", ".join(setup.leaders), known=", ".join(fit))


def _check_people(setup: Setup, boxes: tuple[str, ...]) -> None:
    """A different leader each; the Commanders sit where the rules seat them (U6-6)."""
    commanders = commanders_of(boxes, setup.players)
    _check_known(setup, [*leaders_of_people(boxes, setup.players), *filter(None, commanders)])
    seated = [a or b for a, b in zip_longest(commanders, setup.leaders, fillvalue="")]
    if len(setup.leaders) != setup.players or len(set(setup.leaders)) != setup.players or seated != setup.leaders:
        raise CompanionError("leaders", n=setup.players)


def _check_known(setup: Setup, known: list[str]) -> None:
    for leader in setup.leaders:
        if leader not in known:
            raise CompanionError("no_leader", what=leader, known=", ".join(known))


def _fits(seed: str) -> bool:
    return len(seed) < 20 and 0 < int(seed) < MULTIPLIER * (LOW_WORD + 1) - 1


def first_state(setup: Setup, rules: Rules) -> GameState:
    """The engine's game in its first round. Of the persons' things only what is told about them is ever looked at.

    The seed is the state of the generator that shuffles the House Hagal deck, so that saved games go on.
    """
    leaders, rivals = ([], setup.leaders) if setup.has_rivals else (setup.leaders, [])
    g = new_state(rules, setup.players, leaders, RANDOM, setup.seed, rivals)
    g.stack = []
    g.chance = None
    for person in g.players[: setup.players]:
        person.snoopers = 0
        if person.ally == NOBODY:  # what it does is their own matter; a Commander has a track on his board
            person.leader = None
    g.rng = Rng(int(setup.seed))
    g.hagal_deck = g.rng.shuffled(tuple(sorted(g.hagal_deck)))
    g.tech_gone = ()
    g.tech_stacks = NO_TILES if rules.tech else ()
    begin_round(g)
    g.phase = PLAYER_TURNS
    return g
