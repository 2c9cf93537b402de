"""Finding components by name."""

from __future__ import annotations

import pytest

from landsraad.content.registry import rules_for
from landsraad.terminal.words import words
from landsraad.text import LANGUAGES, texts
from landsraad.text.definitions import KINDS

RULES = rules_for(("base",), True)
IX = rules_for(("base", "ix"), True, epic=True)
UPRISING = rules_for(("uprising", "choam"), True)
MIX = rules_for(("uprising", "choam", "base", "ix"), True)


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("Дункан Айдахо", ("card", "duncan_idaho")),
        ("дункан айдаго", ("card", "duncan_idaho")),
        ("Duncan Idaho", ("card", "duncan_idaho")),
        ("duncan_idaho", ("card", "duncan_idaho")),
        ("Дункан Айдхо", ("card", "duncan_idaho")),
        ("СВЕРНУТОЕ ПРОСТРАНСТВО", ("card", "foldspace")),
        ("своевременный наем", ("intrigue", "calculated_hire")),
        ("smugglers thopter", ("card", "smugglers_thopter")),
        ("смаглерс", None),
        ("зв'язкові", ("card", "arrakis_liaison")),
        ("раббан", ("leader", "glossu_the_beast_rabban")),
        ("Предвидение", ("leader", "paul_atreides")),
        ("Арракин", ("space", "arrakeen")),
        ("фримены", ("faction", "fremen")),
        ("Добыча Пряности", ("hagal", "harvest_spice")),
        ("наёмник", ("difficulty", "mercenary")),
        ("Флагман", None),
        ("  ", None),
        ("zzzzqq", None),
    ],
)
def test_the_best_match_comes_first(query: str, best: tuple[str, str] | None) -> None:
    for language in ("en", "ru", "uk"):
        found = texts(language).find(RULES, query)
        assert (found[0] if found else None) == best


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("Флагман", ("tech", "flagship")),
        ("двигун гольцмана", ("tech", "holtzman_engine")),
        ("Контроль над прянощами", ("card", "control_the_spice")),
        ("Тяжёлые лазерные пушки", ("leader", "rhombur_vernius")),
        ("міжзоряні перевезення", ("space", "interstellar_shipping")),
        ("эпический режим", ("variant", "epic")),
        ("shipping track", ("term", "shipping_track")),
    ],
)
def test_what_rise_of_ix_brings_is_found(query: str, best: tuple[str, str]) -> None:
    for language in ("en", "ru", "uk"):
        assert texts(language).find(IX, query)[0] == best


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("Муад'Диб", ("leader", "muaddib")),
        ("muaddib", ("leader", "muaddib")),
        ("Агония Пряности", ("leader", "lady_jessica")),
        ("Сбор Пряности 3+", ("contract", "harvest_3")),
        ("harvest 4", ("contract", "harvest_4")),
        ("Миттєвий ефект", ("contract", "immediate")),
        ("crysknife ii", ("objective", "crysknife_ii")),
        ("пункт у ячейки «Глубокая пустыня»", ("post", "deep_desert")),
        ("post between Arrakeen and Spice Refinery", ("post", "arrakeen_and_spice_refinery")),
        ("Арракин", ("space", "arrakeen")),
        ("Завод прянощів", ("space", "spice_refinery")),
        ("Рычаг давления", ("intrigue", "leverage")),
        ("Пропаганда", ("conflict", "propaganda")),
    ],
)
def test_what_uprising_brings_is_found(query: str, best: tuple[str, str]) -> None:
    for language in ("en", "ru", "uk"):
        assert texts(language).find(UPRISING, query)[0] == best


def test_what_belongs_to_games_of_fewer_is_found() -> None:
    assert ("variant", "escalation") in texts("en").find(IX, "Brutal Escalation")
    assert ("variant", "epic") in texts("en").find(MIX, "Epic Game mode")
    for query, found in (("Brutal Escalation", "variant"), ("Mercenary (novice)", "difficulty"), ("Fremkit", "hagal")):
        assert found in {kind for kind, _ in texts("en").find(MIX, query)}
    assert ("rival", "lady_jessica") in texts("en").find(MIX, "Lady Jessica")


def test_a_part_of_a_name_finds_all_that_have_it() -> None:
    found = texts("ru").find(RULES, "дункан")
    assert {("card", "duncan_idaho"), ("card", "duncan_loyal_blade")} <= set(found[:2])
    assert len([id for kind, id in texts("en").find(RULES, "skirmish") if kind == "conflict"]) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_a_heading_in_the_terminal(language: str) -> None:
    headings = [words(language)(f"library-{kind}") for kind in KINDS]
    assert len(set(headings)) == len(KINDS) == 15


def test_what_is_found_can_be_described() -> None:
    for kind, id in texts("en").find(RULES, "fremen"):
        assert texts("en").describe(RULES, kind, id)
