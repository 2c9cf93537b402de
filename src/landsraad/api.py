"""Setting up games, and looking at them through a seat's eyes."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from landsraad.content.registry import BOXES, rules_for
from landsraad.engine.game import Game, run_to_first_decision
from landsraad.engine.rng import Rng
from landsraad.engine.rules import Rules
from landsraad.engine.setup import CHOSEN, DRAFTED, RANDOM, new_state
from landsraad.engine.view import View

SEATS = (3, 4)
LEADER_MODES = (CHOSEN, RANDOM, DRAFTED)


class SetupError(ValueError):
    """A setup that cannot be played; the message says what to change."""


@dataclass(frozen=True)
class Setup:
    """What is played, and by how many (B-11 to B-22).

    players      number of seats held by people or opponents: 3 or 4
    boxes        the boxes that are used
    leaders      the leader's id of each seat, or empty
    leader_mode  where `leaders` is empty: `choose` (in seat order, from all), `random`, `draft` (two more leaders
                 than seats are laid open, the last seat picks first)
    promo        with the promotional cards
    """

    players: int = 4
    boxes: tuple[str, ...] = ("base",)
    leaders: tuple[str, ...] = field(default=())
    leader_mode: str = RANDOM
    promo: bool = False

    def rules(self) -> Rules:
        """The rules of this setup. Raises SetupError where it cannot be played."""
        if not self.boxes:
            raise SetupError(f"no box is chosen; choose from: {', '.join(BOXES)}")
        for box in self.boxes:
            if box not in BOXES:
                raise SetupError(f"unknown box {box!r}; known boxes: {', '.join(BOXES)}")
        if len(set(self.boxes)) != len(self.boxes):
            raise SetupError("a box is named twice")
        if self.players not in SEATS:
            raise SetupError(f"{self.players} players cannot play; it takes {' or '.join(map(str, SEATS))}")
        if self.leader_mode not in LEADER_MODES:
            raise SetupError(f"unknown way to choose leaders {self.leader_mode!r}; known: {', '.join(LEADER_MODES)}")
        rules = rules_for(self.boxes, self.promo)
        self._check_leaders(rules)
        return rules

    def _check_leaders(self, rules: Rules) -> None:
        known = [leader.id for leader in rules.leaders]
        for leader in self.leaders:
            if leader not in known:
                raise SetupError(f"unknown leader {leader!r}; known leaders: {', '.join(known)}")
        if self.leaders and len(self.leaders) != self.players:
            raise SetupError(f"{len(self.leaders)} leaders are named for {self.players} seats")
        if len(set(self.leaders)) != len(self.leaders):
            raise SetupError("a leader is named twice; each leader can be played by one seat only")


def new_game(setup: Setup | None = None, seed: str | int | None = None) -> Game:
    """A new game at its first decision. The same setup, seed and actions make the same game.

    setup  what is played; None for four players of the base box with random leaders
    seed   any text or number; None for a random one
    Raises SetupError where the setup cannot be played.
    """
    setup = setup or Setup()
    rules = setup.rules()
    text = secrets.token_hex(16) if seed is None else str(seed)
    return run_to_first_decision(new_state(rules, setup.players, list(setup.leaders), setup.leader_mode, text))


def view(game: Game, seat: int) -> View:
    """What a seat may see; seat -1 is a spectator."""
    return View(game.state, seat)


def determinize(game: Game, seat: int, seed: int) -> Game:
    """A game drawn from all that agree with what a seat may see; the draw is decided by `seed`."""
    return Game(View(game.state, seat).determinize(Rng(1 + seed)), [])
