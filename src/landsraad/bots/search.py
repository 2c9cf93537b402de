"""A bot that plays what it could do on to the end of the round, in worlds that agree with what it sees.

It takes the most promising ways to go on, as greedy prices them, and plays each of them on in the same worlds, all
seats by greedy's choices, those of the others in some doubt: what they think of an action belongs to the world, so that
they answer all ways alike. What has come of a playout the learnt value tells
(value.py). The better half of the ways is played on in more worlds, and again the better half of those, until two are
left: sequential halving. Like that most worlds go to what is hard to tell apart.

It knows what its seat sees, and no more: worlds come from View.determinize. What it does is decided by the view, the
seed and the number of playouts, never by the clock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.bots.greedy import best_path, doubts, next_step, priced_paths
from landsraad.bots.outlook import has_won_conflict, holdings
from landsraad.bots.value import Value, learnt
from landsraad.engine.machine.advance import take
from landsraad.engine.machine.events import Listener
from landsraad.engine.machine.rng import Rng, seeded
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.state.state import GameState
from landsraad.engine.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64

TURNS: Final = ("turn", "graft", "send_agent")  # what a turn is, which cards are grafted, and where an Agent goes
SEARCHED: Final = (*TURNS, "reveal_effects")  # and what is acquired
MOST_CHOICES: Final = 1000  # of a playout
OWN_DEPTH: Final = 5  # of greedy's choices in playouts: deeper ones take up to twice as long, and win no more
DEPTH_OF_OTHERS: Final = 4
DOUBT_ABOUT_OTHERS: Final = 4.0  # as greedy's: half of it either way, in Solari, about what others will do


class Way:
    """A way to go on.

    path     the actions that it begins with: one, or a card, the one that it is grafted to, and where their Agent goes
    price    what greedy expects of it, in Solari
    chances  the chance to win in each world in which it has been played on; total: their sum
    gains    what the seat gained there to the end of the round, in the order of outlook.names; nothing unless the
             search watches

    All ways are played on in the same worlds, some of them in fewer: in the first ones.
    """

    def __init__(self, path: list[int], price: float) -> None:
        self.path = path
        self.price = price
        self.chances: list[float] = []
        self.total = 0.0
        self.gains: list[list[float]] = []

    @property
    def worlds(self) -> int:
        """In how many worlds it has been played on."""
        return len(self.chances)

    @property
    def chance(self) -> float:
        """The chance to win, as far as the playouts tell; 0 where there was none."""
        return self.total / self.worlds if self.worlds else 0.0

    def see(self, after: GameState, seat: i64, before: list[float]) -> None:
        """A playout is over: what the seat has gained since it had what it had before."""
        now = holdings(after, seat)
        gained = [now[i] - before[i] for i in range(len(now))]
        gained.append(1.0 if has_won_conflict(after, seat) else 0.0)
        self.gains.append(gained)


class SearchBot:
    """Plays what has the best chance to win.

    playouts  how many it may spend on a decision
    width     how many ways to go on it compares
    watches   does it keep what comes of them, for those who ask why?
    searched  the kinds of decisions at which it looks ahead
    """

    def __init__(
        self,
        seed: int,
        playouts: int,
        width: int,
        value: Value | None = None,
        *,
        watches: bool = False,
        searched: tuple[str, ...] = SEARCHED,
    ) -> None:
        self._seed = seed
        self._playouts = playouts
        self._width = width
        self._value = learnt() if value is None else value
        self._watches = watches
        self._searched = searched
        self._path: list[int] = []

    def choose(self, view: View) -> int:
        """The next step of the best way; a way once begun is gone on with."""
        if len(view.options) == 1:
            return view.options[0]
        step = next_step(self._path, view)
        if step != NOBODY:
            return step
        self._path = self.consider(view)[0].path
        return self._path[0]

    def consider(self, view: View) -> list[Way]:
        """All ways to go on, the best first: those that were compared longest stand before the others."""
        rng = Rng(seeded(f"search {self._seed} {occasion(view)}"))
        ways = ways_on(view.determinize(rng))
        if len(ways) > 1 and view.kind in self._searched:
            self._compare(view, ways, rng)
        return ways

    def _compare(self, view: View, ways: list[Way], rng: Rng) -> None:
        """Put the ways in order: each round of worlds leaves the better half for the next one."""
        left: i64 = min(self._width, len(ways))
        share: i64 = self._playouts // rounds_of_halving(left)
        while True:
            self.play_on(view, ways[:left], max(1, share // left), rng)
            ways[:left] = sorted(ways[:left], key=lambda way: -way.total)
            if left <= 2:
                return
            left = (left + 1) // 2

    def play_on(self, view: View, ways: list[Way], worlds: i64, rng: Rng) -> None:
        """Play each of some ways on in so many more worlds, which are the same for all of them."""
        for _ in range(worlds):
            world = view.determinize(rng)
            minds = minds_of(world, view.seat, rng)
            for way in ways:
                chance = self._chance_after(world, way, view.seat, minds)
                way.chances.append(chance)
                way.total += chance

    def _chance_after(self, world: GameState, way: Way, seat: i64, minds: list[list[float]]) -> float:
        """The chance to win after a way has been taken and the round played to its end."""
        after = world.copy()
        if self._watches:
            after.listener = Listener()
        for action in way.path:
            take(after, action)
        play_round(after, minds)
        if self._watches:
            way.see(after, seat, holdings(world, seat))
        return self._value.chance(after, seat)


def occasion(view: View) -> str:
    """What tells one decision from another, to have other worlds for each."""
    g = view.state
    seen = [[int(player.turns), int(player.vp), int(player.spice), int(player.solari)] for player in g.players]
    return f"{view.seat} {g.round} {seen} {view.options}"


def ways_on(g: GameState) -> list[Way]:
    """All ways to go on, the one with the highest price first."""
    ways = [Way(path, price) for price, path in priced_paths(g)]
    ways.sort(key=lambda way: -way.price)
    return ways


def rounds_of_halving(ways: i64) -> i64:
    """How often some ways are halved until two are left, and those compared once more."""
    rounds: i64 = 1
    while ways > 2:
        ways = (ways + 1) // 2
        rounds += 1
    return rounds


def minds_of(g: GameState, own: i64, rng: Rng) -> list[list[float]]:
    """By seat: by how much its prices are off in a world. One's own are not."""
    minds = [doubts(g, DOUBT_ABOUT_OTHERS, rng) for _ in g.players]
    minds[own] = []
    return minds


def play_round(g: GameState, minds: list[list[float]]) -> None:
    """Let all seats play on as greedy would, to the end of the round or of the game.

    minds  by seat, by how much its prices are off (minds_of)
    """
    last = g.round
    for _ in range(MOST_CHOICES):
        if g.over or g.round > last:
            return
        if len(g.options) == 1:
            take(g, g.options[0])
            continue
        unsure = minds[g.decider()]
        for action in best_path(g, DEPTH_OF_OTHERS if unsure else OWN_DEPTH, unsure):
            take(g, action)
