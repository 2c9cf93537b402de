"""Texts of Immortality: specimens, grafted cards, the two tracks, Family Atomics."""

from __future__ import annotations

import pytest

from landsraad.content.registry import rules_for
from landsraad.engine.base.influence import LoseInfluenceAny
from landsraad.engine.base.intrigue import KeepIntrigue
from landsraad.engine.base.resources import Gain, VictoryPoints
from landsraad.engine.base.troops import CombatIcon, LoseTroops
from landsraad.engine.explain import why_not
from landsraad.engine.immortality.graft import Grafted, GraftedTo, SolariPerIcon, TrashPartner
from landsraad.engine.immortality.research import GeneticMarker, Research
from landsraad.engine.immortality.specimens import PaySpecimens, Specimen
from landsraad.engine.immortality.tleilaxu import Tleilaxu
from landsraad.engine.machine.compose import Both, Choose, When
from landsraad.engine.machine.node import Node
from landsraad.engine.machine.terms import EMPEROR, GUILD, bits
from landsraad.text import LANGUAGES, Texts, coach, texts
from landsraad.text.definitions import words_of
from landsraad.text.moments import Moment, Narrator
from landsraad.text.now import now
from landsraad.text.play import leads
from landsraad.text.tokens import condition_tokens
from tests.support.immortality import holding, immortality, pair, revealed
from tests.support.table import seat
from tests.support.texts import label
from tests.support.texts import lines as lines_in

RULES = rules_for(("base", "ix", "immortality"), True, epic=True)
EN = texts("en")
RU = texts("ru")
UK = texts("uk")


def lines_of(t: Texts, kind: str, id: str) -> list[str]:
    return lines_in(t, RULES, kind, id)


# --- Effects ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("node", "en", "ru", "uk"),
    [
        (
            PaySpecimens(2) >> Both(Tleilaxu(), Tleilaxu()),
            "2 specimens → advance on the Tleilaxu track (2 times)",
            "2 образца → продвинуться на треке Тлейлаксу (2 раза)",
            "2 зразки → просунутися на треку Тлейлаксу (2 рази)",
        ),
        (
            LoseTroops(1) >> Both(Research(), Specimen()),
            "lose 1 troop in the garrison or in the Conflict → (research, +1 specimen)",
            "потерять 1 отряд в гарнизоне или в зоне конфликта → (провести исследование, +1 образец)",
            "втратити 1 загін у гарнізоні або в Зоні конфлікту → (провести дослідження, +1 зразок)",
        ),
        (
            When(Grafted(), TrashPartner() >> Specimen(5)),
            "if this card is grafted: trash the other grafted card → +5 specimens",
            "если эта карта сращена с другой: удалить другую сращённую карту → +5 образцов",
            "якщо цю карту зрощено з іншою: знищити іншу зрощену карту → +5 зразків",
        ),
        (
            When(GraftedTo(bits((EMPEROR, GUILD))), SolariPerIcon()),
            "if the other grafted card belongs to one of these factions (Emperor, Spacing Guild):"
            " +1 Solari for each Agent icon of the other grafted card",
            "если другая сращённая карта относится к одной из фракций (Император, Гильдия Космогации):"
            " +1 солярий за каждый символ агента на другой сращённой карте",
            "якщо інша зрощена карта належить до однієї з фракцій (Імператор, Гільдія Лоцманів):"
            " +1 солярій за кожен символ агента на іншій зрощеній карті",
        ),
        (
            When(GeneticMarker(2), LoseInfluenceAny(2, together=True) >> VictoryPoints(1)),
            "if you have reached genetic marker 2: lose 2 Influence with one faction → +1 VP",
            "если вы достигли генетического маркера 2: потерять 2 влияния в одной фракции → +1 ПО",
            "якщо ви досягли генетичного маркера 2: втратити 2 очки впливу на одну фракцію → +1 ПО",
        ),
        (
            Choose(Gain(spice=1), CombatIcon()),
            "choose one: +1 spice | you may deploy units this turn as on a Combat space",
            "выбрать одно: +1 Пряность"
            " | в этот ход можно размещать боевые единицы в зоне конфликта как из ячейки конфликта",
            "вибрати одне: +1 прянощі | цього ходу можна розгортати підрозділи в Зоні конфлікту як із бойової локації",
        ),
        (
            KeepIntrigue(),
            "look at the top 2 cards of the Intrigue deck, keep one and put the other one back",
            "посмотреть 2 верхние карты колоды интриг, одну оставить себе, другую вернуть",
            "подивитися 2 верхні карти колоди інтриг, одну лишити собі, іншу повернути",
        ),
    ],
)
def test_effects_in_words(node: Node, en: str, ru: str, uk: str) -> None:
    assert EN.effect(node) == en
    assert RU.effect(node) == ru
    assert UK.effect(node) == uk


def test_the_factions_of_the_other_card_are_shown() -> None:
    assert condition_tokens(GraftedTo(bits((EMPEROR, GUILD)))) == [
        {"icon": "graft", "names": ["emperor", "guild"], "if": True}
    ]


# --- Definitions ------------------------------------------------------------------------------------------------------


def test_a_graft_card_in_lines() -> None:
    assert lines_of(EN, "card", "ghola") == [
        "Ghola",
        "Tleilaxu card",
        "Cost: 3 specimens",
        "Agent icon: City",
        "Graft: sends an Agent only with another card",
        "Agent: has the Agent box of the other grafted card, too",
        "Reveal: +1 Persuasion, +1 sword",
    ]
    assert lines_of(RU, "card", "ghola")[:3] == ["Гхола", "Карта Тлейлаксу", "Стоимость: 3 образца"]
    assert lines_of(UK, "card", "ghola")[4] == "Зрощення: відправляє агента лише з іншою картою"


def test_what_a_card_does_with_the_other_one_is_told() -> None:
    assert "Agent: the other grafted card returns to your hand as your Reveal turn begins" in lines_of(
        EN, "card", "chairdog"
    )
    usurp = lines_of(EN, "card", "usurp")
    assert "No Agent icons" in usurp
    assert "Agent: the other grafted card may lie in the Imperium Row (it is trashed at the end of the turn)" in usurp
    infiltrator = lines_of(UK, "card", "tleilaxu_infiltrator")
    assert any(line.startswith("Комірка агента: агенти суперників не заважають") for line in infiltrator)


def test_icons_that_a_card_has_only_at_times() -> None:
    parts = {part.part: part for part in EN.card(next(card for card in RULES.cards if card.id == "long_reach"))}
    assert "icons" not in parts
    assert parts["icons_while"].words == (
        "Agent icons while you have another Bene Gesserit card in play: Landsraad, City, Spice Trade"
    )
    icons = [token["icon"] for token in parts["icons_while"].icons]
    assert icons == ["bene_gesserit", "to_landsraad", "to_city", "to_spice_trade"]
    assert "Agent icons while this card is grafted: Emperor, Spacing Guild, Bene Gesserit, Fremen" in lines_of(
        EN, "card", "blank_slate"
    )


def test_reclaimed_forces_stay() -> None:
    assert lines_of(EN, "card", "reclaimed_forces") == [
        "Reclaimed Forces",
        "Tleilaxu card",
        "Cost: 3 specimens",
        "When acquired: choose one: recruit 2 troops | advance on the Tleilaxu track",
        "It stays beside the Tleilaxu Row: you may pay for it again and again",
    ]


def test_the_card_that_begins_in_the_discard_pile() -> None:
    """In the epic game with Rise of Ix (IM-53)."""
    assert lines_of(EN, "card", "control_the_spice")[-1] == "Begins in your discard pile"


def test_a_card_for_lost_troops() -> None:
    assert lines_of(EN, "intrigue", "harvest_cells")[-1] == (
        "After a Conflict: if you lost at least 3 troops as the Conflict ended:"
        " +2 specimens, you may acquire a card of the Tleilaxu Row for its specimens"
    )


def test_the_tracks_and_the_token() -> None:
    track = lines_of(EN, "term", "research_track")
    assert track[0] == "Research track"
    assert "Genetic marker 1: from column 4 on, effects that ask for it work" in track
    assert "Column 8, row 6: if you like: 7 Solari → advance on the Tleilaxu track (2 times)" in track
    assert lines_of(RU, "term", "tleilaxu_track")[2:5] == [
        "Деление 2: взять 1 карту интриги",
        "Деление 4: +1 ПО",
        "Кто придёт первым, берёт и лежащее там: 2 Пряности",
    ]
    assert lines_of(UK, "term", "family_atomics")[0] == "Родова атомна зброя"
    assert EN.atomics() == EN.describe(RULES, "term", "family_atomics")


def test_a_place_of_each_track() -> None:
    start, first = RULES.research[:2]
    assert words_of(EN.research_place(RULES, start)) == ["The start", "Leads to row 3"]
    assert words_of(EN.research_place(RULES, first)) == [
        "Column 1, row 3",
        "Effect: +1 specimen",
        "Leads to row 2 | 4",
    ]
    end = next(place for place in RULES.research if place.id == "c8r2")
    assert words_of(RU.research_place(RULES, end))[1:] == [
        "Генетический маркер 2",
        "Эффект: +2 Пряности",
        "Конец трека",
    ]
    assert words_of(EN.tleilaxu_space(RULES, RULES.tleilaxu[4])) == [
        "Space 4 of 7",
        "Effect: +1 VP",
        "Whoever comes first also takes the 2 spice there",
    ]
    assert words_of(EN.tleilaxu_space(RULES, RULES.tleilaxu[3])) == ["Space 3 of 7"]


def test_go_to_11_says_what_it_is_for_each_number_of_players() -> None:
    assert words_of(EN.variant("go_to_11"))[1:] == [
        "The game ends after the round in which somebody has 11 VP",
        "With 4 players: all begin without a Victory Point,"
        " and the game ends after the round in which somebody has 10 VP",
    ]


# --- The game in progress ---------------------------------------------------------------------------------------------


def test_two_grafted_cards_are_named_together() -> None:
    table = pair("ghola", "power_play")
    assert EN.decision(table.game) == "Ghola: Where does the Agent go?"
    said = {about: [EN.tell(line, str) for line in lines] for about, lines in now(table.state, 0).items()}
    assert "With Ghola + Power Play: 2 Influence instead of 1" in said["space/wealth"]
    begun = holding("ghola", "power_play")
    path = [begun.rules.actions.number(text) for text in ("play:ghola", "graft:power_play", "send:wealth")]
    assert EN.tell(coach.way(path, begun.game), str) == "Ghola + Power Play → Wealth"
    assert RU.tell(coach.way(path[:2], begun.game), str) == "Гхола + Борьба за власть"


def test_what_is_asked_of_a_graft_card() -> None:
    table = holding("usurp", "dagger", "diplomacy", row=["stilgar", "carryall"]).play("usurp")
    assert EN.decision(table.game) == "Usurp: Which card is grafted to it?"
    assert label(table, "graft:dagger") == "Graft Dagger"
    assert label(table, "graft_row:stilgar") == "Graft Stilgar of the Imperium Row"
    assert label(table, "graft_row:stilgar", "uk") == "Зростити з картою «Стілґар» з Ряду Імперіуму"


def test_research_says_where_it_leads() -> None:
    table = holding("experimentation", mine=seat(research="c1r3")).play("experimentation").to("imperial_basin")
    table.resolve("card/experimentation")
    assert EN.decision(table.game) == "Experimentation: Which way does the research token go?"
    assert label(table, "research:c2r4") == "To column 2, row 4: advance on the Tleilaxu track"
    assert label(table, "research:c2r2", "ru") == "В столбец 2, строку 2: +1 образец"


def test_troops_that_are_lost_are_counted_by_where_they_are() -> None:
    table = revealed("tleilaxu_surgeon", mine=seat(garrison=2, conflict=2)).resolve("card/tleilaxu_surgeon.2")
    assert label(table, "lose_troops:0") == "Lose 2 troops in the garrison"
    assert label(table, "lose_troops:1") == "Lose 1 troop in the Conflict and 1 troop in the garrison"
    assert label(table, "lose_troops:2", "ru") == "Потерять 2 отряда в зоне конфликта"


def test_influence_that_is_lost_together_is_told_as_much() -> None:
    mine = seat(influence={"bene_gesserit": 5, "fremen": 3}, vp=3)
    table = revealed("for_humanity", mine=mine, alliances={"bene_gesserit": "A"})
    table.resolve("card/for_humanity.2")
    assert label(table, "lose:fremen") == "Lose 2 Influence with the Fremen"
    said = [EN.tell(line, str) for line in leads(table.state, table.rules.actions.number("lose:fremen"))]
    assert said[0] == "Influence 3 → 1"


def test_what_specimens_buy_and_what_they_cost() -> None:
    table = revealed("dagger", mine=seat(specimens=2), tleilaxu_row=["face_dancer", "ghola"])
    assert label(table, "clone:face_dancer") == "Acquire Face Dancer (2 specimens)"
    assert label(table, "clone:face_dancer", "uk") == "Придбати карту «Лицетанцюрист» (2 зразки)"
    said = now(table.state, 0)
    assert EN.tell(said["card/ghola"][0], str) == "Costs you 3 specimens; you have 2"
    assert EN.tell(said["card/reclaimed_forces"][0], str) == "Costs you 3 specimens; you have 2"
    reason = why_not(table.state, table.rules.actions.number("clone:ghola"))
    assert reason is not None
    assert EN.why(reason) == "Not enough specimens: have 2, need 3"


def test_the_log_of_a_turn_with_a_graft() -> None:
    table = pair("bene_tleilax_researcher", "dagger")
    listener = table.game.listen()
    table.to("hall_of_oratory").resolve("card/bene_tleilax_researcher")
    told = [EN.event(table.rules, event, lambda seat: "Anna", None) for event in listener.take()]
    assert "Anna researches: column 1, row 3 (Bene Tleilax Researcher)" in told
    assert "Anna gains 1 specimen (Research track)" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_family_atomics_in_words(language: str) -> None:
    table = immortality(A=seat(hand=["dagger"]))
    listener = table.game.listen()
    assert label(table, "atomics", language).startswith({"en": "Use", "ru": "Применить", "uk": "Застосувати"}[language])
    table.choose("atomics")
    told = [texts(language).event(table.rules, event, str, None) for event in listener.take()]
    assert len([line for line in told if line is not None]) == 1 + 5
    again = why_not(table.state, table.rules.actions.number("atomics"))
    assert again is not None
    assert texts(language).why(again)


def test_icons_that_go_to_one_of_two_cards() -> None:
    """Dispatch an Envoy with a graft (IM-36)."""
    table = holding("slig_farmer", "dagger", mine=seat(intrigue=["dispatch_an_envoy"]))
    table.intrigue("dispatch_an_envoy").play("slig_farmer")
    if table.asked == "graft":
        table.graft("dagger")
    assert EN.decision(table.game) == "Slig Farmer: Which of the two cards gains the Agent icons?"
    assert label(table, "choose:1") == "Slig Farmer gains the Agent icons"
    assert label(table, "choose:2", "ru") == "Символы агентов получает карта «Кинжал»"


def test_both_cards_have_sent_the_agent() -> None:
    table = immortality(
        A=seat(hand=["diplomacy"]), B=seat(hand=["planned_coupling", "dagger"]), C=seat(hand=["dagger"])
    )
    narrator, listener = Narrator(table.state), table.game.listen()
    table.play("diplomacy").to("wealth").plain().end_turn()
    table.play("planned_coupling").graft("dagger").to("hall_of_oratory").plain().end_turn()
    turns = [one for one in narrator.tell(table.state, listener.take()) if isinstance(one, Moment)]
    told = [EN.tell(said, lambda number: "ABCD"[number]) for said in turns[-1].said]
    assert told[0] == "B sends an Agent to Hall of Oratory with Planned Coupling + Dagger"
    assert not any("grafts" in line for line in told)
    assert (turns[-1].shown["card"], turns[-1].shown["grafted"]) == ("planned_coupling", "dagger")
