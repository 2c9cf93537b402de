"""Each variant on its own way through the house, and boxes that are nothing but data: nothing is listed twice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from landsraad import Record, Setup, SetupError, new_game, replay
from landsraad.calls.about import about
from landsraad.content import registry
from landsraad.content.box import Box, Contents
from landsraad.content.define import imperium_card, intrigue_card
from landsraad.content.registry import BOXES
from landsraad.content.setup import VARIANTS, Variant, box_sets, players_of
from landsraad.engine.base.resources import Gain, Persuasion
from landsraad.server.asked import new_table
from landsraad.server.messages.requests import NewTable
from landsraad.table.setups import setup_data, setup_from
from landsraad.text import LANGUAGES
from landsraad.text.messages import messages
from tests.variants import DOCUMENT, document

SWITCHED: dict[str, dict[str, Any]] = {id: {id: True} for id in VARIANTS}


def played_with(variant: Variant) -> dict[str, Any]:
    """The rest of a setup that has a variant and no more: the first boxes that it fits, and the most players."""
    boxes = next(boxes for boxes in box_sets() if any(variant.fits(boxes, n) for n in players_of(boxes)))
    return {"players": max(n for n in players_of(boxes) if variant.fits(boxes, n)), "boxes": boxes}


# --- Variants ---------------------------------------------------------------------------------------------------------


def test_every_switch_of_a_setup_is_a_variant_but_one() -> None:
    """How turns end is no rule."""
    switches = {one.name for one in fields(Setup) if one.default is False}
    assert switches == {*VARIANTS, "end_turns"}


@pytest.mark.parametrize("id", VARIANTS)
def test_a_variant_comes_to_the_rules_by_every_way_and_alone(id: str) -> None:
    """By a setup, by its record and its JSON, by the storage of the server, by the form of a new table."""
    rest = played_with(VARIANTS[id])
    setup = Setup(**rest, **SWITCHED[id])
    assert [name for name in VARIANTS if getattr(setup, name)] == [id]
    assert setup.rules().variants == {id}
    assert setup.rules() is not Setup(**rest).rules()
    record = Record.of(new_game(setup, "1"), setup, "1")
    assert json.loads(record.to_json())["setup"][id] is True
    again = Record.from_json(record.to_json())
    assert again.setup == setup
    assert replay(again).rules is setup.rules()
    assert setup_from(json.loads(json.dumps(setup_data(setup)))) == setup
    asked = NewTable.model_validate_json(json.dumps({"setup": {**rest, id: True}}))
    assert new_table(asked).setup == replace(setup, end_turns=True)


@pytest.mark.compiled
@pytest.mark.parametrize("id", VARIANTS)
def test_a_variant_is_refused_where_it_is_not_for(id: str) -> None:
    """S-4: without one of its boxes, and by a number of players that it is not for."""
    variant = VARIANTS[id]
    for boxes in box_sets():
        for players in players_of(boxes):
            setup = Setup(players=players, boxes=boxes, **SWITCHED[id])
            if variant.fits(boxes, players) or variant.lenient:
                assert setup.rules().variants == {id}
            else:
                with pytest.raises(SetupError, match=id):
                    setup.rules()


WORDS = {
    "promo": (("Promo", "promo"), ("Промо", "промо"), ("Промо", "промо")),
    "epic": (("Epic", "Longer"), ("Эпич", "Дольше"), ("Епіч", "Довше")),
    "dice": (("Dice", "dice"), ("Кубик", "кубик"), ("Кубик", "кубик")),
    "escalation": (("Escalation", "great Conflicts"), ("эскалац", "больших конфл"), ("ескалац", "великих конфл")),
    "expert_deployment": (("Expert", "leads"), ("Обдуманн", "впереди"), ("експертн", "більше")),
    "smart_politics": (("Smart", "pass over"), ("Расчётлив", "пропускают"), ("Розважлив", "пропускають")),
    "streamlined": (("Streamlined", "cannot win"), ("Неамбициозн", "не может"), ("Неамбітн", "не може")),
    "go_to_11": (("Go to 11", "11 VP"), ("одиннадцати", "11 ПО"), ("одинадцяти", "11 ПО")),
    "old_conflicts": (("other boxes", "battle icons"), ("других коробок", "символов"), ("інших коробок", "символів")),
    "recommended": (("suit", "recommend"), ("Подходящие", "советуют"), ("личать", "радять")),
}


@pytest.mark.parametrize("id", VARIANTS)
def test_a_variant_has_its_own_name_and_note(id: str) -> None:
    """In each language."""
    for language, words in zip(LANGUAGES, WORDS[id], strict=True):
        for part, word in zip(("", ".note"), words, strict=True):
            assert word in messages(language).say(f"variant-{id}{part}")


def test_clients_are_told_of_all_variants() -> None:
    told = {row["id"]: row for row in about()["variants"]}
    assert list(told) == list(VARIANTS)
    for id, variant in VARIANTS.items():
        rest = {"players": list(variant.players), "for_two": list(variant.for_two)}
        assert told[id] == {"id": id, "boxes": [list(one) for one in variant.boxes], **rest}


def test_the_document_is_up_to_date() -> None:
    """What `python -m tests.variants` would write is there."""
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "run `python -m tests.variants`"


# --- Boxes ------------------------------------------------------------------------------------------------------------


def toy(_selection: object) -> Contents:
    """Two cards."""
    return Contents(
        cards=[imperium_card("Toy Soldier", copies=2, cost=3, reveal=[Persuasion(2)])],
        intrigue=[intrigue_card("Toy Trick", copies=1, plot=Gain(spice=2))],
    )


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A box of two cards that needs the base box."""
    monkeypatch.setitem(registry.BOXES, "toy", Box("toy", toy, order=9, needs=("base",)))
    yield
    registry.put_together.cache_clear()


@pytest.mark.usefixtures("with_toy")
def test_a_new_box_is_one_object() -> None:
    """It is played, recorded, refused where it cannot be, and offered to clients."""
    setup = Setup(players=3, boxes=("toy", "base"))
    rules = setup.rules()
    assert ("toy_soldier" in [card.id for card in rules.cards], rules.intrigue[-1].id) == (True, "toy_trick")
    record = Record.of(new_game(setup, "1"), setup, "1")
    assert replay(Record.from_json(record.to_json())).rules is rules
    with pytest.raises(SetupError, match="toy needs the box base"):
        Setup(boxes=("toy", "uprising")).rules()
    offered = [row for row in about()["sets"] if "toy" in row["boxes"]]
    assert {"toy"} == {row["boxes"][-1] for row in offered}
    assert len(offered) == len([boxes for boxes in box_sets() if "base" in boxes and "toy" in boxes])


def test_boxes_are_numbered_each_by_itself() -> None:
    assert len({box.order for box in BOXES.values()}) == len(BOXES)
