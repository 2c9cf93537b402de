"""Texts of Rise of Ix: tiles, freighters, dreadnoughts, variants."""

from __future__ import annotations

import pytest

from landsraad.content.registry import rules_for
from landsraad.engine.base.intrigue import ReturnIntrigue
from landsraad.engine.base.resources import SwordsPerSwordCard, VictoryPoints
from landsraad.engine.base.trashing import TrashCard
from landsraad.engine.base.troops import LoseDeployed, LoseGarrisonTroop, Recruit
from landsraad.engine.ix.dreadnoughts import SwordsPerDreadnought
from landsraad.engine.ix.shipping import MoveFreighter
from landsraad.engine.ix.tech import AcquireTech, Negotiate
from landsraad.engine.ix.units import RetreatUnits
from landsraad.engine.machine.compose import Both, Choose, When
from landsraad.engine.machine.conditions import AgentsOnIcons, InfluenceAtMostOn
from landsraad.engine.machine.events import Event
from landsraad.engine.machine.node import Node
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import EMPEROR, NOBODY
from landsraad.text import LANGUAGES, Texts, texts
from landsraad.text.definitions import words_of
from tests.support.table import given, seat
from tests.support.texts import label
from tests.support.texts import lines as lines_in

IX = rules_for(("base", "ix"), True, epic=True)
BOXES = ("base", "ix")
EN = texts("en")
RU = texts("ru")
UK = texts("uk")


def lines_of(t: Texts, kind: str, id: str) -> list[str]:
    return lines_in(t, IX, kind, id)


# --- Effects ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("node", "en", "ru", "uk"),
    [
        (
            Both(MoveFreighter(), MoveFreighter(), Recruit(1)),
            "you may advance or recall your Freighter (2 times); recruit 1 troop",
            "можно продвинуть или вернуть грузовой корабль (2 раза); нанять 1 отряд",
            "можна просунути або відкликати вантажник (2 рази); найняти 1 загін",
        ),
        (
            Choose(AcquireTech(2), AcquireTech(in_solari=True), Negotiate()),
            "choose one: you may acquire a tech tile for 2 spice less | you may acquire a tech tile and pay in Solari"
            " | send a negotiator to Ix",
            "выбрать одно: можно приобрести технологию со скидкой в 2 Пряности"
            " | можно приобрести технологию за солярии | отправить делегацию на Икс",
            "вибрати одне: можна придбати технологію зі знижкою в 2 прянощів | можна придбати технологію за солярії"
            " | відправити делегацію перемовників на Ікс",
        ),
        (
            Choose(LoseGarrisonTroop(), LoseDeployed(1)) >> VictoryPoints(1),
            "(choose one: lose 1 troop from the garrison | lose 1 troop in the Conflict) → +1 VP",
            "(выбрать одно: потерять 1 отряд в гарнизоне | потерять 1 отряд в зоне конфликта) → +1 ПО",
            "(вибрати одне: втратити 1 загін у гарнізоні | втратити 1 загін у Зоні конфлікту) → +1 ПО",
        ),
        (
            RetreatUnits(3) >> SwordsPerDreadnought(3),
            "retreat 3 units → +3 swords for each of your dreadnoughts in the Conflict",
            "отвести 3 боевые единицы → +3 меча за каждый ваш дредноут в зоне конфликта",
            "відвести 3 підрозділи → +3 мечі за кожен ваш дредноут у Зоні конфлікту",
        ),
        (
            When(AgentsOnIcons(1 << EMPEROR, 1), TrashCard(in_play_only=True)),
            "if you have an Agent on an Emperor space: you may trash one of your cards in play",
            "если у вас есть агент в ячейке Императора: можно удалить одну из своих активных карт",
            "якщо ви маєте агента на локації Імператора: можна знищити одну зі своїх карт у грі",
        ),
        (
            When(InfluenceAtMostOn(EMPEROR, 1), SwordsPerSwordCard(others=True)),
            "if you have at most 1 Influence with the Emperor:"
            " +1 sword for each other card revealed this turn that gives swords",
            "если у вас не более 1 влияния во фракции Императора:"
            " +1 меч за каждую другую раскрытую в этот ход карту, которая даёт мечи",
            "якщо ви маєте не більше 1 очка впливу на Імператора:"
            " +1 меч за кожну іншу розкриту цього ходу карту, що дає мечі",
        ),
        (
            ReturnIntrigue(1),
            "put 1 Intrigue card of yours at the bottom of the Intrigue deck → draw 1 Intrigue card",
            "положить 1 карту интриги под колоду интриг → взять 1 карту интриги",
            "покласти 1 карту інтриги під колоду інтриг → узяти 1 карту інтриги",
        ),
    ],
)
def test_effects_in_words(node: Node, en: str, ru: str, uk: str) -> None:
    assert EN.effect(node) == en
    assert RU.effect(node) == ru
    assert UK.effect(node) == uk


# --- Definitions ------------------------------------------------------------------------------------------------------


def test_names_are_those_of_the_glossary() -> None:
    assert EN.name("leader", "rhombur_vernius") == "Prince Rhombur Vernius"
    assert RU.name("space", "interstellar_shipping") == "Межзвёздная поставка"
    assert UK.name("tech", "holtzman_engine") == "Двигун Гольцмана"
    assert UK.name("box", "ix") == "Розквіт Ікса"


def test_a_card_that_infiltrates_unloads_and_makes_a_space_cheaper() -> None:
    assert lines_of(EN, "card", "guild_accord") == [
        "Guild Accord",
        "Imperium card",
        "Cost: 6",
        "Faction: Spacing Guild",
        "Agent icon: Spacing Guild",
        "Infiltration (Spacing Guild): enemy Agents do not block your Agent on these spaces",
        "Agent: Heighliner costs 2 spice less",
        "Reveal: +1 water; if you hold the Alliance with the Spacing Guild: +3 spice",
        "Unload: the Reveal effects also happen when this card is discarded or trashed",
    ]


def test_a_tech_tile_in_lines() -> None:
    assert lines_of(EN, "tech", "flagship") == [
        "Flagship",
        "Tech tile",
        "Cost: 8 spice",
        "When acquired: +1 VP",
        "Flip (once per round, on your turn): 4 Solari → recruit 3 troops",
        "Rivals of the solo game can acquire it",
        "A Rival uses it when it sends an Agent to a Combat space, can pay and has 3 troops in its supply",
    ]
    assert lines_of(RU, "tech", "windtraps")[2:] == [
        "Стоимость: 2 Пряности",
        "Бонус покупки: +1 вода",
        "Если вы победили в сражении: +1 вода",
        "Оппоненты в одиночной игре могут приобрести эту плитку",
    ]
    assert "At the end of the game you win ties for Victory Points" in lines_of(EN, "tech", "chaumurky")
    assert lines_of(UK, "tech", "spaceport")[-1] == "Кожну придбану карту можна покласти на верх колоди"
    assert EN.tech(IX.tech[0]) == EN.describe(IX, "tech", IX.tech[0].id)


@pytest.mark.parametrize(
    ("tile", "en", "ru", "uk"),
    [
        (
            "troop_transports",
            "A Rival deploys all of these troops, unless its lead keeps it from deploying any",
            "Оппонент размещает все эти отряды, кроме случая, когда из-за своего перевеса не размещает ни одного",
            "Конкурент розгортає всі ці загони, хіба що через свою перевагу не розгортає жодного",
        ),
        (
            "sonic_snoopers",
            "A Rival never trashes it",
            "Оппонент никогда её не удаляет",
            "Конкурент ніколи її не знищує",
        ),
        (
            "detonation_devices",
            "A Rival always takes the VP when it can",
            "Оппонент всегда берёт ПО, если может",
            "Конкурент завжди бере ПО, якщо може",
        ),
        (
            "holtzman_engine",
            "A Rival counts as having 2 copies of The Spice Must Flow",
            "Считается, что карт «Пряность должна поступать» у оппонента 2",
            "Вважається, що карт «Прянощі повинні текти» у Конкурента 2",
        ),
        (
            "spy_satellites",
            "A Rival uses it on its turn, as soon as it can pay",
            "Оппонент применяет её в свой ход, как только может заплатить",
            "Конкурент застосовує її у свій хід, щойно може заплатити",
        ),
    ],
)
def test_a_tech_tile_says_what_a_rival_does_with_it(tile: str, en: str, ru: str, uk: str) -> None:
    assert [lines_of(t, "tech", tile)[-1] for t in (EN, RU, UK)] == [en, ru, uk]


def test_a_tile_that_no_rival_can_have_does_not_speak_of_rivals() -> None:
    assert not [line for line in lines_of(EN, "tech", "spaceport") if "Rival" in line]


@pytest.mark.parametrize(
    ("leader", "left"),
    [
        ("rhombur_vernius", "Heavy Lasgun Cannons: each of your dreadnoughts has strength 4 instead of 3"),
        (
            "yuna_moritani",
            "Smuggling Operation: you start without water; whenever you gain Solari on your turn, you gain 1 more",
        ),
        (
            "ilesa_ecaz",
            "One Step Ahead: at the start of each round: set aside a card of your hand, face down; on your second turn"
            " of the round you show this card and take it back; if it sends an Agent then and has exactly one Agent"
            " icon: +1 spice, with any other number: +1 Solari",
        ),
        (
            "armand_ecaz",
            "Coordination: in your Reveal turn: if you have at least 2 Agents on spaces with any of these icons"
            " (Landsraad, City, Spice Trade): you may trash one of your cards in play",
        ),
    ],
)
def test_a_leader_in_lines(leader: str, left: str) -> None:
    assert lines_of(EN, "leader", leader)[3] == left


def test_the_snoopers_of_a_leader_are_told_one_by_one() -> None:
    left = lines_of(EN, "leader", "tessia_vernius")[3]
    assert left.startswith("Careful Observation: a snooper token lies at 2 Influence on each Influence track; ")
    assert left.endswith(
        "for the fourth: the bonus for 4 Influence on this track, +1 Influence with the faction of this track"
    )


def test_a_house_hagal_card_in_lines() -> None:
    solo = rules_for(BOXES, True, "mentat")
    assert lines_in(EN, solo, "hagal", "foldspace_or_interstellar_shipping") == [
        "Foldspace / Interstellar Shipping",
        "House Hagal card",
        "The Agent goes to Interstellar Shipping",
        "Effect: move the Freighter twice",
        "Only if the Rival has at least 2 Influence with the Spacing Guild; otherwise the Agent goes to Foldspace:"
        " +1 Influence with the Spacing Guild",
        "Swords in Combat: 2",
    ]
    assert lines_in(EN, solo, "hagal", "interstellar_shipping")[4] == (
        "Only if the Rival has at least 2 Influence with the Spacing Guild; otherwise the next card is revealed"
    )
    assert lines_in(EN, solo, "hagal", "dreadnought_1p")[4:] == [
        "Effect: commission a dreadnought, acquire the most expensive tech tile for Rivals that it can pay for",
        "With no dreadnought left in its supply the next card is revealed",
        "Swords in Combat: 3",
    ]


def test_the_shipping_track_in_lines() -> None:
    assert words_of(EN.shipping(IX))[1:] == [
        "Level 1: choose one: dividends (+5 Solari; each opponent gains 1 Solari) | +2 spice",
        "Level 2: recruit 2 troops, +1 Influence with a faction of your choice",
        "Level 3: you may acquire a tech tile for 2 spice less",
    ]
    assert RU.shipping(IX) == RU.describe(IX, "term", "shipping_track")


def test_the_variants_in_lines() -> None:
    assert lines_of(EN, "variant", "epic") == [
        "Epic Game mode",
        "Variant of the game",
        "The game ends after the round in which somebody has 12 VP",
        "Conflict cards of level II in the deck: 5",
        "Conflict cards of level III in the deck: 5",
        "Each player has Control the Spice in place of one Dune, the Desert Planet",
        "Each player starts with 5 troops in the garrison",
        "Each player starts with 1 Intrigue card",
    ]
    for variant, kind in (("dice", "Варіант соло-гри"), ("escalation", "Варіант ігор із Конкурентами")):
        assert lines_of(UK, "variant", variant)[1] == kind
        assert RU.variant(variant) == RU.describe(IX, "variant", variant)
    assert "two dice are rolled" in lines_of(EN, "variant", "dice")[2]
    assert "House Hagal cards" in lines_of(EN, "variant", "escalation")[2]


# --- Labels -----------------------------------------------------------------------------------------------------------


def test_labels_without_a_game() -> None:
    def said(text: str, language: str = "en") -> str:
        return texts(language).action(IX, IX.actions.number(text))

    assert said("tech:flagship") == "Acquire Flagship (8 spice)"
    assert said("negotiators:0") == "Call back no negotiators"
    assert said("negotiators:2", "ru") == "Вернуть 2 делегации"
    assert said("freighter:advance") == "Advance the Freighter"
    assert said("freighter:recall", "uk") == "Відкликати вантажник і отримати нагороди"
    assert said("deploy_dreadnought:0") == "Deploy no dreadnoughts"
    assert said("deploy_dreadnought:2", "ru") == "Разместить 2 дредноута"
    assert said("retreat_dreadnought:1", "ru") == "Отвести 1 дредноут"
    assert said("target_dreadnought:2") == "A dreadnought retreats: player 2"
    assert said("control:arrakeen") == "Take control of Arrakeen"
    assert said("scuttle") == "Return the dreadnought to the supply: +1 VP"
    assert said("keep:dagger") == "Set aside Dagger"
    assert said("keep_intrigue:bribery") == "Keep Bribery"
    assert said("return_intrigue:bribery") == "Put Bribery at the bottom of the deck"
    assert said("resolve:tech/flagship") == "Resolve Flagship: 4 Solari → recruit 3 troops"
    assert said("resolve:tech/spy_satellites.2") == "Resolve Spy Satellites: pay 3 spice and trash this tile → +1 VP"


def test_the_price_of_a_tile_is_the_one_to_be_paid() -> None:
    stacks = [["artillery"], ["flagship"], ["windtraps"]]
    table = given(boxes=BOXES, tech_stacks=stacks, A=seat(hand=["truthsayer"], spice=1, negotiators=1))
    table.play("truthsayer").to("tech_negotiation")
    if table.asked == "agent_effects":
        table.resolve("space/tech_negotiation")
    table.choose("choose:1")
    assert EN.decision(table.game) == "Tech Negotiation: Which tech tile is acquired?"
    assert label(table, "tech:windtraps") == "Acquire Windtraps (1 spice)"
    assert label(table, "decline", "ru") == "Не приобретать технологию"
    table.choose("tech:windtraps")
    assert label(table, "negotiators:0") == "Pay 1 spice"
    assert label(table, "negotiators:1", "uk") == "Повернути 1 делегацію перемовників"


def test_moves_and_rewards_of_the_shipping_track_are_told() -> None:
    table = given(
        boxes=BOXES,
        A=seat(hand=["landing_rights", "guild_chief_administrator"], influence={"guild": 2}, freighter=1),
    )
    table.play("guild_chief_administrator").to("interstellar_shipping")
    assert label(table, "resolve:space/interstellar_shipping") == (
        "Resolve Interstellar Shipping (1): you may advance or recall your Freighter"
    )
    table.resolve("space/interstellar_shipping")
    assert label(table, "freighter:advance") == "Advance the Freighter to level 2"
    table.choose("freighter:advance")
    assert label(table, "resolve:space/interstellar_shipping.2", "ru") == (
        "Применить эффект: Межзвёздная поставка — можно продвинуть или вернуть грузовой корабль"
    )
    table.resolve("space/interstellar_shipping.2").choose("freighter:recall")
    assert EN.decision(table.game) == "Shipping track: Which reward of the shipping track comes next?"
    assert label(table, "choose:2") == "Level 2: recruit 2 troops, +1 Influence with a faction of your choice"


def test_units_that_retreat_are_told_apart() -> None:
    table = given(boxes=BOXES, A=seat(hand=["negotiated_withdrawal"], conflict=3, dreadnoughts_conflict=1))
    table.reveal().resolve("card/negotiated_withdrawal.2")
    assert label(table, "retreat:3") == "Retreat 3 troops"
    assert label(table, "retreat:2") == "Retreat 2 troops and 1 dreadnought"
    assert label(table, "retreat:2", "uk") == "Відвести 2 загони і 1 дредноут"


def test_what_a_leader_does_in_the_reveal_turn_is_not_its_signet() -> None:
    table = given(boxes=BOXES, A=seat(leader="armand_ecaz", hand=["dagger"], on=["arrakeen", "carthag"]))
    table.reveal()
    assert label(table, "resolve:leader/armand_ecaz").startswith("Resolve Coordination: if you have at least 2 Agents")


# --- Reasons and the log ----------------------------------------------------------------------------------------------


def test_reasons_in_words() -> None:
    assert EN.why(Reason("condition", "tech_owned", 1, 3)) == "Not enough tech tiles: have 1, need 3"
    assert RU.why(Reason("no_units", "dreadnoughts", 0, 1)) == "В личном запасе не осталось дредноутов"
    assert UK.why(Reason("condition", "no_enemy_there")) == "На цій локації немає агента суперника"


def line(kind: str, a: int = 0, who: int = 0, source: str = "setup") -> str:
    event = Event(kind, who, IX.source_ids.index(source), a, 0, NOBODY)
    name = ("Anna", "Boris").__getitem__
    return " / ".join(str(texts(language).event(IX, event, name, None)) for language in LANGUAGES)


def test_log_lines() -> None:
    assert line("freighter", 2, source="shipping") == (
        "Anna advances the Freighter to level 2 / Anna продвигает грузовой корабль на деление 2"
        " / Anna просуває вантажник на поділку 2"
    )
    assert line("freighter", 0, source="shipping").startswith("Anna recalls the Freighter / ")
    assert line("commission", 1, source="space/dreadnought").startswith(
        "Anna commissions a dreadnought (Dreadnought) /"
    )
    assert line("warship_leaves", source="space/arrakeen").startswith(
        "The dreadnought of Anna returns from Arrakeen to the garrison / "
    )
    assert line("trash_tech", 0, source="tech/artillery").startswith("Anna trashes the tech tile Artillery / ")
    assert line("trash_tech", 0, who=NOBODY, source="tech/artillery").startswith("The tech tile Artillery is removed: ")
    assert line("gain_solari", 5, source="shipping").startswith("Anna gains 5 Solari (Shipping track) / ")
    assert line("vp", 1, source="tech/flagship").startswith("Anna: +1 VP (Flagship) / ")
    dagger = IX.card_number("dagger")
    assert line("churn", dagger, who=NOBODY).startswith("The dice trash Dagger of the Imperium Row / ")
