"""The library: what every definition is called, says and looks like, in one language."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from landsraad import Setup, SetupError, __version__
from landsraad.calls.language import check_language
from landsraad.content.box import TEAM_PLAYERS
from landsraad.content.registry import BOXES
from landsraad.content.setup import VARIANTS, box_sets, games_that_show, players_of
from landsraad.engine.course.sides import Train
from landsraad.engine.course.spaces import TakeMentat
from landsraad.engine.machine.compose import Choose
from landsraad.engine.machine.node import Node
from landsraad.engine.machine.terms import BATTLE_ICON_NAMES, FACTION_NAMES, ICON_NAMES, NOBODY
from landsraad.engine.state.definitions import (
    IMPERIUM,
    NO_COST,
    RECLAIMED,
    RESERVE,
    TLEILAXU,
    Card,
    Conflict,
    Contract,
    Difficulty,
    HagalCard,
    Intrigue,
    Leader,
    Objective,
    Post,
    Rival,
    Space,
    Tech,
    Track,
)
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import STRENGTH_OF_DREADNOUGHT, STRENGTH_OF_SANDWORM, STRENGTH_OF_TROOP
from landsraad.table.refusals import Refused
from landsraad.text import Texts, texts
from landsraad.text.definitions import Part
from landsraad.text.tokens import condition_tokens, is_effect, tokens

# How much each unit, and each sword, counts in a Conflict.
STRENGTH: Final = {
    "troop": STRENGTH_OF_TROOP,
    "dreadnought": STRENGTH_OF_DREADNOUGHT,
    "sandworm": STRENGTH_OF_SANDWORM,
    "sword": 1,
}

# What the piles of cards are called; all others belong to starting decks.
PILES: Final = {IMPERIUM: "imperium", RESERVE: "reserve", TLEILAXU: "tleilaxu", RECLAIMED: "reclaimed"}

# After the boxes of an address: as they are for six players, whose side of the board has other spaces of the same ids.
SIX: Final = "six"


def read_boxes(asked: str) -> tuple[str, ...]:
    """The boxes of an address (`uprising+choam`, in any order), in order; the last may be `SIX`.

    Raises Refused where they can't be played together.
    """
    named = set(asked.split("+"))
    boxes = tuple(box for box in (*BOXES, SIX) if box in named)
    if len(boxes) != len(named):
        raise Refused("impossible", f"known boxes: {', '.join(BOXES)}")
    try:
        _games(boxes)[0].rules()
    except SetupError as error:
        raise Refused("impossible", str(error)) from error
    return boxes


def shelves() -> list[tuple[str, ...]]:
    """All boxes that there is a library of, each also for six players where so many play with them."""
    sets = box_sets()
    return sets + [(*boxes, SIX) for boxes in sets if TEAM_PLAYERS in players_of(boxes)]


def library(language: str, boxes: tuple[str, ...]) -> dict[str, Any]:
    """The library of a language: all that some boxes bring together, with every switch that adds cards.

    With `SIX` at their end it is that of the six-player game: what another side of the board changes reads as there.

    Raises Refused for an unknown language.
    """
    check_language(language)
    words, english = texts(language), texts("en")
    data: dict[str, Any] = {"version": __version__, "language": language, "boxes": list(boxes)}
    nodes: dict[str, Node] = {}
    tracks: dict[str, Any] = {}
    taken = _in_turn(boxes)
    for number in range(1, len(taken) + 1):
        for setup in reversed(_games(tuple(taken[:number]))):
            rules = setup.rules()
            tracks = _tracks(words, rules)
            _merge(data, _definitions(words, english, rules), taken[:number])
            nodes |= {path: node for path, node in rules.node_by_path.items() if is_effect(node)}
    return {**data, **tracks, **_effects(words, nodes), "strength": STRENGTH}


def _games(boxes: tuple[str, ...]) -> list[Setup]:
    """The games that show together all that some boxes bring."""
    if boxes[-1] != SIX:
        return games_that_show(boxes)
    usual: dict[str, Any] = {id: True for id, variant in VARIANTS.items() if variant.lenient}
    return [Setup(players=TEAM_PLAYERS, boxes=boxes[:-1], **usual)]


def _in_turn(boxes: tuple[str, ...]) -> list[str]:
    """The box with the board, its own modules, the others, the game for six: a definition belongs to the first with
    which it comes."""
    board, *others = sorted((box for box in boxes if box != SIX), key=lambda id: BOXES[id].order)
    six = [SIX] if SIX in boxes else []
    return [board, *sorted(others, key=lambda id: BOXES[id].needs != (board,)), *six]


def _merge(data: dict[str, Any], new: dict[str, dict[str, Any]], boxes: list[str]) -> None:
    """Add what some boxes bring, the last of them new. Where a text changes by it, the way it was is kept in `ways`."""
    for kind, definitions in new.items():
        kept = data.setdefault(kind, {})
        for id, definition in definitions.items():
            if isinstance(definition, dict):
                before = kept.get(id)
                definition["box"] = boxes[-1] if before is None else before["box"]
                definition["ways"] = [] if before is None else list(before["ways"])
                if before is not None and before["parts"] != definition["parts"]:
                    definition["ways"].append({"boxes": boxes[:-1], "parts": before["parts"]})
            kept[id] = definition


def _definitions(words: Texts, english: Texts, rules: Rules) -> dict[str, dict[str, Any]]:
    return {
        "cards": {card.id: _card(words, english, card) for card in rules.cards},
        "intrigue": {card.id: _intrigue(words, english, card) for card in rules.intrigue},
        "spaces": {space.id: _space(words, english, space, rules) for space in rules.spaces},
        "conflicts": {conflict.id: _conflict(words, english, conflict) for conflict in rules.conflicts},
        "leaders": {leader.id: _leader(words, english, leader) for leader in rules.leaders},
        "tech": {tile.id: _tech(words, english, tile) for tile in rules.tech},
        "contracts": {contract.id: _contract(words, english, contract, rules) for contract in rules.contracts},
        "objectives": {goal.id: _objective(words, english, goal, rules) for goal in rules.objectives},
        "posts": {post.id: _post(words, english, post, rules) for post in rules.posts},
        "hagal": {card.id: _hagal(words, english, card, rules) for card in rules.hagal},
        "rivals": {rival.id: _rival(words, english, rival, rules) for rival in rules.rivals},
        "difficulties": {level.id: _difficulty(words, english, level, rules) for level in rules.levels},
        "factions": {track.id: _faction(words, english, rules, track) for track in rules.tracks},
        "sources": {id: words.source_name(rules, number) for number, id in enumerate(rules.source_ids)},
    }


def _tracks(words: Texts, rules: Rules) -> dict[str, list[dict[str, Any]]]:
    """The places of the research track and the spaces of the Tleilaxu track, from the start; none without their box."""
    research = [
        {
            "id": place.id,
            "column": int(place.column),
            "row": int(place.row),
            "ways": list(place.ways),
            "effect": _path(place.effect),
            "marker": int(place.marker),
            "parts": _parts(words.research_place(rules, place)),
        }
        for place in rules.research
    ]
    tleilaxu = [
        {
            "effect": _path(space.effect),
            "spice": int(space.spice),
            "parts": _parts(words.tleilaxu_space(rules, space)),
        }
        for space in rules.tleilaxu
    ]
    return {"research": research, "tleilaxu": tleilaxu}


def _effects(words: Texts, nodes: dict[str, Node]) -> dict[str, Any]:
    """Effects, and the steps that are effects, in words and icons.

    bare  without a word on whether they may be left undone, where that is another text
    """
    effects = {path: words.effect(node) for path, node in nodes.items()}
    bare = {path: words.bare(node) for path, node in nodes.items()}
    return {
        "effects": effects,
        "bare": {path: text for path, text in bare.items() if text != effects[path]},
        "tokens": {path: tokens(node) for path, node in nodes.items()},
    }


def _named(words: Texts, english: Texts, kind: str, id: str, parts: list[Part]) -> dict[str, Any]:
    return {"name": words.name(kind, id), "english": english.name(kind, id), "parts": _parts(parts)}


def _parts(parts: list[Part]) -> list[dict[str, Any]]:
    return [asdict(part) for part in parts]


def _paths(nodes: list[Node]) -> list[str]:
    return [node.path for node in nodes]


def _path(node: Node | None) -> str | None:
    return None if node is None else node.path


def _bits(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for i, name in enumerate(names) if (bits >> i) & 1]


def _card(words: Texts, english: Texts, card: Card) -> dict[str, Any]:
    return {
        **_named(words, english, "card", card.id, words.card(card)),
        "pile": PILES.get(int(card.pile), "starter"),
        "copies": int(card.copies),
        "cost": None if card.cost == NO_COST else int(card.cost),
        "specimens": int(card.specimens),
        "factions": _bits(int(card.factions), FACTION_NAMES),
        "icons": _bits(int(card.icons), ICON_NAMES),
        "icons_while": [
            {"icons": _bits(int(extra.icons), ICON_NAMES), "tokens": condition_tokens(extra.condition)}
            for extra in card.extras
        ],
        "graft": bool(card.graft),
        "agent": _paths(card.agent),
        "reveal": _paths(card.reveal),
        "acquire": _path(card.acquire),
        "on_trash": _path(card.on_trash),
        "moves_any_agent": bool(card.moves_any_agent),
        "infiltrates": _bits(int(card.infiltrates), ICON_NAMES),
        "unload": bool(card.unload),
        "on_discard": _path(card.on_discard),
    }


def _intrigue(words: Texts, english: Texts, card: Intrigue) -> dict[str, Any]:
    return {
        **_named(words, english, "intrigue", card.id, words.intrigue(card)),
        "copies": int(card.copies),
        "plot": _path(card.plot),
        "combat": _path(card.combat),
        "when_won": _path(card.when_won),
        "endgame": _path(card.endgame),
    }


def _space(words: Texts, english: Texts, space: Space, rules: Rules) -> dict[str, Any]:
    return {
        **_named(words, english, "space", space.id, words.space(space)),
        "icon": ICON_NAMES[space.icon],
        "faction": None if space.track is None else space.track.id,
        "combat": bool(space.combat),
        "maker": int(space.maker),
        "maker_index": int(space.maker_index),
        "control_index": int(space.control_index),
        "cost": _path(space.cost),
        "cost_choice": isinstance(space.cost, Choose),
        "least_cost": dict(zip(("solari", "spice", "water"), map(int, rules.costs[space.number]), strict=True)),
        "effects": _paths(space.effects),
        "control": _path(space.control),
        "once": bool(space.once),
        "reveal": _path(space.reveal),
        "mentat": any(isinstance(node, TakeMentat) for node in space.effects),
        "extra": _path(space.extra),
        "paid": _path(space.paid),
        "unpaid": _path(space.unpaid),
    }


def _conflict(words: Texts, english: Texts, conflict: Conflict) -> dict[str, Any]:
    return {
        **_named(words, english, "conflict", conflict.id, words.conflict(conflict)),
        "level": int(conflict.level),
        "location": conflict.location or None,
        "battle_icon": None if conflict.battle_icon == NOBODY else BATTLE_ICON_NAMES[conflict.battle_icon],
        "first": _path(conflict.first),
        "second": _path(conflict.second),
        "third": _path(conflict.third),
    }


def _leader(words: Texts, english: Texts, leader: Leader) -> dict[str, Any]:
    return {
        **_named(words, english, "leader", leader.id, words.leader(leader)),
        "house": leader.house,
        "house_name": words.name("house", leader.house) if leader.house else "",
        "complexity": int(leader.complexity),
        "left_name": words.name("ability", f"{leader.id}-left"),
        "signet_name": words.name("ability", f"{leader.id}-signet"),
        "signet": _path(leader.signet),
        "turn_ability": _path(leader.turn_ability),
        "sees_top": bool(leader.sees_top),
        "dreadnought_strength": int(leader.dreadnought_strength),
        "other_side": leader.other_side or None,
        "is_back": bool(leader.is_back),
        "takes_aside": bool(leader.takes_aside),
        "training": leader.signet.nexts if isinstance(leader.signet, Train) else [],
        "discount": int(leader.discount),
        "discount_icon": ICON_NAMES[leader.discount_icon] if leader.discount > 0 else None,
        "slips_past": _bits(int(leader.slips_past), ICON_NAMES),
    }


def _tech(words: Texts, english: Texts, tile: Tech) -> dict[str, Any]:
    return {
        **_named(words, english, "tech", tile.id, words.tech(tile)),
        "cost": int(tile.cost),
        "acquire": _path(tile.acquire),
        "reveal": _paths(tile.reveal),
        "flip": _path(tile.flip),
        "spend": _path(tile.spend),
        "round_start": _path(tile.round_start),
        "when_won": _path(tile.when_won),
        "endgame": _path(tile.endgame),
        "rival": bool(tile.rival),
    }


def _contract(words: Texts, english: Texts, contract: Contract, rules: Rules) -> dict[str, Any]:
    return {
        **_named(words, english, "contract", contract.id, words.describe(rules, "contract", contract.id)),
        "copies": int(contract.copies),
        "location": contract.location or None,
        "harvest": int(contract.harvest),
        "card": contract.card or None,
        "aside": bool(contract.aside),
        "reward": _path(contract.reward),
    }


def _objective(words: Texts, english: Texts, objective: Objective, rules: Rules) -> dict[str, Any]:
    return {
        **_named(words, english, "objective", objective.id, words.describe(rules, "objective", objective.id)),
        "battle_icon": BATTLE_ICON_NAMES[objective.battle_icon],
        "first": bool(objective.first),
        "players": list(objective.players),
    }


def _post(words: Texts, english: Texts, post: Post, rules: Rules) -> dict[str, Any]:
    return {
        **_named(words, english, "post", post.id, words.describe(rules, "post", post.id)),
        "spaces": [space.id for space in rules.spaces if (post.bits >> space.number) & 1],
    }


def _hagal(words: Texts, english: Texts, card: HagalCard, rules: Rules) -> dict[str, Any]:
    return {
        **_named(words, english, "hagal", card.id, words.describe(rules, "hagal", card.id)),
        "location": card.location or None,
    }


def _rival(words: Texts, english: Texts, rival: Rival, rules: Rules) -> dict[str, Any]:
    return {
        **_named(words, english, "rival", rival.id, words.describe(rules, "rival", rival.id)),
        "swordmaster": int(rival.swordmaster),
        "signet": _path(rival.signet),
        "network": _path(rival.network),
        "priorities": [FACTION_NAMES[faction] for faction in rival.priorities],
        "streamlined": bool(rival.streamlined),
    }


def _difficulty(words: Texts, english: Texts, level: Difficulty, rules: Rules) -> dict[str, Any]:
    return _named(words, english, "difficulty", level.id, words.describe(rules, "difficulty", level.id))


def _faction(words: Texts, english: Texts, rules: Rules, track: Track) -> dict[str, Any]:
    parts = words.describe(rules, "faction", track.id)
    return {**_named(words, english, "faction", track.id, parts), "bonus": _path(track.bonus)}
