"""A bot that plays each decision for the best position that it can see at the end of it.

It looks as far as its own choices follow from one another (which card, where to, what to pay, which faction) and
prices the position that comes of them; it does not look into what opponents will do. What it cannot see it draws at
random (View.determinize).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from landsraad.bots.position import is_row_poor, position_price
from landsraad.engine.course.tray import plain_rows, row_action
from landsraad.engine.machine import actions
from landsraad.engine.machine.advance import take
from landsraad.engine.machine.rng import Rng, seeded
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.state.state import GameState
from landsraad.engine.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64

MENUS: Final = ("turn", "agent_effects", "reveal_effects", "combat", "when_won", "when_lost", "endgame")
BEFORE_MENUS: Final = ("activate_ally",)  # what is chosen for the sake of the list that follows
GRAFTING: Final = "graft"
SENDING: Final = "send_agent"
BOXES: Final = 1  # more lists of what is left to do in a turn that a way with two cards looks at: each has a box
DEPTH: Final = 7  # choices that follow from one another, the first one among them
DOUBTS: Final = 1000  # how finely a doubt is drawn


class GreedyBot:
    """Chooses the action that leads to the position with the highest price.

    depth  how many choices that follow from one another it looks at
    doubt  in Solari: its prices are off by up to half of it, either way
    """

    def __init__(self, seed: int, depth: int = DEPTH, doubt: float = 0.0) -> None:
        self._rng = Rng(seeded(f"greedy bot {seed}"))
        self._depth = depth
        self._doubt = doubt
        self._path: list[int] = []

    def choose(self, view: View) -> int:
        """The best option, as far as the bot can see; the first one among equals."""
        if len(view.options) == 1:
            return view.options[0]
        step = next_step(self._path, view)
        if step != NOBODY:
            return step
        g = view.determinize(self._rng)
        self._path = best_path(g, self._depth, doubts(g, self._doubt, self._rng))
        return self._path[0]


def doubts(g: GameState, doubt: float, rng: Rng) -> list[float]:
    """By how much the price of each action is off, by its number: half of the doubt at most, either way. Nothing for
    who is sure."""
    if doubt == 0.0:
        return []
    return [doubt * (float(rng.below(DOUBTS)) / DOUBTS - 0.5) for _ in range(len(g.rules.actions))]


def best_path(g: GameState, depth: i64, doubts: list[float]) -> list[int]:
    """The actions with which the seat that is asked goes on best, the first ones among equals.

    doubts  by how much the prices are off (above): that of cards and a space by the mean of theirs
    """
    best = -math.inf
    choice: list[int] = []
    for price, path in priced_paths(g, depth):
        if doubts:
            off = 0.0
            for action in path:
                off += doubts[action]
            price += off / float(len(path))
        if price > best:
            best = price
            choice = path
    return choice


def priced_paths(g: GameState, depth: i64 = DEPTH) -> list[tuple[float, list[int]]]:
    """The ways to go on with their prices: an action, or a card, the one that it is grafted to, and where their Agent
    goes."""
    seat = g.decider()
    menus = menus_ahead(g)
    paths: list[tuple[float, list[int]]] = []
    pairs: list[int] = []
    for option in worthwhile(g, g.options):
        after = g.copy()
        take(after, option)
        if depth > 1 and after.decider() == seat and after.stack[-1].node.asks() == GRAFTING:
            for partner in after.options:
                further = after.copy()
                take(further, partner)
                if is_new_pair(further, pairs):
                    _add_sent(paths, further, [option, partner], seat, depth, menus + BOXES)
        else:
            _add_sent(paths, after, [option], seat, depth, menus)
    return paths


def _add_sent(
    paths: list[tuple[float, list[int]]], g: GameState, begun: list[int], seat: i64, depth: i64, menus: i64
) -> None:
    """Add the ways that begin with what has just been done: one for each space, where an Agent is to be sent now.

    g  is used up
    """
    if depth > 1 and g.decider() == seat and g.stack[-1].node.asks() == SENDING:
        spaces = g.options
        last = len(spaces) - 1
        for i in range(len(spaces)):
            further = g if i == last else g.copy()
            take(further, spaces[i])
            paths.append((best_value(further, seat, depth - 2, menus), [*begun, spaces[i]]))
    else:
        paths.append((best_value(g, seat, depth - 1, menus), begun))


def is_new_pair(g: GameState, pairs: list[int]) -> bool:
    """Have the two cards just grafted not been looked at the other way round? Then they are among the pairs now."""
    if g.turn.usurps:
        return True
    cards: i64 = len(g.rules.cards)
    is_new = int(g.turn.grafted * cards + g.turn.card) not in pairs
    pairs.append(int(g.turn.card * cards + g.turn.grafted))
    return is_new


def next_step(path: list[int], view: View) -> int:
    """The step of a path with which the turn goes on that it began; NOBODY where it does not."""
    if len(path) < 2 or view.kind not in (GRAFTING, SENDING):
        return NOBODY
    if view.state.rules.actions.param[path[0]] not in (view.state.turn.card, view.state.turn.grafted):
        return NOBODY
    step = path[1] if view.kind == GRAFTING else path[-1]
    return step if step in view.options else NOBODY


def menus_ahead(g: GameState) -> i64:
    """How many lists of what is left to do a seat that is asked looks at."""
    return 2 if g.stack[-1].node.asks() in BEFORE_MENUS else 1


def worthwhile(g: GameState, options: list[int]) -> list[int]:
    """The options without those that all plain rows together stand for, and without Family Atomics where the Imperium
    Row is good, in the order that decides between equals.

    The end of the turn comes first, and the Ally for whom a Commander acted last comes after the other one.
    """
    catalogue = g.rules.actions
    kept = options
    if catalogue.first[actions.TAKE_PLAIN] in options:
        plain = [row_action(g, row) for row in plain_rows(g, g.decider())]
        kept = [option for option in options if option not in plain]
    end = catalogue.first[actions.END_TURN]
    if end in kept:
        kept = [end] + [option for option in kept if option != end]
    if g.rules.research:
        clears = catalogue.first[actions.ATOMICS]
        if clears in kept and not is_row_poor(g, g.decider()):
            kept = [option for option in kept if option != clears]
    ally = g.players[g.decider()].ally
    served = NOBODY if ally == NOBODY else catalogue.first[actions.ACTIVATE] + ally
    if served in kept:
        kept = [option for option in kept if option != served] + [served]
    return kept


def best_value(g: GameState, seat: i64, depth: i64, menus: i64) -> float:
    """The price of the best position that the seat can reach by the choices that follow from its last one.

    g      is used up: the last of the choices is taken in it, the others in copies
    depth  how many choices may still be looked at, menus: how many lists of what is left to do in the turn
    """
    asked = g.decider()
    if asked != seat or depth == 0:
        return position_price(g, seat)
    in_menu = g.stack[-1].node.asks() in MENUS
    if in_menu and menus == 0:
        return position_price(g, seat)
    best = position_price(g, seat) if in_menu else -math.inf
    options = worthwhile(g, g.options)
    last = len(options) - 1
    for i in range(len(options)):
        after = g if i == last else g.copy()
        take(after, options[i])
        best = max(best, best_value(after, seat, depth - 1, menus - 1 if in_menu else menus))
    return best
