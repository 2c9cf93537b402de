"""What a screen of the companion shows: everything in words and numbers, ready to be laid out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from landsraad.companion import Ask, Companion, Event
from landsraad.companion.answers import ANSWERS
from landsraad.companion.game import Saved
from landsraad.companion.layout import Part, setting_up
from landsraad.companion.machine import marked_tiles
from landsraad.companion.setup import (
    SETS,
    commanders_of,
    leaders_of_people,
    possible_leaders,
    rivals_in,
    variants_for,
)
from landsraad.companion.table import NO_RIVAL, Table, objectives_of
from landsraad.companion.telling import EXCHANGED, Turn
from landsraad.companion.words import Choice, CompanionMessages, Question
from landsraad.content import setup as games
from landsraad.content.base.hagal import ONE_PERSON, TWO_PERSONS
from landsraad.content.registry import rivals_of
from landsraad.engine.base.influence import BONUS_AT, TOP
from landsraad.engine.course.rounds import AGENTS
from landsraad.engine.immortality.tleilaxu import Tleilaxu
from landsraad.engine.machine.terms import FACTION_NAMES, ICON_NAMES, NOBODY
from landsraad.engine.state.definitions import HagalCard
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import STRENGTH_OF_DREADNOUGHT, STRENGTH_OF_SANDWORM, STRENGTH_OF_TROOP
from landsraad.text.effects import in_a_row

PASSED_OVER: Final = (
    "occupied",
    "no_bonus",
    "no_guild",
    "no_dreadnought",
    "unfit",
    "politics",
    "shuffle",
)  # why a card is not used
NAMING: Final = ("send", "mark", "occupied")  # what names the space of a card, which then need not be named itself
ANSWERED: Final = frozenset(verb for verbs in ANSWERS.values() for verb in verbs)


# --- Beginning -------------------------------------------------------------------------------------------------------


@dataclass
class Boxes:
    """Boxes that can be used together.

    cards     Rivals have cards of their own
    leaders   who can lead Rivals, or their cards; people: persons by themselves, by their number
    variants  by the number of persons that can play: what each variant is
    levels    what each difficulty is
    rivals    how many Rivals have a leader or a card, with one person and with two
    commanders  of the game in teams, by seat; "" for an Ally
    """

    boxes: list[str]
    cards: bool
    leaders: list[str]
    people: dict[str, list[str]]
    variants: dict[str, dict[str, str]]
    levels: dict[str, str]
    rivals: list[int]
    commanders: list[str]


@dataclass
class Form:
    """What can be chosen before a game."""

    sets: list[Boxes]


def form(say: CompanionMessages) -> Form:
    """What can be chosen, in a language."""
    return Form([_boxes(say, ids) for ids in SETS])


def _boxes(say: CompanionMessages, ids: tuple[str, ...]) -> Boxes:
    several = games.players_of(ids)
    return Boxes(
        boxes=list(ids),
        cards=bool(rivals_of(ids)),
        leaders=possible_leaders(ids),
        people={str(players): leaders_of_people(ids, players) for players in several if players > TWO_PERSONS},
        variants={str(players): {id: say.variant_note(id) for id in variants_for(ids, players)} for players in several},
        levels={level.id: say.level_note(level) for level in games.Setup(players=ONE_PERSON, boxes=ids).rules().levels},
        rivals=[rivals_in(ids, players) for players in (ONE_PERSON, TWO_PERSONS)],
        commanders=commanders_of(ids, several[-1]),
    )


# --- A game ----------------------------------------------------------------------------------------------------------


@dataclass
class Line:
    """Something that happened: in words, and to which Rival (0: to none)."""

    rival: int
    text: str


@dataclass
class Card:
    """The House Hagal card that was revealed, as its Rival uses it.

    space   where its Agent goes; "" while that is not known
    titled  its own name says something besides that space
    spice   that the Rival harvests there
    effects what it brings besides, in words
    """

    id: str
    space: str
    titled: bool
    icon: str
    combat: bool
    influence: str
    troops: int
    dreadnought: bool
    freighters: int
    tech: bool
    discount: int
    signet: bool
    spice: int
    swords: int
    effects: list[str]


@dataclass
class ConflictCard:
    """A Conflict card: its rewards, and its battle icon, in words."""

    id: str
    lines: list[str]


@dataclass
class Desk:
    """A game of the companion.

    save        what is to be kept: it holds the whole game
    names       of the person and of each Rival; persons: what the persons are called
    ask         what must be answered, question: in words; card: in which turn; passed: the cards before it
    offers      what can be told besides turns where nothing is asked
    last        how the last turn, or step, went; after: what people have to do then
    setting_up  what to lay out before the first round
    log         by command
    spaces      with their icons, makers; tiles: those that Rivals may take
    competes    Rivals gather and score; solo: against one person; posts: where spies can stand
    exchange    sizes of the sets that Rivals exchange for a VP
    now         whose turn it is, or what comes next; next_up: the Rival whose Agent turn comes next, or 0
    conflicts   the Conflict cards that may lie open; pieces: what strength is made of there, by how much each counts
    objectives  that are dealt to persons by themselves
    """

    save: Saved
    names: list[str]
    table: Table
    ask: Ask | None
    question: Question | None
    card: Card | None
    passed: list[Line]
    offers: list[Choice]
    last: list[Line]
    after: list[str]
    setting_up: list[Part]
    log: list[list[Line]]
    factions: list[str]
    spaces: dict[str, str]
    makers: list[str]
    tiles: list[str]
    exchange: dict[str, int]
    agents: int
    alliance_at: int
    top: int
    solo: bool
    competes: bool
    posts: list[str]
    now: str
    next_up: int
    conflicts: list[ConflictCard]
    persons: list[str]
    pieces: dict[str, int]
    objectives: list[str]


def desk(say: CompanionMessages, game: Companion) -> Desk:
    """What a game shows in a language."""
    rules, ask, turn = game.rules, game.ask, game.turn
    last = _last_turn(game)
    newest = game.events[-1] if ask is not None and game.events else []
    return Desk(
        save=game.saved(),
        names=[say.who(game.setup, number) for number in range(1 + len(game.table.rivals))],
        table=game.table,
        ask=ask,
        question=None if ask is None else say.question(game, ask),
        card=None if turn is None else _card(say, game, turn),
        passed=_lines(say, game, (event for event in newest if event.kind in PASSED_OVER)),
        offers=[] if ask is not None else say.choices(game),
        last=_lines(say, game, last),
        after=say.after_combat(game) if any(event.kind == "strength" for event in last) else [],
        setting_up=setting_up(say, game),
        log=[_lines(say, game, events) for events in game.events],
        factions=list(rules.factions),
        spaces={space.id: ICON_NAMES[space.icon] for space in rules.spaces},
        makers=[maker.id for maker in rules.makers],
        tiles=marked_tiles(rules),
        exchange=dict(EXCHANGED),
        agents=AGENTS,
        alliance_at=BONUS_AT,
        top=TOP,
        solo=game.setup.players == ONE_PERSON,
        competes=game.state.rivals_compete(),
        posts=[post.id for post in rules.posts],
        now=say.now(game),
        next_up=game.next_up()[0],
        conflicts=_conflicts(say, game),
        persons=[say.who(game.setup, -number) for number in range(1, game.setup.players + 1)],
        pieces=_pieces(rules),
        objectives=[goal.id for goal in objectives_of(game.state)],
    )


def _pieces(rules: Rules) -> dict[str, int]:
    pieces = {"troop": STRENGTH_OF_TROOP}
    pieces |= {"dreadnought": STRENGTH_OF_DREADNOUGHT} if rules.tech else {}
    pieces |= {"sandworm": STRENGTH_OF_SANDWORM} if rules.posts else {}
    return pieces | {"sword": 1}


def _lines(say: CompanionMessages, game: Companion, events: Iterable[Event]) -> list[Line]:
    return [Line(max(NO_RIVAL, event.rival), say.event(game.setup, game.rules, event)) for event in events]


def _conflicts(say: CompanionMessages, game: Companion) -> list[ConflictCard]:
    nameable = game.nameable_conflicts()
    return [ConflictCard(card.id, say.conflict_lines(card)) for card in game.rules.conflicts if card.id in nameable]


def _last_turn(game: Companion) -> list[Event]:
    """What happened since the last command that answered nothing; a card is left out where its space is named."""
    first = len(game.commands) - 1
    while first > 0 and game.commands[first].partition(":")[0] in ANSWERED:
        first -= 1
    events = [event for step in game.events[max(0, first) :] for event in step]
    named = {event.what for event in events if event.kind in NAMING}
    cards = {card.id: {half.location for half in _halves(card)} for card in game.rules.hagal}
    return [event for event in events if event.kind != "card" or not named & cards[event.what]]


def _halves(card: HagalCard) -> list[HagalCard]:
    return [card] if card.otherwise is None else [card, card.otherwise]


def _card(say: CompanionMessages, game: Companion, turn: Turn) -> Card:
    rules, table = game.rules, game.table
    whole = next(card for card in rules.hagal if card.id == turn.card)
    card = whole.otherwise if turn.otherwise and whole.otherwise is not None else whole
    space = next((space for space in rules.spaces if space.id == turn.space), None)
    spice = 0
    if space is not None and card.harvests and game.state.rivals_compete():
        spice = int(space.maker) + table.bonus[space.maker_index]
    return Card(
        id=turn.card,
        space=turn.space,
        titled=space is not None and (card.harvests or whole.otherwise is not None),
        icon=_icon(whole) if space is None else ICON_NAMES[space.icon],
        combat=card.harvests or (space is not None and space.combat),
        influence="" if card.influence == NOBODY else FACTION_NAMES[card.influence],
        troops=int(card.troops),
        dreadnought=card.dreadnought,
        freighters=int(card.freighters),
        tech=card.tech,
        discount=int(card.discount),
        signet=card.signet,
        spice=spice,
        swords=int(whole.swords),
        effects=[in_a_row(say.of_rival(), card.effects)] if card.effects else [],
    )


def _icon(card: HagalCard) -> str:
    """What is shown of a card that names no space: it harvests, brings a spy, or stands for a city of another board."""
    if card.sends:
        return "spice_trade"
    return "city" if any(isinstance(node, Tleilaxu) for node in card.effects) else "spy"
