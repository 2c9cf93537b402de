"""A game as one seat sees it."""

from __future__ import annotations

from landsraad.lessons import PlaceKind
from landsraad.server.messages.decision import DecisionOut
from landsraad.server.messages.model import Model
from landsraad.server.messages.said import Said
from landsraad.server.messages.view import View


class AskingOut(Model):
    """A request to take back that waits for consent."""

    seat: int
    steps: int
    waiting: list[int]
    until: float


class UndoOut(Model):
    """May this seat take back? `steps`: how many choices reach back to the last fixed point.

    reason   `turn`, `fixed`, `other`, `start`, `off`, `over` when it may not, else empty
    asking   consent is being asked: by whom, who has not answered, until when
    """

    allowed: bool
    steps: int
    reason: str
    asking: AskingOut | None = None


class Ended(Model):
    """How a game ended.

    sources    by seat: [source, VP] in order of the first gain
    standings  by seat: what the ranking compares, VP first (`compared` names them)
    tie_break  the entry of `compared` that decided the first place, `vp` where VP did
    ties       what decided between those with equally many VP, from the first place down
    """

    ranking: list[int]
    vp: list[int]
    sources: list[list[tuple[str, int]]]
    compared: list[str]
    standings: list[list[int]]
    tie_break: str
    ties: list[Said]
    seed: str


class PlaceOut(Model):
    """A place on the table: a kind, and which one of it (an id or a seat's number; empty where there is one)."""

    kind: PlaceKind
    id: str


class LessonOut(Model):
    """Where a lesson stands.

    step   the number of the present step, of `steps`
    said   what it says; None while the others play
    look   the places that it is about
    moves  what is to be done, action by action; none where there is only something to read
    """

    id: str
    step: int
    steps: int
    said: Said | None
    look: list[PlaceOut]
    moves: list[str]


class Difference(Model):
    """A thing of which one way to go on brings more or less than another by the end of the round.

    thing  `vp`, `spice`, `influence/<faction>`, `conflict` and the like; said: how much more or less
    """

    thing: str
    said: Said


class WayOn(Model):
    """A way to go on, beside another one: the first beside the second, the others beside the first.

    actions   one or two: a card, and where its Agent goes
    worlds    how often it was played on; where never, `chance` says nothing
    chance    the chance to win, from 0 to 1; standing: what that is beside the other way
    reasons   in what the two differ most
    """

    actions: list[str]
    label: Said
    worlds: int
    chance: float
    standing: Said | None
    reasons: list[Difference]


class PuzzleOut(Model):
    """A puzzle that is posed: which turn is best?

    taken     the place among `ways` of the turn that was chosen; None before one was
    expected  that of the turn which a Naib would take, who does not look ahead
    ways      all turns, the best first; none before one was chosen
    """

    id: str
    taken: int | None
    expected: int | None
    ways: list[WayOn]


class GameOut(Model):
    """A game as one seat sees it.

    now     by kind and id of a thing (`space/wealth`), what it means for the seat now
    reach   by card in hand, the spaces that its Agent icons reach, free or not
    lesson  for the learner of a lesson that goes on
    puzzle  for the solver of one, until they play on
    hints   may this seat ask now what is best (`GET /api/tables/{id}/seats/{n}/hint`)?
    """

    n: int
    view: View
    decision: DecisionOut | None
    undo: UndoOut
    hidden: list[list[str]]
    now: dict[str, list[Said]]
    reach: dict[str, list[str]]
    ended: Ended | None
    seed_hash: str
    rules: int
    lesson: LessonOut | None = None
    puzzle: PuzzleOut | None = None
    hints: bool = False
