"""The .ftl files: the same messages in every language, right plurals, no slips of the keyboard."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from landsraad.text import LANGUAGES, MissingText, texts
from landsraad.text.messages import PARTS, Messages, files_of, messages
from tests.names import FILE, text

COUNTED = {
    "ru": {
        "count-troops": ("1 отряд", "2 отряда", "5 отрядов", "11 отрядов", "21 отряд"),
        "count-troops-of": ("1 отряда", "2 отрядов", "5 отрядов", "11 отрядов", "21 отряда"),
        "count-solari": ("1 солярий", "2 солярия", "5 соляриев", "11 соляриев", "21 солярий"),
        "count-spice": ("1 Пряность", "2 Пряности", "5 Пряности", "11 Пряности", "21 Пряность"),
        "count-water": ("1 вода", "2 воды", "5 воды", "11 воды", "21 вода"),
        "count-cards": ("1 карту", "2 карты", "5 карт", "11 карт", "21 карту"),
        "count-intrigue": ("1 карту интриги", "2 карты интриг", "5 карт интриг", "11 карт интриг", "21 карту интриги"),
        "count-swords": ("1 меч", "2 меча", "5 мечей", "11 мечей", "21 меч"),
        "count-influence": ("1 влияние", "2 влияния", "5 влияния", "11 влияния", "21 влияние"),
        "count-units": (
            *("1 боевую единицу", "2 боевые единицы", "5 боевых единиц"),
            *("11 боевых единиц", "21 боевую единицу"),
        ),
        "count-units-of": (
            *("1 боевой единицы", "2 боевых единиц", "5 боевых единиц"),
            *("11 боевых единиц", "21 боевой единицы"),
        ),
        "count-dreadnoughts": ("1 дредноут", "2 дредноута", "5 дредноутов", "11 дредноутов", "21 дредноут"),
        "count-tech": (
            *("1 плитку технологии", "2 плитки технологий", "5 плиток технологий"),
            *("11 плиток технологий", "21 плитку технологии"),
        ),
        "count-negotiators": ("1 делегацию", "2 делегации", "5 делегаций", "11 делегаций", "21 делегацию"),
    },
    "uk": {
        "count-troops": ("1 загін", "2 загони", "5 загонів", "11 загонів", "21 загін"),
        "count-troops-of": ("1 загону", "2 загонів", "5 загонів", "11 загонів", "21 загону"),
        "count-solari": ("1 солярій", "2 солярії", "5 соляріїв", "11 соляріїв", "21 солярій"),
        "count-spice": ("1 прянощі", "2 прянощів", "5 прянощів", "11 прянощів", "21 прянощі"),
        "count-cards": ("1 карту", "2 карти", "5 карт", "11 карт", "21 карту"),
        "count-swords": ("1 меч", "2 мечі", "5 мечів", "11 мечів", "21 меч"),
        "count-influence": ("1 очко впливу", "2 очки впливу", "5 очок впливу", "11 очок впливу", "21 очко впливу"),
        "count-units": ("1 підрозділ", "2 підрозділи", "5 підрозділів", "11 підрозділів", "21 підрозділ"),
        "count-dreadnoughts": ("1 дредноут", "2 дредноути", "5 дредноутів", "11 дредноутів", "21 дредноут"),
        "count-tech": (
            *("1 плитку технології", "2 плитки технологій", "5 плиток технологій"),
            *("11 плиток технологій", "21 плитку технології"),
        ),
    },
    "en": {
        "count-troops": ("1 troop", "2 troops", "5 troops", "11 troops", "21 troops"),
        "count-spice": ("1 spice", "2 spice", "5 spice", "11 spice", "21 spice"),
    },
}


MORE = ("companion", "terminal", "commands", "mistakes", "lessons", "away", "opponents", "stats")


def every_file(language: str) -> list[str]:
    return files_of(language, (*PARTS, *MORE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_belongs_to_a_part_and_no_message_stands_in_two_files(language: str) -> None:
    there = {file.name for file in files("landsraad.text").iterdir() if file.name.endswith(f".{language}.ftl")}
    assert there == set(every_file(language))
    assert {f"game.{language}.ftl", f"game.ix.{language}.ftl"} <= set(files_of(language))
    Messages(language, (*PARTS, *MORE))


def test_english_names_are_those_of_the_definitions() -> None:
    """What `python -m tests.names` would write is there."""
    assert FILE.read_text("utf-8") == text(), "run `make renew`"


def test_every_language_has_the_same_messages() -> None:
    for language in LANGUAGES:
        assert messages(language).ids == messages("en").ids, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_things_have_the_right_form(language: str) -> None:
    for id, forms in COUNTED[language].items():
        assert tuple(messages(language).say(id, n=n) for n in (1, 2, 5, 11, 21)) == forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_mixes_latin_and_cyrillic_letters(language: str) -> None:
    for file in every_file(language):
        text = files("landsraad.text").joinpath(file).read_text("utf-8")
        assert not re.findall(r"\w*(?:[a-zA-Z][а-яёіїєґА-ЯЁІЇЄҐ]|[а-яёіїєґА-ЯЁІЇЄҐ][a-zA-Z])\w*", text)


def test_russian_has_no_ukrainian_letters_and_the_other_way_round() -> None:
    for language, foreign in (("ru", r"[іїєґІЇЄҐ]"), ("uk", r"[ыэъёЫЭЪЁ]")):
        for file in every_file(language):
            assert not re.findall(foreign, files("landsraad.text").joinpath(file).read_text("utf-8")), file


def test_what_is_missing_is_said_clearly() -> None:
    with pytest.raises(MissingText, match="no text 'card-nonsense'"):
        texts("en").name("card", "nonsense")
    with pytest.raises(MissingText, match="count-troops"):
        messages("ru").say("count-troops")
    with pytest.raises(MissingText, match="no text '-garrison'"):
        messages("en").say("-garrison")


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="unknown language 'fr'; known languages: en, ru, uk"):
        texts("fr")
    assert texts("ru") is texts("ru")
    assert Messages("ru").language == "ru"
