"""What is played: `Setup`, its variants, and which of all setups can be played.

A variant is a switch of the setup. Its row below is all that says which boxes and how many players it is for: what is
refused, the flags of the commands, the form of a new table, its summary and docs/variants.md follow from `VARIANTS`.
Its texts are `variant-ID` and `variant-ID.note` (text/variants.*.ftl); its rule asks `Rules.variants`, or a box asks
`Selection.variants`.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from itertools import combinations
from typing import Any, Final

from landsraad.content.box import PLAYERS, TEAM_PLAYERS, USUAL_PLAYERS, Selection
from landsraad.content.registry import BOXES, DIFFICULTIES, put_together, rivals_of
from landsraad.engine.course.setup import CHOSEN, DRAFTED, RANDOM
from landsraad.engine.machine.given import whole
from landsraad.engine.state.rules import Rules
from landsraad.mistakes import Mistake

RIVALS: Final = 2  # of the solo game
TWO: Final = 2
LEADER_MODES: Final = (CHOSEN, RANDOM, DRAFTED)
BOXES_OF_TEAMS: Final = ("uprising", "choam")


class SetupError(Mistake):
    """A setup or seed that cannot be played; the message says what to change."""


@dataclass(frozen=True)
class Variant:
    """When a switch of the setup can be on.

    id       the field of the setup
    boxes    of each of these groups one box must be there
    players  how many must play
    for_two  with two players one of these boxes must be there, too
    lenient  without its boxes it brings nothing, and is taken all the same
    """

    id: str
    boxes: tuple[tuple[str, ...], ...]
    players: tuple[int, ...] = PLAYERS
    for_two: tuple[str, ...] = ()
    lenient: bool = False

    def missing(self, boxes: Sequence[str], players: int) -> tuple[str, ...]:
        """Boxes one of which is missing among these, with so many players; empty where nothing is."""
        groups = (*self.boxes, self.for_two) if players == TWO and self.for_two else self.boxes
        return next((group for group in groups if not set(group) & set(boxes)), ())

    def fits(self, boxes: Sequence[str], players: int) -> bool:
        """Does it change anything in games of these boxes and so many players?"""
        return players in self.players and not self.missing(boxes, players)


def _variant(*boxes: tuple[str, ...], **more: Any) -> Any:
    """The field of a variant, from its row: what Variant has after the id."""
    return field(default=False, metadata={"boxes": boxes, **more})


@dataclass(frozen=True, kw_only=True)
class Setup:
    """What is played, and by how many. Lists become tuples; what cannot be played is refused by `rules` and `new_game`.

    players      number of seats held by people or bots, 1 to 4 or 6. One person plays the solo game against two Rivals;
                 with two House Hagal is in the way, or where Rivals have cards of their own one of them plays along;
                 six play Uprising in two teams, the Commanders on the first and the fourth seat
    boxes        the boxes that are used, such as ("base", "ix")
    leaders      the leader's id of each seat, or empty
    leader_mode  where `leaders` is empty: `choose` (in seat order, from all), `random`, `draft` (two more leaders
                 than seats are laid open, the last seat picks first)
    promo        with the promotional cards
    difficulty   of the solo game, such as `mentat`; empty for all other games, and for the easiest level
    rival_leaders  the id of each Rival's leader, or of its card where Rivals have cards; empty where `leader_mode`
                 decides
    epic         the epic game of Rise of Ix
    dice, escalation, expert_deployment, smart_politics, streamlined   variants of games with Rivals
    go_to_11     to 11 VP; four players begin with none and play to 10
    old_conflicts  Uprising also takes the Conflict cards of the other boxes, which have no battle icons
    recommended  the Allies of the six-player game have leaders that suit their team
    end_turns    every turn ends by an explicit `end_turn`, as people want it; else a turn with nothing left ends itself
    """

    players: int = 4
    boxes: tuple[str, ...] = ("base",)
    leaders: tuple[str, ...] = ()
    leader_mode: str = RANDOM
    promo: bool = _variant(("base", "ix"), lenient=True)
    difficulty: str = ""
    rival_leaders: tuple[str, ...] = ()
    epic: bool = _variant(("ix",))
    dice: bool = _variant(("ix", "uprising"), players=(1,))
    escalation: bool = _variant(("ix", "uprising"), players=(1, 2), for_two=("uprising",))
    expert_deployment: bool = _variant(("uprising",), players=(1, 2))
    smart_politics: bool = _variant(("uprising",), players=(1, 2))
    streamlined: bool = _variant(("uprising",), players=(2,))
    go_to_11: bool = _variant(("immortality",))
    old_conflicts: bool = _variant(("uprising",), ("base", "ix"))
    recommended: bool = _variant(("uprising",), players=(TEAM_PLAYERS,))
    end_turns: bool = False

    def __post_init__(self) -> None:
        for one in fields(self):
            value = getattr(self, one.name)
            is_list = isinstance(value, Sequence) and not isinstance(value, str | bytes)
            if isinstance(one.default, tuple) and is_list:
                object.__setattr__(self, one.name, tuple(value))
        with suppress(TypeError):
            object.__setattr__(self, "players", whole(self.players, "the number of players"))

    def rules(self) -> Rules:
        """The rules of this setup. Raises SetupError where it cannot be played."""
        self.check()
        rules = put_together(Selection(self.boxes, self.variants(), self.level(), self.players == TEAM_PLAYERS))
        self._check_leaders(rules)
        return rules

    def check(self) -> None:
        """Raises SetupError where it cannot be played, whatever leaders it names: those only the rules know."""
        self._check_types()
        self._check_players()
        self._check_boxes()
        self._check_variants()
        self._check_solo()
        self._check_teams()

    def variants(self) -> frozenset[str]:
        """The ids of the variants that are played."""
        return frozenset(id for id in VARIANTS if getattr(self, id))

    def rivals(self) -> int:
        """How many Rivals play along that have a leader or a card: House Hagal has neither."""
        if self.players == TWO:
            return len(rivals_of(self.boxes)[:1])
        return RIVALS if self.players == 1 else 0

    def level(self) -> str:
        """The difficulty that is played; "" in games of more than one person."""
        return (self.difficulty or DIFFICULTIES[0]) if self.players == 1 else ""

    def _check_types(self) -> None:
        for one in fields(self):
            said, kind = getattr(self, one.name), type(one.default)
            if not isinstance(said, kind) or isinstance(said, bool) != (kind is bool):
                raise SetupError("setup-type", name=one.name, kind=kind.__name__, said=repr(said))
            if isinstance(said, tuple) and not all(isinstance(id, str) for id in said):
                raise SetupError("setup-type", name=one.name, kind=kind.__name__, said=repr(said))

    def _check_players(self) -> None:
        if self.players not in PLAYERS:
            raise SetupError("setup-players", n=self.players, names=[str(number) for number in PLAYERS])
        if self.leader_mode not in LEADER_MODES:
            raise SetupError("setup-unknown-leader-mode", said=self.leader_mode, names=LEADER_MODES)

    def _check_boxes(self) -> None:
        if not self.boxes:
            raise SetupError("setup-no-box", names=tuple(BOXES))
        for id in self.boxes:
            if id not in BOXES:
                raise SetupError("setup-unknown-box", said=id, names=tuple(BOXES))
        if len(set(self.boxes)) != len(self.boxes):
            raise SetupError("setup-box-twice")
        for id in self.boxes:
            box = BOXES[id]
            if box.needs and not set(box.needs) & set(self.boxes):
                raise SetupError("setup-box-needs", box=id, n=len(box.needs), names=box.needs)

    def _check_variants(self) -> None:
        for id in VARIANTS:
            variant = VARIANTS[id]
            if not getattr(self, id) or variant.lenient:
                continue
            if self.players not in variant.players:
                players = [str(number) for number in variant.players]
                raise SetupError("setup-variant-players", variant=id, names=players)
            missing = variant.missing(self.boxes, self.players)
            if missing:
                raise SetupError("setup-variant-needs", variant=id, n=len(missing), names=missing)

    def _check_solo(self) -> None:
        if self.players != 1 and self.difficulty:
            raise SetupError("setup-solo")
        if self.difficulty and self.difficulty not in DIFFICULTIES:
            raise SetupError("setup-unknown-difficulty", said=self.difficulty, names=DIFFICULTIES)
        if not self.rival_leaders:
            return
        rivals = self.rivals()
        if not rivals:
            raise SetupError("setup-no-rivals")
        if len(self.rival_leaders) != rivals:
            raise SetupError("setup-rival-leaders", n=len(self.rival_leaders), rivals=rivals)

    def _check_rivals(self, rules: Rules) -> None:
        """Those named by their cards."""
        known = {rival.id: rival.streamlined for rival in rules.rivals}
        for id in self.rival_leaders:
            if id not in known:
                raise SetupError("setup-unknown-rival", said=id, names=tuple(known))
            if self.streamlined and not known[id]:
                fit = tuple(rival for rival, streamlined in known.items() if streamlined)
                raise SetupError("setup-not-streamlined", said=id, names=fit)
        if len(set(self.rival_leaders)) != len(self.rival_leaders):
            raise SetupError("setup-rival-twice")

    def _check_teams(self) -> None:
        missing = tuple(box for box in BOXES_OF_TEAMS if box not in self.boxes)
        if self.players == TEAM_PLAYERS and missing:
            raise SetupError("setup-teams", boxes=BOXES_OF_TEAMS)

    def _check_leaders(self, rules: Rules) -> None:
        known = {leader.id: leader.is_back for leader in rules.leaders}
        leading = () if rules.rivals else self.rival_leaders
        if rules.rivals:
            self._check_rivals(rules)
        named = self.leaders + leading
        for leader in named:
            if leader not in known:
                fronts = [id for id, is_back in known.items() if not is_back]
                raise SetupError("setup-unknown-leader", said=leader, names=fronts)
        if self.leaders and len(self.leaders) != self.players:
            raise SetupError("setup-leaders", n=len(self.leaders), seats=self.players)
        for leader, commander in zip(self.leaders, [] if rules.teams is None else rules.teams.commanders, strict=False):
            if commander not in ("", leader):
                raise SetupError("setup-commander", said=leader, named=commander)
        if len(set(named)) != len(named):
            raise SetupError("setup-leader-twice")
        for definition in rules.leaders:
            if definition.is_back and definition.id in named:
                raise SetupError("setup-leader-back", said=definition.id)
            if definition.id in leading and not definition.may_be_rival:
                raise SetupError("setup-no-rival", said=definition.id)


# By id, in the order in which they are shown.
VARIANTS: Final[dict[str, Variant]] = {
    one.name: Variant(one.name, **one.metadata) for one in fields(Setup) if one.metadata
}


def players_of(boxes: tuple[str, ...]) -> list[int]:
    """How many can play with some boxes; empty where they are not played together."""
    return [players for players in PLAYERS if _can_be_played(Setup(players=players, boxes=boxes))]


def _can_be_played(setup: Setup) -> bool:
    try:
        setup.check()
    except SetupError:
        return False
    return True


def box_sets() -> list[tuple[str, ...]]:
    """All boxes that are played together, fewest first."""
    sizes = range(1, len(BOXES) + 1)
    return [boxes for size in sizes for boxes in combinations(BOXES, size) if players_of(boxes)]


def games_that_show(boxes: tuple[str, ...]) -> list[Setup]:
    """The games of four that show together all that some boxes bring: the usual one, and one of each variant."""
    usual: dict[str, Any] = {id: True for id, variant in VARIANTS.items() if variant.lenient}
    others = [id for id, variant in VARIANTS.items() if id not in usual and variant.fits(boxes, USUAL_PLAYERS)]
    game = replace(Setup(boxes=boxes), **usual)
    with_one: list[dict[str, Any]] = [{}, *({id: True} for id in others)]
    return [replace(game, **switch) for switch in with_one]
