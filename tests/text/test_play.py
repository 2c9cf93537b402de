"""Prompts, labels, reasons and log lines: all that the engine can ask, offer, refuse and report has its words."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from landsraad.api import new_game
from landsraad.content.registry import rules_for
from landsraad.content.setup import Setup
from landsraad.engine.base.intrigue import TIMES
from landsraad.engine.explain import OF_A_MOMENT, why_not
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import Event
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import BATTLE_ICON_NAMES, DECK_TOP, FACTION_NAMES, ICON_NAMES, NOBODY, WILD
from landsraad.table.render import render_view
from landsraad.text import LANGUAGES, MissingText, texts
from landsraad.text.log import KINDS
from landsraad.text.play import leads
from landsraad.text.why import OF_ICONS
from tests.support.table import Table, given, seat

RULES = rules_for(("base",), True)
IX = rules_for(("base", "ix"), True, epic=True)
SOLO = rules_for(("base", "ix"), True, "mentat")
MIX = rules_for(("uprising", "choam", "base", "ix", "immortality"), True, old_conflicts=True)
SIX = rules_for(("uprising", "choam"), teams=True)
ENGINE = sorted((Path(__file__).parents[2] / "src" / "landsraad" / "engine").rglob("*.py"))
NAMES = ("Anna", "Boris", "Vira", "Hlib")
EN = texts("en")
RU = texts("ru")
UK = texts("uk")


def in_the_engine(pattern: str) -> Iterator[re.Match[str]]:
    for path in ENGINE:
        yield from re.finditer(pattern, path.read_text("utf-8"))


def name_of(number: int) -> str:
    return NAMES[number]


def clean(text: str | None) -> str:
    assert text
    assert text.strip() == text
    for leftover in ("{", "}", "???", "None", "  "):
        assert leftover not in text, text
    return text


# --- Everything has words ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_a_prompt(language: str) -> None:
    kinds = {match[1] for match in in_the_engine(r'def asks\(self\)[^"]*?(?:"""[^"]*"""\s*)?return "(\w+)"')}
    assert {"choose", "turn", "choose_one", "trash", "may_pass"} <= kinds
    assert len(kinds) > 20
    for kind in kinds:
        clean(texts(language).ask(kind))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_label(language: str) -> None:
    labels: dict[str, str] = {}
    for rules in (RULES, SOLO, IX, MIX, SIX):
        for action, text in enumerate(rules.actions.texts):
            labels[text] = clean(texts(language).action(rules, action))
    assert {text.partition(":")[0] for text in labels} == set(actions.FAMILY_NAMES)


FILLED = {"{BATTLE_ICON": BATTLE_ICON_NAMES[:WILD], "{FACTION": FACTION_NAMES, "{where": ("in_hand", "in_play")}


def filled_in(what: str) -> list[str]:
    """What a reason can be about, where the engine puts in the name of something."""
    blank = re.search(r"\{.*?\}", what)
    if blank is None:
        return [what]
    names = next(names for begin, names in FILLED.items() if blank[0].startswith(begin))
    return [done for name in names for done in filled_in(what.replace(blank[0], name, 1))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    found = {
        (match[1], what)
        for match in in_the_engine(r'Reason\(\s*"(\w+)"(?:,\s*(?:f?"([^"]*)"(?!\])|FACTION_NAMES))?')
        for what in filled_in(match[2] or "")
    }
    assert {("cost", "spice"), ("occupied", "enemy"), ("no_agent", "")} <= found
    assert {("condition", "no_crysknife"), ("condition", "another_guild_in_hand")} <= found
    found |= {("influence", "fremen"), *((code, icon) for code in OF_ICONS for icon in ICON_NAMES)}
    found |= {("not_now", moment) for moment in (*(actions.FAMILY_NAMES[family] for family in OF_A_MOMENT), *TIMES)}
    found -= {("influence", ""), ("no_card", ""), ("card_first", ""), ("not_now", "")}
    found |= {(space.once, "") for rules in (IX, MIX) for space in rules.spaces if space.once}
    for code, what in found:
        clean(texts(language).why(Reason(code, what, 1, 3)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_line(language: str) -> None:
    kinds = {match[2] for match in in_the_engine(r'\bnote(_secret)?\(\s*g,\s*"(\w+)"')}
    assert len(kinds) > 60
    for kind in kinds:
        line = texts(language).event(MIX, Event(kind, 0, MIX.first_space, 1, 1, NOBODY), name_of, None)
        if line is None:
            assert KINDS[kind].silent, kind
        else:
            clean(line)


# --- A whole game -----------------------------------------------------------------------------------------------------


OLD_BOXES = (("base",), ("base", "ix"), ("base", "immortality"))
NEW_BOXES = (
    ("uprising",),
    ("uprising", "choam"),
    ("uprising", "base"),
    ("uprising", "choam", "base", "ix", "immortality"),
)


@pytest.mark.parametrize("leader_mode", ["choose", "random"])
@pytest.mark.parametrize(
    ("boxes", "players"),
    [
        *((boxes, players) for boxes in OLD_BOXES for players in (1, 2, 4)),
        *((boxes, players) for boxes in NEW_BOXES for players in (3, 4)),
    ],
)
def test_a_whole_game_can_be_told(boxes: tuple[str, ...], leader_mode: str, players: int) -> None:
    with_ix = "ix" in boxes
    setup = Setup(
        players=players,
        boxes=boxes,
        promo=True,
        leader_mode=leader_mode,
        epic=with_ix and players == 4,
        dice=with_ix and players == 1,
        escalation=with_ix and players == 1,
        go_to_11="immortality" in boxes and players == 4,
        old_conflicts="uprising" in boxes and players == 3 and len(boxes) > 2,
    )
    game = new_game(setup, seed=f"text {leader_mode}")
    listener = game.listen()
    chance = random.Random(f"{leader_mode} {players}")
    refused: dict[str, Reason] = {}
    told = 0
    while not game.over:
        for language in LANGUAGES:
            t = texts(language)
            clean(t.decision(game))
            labels = [clean(t.action(game.rules, action, game)) for action in game.legal()]
            assert len(set(labels)) == len(labels), (labels, game.legal_actions())
        for action in chance.sample(range(len(game.rules.actions)), 40):
            reason = why_not(game.state, action)
            if reason is not None:
                refused[str(reason)] = reason
        game.apply(chance.choice(game.legal()))
        for event in listener.take():
            for language in LANGUAGES:
                for viewer in (None, 0, 1):
                    line = texts(language).event(game.rules, event, name_of, viewer)
                    if event.only not in (NOBODY, viewer):
                        assert line is None
                    elif line is not None:
                        clean(line)
                        told += 1
    assert told > 500
    assert [texts(language).decision(game) for language in LANGUAGES] == ["", "", ""]
    for reason in refused.values():
        for language in LANGUAGES:
            clean(texts(language).why(reason))


# --- Prompts and labels -----------------------------------------------------------------------------------------------


def label(table: Table, action: str, language: str = "en") -> str:
    rules = table.game.rules
    return texts(language).action(rules, rules.actions.number(action), table.game)


def test_labels_without_a_game() -> None:
    def said(text: str, language: str = "en") -> str:
        return texts(language).action(RULES, RULES.actions.number(text))

    assert said("play:dagger") == "Play Dagger"
    assert said("play:dagger", "ru") == "Разыграть карту «Кинжал»"
    assert said("send:arrakeen") == "Send the Agent to Arrakeen"
    assert said("send:arrakeen", "uk") == "Відправити агента на локацію «Арракін»"
    assert said("deploy:2") == "Deploy 2 troops"
    assert said("deploy:0") == "Deploy no troops"
    assert said("deploy:2", "ru") == "Разместить 2 отряда"
    assert said("retreat:2", "ru") == "Отвести 2 отряда"
    assert said("buy:stilgar") == "Buy Stilgar (5)"
    assert said("buy:foldspace") == "Buy Foldspace"
    assert said("resolve:card/fremen_camp") == "Resolve Fremen Camp"
    assert said("resolve:leader/paul_atreides") == "Resolve Discipline: draw 1 card"
    assert said("choose:1") == "Option 1"
    assert said("influence:fremen") == "Influence with the Fremen"
    assert said("target:2") == "Opponent: player 2"
    assert said("move:leader") == "Send a waiting Agent"
    assert said("move:wealth") == "Move the Agent from Wealth"
    assert said("end_turn") == "End turn"


def test_what_is_resolved_is_told() -> None:
    table = given(A=seat(hand=["fremen_camp"], spice=2))
    table.play("fremen_camp").to("imperial_basin")
    assert label(table, "resolve:card/fremen_camp") == "Resolve Fremen Camp: 2 spice → recruit 3 troops"
    assert label(table, "resolve:card/fremen_camp", "ru") == (
        "Применить эффект: Лагерь фрименов — 2 Пряности → нанять 3 отряда"
    )
    assert EN.decision(table.game) == "Imperial Basin: Resolve the effects in any order, then end the turn"
    assert EN.decision(given(A=seat(hand=["dagger"])).game) == "Play a card to send an Agent, or take the Reveal turn"


def test_alternatives_are_told() -> None:
    table = given(A=seat(hand=["bene_gesserit_sister"]))
    table.reveal()
    if table.asked != "choose_one":
        table.resolve("card/bene_gesserit_sister")
    assert label(table, "choose:1") == "Option 1: +2 Persuasion"
    assert label(table, "choose:2", "uk") == "Варіант 2: +2 мечі"
    assert RU.decision(table.game) == "Сестра Бене Гессерит: Выберите одно"


def test_an_opponent_is_named_by_leader() -> None:
    table = given(A=seat(hand=["dagger"]))
    assert label(table, "target:2").startswith("Opponent: ")
    assert label(table, "target:2") != "Opponent: player 2"


def test_who_decides_for_a_rival_is_told_so() -> None:
    baron = seat(leader="baron_vladimir_harkonnen", agents=1, solari=1)
    table = given(persons=1, turn="B", hagal_deck=["arrakeen_1p"], A=seat(hand=["diplomacy"]), B=baron)
    assert EN.decision(table.game) == (
        "For Rival Baron Vladimir Harkonnen: Use this effect: 1 Solari → draw 1 Intrigue card?"
    )
    assert RU.decision(table.game) == (
        "За оппонента (Барон Владимир Харконнен): Применить эффект: 1 солярий → взять 1 карту интриги?"
    )
    assert label(table, "accept") == "Yes: 1 Solari → draw 1 Intrigue card"
    won = given(persons=1, phase="rewards", conflict="skirmish_c", conflict_deck=[], B=seat(conflict=1))
    assert EN.decision(won.game) == (
        "For Rival Glossu “The Beast” Rabban: Skirmish: With which faction is Influence gained? (then: +1 spice)"
    )
    chosen = new_game(Setup(players=1, leader_mode="choose"), seed=1)
    assert EN.decision(chosen) == "Choose a Leader"
    chosen.play("leader:paul_atreides")
    assert EN.decision(chosen) == "For Rival 1: Choose a Leader"
    assert UK.decision(chosen) == "За Конкурента (1): Виберіть лідера"


def test_a_turn_that_does_not_end_after_all_says_why() -> None:
    """What the end of the turn takes first brings an Intrigue card; the next choice is asked as ever."""
    mine = seat(hand=["diplomacy"], influence={"bene_gesserit": 3}, vp=1, intrigue=["weirding_combat"])
    table = given(boxes=("uprising",), A=mine, B=seat(hand=["diplomacy"]), intrigue_deck=["cunning"] * 9)
    table.play("diplomacy").to("secrets").end_turn()
    assert EN.decision(table.game) == "Secrets: You have a new Intrigue card. End the turn"
    assert RU.decision(table.game) == "Тайны: У вас новая карта интриги. Закончите ход"
    table.intrigue("cunning")
    assert "new" not in EN.decision(table.game)


def test_a_turn_that_opened_another_effect_at_its_end_says_so() -> None:
    """The seat on the High Council, which the end of the turn takes, brings the Earl an Influence of his choice."""
    earl = seat(leader="earl_memnon_thorvald", hand=["signet_ring"], solari=5, intrigue=["ambush"])
    table = given(boxes=("uprising", "choam", "base", "ix"), A=earl, B=seat(hand=["diplomacy"]))
    table.play("signet_ring").to("high_council").end_turn()
    assert table.legal == ["resolve:leader/earl_memnon_thorvald.2"]
    assert EN.decision(table.game).startswith("High Council: Another effect can be resolved now. Resolve the effects")


def test_p_13_a_question_says_what_it_is_about() -> None:
    """The question whether an effect is used names it."""
    table = given(boxes=("base", "ix"), A=seat(hand=["imperial_bashar"]))
    table.play("imperial_bashar").to("arrakeen").resolve("card/imperial_bashar").choose("choose:2")
    assert EN.decision(table.game) == "Imperial Bashar: Use this effect: trash a card?"
    assert RU.decision(table.game) == "Имперский Башар: Применить эффект: удалить карту?"
    assert UK.decision(table.game) == "Імперський башар: Застосувати ефект: знищити карту?"


def test_p_13_questions_for_one_thing_say_what_they_lead_to() -> None:
    """Which card is trashed says what that pays for; of several cards it says the how many-th."""
    table = given(A=seat(hand=["diplomacy", "dagger"], spice=2))
    table.play("diplomacy").to("selective_breeding").resolve("space/selective_breeding")
    assert EN.decision(table.game) == "Selective Breeding: Which card is trashed? (then: draw 2 cards)"
    assert RU.decision(table.game) == "Генетическая Селекция: Какую карту удалить? (затем: взять 2 карты)"
    assert UK.decision(table.game) == "Генетичний відбір: Яку карту знищити? (потім: взяти 2 карти)"


def test_p_13_several_cards_to_discard_are_counted() -> None:
    table = given(boxes=("base", "ix"), A=seat(hand=["diplomacy", "dagger", "dagger"], intrigue=["ixian_probe"]))
    table.intrigue("ixian_probe")
    assert EN.decision(table.game) == "Ixian Probe: Which card is discarded? (1 of 2) (then: draw 2 cards)"


def test_p_13_what_a_cost_still_takes_is_no_gain() -> None:
    table = given(boxes=("uprising",), A=seat(solari=2, intrigue=["opportunism"], influence={"guild": 2, "fremen": 2}))
    table.intrigue("opportunism")
    assert EN.decision(table.game) == "Opportunism: With which faction is Influence lost? (then: pay 2 Solari)"


def test_p_13_no_sandworm_is_offered_without_maker_hooks() -> None:
    """A row of the turn says only what it can bring now."""

    def row(hooks: bool) -> str:
        mine = seat(hand=["dune_the_desert_planet"], intrigue=["opportunism"], water=1, hooks=hooks)
        table = given(boxes=("uprising",), A=mine).play("dune_the_desert_planet").to("hagga_basin")
        (shown,) = render_view(table.game, 0)["decision"]["tray"]
        said = label(table, "resolve:space/hagga_basin")
        assert said.endswith(EN.effect(table.rules.node_by_path[shown["node"]]))
        return said

    assert row(hooks=False) == "Resolve Hagga Basin: harvest 2 spice and all bonus spice here"
    assert "sandworm" in row(hooks=True)


def test_p_31_to_play_no_more_cards_is_no_pass() -> None:
    """Where cards are played one after another, to stop after one of them is called so."""
    mine = seat(conflict=1, intrigue=["ambush", "ambush", "master_tactician"])
    table = given(phase="combat", A=mine, B=seat(conflict=2, intrigue=["ambush"]))
    assert (EN.decision(table.game), label(table, "pass")) == ("Play a Combat card or pass", "Pass")
    table.choose("intrigue:ambush")
    assert (EN.decision(table.game), label(table, "pass")) == ("Another Combat card, or Done", "Done")
    assert (UK.decision(table.game), label(table, "pass", "uk")) == ("Ще карту бою або «Готово»", "Готово")
    table.choose("pass").choose("pass")
    assert (table.decider, label(table, "pass")) == ("A", "Pass")  # asked again: only the other one has passed


def test_p_31_a_choice_of_faction_says_how_far_it_leads() -> None:
    """How much Influence there is then, and what comes or goes with it."""

    def ways(table: Table, language: str = "en") -> dict[str, str]:
        g = table.game.state
        found = {text: leads(g, g.rules.actions.number(text)) for text in table.legal}
        return {text: ", ".join(texts(language).tell(line, str) for line in lines) for text, lines in found.items()}

    mine = seat(conflict=1, influence={"emperor": 1, "guild": 3, "bene_gesserit": 6, "fremen": 4})
    others = seat(influence={"guild": 3, "fremen": 4})
    table = given(A=mine, B=others, alliances={"fremen": "B"}, phase="rewards", conflict="skirmish_c", conflict_deck=[])
    assert label(table, "influence:guild") == "+1 Influence with the Spacing Guild"
    assert ways(table) == {
        "influence:emperor": "Influence 1 → 2, +1 VP",
        "influence:guild": "Influence 3 → 4, + Alliance, +1 VP, +3 Solari",
        "influence:bene_gesserit": "Influence 6 → 6",
        "influence:fremen": "Influence 4 → 5, + Alliance, +1 VP",
    }
    assert ways(table, "ru")["influence:fremen"] == "Влияние 4 → 5, + союз, +1 ПО"
    payer = seat(solari=2, intrigue=["opportunism"], influence={"guild": 2, "fremen": 4})
    lost = given(boxes=("uprising",), A=payer, alliances={"fremen": "A"}).intrigue("opportunism")
    assert ways(lost) == {
        "lose:guild": "Influence 2 → 1, −1 VP",
        "lose:fremen": "Influence 4 → 3, − Alliance, −1 VP",
    }
    one_of_two = given(A=seat(hand=["guild_ambassador"], influence={"guild": 1})).play("guild_ambassador")
    assert ways(one_of_two.to("hall_of_oratory")) == {
        "choose:1": "Influence 1 → 2, +1 VP",
        "choose:2": "",
    }


def test_p_31_a_turn_that_cannot_end_yet_says_by_what() -> None:
    mine = seat(hand=["the_voice"], intrigue=["windfall"])
    table = given(A=mine, B=seat(hand=["dagger"])).play("the_voice").to("arrakeen")
    said = render_view(table.game, 0)["decision"]["why"]["end_turn"]
    assert said == ["why-owed", {"name": {"name": "card/the_voice"}, "more": 0}]
    table.resolve("card/the_voice").choose(table.legal[0])
    assert "end_turn" in table.legal
    assert "end_turn" not in render_view(table.game, 0)["decision"]["why"]


def test_house_hagal_is_named() -> None:
    table = given(persons=2, A=seat(hand=["diplomacy"]))
    assert label(table, "target:3") == "Opponent: House Hagal"
    assert label(table, "alliance:3", "uk") == "Союз дістається: Дім Гаґал"


# --- Reasons ----------------------------------------------------------------------------------------------------------


def test_reasons_in_words() -> None:
    assert EN.why(Reason("cost", "spice", 1, 4)) == "Not enough spice: have 1, need 4"
    assert RU.why(Reason("cost", "solari", 1, 4)) == "Не хватает соляриев: есть 1, нужно 4"
    assert UK.why(Reason("influence", "fremen", 1, 2)) == "Бракує впливу на Фрименів: є 1, треба 2"
    assert EN.why(Reason("condition", "alliance_guild")) == "You do not hold the Alliance with the Spacing Guild"
    assert RU.why(Reason("condition", "another_bene_gesserit_in_play")) == (
        "У вас нет другой активной карты фракции Бене Гессерит"
    )
    assert EN.why(Reason("condition", "bene_gesserit_in_discard")) == (
        "There is no Bene Gesserit card in your discard pile"
    )
    assert EN.why(Reason("no_icon", "city")) == "This card does not have the Agent icon it takes: City"
    assert RU.why(Reason("card_first", "emperor")) == "Сначала выберите карту с символом агента: Император"
    with pytest.raises(MissingText):
        EN.why(Reason("not_now"))  # a reason always says when


# --- The log ----------------------------------------------------------------------------------------------------------


def line(
    kind: str, a: int = 0, b: int = 0, who: int = 0, source: str = "setup", only: int = -1, viewer: int = 0
) -> str:
    event = Event(kind, who, RULES.source_ids.index(source), a, b, only)
    return " / ".join(str(texts(language).event(RULES, event, name_of, viewer)) for language in LANGUAGES)


def test_log_lines() -> None:
    assert line("gain_spice", 2, source="card/worm_riders") == (
        "Anna gains 2 spice (Worm Riders) / Anna получает 2 Пряности (Наездники червей)"
        " / Anna отримує 2 прянощів (Вершники хробаків)"
    )
    assert line("gain_water", 1) == "Anna gains 1 water / Anna получает 1 воду / Anna отримує 1 воду"
    assert line("deploy", 5) == (
        "Anna deploys 5 troops / Anna размещает 5 отрядов в зоне конфликта / Anna розгортає 5 загонів у Зоні конфлікту"
    )
    assert line("deploy", 3).endswith(" / Anna розгортає 3 загони в Зоні конфлікту")
    assert line("lose_deployed", 1).endswith(" / Anna втрачає 1 загін у Зоні конфлікту")
    assert line("vp", -1, source="alliance/fremen").startswith("Anna: −1 VP (Alliance: Fremen) / Anna: −1 ПО")
    assert line("influence", 3, 4).startswith("Anna: Influence with the Fremen is now 4 / ")
    assert line("alliance", 3, NOBODY).startswith("Anna takes the Alliance with the Fremen / ")
    assert line("alliance", 3, 1).startswith("Anna takes the Alliance with the Fremen from Boris / ")
    assert line("alliance", 3, 1, who=NOBODY).startswith("Boris loses the Alliance with the Fremen / ")
    assert line("steal_intrigue", 1).startswith("Anna takes an Intrigue card from Boris / Boris отдаёт карту интриги")
    assert line("place", 1, 8).startswith("Anna wins the Conflict (strength 8) / ")
    dagger = RULES.card_number("dagger")
    assert line("acquire", dagger, DECK_TOP).startswith("Anna acquires Dagger and puts it on top of the deck / ")
    assert line("trash", dagger, source="card/dagger").startswith("Anna trashes Dagger / ")
    assert line("hagal_card", 0, source="hagal/conspire") == (
        "Anna reveals the House Hagal card Conspire / Anna раскрывает карту Дома Хагаль «Сговор»"
        f" / Anna розкриває карту Дому Гаґал «{UK.name('space', 'conspire')}»"
    )
    for_swords = line("hagal_card", 0, 1, source="hagal/conspire")
    assert for_swords.startswith("Anna reveals the House Hagal card Conspire for its swords / ")
    assert line("recruit", 2, source="hagal/carthag").startswith("Anna recruits 2 troops (House Hagal: Carthag) / ")
    assert line("vp", 1, source="exchange").startswith("Anna: +1 VP (Exchange for 1 VP) / ")
    arrakeen = RULES.space_number("arrakeen")
    assert line("control_lost", arrakeen, who=NOBODY).startswith("The Control marker is removed from Arrakeen / ")
    assert line("gain_spice", 0) == "None / None / None"
    assert line("influence", 3, 1, source="track/fremen").startswith("Anna: Influence with the Fremen is now 1 / ")


def test_secrets_are_told_to_their_owner_alone() -> None:
    dagger = RULES.card_number("dagger")
    assert line("drawn_card", dagger, only=0, viewer=0) == (
        "You draw Dagger / Вы берёте: «Кинжал» / Ви берете: «Кинджал»"
    )
    assert line("drawn_card", dagger, only=0, viewer=1) == "None / None / None"
    event = Event("drawn_card", 0, 0, dagger, 0, 0)
    assert EN.event(RULES, event, name_of, None) is None
