"""The words in which a box is written down: one for each kind of component. Ids follow from the English names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from landsraad.engine.compose import May
from landsraad.engine.definitions import (
    IMPERIUM,
    NEVER,
    NO_COST,
    RESERVE,
    STARTER,
    Box,
    Card,
    Conflict,
    Contract,
    HagalCard,
    Intrigue,
    Leader,
    Objective,
    Post,
    Space,
    Tech,
)
from landsraad.engine.node import Condition, Node
from landsraad.engine.resources import Pay
from landsraad.engine.terms import NOBODY


def snake_case(name: str) -> str:
    """The id that belongs to an English name.

    >>> snake_case("Smuggler's Thopter"), snake_case("Dune, the Desert Planet")
    ('smugglers_thopter', 'dune_the_desert_planet')
    """
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def bits(numbers: Iterable[int]) -> int:
    """The bit set of some numbers."""
    return sum(1 << number for number in set(numbers))


def _card(
    pile: int,
    name: str,
    copies: int,
    cost: int,
    factions: Iterable[int],
    icons: Iterable[int],
    agent: list[Node],
    reveal: list[Node],
    acquire: Node | None,
    on_trash: Node | None,
    visit_influence: int = 1,
    harvest_factor: int = 1,
    moves_any_agent: bool = False,
    infiltrates: Iterable[int] = (),
    discount: tuple[str, int] = ("", 0),
    unload: bool = False,
    on_discard: Node | None = None,
    deploys_recruits: bool = False,
    ignores_requirements: bool = False,
) -> Card:
    reveal = list(reveal)
    unloaded = [May(node) if node.optional else node for node in reveal] if unload else []
    return Card(
        snake_case(name),
        pile,
        copies,
        cost,
        bits(factions),
        bits([*icons, *infiltrates]),
        agent,
        reveal,
        acquire,
        on_trash,
        visit_influence,
        harvest_factor,
        moves_any_agent,
        bits(infiltrates),
        discount[0],
        discount[1],
        unloaded,
        on_discard,
        deploys_recruits,
        ignores_requirements,
    )


def starter_card(
    name: str,
    *,
    copies: int = 1,
    icons: Iterable[int] = (),
    agent: list[Node] | None = None,
    reveal: list[Node] | None = None,
) -> Card:
    """A card of every starting deck; `copies` in each (B-6)."""
    return _card(STARTER, name, copies, NO_COST, (), icons, agent or [], reveal or [], None, None)


def reserve_card(
    name: str,
    *,
    copies: int,
    cost: int = NO_COST,
    factions: Iterable[int] = (),
    icons: Iterable[int] = (),
    agent: list[Node] | None = None,
    reveal: list[Node] | None = None,
    acquire: Node | None = None,
) -> Card:
    """A Reserve stack of `copies` cards; without a cost no Persuasion buys it (B-13, B-82)."""
    return _card(RESERVE, name, copies, cost, factions, icons, agent or [], reveal or [], acquire, None)


def imperium_card(
    name: str,
    *,
    cost: int,
    copies: int = 1,
    factions: Iterable[int] = (),
    icons: Iterable[int] = (),
    agent: list[Node] | None = None,
    reveal: list[Node] | None = None,
    acquire: Node | None = None,
    on_trash: Node | None = None,
    visit_influence: int = 1,
    harvest_factor: int = 1,
    moves_any_agent: bool = False,
    infiltrates: Iterable[int] = (),
    discount: tuple[str, int] = ("", 0),
    unload: bool = False,
    on_discard: Node | None = None,
    deploys_recruits: bool = False,
    ignores_requirements: bool = False,
) -> Card:
    """A card of the Imperium deck; see landsraad.engine.definitions.Card for what the fields mean.

    infiltrates  icons besides `icons`, that infiltrate; discount: id of a space and how much less spice it costs
    unload       what it reveals also happens when it is discarded or trashed
    """
    return _card(
        IMPERIUM,
        name,
        copies,
        cost,
        factions,
        icons,
        agent or [],
        reveal or [],
        acquire,
        on_trash,
        visit_influence,
        harvest_factor,
        moves_any_agent,
        infiltrates,
        discount,
        unload,
        on_discard,
        deploys_recruits,
        ignores_requirements,
    )


def intrigue_card(
    name: str,
    *,
    copies: int = 1,
    plot: Node | None = None,
    combat: Node | None = None,
    when_won: Node | None = None,
    endgame: Node | None = None,
) -> Intrigue:
    """An Intrigue card: its effect at each time at which it can be played (B-95)."""
    return Intrigue(snake_case(name), copies, plot, combat, when_won, endgame)


def space(
    name: str,
    *,
    icon: int,
    effects: list[Node],
    combat: bool = False,
    cost: Node | None = None,
    requirement: Condition | None = None,
    maker: int = 0,
    control: Node | None = None,
    once: str = "",
    reveal: Node | None = None,
    less_later: int = 0,
    extra: Pay | None = None,
    paid: Node | None = None,
    unpaid: Node | None = None,
) -> Space:
    """A board space; see landsraad.engine.definitions.Space. `once`: the reason code that closes it after one visit."""
    return Space(
        snake_case(name),
        icon,
        combat,
        cost,
        requirement,
        effects,
        maker,
        control,
        once,
        reveal,
        less_later,
        extra,
        paid,
        unpaid,
    )


def conflict(
    name: str,
    *,
    level: int,
    first: Node,
    second: Node,
    third: Node,
    location: str = "",
    variant: str = "",
    battle_icon: int = NOBODY,
) -> Conflict:
    """A Conflict card; `location`: the id of the space it is fought for; `variant` tells cards of one name apart."""
    return Conflict(snake_case(f"{name} {variant}"), level, location, first, second, third, battle_icon)


def leader(
    name: str,
    *,
    house: str,
    complexity: int,
    signet: Node,
    start: Node | None = None,
    on: Mapping[int, Node] | None = None,
    turn_ability: Node | None = None,
    discount_icon: int = -1,
    discount: int = 0,
    slips_past: Iterable[int] = (),
    harvest_less: int = 0,
    tokens: int = 0,
    sees_top: bool = False,
    may_be_rival: bool = True,
    dreadnought_strength: int = 3,
    water: int = 1,
    solari_bonus: int = 0,
    reveal: list[Node] | None = None,
    round_start: Node | None = None,
    snooper_rewards: list[Node] | None = None,
    ahead_rewards: list[Node] | None = None,
    peeks_intrigue: bool = False,
    rival_signet: Node | None = None,
    other_side: str = "",
    is_back: bool = False,
    visit: Node | None = None,
    visit_icons: Iterable[int] = (),
    reaches: Mapping[int, Node] | None = None,
    spied_harvest: Node | None = None,
    bans_deploy: bool = False,
    lacks: str = "",
    takes_aside: bool = False,
) -> Leader:
    """A leader; see landsraad.engine.definitions.Leader."""
    return Leader(
        snake_case(name),
        house,
        complexity,
        signet,
        start,
        dict(on or {}),
        turn_ability,
        discount_icon,
        discount,
        bits(slips_past),
        harvest_less,
        tokens,
        sees_top,
        may_be_rival,
        dreadnought_strength,
        water,
        solari_bonus,
        reveal or [],
        round_start,
        snooper_rewards or [],
        ahead_rewards or [],
        peeks_intrigue,
        rival_signet,
        other_side,
        is_back,
        visit,
        bits(visit_icons),
        dict(reaches or {}),
        spied_harvest,
        bans_deploy,
        lacks,
        takes_aside,
    )


def hagal_card(
    name: str,
    *,
    copies: int = 1,
    mark: int = 0,
    influence: int = NOBODY,
    troops: int = 0,
    swords: int = 0,
    signet: bool = False,
    harvests: bool = False,
    reshuffle: bool = False,
    freighters: int = 0,
    dreadnought: bool = False,
    tech: bool = False,
    discount: int = 0,
    guild: int = 0,
    otherwise: HagalCard | None = None,
) -> HagalCard:
    """A House Hagal card; its space has the card's name. See landsraad.engine.definitions.HagalCard."""
    location = "" if harvests or reshuffle else snake_case(name)
    id = f"{snake_case(name)}_{mark}p" if mark and location else snake_case(name)
    if otherwise is not None:
        id = f"{otherwise.id}_or_{id}"
    return HagalCard(
        id,
        copies,
        mark,
        location,
        influence,
        troops,
        swords,
        signet,
        harvests,
        reshuffle,
        freighters,
        dreadnought,
        tech,
        discount,
        guild,
        otherwise,
    )


def tech_tile(
    name: str,
    *,
    cost: int,
    acquire: Node | None = None,
    reveal: list[Node] | None = None,
    flip: Node | None = None,
    spend: Node | None = None,
    round_start: Node | None = None,
    when_won: Node | None = None,
    endgame: Node | None = None,
    to_deck: bool = False,
    transports: bool = False,
    wins_ties: bool = False,
    scuttles: bool = False,
    rival: bool = False,
    rival_use: int = NEVER,
    rival_spends: bool = False,
) -> Tech:
    """A tech tile; see landsraad.engine.definitions.Tech."""
    return Tech(
        snake_case(name),
        cost,
        acquire,
        reveal or [],
        flip,
        spend,
        round_start,
        when_won,
        endgame,
        to_deck,
        transports,
        wins_ties,
        scuttles,
        rival,
        rival_use,
        rival_spends,
    )


def post(*spaces: str) -> Post:
    """An observation post next to some spaces, given by their ids."""
    return Post("_and_".join(spaces), list(spaces))


def objective(name: str, *, battle_icon: int, players: Iterable[int], first: bool = False) -> Objective:
    """An objective; see landsraad.engine.definitions.Objective."""
    return Objective(snake_case(name), battle_icon, first, list(players))


def contract(
    name: str,
    *,
    reward: Node,
    copies: int = 1,
    location: str = "",
    harvest: int = 0,
    card: str = "",
    aside: bool = False,
) -> Contract:
    """A contract; see landsraad.engine.definitions.Contract."""
    return Contract(snake_case(name), copies, location, harvest, card, aside, reward)


def box(
    id: str,
    *,
    cards: list[Card],
    intrigue: list[Intrigue],
    conflicts: list[Conflict],
    leaders: list[Leader],
    spaces: list[Space],
    tracks: list[Node] | None = None,
    hagal: list[HagalCard] | None = None,
    tech: list[Tech] | None = None,
    shipping: list[Node] | None = None,
    covers: Iterable[str] = (),
    hagal_without: Iterable[str] = (),
    posts: list[Post] | None = None,
    objectives: list[Objective] | None = None,
    contracts: list[Contract] | None = None,
    first_contracts: list[Contract] | None = None,
    wall: bool = False,
) -> Box:
    """What a box brings; see landsraad.engine.definitions.Box."""
    return Box(
        id,
        cards,
        intrigue,
        conflicts,
        leaders,
        spaces,
        tracks or [],
        hagal or [],
        tech or [],
        shipping or [],
        list(covers),
        list(hagal_without),
        posts or [],
        objectives or [],
        contracts or [],
        first_contracts or [],
        wall,
    )
