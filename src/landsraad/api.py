"""Setting up games, and looking at them through a seat's eyes.

Whatever looks at a game takes the game or its state, which may be the state of a view; a number is an int or anything
with `__index__`.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import SupportsIndex

from landsraad.content.registry import BOXES, DIFFICULTIES, rules_for
from landsraad.engine import explain
from landsraad.engine.chance import from_texts
from landsraad.engine.events import Listener
from landsraad.engine.game import Game, action_of, run_to_first_decision, state_of
from landsraad.engine.given import text_of, whole
from landsraad.engine.reasons import Reason
from landsraad.engine.rules import Rules
from landsraad.engine.setup import CHOSEN, DRAFTED, RANDOM, new_state
from landsraad.engine.state import GameState
from landsraad.engine.view import View
from landsraad.mistakes import Mistake

PLAYERS = (1, 2, 3, 4)
RIVALS = 2
UPRISING_PLAYERS = 3  # the least number
DEFAULT_DIFFICULTY = "mercenary"
LEADER_MODES = (CHOSEN, RANDOM, DRAFTED)
LISTS = ("boxes", "leaders", "rival_leaders")
TEXTS = ("leader_mode", "difficulty")
SWITCHES = ("promo", "epic", "dice", "escalation", "old_conflicts", "end_turns")


class SetupError(Mistake):
    """A setup or seed that cannot be played; the message says what to change."""


@dataclass(frozen=True)
class Setup:
    """What is played, and by how many. Lists become tuples; what cannot be played is refused by `rules` and `new_game`.

    players      number of seats held by people or bots, 1 to 4. With two of them House Hagal is in the way; one
                 person plays the solo game against two Rivals
    boxes        the boxes that are used, such as ("base", "ix")
    leaders      the leader's id of each seat, or empty
    leader_mode  where `leaders` is empty: `choose` (in seat order, from all), `random`, `draft` (two more leaders
                 than seats are laid open, the last seat picks first)
    promo        with the promotional cards
    end_turns    every turn ends by an explicit `end_turn`, as people want it; else a turn with nothing left ends itself
    epic         the epic game of Rise of Ix
    dice, escalation   variants of the solo game with Rise of Ix
    difficulty   of the solo game, such as `mentat`; empty for all other games, and for the easiest level
    old_conflicts  Uprising also takes the Conflict cards of the other boxes, which have no battle icons
    rival_leaders  the leader's id of each Rival of the solo game, or empty where `leader_mode` decides
    """

    players: int = 4
    boxes: tuple[str, ...] = ("base",)
    leaders: tuple[str, ...] = field(default=())
    leader_mode: str = RANDOM
    promo: bool = False
    difficulty: str = ""
    rival_leaders: tuple[str, ...] = field(default=())
    epic: bool = False
    dice: bool = False
    escalation: bool = False
    old_conflicts: bool = False
    end_turns: bool = False

    def __post_init__(self) -> None:
        for name in LISTS:
            value = getattr(self, name)
            if isinstance(value, Sequence) and not isinstance(value, str | bytes):
                object.__setattr__(self, name, tuple(value))
        with suppress(TypeError):
            object.__setattr__(self, "players", whole(self.players, "the number of players"))

    def rules(self) -> Rules:
        """The rules of this setup. Raises SetupError where it cannot be played."""
        self._check_types()
        if not self.boxes:
            raise SetupError("setup-no-box", names=BOXES)
        for box in self.boxes:
            if box not in BOXES:
                raise SetupError("setup-unknown-box", said=box, names=BOXES)
        if len(set(self.boxes)) != len(self.boxes):
            raise SetupError("setup-box-twice")
        if self.players not in PLAYERS:
            raise SetupError("setup-players", n=self.players, least=PLAYERS[0], most=PLAYERS[-1])
        if self.leader_mode not in LEADER_MODES:
            raise SetupError("setup-unknown-leader-mode", said=self.leader_mode, names=LEADER_MODES)
        self._check_boxes()
        self._check_solo()
        rules = rules_for(
            self.boxes, self.promo, self.level(), self.epic, self.dice, self.escalation, self.old_conflicts
        )
        self._check_leaders(rules)
        return rules

    def level(self) -> str:
        """The difficulty that is played; "" in games of more than one person."""
        return (self.difficulty or DEFAULT_DIFFICULTY) if self.players == 1 else ""

    def _check_types(self) -> None:
        for name in LISTS:
            value = getattr(self, name)
            if not isinstance(value, tuple) or not all(isinstance(id, str) for id in value):
                raise SetupError("setup-needs-list", name=name, said=repr(value))
        for name in TEXTS:
            if not isinstance(getattr(self, name), str):
                raise SetupError("setup-needs-text", name=name, said=repr(getattr(self, name)))
        for name in SWITCHES:
            if not isinstance(getattr(self, name), bool):
                raise SetupError("setup-needs-switch", name=name, said=repr(getattr(self, name)))
        if type(self.players) is not int:
            raise SetupError("setup-needs-number", said=repr(self.players))

    def _check_boxes(self) -> None:
        if "choam" in self.boxes and "uprising" not in self.boxes:
            raise SetupError("setup-choam")
        if "base" not in self.boxes and "uprising" not in self.boxes:
            raise SetupError("setup-no-board", names=self.boxes)
        if "uprising" in self.boxes and self.players < UPRISING_PLAYERS:
            raise SetupError("setup-players-uprising", least=UPRISING_PLAYERS, most=PLAYERS[-1])
        if self.old_conflicts and not ("uprising" in self.boxes and {"base", "ix"} & set(self.boxes)):
            raise SetupError("setup-old-conflicts")
        if "ix" not in self.boxes and (self.epic or self.dice or self.escalation):
            raise SetupError("setup-ix-variants")

    def _check_solo(self) -> None:
        if self.players != 1 and (self.difficulty or self.rival_leaders):
            raise SetupError("setup-solo")
        if self.players != 1 and (self.dice or self.escalation):
            raise SetupError("setup-solo-variants")
        if self.difficulty and self.difficulty not in DIFFICULTIES:
            raise SetupError("setup-unknown-difficulty", said=self.difficulty, names=DIFFICULTIES)
        if self.rival_leaders and len(self.rival_leaders) != RIVALS:
            raise SetupError("setup-rival-leaders", n=len(self.rival_leaders), rivals=RIVALS)

    def _check_leaders(self, rules: Rules) -> None:
        known = {leader.id: leader.is_back for leader in rules.leaders}
        named = self.leaders + self.rival_leaders
        for leader in named:
            if leader not in known:
                fronts = [id for id, is_back in known.items() if not is_back]
                raise SetupError("setup-unknown-leader", said=leader, names=fronts)
        if self.leaders and len(self.leaders) != self.players:
            raise SetupError("setup-leaders", n=len(self.leaders), seats=self.players)
        if len(set(named)) != len(named):
            raise SetupError("setup-leader-twice")
        for definition in rules.leaders:
            if definition.is_back and definition.id in named:
                raise SetupError("setup-leader-back", said=definition.id)
            if definition.id in self.rival_leaders and not definition.may_be_rival:
                raise SetupError("setup-no-rival", said=definition.id)


def seed_text(seed: SupportsIndex | str) -> str:
    """A seed as text. Raises SetupError where the text has no bytes, TypeError where it is something else."""
    try:
        return text_of(seed)
    except ValueError as error:
        raise SetupError("setup-seed", said=repr(seed)) from error


def new_game(
    setup: Setup | None = None,
    seed: SupportsIndex | str | None = None,
    listener: Listener | None = None,
    chance: dict[str, list[str]] | None = None,
) -> Game:
    """A new game at its first decision. The same setup, seed and actions make the same game.

    setup     what is played; None for four players of the base box with random leaders
    seed      any text or whole number; None for a random one
    listener  hears of everything that happens, from the first round on
    chance    what chance decides, as a record has it (Record.chance); what it does not say comes from the seed
    Raises SetupError where the setup or the seed cannot be played, TypeError where they are something else.
    """
    for given, kind in ((setup, Setup), (listener, Listener)):
        if given is not None and not isinstance(given, kind):
            raise TypeError(f"a {kind.__name__} is needed, not {type(given).__name__}")
    setup = setup or Setup()
    rules = setup.rules()
    text = secrets.token_hex(16) if seed is None else seed_text(seed)
    leaders, rivals = list(setup.leaders), list(setup.rival_leaders)
    told = None if chance is None else from_texts(rules, chance)
    state = new_state(rules, setup.players, leaders, setup.leader_mode, text, rivals, told)
    state.asks_ends = setup.end_turns
    return run_to_first_decision(state, listener)


def view(game: Game | GameState, seat: SupportsIndex) -> View:
    """What a seat may see, the same as `View(game, seat)`; seat -1 is a spectator.

    Raises ValueError where the game has no such seat.
    """
    return View(game, seat)


def determinize(game: Game | GameState, seat: SupportsIndex, seed: SupportsIndex | str) -> Game:
    """A game drawn from all that agree with what a seat may see.

    seed  decides the draw and what chance does afterwards: any text or whole number
    Raises ValueError where the game has no such seat.
    """
    return Game(View(game, seat).determinize(seed), [])


def why_not(game: Game | GameState, action: SupportsIndex | str) -> Reason | None:
    """The reason why an action cannot be taken now; None where it can.

    action  its number or its text, such as `send:arrakeen`
    Raises IllegalAction where the rules of the game know no such action at all.
    """
    state = state_of(game)
    return explain.why_not(state, action_of(state, action))
