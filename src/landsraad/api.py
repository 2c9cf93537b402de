"""Beginning games, and looking at them through a seat's eyes.

Whatever looks at a game takes the game or its state, which may be the state of a view; a number is an int or anything
with `__index__`.
"""

from __future__ import annotations

import secrets
from typing import SupportsIndex

from landsraad.content.setup import Setup, SetupError
from landsraad.engine import explain
from landsraad.engine.course.setup import new_state
from landsraad.engine.game import Game, action_of, run_to_first_decision, state_of
from landsraad.engine.machine.events import Listener
from landsraad.engine.machine.given import text_of
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.state.chance import from_texts
from landsraad.engine.state.state import GameState
from landsraad.engine.view import View


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
