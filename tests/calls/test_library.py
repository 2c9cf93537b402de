"""The library and the icon tokens: complete in every language."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad import Setup
from landsraad.calls.about import about
from landsraad.calls.library import library, read_boxes
from landsraad.content.registry import BOXES
from landsraad.engine.machine.compose import When
from landsraad.engine.machine.node import Node
from landsraad.table.refusals import Refused
from landsraad.text import LANGUAGES
from landsraad.text.tokens import ICONS, condition_tokens, is_effect, tokens


def content_nodes() -> list[Node]:
    """Every node of every definition, the promotional cards included."""
    rules = Setup(boxes=tuple(BOXES), promo=True).rules()
    return [node for path, node in rules.node_by_path.items() if not path.startswith("step/")]


def test_every_effect_of_the_content_has_tokens() -> None:
    nodes = content_nodes()
    assert len(nodes) > 300
    assert all(is_effect(node) for node in nodes)


def test_every_token_is_an_icon_that_the_client_draws() -> None:
    for node in content_nodes():
        made = tokens(node)
        assert made, f"{node.path} has no tokens"
        check(made)
        if isinstance(node, When):
            check(condition_tokens(node.condition))


def test_what_reads_otherwise_with_fewer_boxes_is_there_both_ways() -> None:
    """S-32: a card that CHOAM changes says what it is without it."""
    found = library("en", ("base", "ix", "uprising", "choam"))
    changed = {
        id: what["ways"]
        for kind in ("spaces", "conflicts", "cards")
        for id, what in found[kind].items()
        if what["ways"]
    }
    assert set(changed) == {"dutiful_service", "accept_contract", "choam_security", "trade_dispute"}
    assert all(way["boxes"] == ["uprising"] for ways in changed.values() for way in ways)
    assert (
        changed["accept_contract"][0]["parts"][-1]["words"]
        == "Effect: draw 1 card, +2 Solari instead of a contract (the CHOAM module is not in play)"
    )
    alone = library("en", ("uprising",))
    assert not any(what["ways"] for kind in ("spaces", "conflicts", "cards") for what in alone[kind].values())


def check(made: list[dict[str, Any]]) -> None:
    """Known icons, and no other fields than those that are documented."""
    for token in made:
        assert token["icon"] in ICONS
        assert set(token) <= {"icon", "n", "names", "text", "if"}


KINDS = ("cards", "intrigue", "spaces", "conflicts", "leaders", "tech", "factions")
KINDS_OF_UPRISING = ("contracts", "objectives", "posts")


def every_part(definition: dict[str, Any]) -> list[dict[str, Any]]:
    """The parts of a definition, and those that stand inside them."""
    return [one for part in definition["parts"] for one in (part, *part["inner"])]


@pytest.mark.parametrize("boxes", [("base", "ix"), tuple(BOXES)], ids="+".join)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_library_says_everything(language: str, boxes: tuple[str, ...]) -> None:
    made = library(language, boxes)
    assert made["boxes"] == list(boxes)
    for kind in KINDS + KINDS_OF_UPRISING:
        assert bool(made[kind]) == (kind in KINDS or "uprising" in boxes), kind
        for id, definition in made[kind].items():
            assert definition["name"], id
            assert definition["english"], id
            assert all(part["words"] for part in definition["parts"])
            for icons in [part["icons"] for part in every_part(definition)]:
                check(icons)
            assert {path for part in every_part(definition) for path in part["paths"]} <= set(made["tokens"])
            assert definition["box"] in boxes
    for card in made["cards"].values():
        for path in [*card["agent"], *card["reveal"]]:
            assert made["effects"][path]
            assert made["tokens"][path]
    assert set(made["effects"]) == set(made["tokens"])


@pytest.mark.parametrize("boxes", [("uprising",), ("uprising", "choam"), BOXES], ids="+".join)
def test_what_the_library_of_uprising_names_is_in_it(boxes: tuple[str, ...]) -> None:
    made = library("en", boxes)
    for post in made["posts"].values():
        assert post["spaces"]
        assert set(post["spaces"]) <= set(made["spaces"])
    for contract in made["contracts"].values():
        assert contract["location"] in {None, *made["spaces"]}
        assert contract["card"] in {None, *made["cards"]}
        assert contract["reward"] in made["tokens"]
    assert bool(made["contracts"]) == ("choam" in boxes)
    for space in made["spaces"].values():
        assert (space["extra"] is None) == (space["paid"] is None)
    for leader in made["leaders"].values():
        assert leader["other_side"] in {None, *made["leaders"]}


def test_the_boards_are_told_apart() -> None:
    """A space of the same id says what it does on the board of the boxes that are asked for."""
    base, uprising = (library("en", boxes)["spaces"]["high_council"] for boxes in (("base",), ("uprising",)))
    assert base["box"] == "base"
    assert uprising["box"] == "uprising"
    assert base["parts"] != uprising["parts"]


def test_the_sets_of_boxes() -> None:
    """What goes together, for how many players, with which leaders."""
    ours = {"base", "ix", "uprising", "choam"}
    sets = {tuple(one["boxes"]): one for one in about()["sets"] if ours.issuperset(one["boxes"])}
    assert set(sets) == {
        ("base",),
        ("base", "ix"),
        *[
            (*mixed, "uprising", *module)
            for mixed in ((), ("base",), ("ix",), ("base", "ix"))
            for module in ((), ("choam",))
        ],
    }
    for boxes, one in sets.items():
        made = library("en", boxes)["leaders"]
        six = [6] if {"uprising", "choam"} <= set(boxes) else []
        assert one["players"] == [1, 2, 3, 4, *six]
        assert len(one["rivals"]) == (10 if "uprising" in boxes else 0)
        assert one["leaders"] == [id for id in one["leaders"] if not made[id]["is_back"]]
        assert ("shaddam_corrino_iv" in one["leaders"]) == ("choam" in boxes)
        assert ("ilesa_ecaz" in one["leaders"]) == ("ix" in boxes and "base" in boxes)


def test_the_library_for_six_reads_as_their_side_of_the_board() -> None:
    """Spaces of the same ids are others there; what only six have is there, and the boxes keep their own."""
    four, six = (library("en", read_boxes(boxes)) for boxes in ("uprising+choam", "six+choam+uprising"))
    assert six["boxes"] == ["uprising", "choam", "six"]
    assert "six" in {one["box"] for one in six["cards"].values()}
    assert four["spaces"]["swordmaster"]["parts"] != six["spaces"]["swordmaster"]["parts"]
    assert {"great_houses", "fringe_worlds"} <= set(six["factions"])
    assert six["spaces"]["sardaukar"]["faction"] == "emperor"
    assert six["spaces"]["military_support"]["faction"] == "great_houses"
    with pytest.raises(Refused):
        read_boxes("uprising+six")


def test_the_teams() -> None:
    """Each with its seats, the Commander's first; they sit by turns."""
    teams = about()["teams"]
    assert [team["seats"] for team in teams] == [[0, 2, 4], [3, 5, 1]]
    assert [team["commander"] for team in teams] == ["muaddib", "shaddam_corrino_iv"]
    assert all(len(team["recommended"]) == 4 for team in teams)
