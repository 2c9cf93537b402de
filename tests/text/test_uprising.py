"""Texts of Uprising and its CHOAM module: spies, sandworms, battle icons, contracts, leaders that change."""

from __future__ import annotations

import pytest

from landsraad.content.registry import rules_for
from landsraad.engine.base.discarding import Discard
from landsraad.engine.base.drawing import Draw, SortTop
from landsraad.engine.base.influence import LoseInfluenceAny
from landsraad.engine.base.intrigue import DrawIntrigue
from landsraad.engine.base.resources import Gain, Pay, Swords, VictoryPoints
from landsraad.engine.base.trashing import TrashCard, TrashFromHand, TrashOfFaction
from landsraad.engine.base.troops import Recruit, Retreat, RetreatTroops
from landsraad.engine.course.acquiring import AcquireUpTo
from landsraad.engine.course.sides import Remember
from landsraad.engine.course.spaces import Harvest
from landsraad.engine.machine.compose import Both, Choose, Either, Lines, May, OnceDeployed, When
from landsraad.engine.machine.conditions import HasCouncilSeat
from landsraad.engine.machine.events import Event
from landsraad.engine.machine.node import Node
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import CITY, CRYSKNIFE, EMPEROR, FREMEN, GUILD, HAND, NOBODY
from landsraad.engine.uprising.contracts import CompletedContracts
from landsraad.engine.uprising.sandworms import HasHooks, SandwormsCanCome, SummonSandworms
from landsraad.engine.uprising.spies import PlaceSpy, RecallSpies
from landsraad.engine.uprising.trophies import FlipTrophy
from landsraad.text import LANGUAGES, Texts, texts
from landsraad.text.tokens import tokens
from tests.support.table import given, seat
from tests.support.texts import label
from tests.support.texts import lines as lines_in

BOXES = ("uprising", "choam")
RULES = rules_for(BOXES, True)
MIX = rules_for(("uprising", "choam", "base", "ix"), True)
OLD_CONFLICTS = rules_for(("uprising", "base"), True, old_conflicts=True)
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
            RecallSpies(2) >> PlaceSpy(near=[CITY]),
            "recall 2 spies → place a spy next to a space with the Agent icon City",
            "вернуть 2 шпионов → отправить шпиона на пункт у ячейки с символом «Город»",
            "відкликати 2 шпигунів → розмістити шпигуна біля локації із символом «місто»",
        ),
        (
            PlaceSpy(near=[EMPEROR, FREMEN], shares=True),
            "place a spy next to a space with one of the Agent icons Emperor, Fremen"
            " (other players' spies do not block it)",
            "отправить шпиона на пункт у ячейки с одним из символов (Император, Фримены) (шпионы соперников не мешают)",
            "розмістити шпигуна біля локації з одним із символів (Імператор, Фримени)"
            " (шпигуни суперників не заважають)",
        ),
        (
            Choose(Harvest(2), When(HasHooks(), When(SandwormsCanCome(), Both(Harvest(0), SummonSandworms(1))))),
            "choose one: harvest 2 spice and all bonus spice here"
            " | if you have Maker Hooks and sandworms can come to this Conflict:"
            " harvest all bonus spice here, put 1 sandworm into the Conflict",
            "выбрать одно: добыть 2 Пряности и всю бонусную Пряность из этой ячейки"
            " | если у вас есть жетон крюка Подателя и песчаные черви могут участвовать в этом конфликте:"
            " добыть всю бонусную Пряность из этой ячейки, разместить 1 песчаного червя в зоне конфликта",
            "вибрати одне: зібрати 2 прянощів та всі бонусні прянощі з цієї локації"
            " | якщо ви маєте гаки Творця і піщані хробаки можуть брати участь у цьому конфлікті:"
            " зібрати всі бонусні прянощі з цієї локації, розгорнути 1 піщаного хробака в Зоні конфлікту",
        ),
        (
            Either(HasCouncilSeat(), SummonSandworms(2), Draw(1)),
            "if you have a seat on the High Council: put 2 sandworms into the Conflict; otherwise: draw 1 card",
            "если у вас есть место в Высшем Совете: разместить 2 песчаных червей в зоне конфликта;"
            " иначе: взять 1 карту",
            "якщо ви маєте місце у Вищій Раді: розгорнути 2 піщаних хробаків у Зоні конфлікту; інакше: взяти 1 карту",
        ),
        (
            Lines(Swords(1), RetreatTroops(1, 2) >> Gain(water=1)),
            "one or more of these: +1 sword | retreat 1–2 troops → +1 water",
            "выбрать одно или несколько: +1 меч | отвести 1–2 отряда → +1 вода",
            "вибрати одне або кілька: +1 меч | відвести 1–2 загони → +1 вода",
        ),
        (
            OnceDeployed(3, Draw(1)),
            "in a turn in which you have deployed at least 3 units: draw 1 card",
            "в ход, в который вы разместили не менее 3 боевых единиц в зоне конфликта: взять 1 карту",
            "у хід, коли ви розгорнули щонайменше 3 підрозділи в Зоні конфлікту: взяти 1 карту",
        ),
        (
            Discard(1, cost=True, faction=GUILD, bonus=DrawIntrigue()) >> Draw(1),
            "discard 1 card (if it belongs to the Spacing Guild: draw 1 Intrigue card) → draw 1 card",
            "сбросить 1 карту (если это карта фракции Гильдии Космогации: взять 1 карту интриги) → взять 1 карту",
            "скинути 1 карту (якщо це карта Гільдії Лоцманів: взяти 1 карту інтриги) → взяти 1 карту",
        ),
        (
            When(CompletedContracts(4), TrashOfFaction(EMPEROR, from_hand=False) >> Swords(3)),
            "if you have completed at least 4 contracts: trash another Emperor card that you have in play → +3 swords",
            "если вы выполнили не менее 4 контрактов: удалить другую свою активную карту фракции Императора → +3 меча",
            "якщо ви виконали щонайменше 4 контракти: знищити іншу свою карту Імператора у грі → +3 мечі",
        ),
        (
            Choose(AcquireUpTo(1, to=HAND, least=1, optional=True), TrashFromHand(Gain(spice=2))),
            "choose one: you may acquire for free a card that costs exactly 1 and take it into your hand"
            " | you may trash a card from your hand (if it costs 1 or more: +2 spice)",
            "выбрать одно: можно получить бесплатно на руку карту стоимостью ровно 1"
            " | можно удалить карту с руки (если она стоит 1 или больше: +2 Пряности)",
            "вибрати одне: можна придбати безкоштовно на руку карту вартістю рівно 1"
            " | можна знищити карту з руки (якщо вона коштує 1 або більше: +2 прянощів)",
        ),
        (
            LoseInfluenceAny(2) >> VictoryPoints(1),
            "lose 2 Influence (each with a faction of your choice) → +1 VP",
            "потерять 2 влияния (каждое в любой фракции) → +1 ПО",
            "втратити 2 очки впливу (кожне на будь-яку фракцію) → +1 ПО",
        ),
        (
            FlipTrophy(CRYSKNIFE) >> VictoryPoints(1),
            "turn face down a Conflict card or objective of yours with the battle icon Crysknife or with the wild one"
            " → +1 VP",
            "перевернуть лицом вниз свою карту конфликта или задачи с боевым символом «Крис» или с универсальным"
            " → +1 ПО",
            "перевернути долілиць свою карту конфлікту чи завдання з бойовим символом «Крисніж» або з універсальним"
            " → +1 ПО",
        ),
        (
            Both(Draw(1), May(TrashCard(optional=False))),
            "draw 1 card, you may trash a card",
            "взять 1 карту, можно удалить карту",
            "взяти 1 карту, можна знищити карту",
        ),
        (
            Both(Recruit(1), Retreat(1), SortTop()),
            "recruit 1 troop; you may retreat 1 troop;"
            " look at the top 3 cards of your deck, if it has as many: draw one, discard one, trash one",
            "нанять 1 отряд; можно отвести 1 отряд;"
            " посмотреть 3 верхние карты своей колоды, если их столько есть: одну взять, одну сбросить, одну удалить",
            "найняти 1 загін; можна відвести 1 загін;"
            " подивитися 3 верхні карти своєї колоди, якщо їх стільки є: одну взяти, одну скинути, одну знищити",
        ),
        (
            Pay(spice=1) >> Both(DrawIntrigue(), Remember()),
            "1 spice → (draw 1 Intrigue card, turn 1 troop of your supply into a memory (it waits on the board))",
            "1 Пряность → (взять 1 карту интриги, превратить 1 отряд из личного запаса в воспоминание"
            " (оно лежит на поле))",
            "1 прянощі → (взяти 1 карту інтриги, перетворити 1 загін із запасу на спогад (він лежить на полі))",
        ),
    ],
)
def test_effects_in_words(node: Node, en: str, ru: str, uk: str) -> None:
    assert EN.effect(node) == en
    assert RU.effect(node) == ru
    assert UK.effect(node) == uk


def test_effects_in_tokens() -> None:
    assert tokens(PlaceSpy(near=[CITY])) == [{"icon": "place_spy", "names": ["to_city"]}]
    assert tokens(When(HasHooks(), Both(Harvest(0), SummonSandworms(2)))) == [
        {"icon": "maker_hooks", "if": True},
        {"icon": "bonus_spice"},
        {"icon": "summon_worm", "n": 2},
    ]
    assert tokens(Discard(1, cost=True, faction=GUILD, bonus=Draw(1)) >> Draw(1)) == [
        {"icon": "discard", "n": 1},
        {"icon": "guild", "if": True},
        {"icon": "draw", "n": 1},
        {"icon": "arrow_pay"},
        {"icon": "draw", "n": 1},
    ]
    followed = tokens(PlaceSpy(follow={1 << CITY: Pay(spice=1) >> Gain(solari=3)}))
    assert followed[:2] == [
        {"icon": "place_spy"},
        {"icon": "observation_post", "names": ["to_city"], "if": True},
    ]


# --- Definitions ------------------------------------------------------------------------------------------------------


def test_names_are_those_of_the_glossary() -> None:
    assert EN.name("leader", "muaddib") == "Muad'Dib"
    assert RU.name("space", "spice_refinery") == "Склад Пряности"
    assert UK.name("box", "choam") == "Мінідоповнення «ДАПТ»"
    assert RU.name("battle_icon", "desert_mouse") == "Кенгуровая мышь"
    assert EN.name("conflict", "siege_of_arrakeen_uprising") == EN.name("conflict", "siege_of_arrakeen")
    assert EN.name("post", "arrakeen_and_spice_refinery") == "post between Arrakeen and Spice Refinery"
    assert RU.name("post", "deep_desert") == "пункт у ячейки «Глубокая пустыня»"


def test_what_a_card_does_beside_its_effects_is_told() -> None:
    assert lines_of(EN, "card", "spacing_guilds_favor")[-1] == "When discarded from your hand: +2 spice"
    assert "Agent: your Agent may go to a space without the Influence that it requires" in lines_of(
        EN, "card", "undercover_asset"
    )
    assert any("deploy the troops recruited" in line for line in lines_of(EN, "card", "sardaukar_coordination"))
    assert "Символы агентов: Город, Шпион" in lines_of(RU, "card", "calculus_of_power")


def test_what_a_space_asks_besides_is_told() -> None:
    assert lines_of(EN, "space", "spice_refinery")[3:5] == [
        "You may pay 1 spice: +4 Solari",
        "Otherwise: +2 Solari",
    ]
    assert "Можно заплатить 2 солярия: +1 вода" in lines_of(RU, "space", "gather_support")
    assert "На 2 солярії дешевше, коли хтось уже має майстра меча" in lines_of(UK, "space", "swordmaster")


def test_a_conflict_has_a_battle_icon() -> None:
    assert lines_of(EN, "conflict", "propaganda")[:3] == ["Propaganda", "Conflict III", "Battle icon: Wild"]
    assert not any("icon" in line for line in lines_in(EN, OLD_CONFLICTS, "conflict", "grand_vision"))


@pytest.mark.parametrize(
    ("leader", "said"),
    [
        ("lady_margot_fenring", "Loyalty: when you reach 2 Influence with the Bene Gesserit: +2 spice"),
        ("gurney_halleck", "Always Smiling: in your Reveal turn: if you have at least 6 strength in the Conflict:"),
        ("lady_jessica", "Other Memories: when you send an Agent to a space with the Agent icon Bene Gesserit:"),
        ("lady_jessica", "Other side: Reverend Mother Jessica"),
        ("reverend_mother_jessica", "The other side of a Leader: the game begins with the front"),
        ("staban_tuek", "Complexity: 3"),
        ("staban_tuek", "Smuggle Spice: when another player sends an Agent to a Maker space next to which you have"),
        ("shaddam_corrino_iv", "Emperor of the Known Universe (Signet Ring): you deploy no units for the rest of this"),
        ("shaddam_corrino_iv", "Sardaukar Commander: when you take a contract, you may take one of those set aside"),
        ("feyd_rautha_harkonnen", "Training track, from the start to: 1 | 2"),
        ("feyd_rautha_harkonnen", "Training space 3: you may trash a card; on to: 4 | 5"),
        ("feyd_rautha_harkonnen", "Training space 7: recruit 1 troop, place a spy; the end"),
    ],
)
def test_a_leader_in_lines(leader: str, said: str) -> None:
    assert any(line.startswith(said) for line in lines_of(EN, "leader", leader)), lines_of(EN, "leader", leader)


def test_a_leader_without_a_house_and_with_a_card_less() -> None:
    staban = lines_of(RU, "leader", "staban_tuek")
    assert not any("Дом " in line for line in staban)
    assert "Узкий круг союзников: в вашей стартовой колоде нет карты «Дипломатия»" in staban
    assert lines_of(RU, "leader", "lady_amber_metulli")[1] == "Дом Метулли"


def test_contracts_in_lines() -> None:
    assert lines_of(EN, "contract", "arrakeen_spy") == [
        "Arrakeen (spy)",
        "Contract",
        "Completed by sending an Agent to Arrakeen",
        "Reward: recruit 1 troop, place a spy",
    ]
    aside = "If Shaddam Corrino IV plays: set aside, only this Leader can take it"
    assert lines_of(EN, "contract", "sardaukar_recall")[-1] == aside
    assert lines_of(RU, "contract", "the_spice_must_flow")[2] == (
        "Выполняется, когда вы получаете карту «Пряность должна поступать»"
    )
    assert lines_of(UK, "contract", "immediate")[2] == "Виконується, щойно його взято"
    assert lines_of(EN, "contract", "harvest_3")[2] == (
        "Completed by gaining at least 3 spice in a turn in which you send an Agent to a Maker space"
    )
    assert lines_in(EN, MIX, "contract", "ix_harvest_3")[:2] == [
        "Harvest 3+ (Ix)",
        "Starting contract: each player keeps one of two",
    ]


def test_an_objective_and_a_post_in_lines() -> None:
    assert lines_of(EN, "objective", "desert_mouse_i") == [
        "Desert Mouse I",
        "Objective",
        "Battle icon: Desert Mouse",
        "Number of players: 1, 2, 3, 4, 6",
        "Its owner is the first player in round 1",
    ]
    assert lines_of(UK, "objective", "ornithopter_i")[-2:] == [
        "Кількість гравців: 1, 2, 3",
        "Якщо гравців двоє, вона в Конкурента",
    ]
    assert lines_of(EN, "post", "arrakeen_and_spice_refinery")[-1] == "Next to the spaces Arrakeen, Spice Refinery"
    assert lines_of(RU, "post", "hagga_basin")[-1] == "Соседняя ячейка: Котловина Хагга"


# --- Prompts and labels -----------------------------------------------------------------------------------------------


def test_labels_without_a_game() -> None:
    def said(text: str, language: str = "en") -> str:
        return texts(language).action(RULES, RULES.actions.number(text))

    assert said("place_spy:deep_desert") == "Place the spy: post at Deep Desert"
    assert said("place_spy:deep_desert", "ru") == "Отправить шпиона на пункт у ячейки «Глубокая пустыня»"
    assert said("recall_spy:deep_desert", "uk") == "Відкликати шпигуна: пункт біля локації «Глибока пустеля»"
    assert said("contract:harvest_3") == "Take the contract Harvest 3+"
    assert said("flip:propaganda") == "Turn face down: Propaganda (Wild)"
    assert said("flip:crysknife_i", "ru") == "Перевернуть лицом вниз: Крис I (Крис)"
    assert said("trash_intrigue:devour", "uk") == "Знищити карту інтриги «Пожирання»"
    assert said("resolve:contract/immediate") == "Resolve Contract Immediate"
    old = OLD_CONFLICTS.actions
    assert EN.action(OLD_CONFLICTS, old.number("flip:grand_vision")) == "Turn face down: Grand Vision"


def test_spies_are_told_by_their_posts() -> None:
    table = given(boxes=BOXES, A=seat(hand=["reconnaissance"], spies=["arrakeen_and_spice_refinery"]))
    table.play("reconnaissance").to("arrakeen")
    assert EN.decision(table.game) == "Arrakeen: Recall a spy to draw a card?"
    assert label(table, "recall_spy:arrakeen_and_spice_refinery", "ru") == (
        "Вернуть шпиона и взять карту: пункт между ячейками «Арракин» и «Склад Пряности»"
    )
    assert label(table, "decline") == "Recall no spy"


def test_a_spy_is_recalled_first_where_none_is_left() -> None:
    spies = ["deep_desert", "hagga_basin", "imperial_basin"]
    table = given(boxes=BOXES, A=seat(hand=["diplomacy"], spice=1, spies=spies))
    table.play("diplomacy").to("espionage")
    assert EN.decision(table.game) == "Espionage: No spy is left in your supply: which one comes back first?"
    assert label(table, "recall_spy:deep_desert") == "First recall the spy: post at Deep Desert"
    assert label(table, "decline", "uk") == "Не розміщувати шпигуна"


def test_a_further_payment_is_told_with_what_it_brings() -> None:
    refinery = given(boxes=BOXES, A=seat(hand=["reconnaissance"], spice=1))
    refinery.play("reconnaissance").to("spice_refinery")
    assert (label(refinery, "accept"), label(refinery, "decline")) == (
        "Pay 1 spice: +4 Solari",
        "Do not pay: +2 Solari",
    )
    support = given(boxes=BOXES, A=seat(hand=["dagger"], solari=2))
    support.play("dagger").to("gather_support")
    assert label(support, "accept", "ru") == "Заплатить 2 солярия: +1 вода"
    assert label(support, "decline", "ru") == "Не платить"


def test_contracts_are_told_with_their_rewards() -> None:
    market = ["arrakeen_water", "immediate"]
    table = given(boxes=BOXES, contract_market=market, A=seat(hand=["diplomacy"]))
    table.play("diplomacy").to("dutiful_service")
    assert RU.decision(table.game) == "Верная служба: Какой контракт взять?"
    assert label(table, "contract:arrakeen_water") == "Take the contract Arrakeen (water): +1 water"
    assert label(table, "contract:immediate", "uk") == "Узяти контракт «Миттєвий ефект»: +2 солярії"
    shaddam = seat(leader="shaddam_corrino_iv", hand=["diplomacy"])
    table = given(boxes=BOXES, contracts_aside=["sardaukar_draw"], A=shaddam)
    table.play("diplomacy").to("dutiful_service")
    assert label(table, "decline") == "Take none: +2 Solari"


def test_the_ways_of_the_training_track_are_told() -> None:
    table = given(boxes=BOXES, A=seat(leader="feyd_rautha_harkonnen", hand=["signet_ring"], training=3))
    table.play("signet_ring").to("arrakeen").resolve("leader/feyd_rautha_harkonnen")
    assert label(table, "choose:4") == "Training space 4: you may trash a card"
    assert label(table, "choose:5", "ru") == "Деление 5: отправить шпиона"


def test_the_last_space_of_the_training_track_is_reached() -> None:
    table = given(boxes=BOXES, A=seat(leader="feyd_rautha_harkonnen", hand=["signet_ring"], training=4))
    table.play("signet_ring").to("arrakeen").resolve("leader/feyd_rautha_harkonnen")
    assert int(table.A.state.training) == 7


def test_parts_of_a_card_are_told() -> None:
    rich = seat(intrigue=["change_allegiances"], spice=3, influence={"emperor": 1}, hand=["dagger"])
    table = given(boxes=BOXES, A=rich).intrigue("change_allegiances")
    assert EN.decision(table.game) == "Change Allegiances: Which part of the card comes next?"
    assert label(table, "choose:2") == "Option 2: 3 spice → +1 Influence with a faction of your choice"


@pytest.mark.parametrize(
    ("t", "first", "second"),
    [(EN, "(1 of 2)", "(2 of 2)"), (RU, "(1 из 2)", "(2 из 2)"), (UK, "(1 з 2)", "(2 з 2)")],
)
def test_the_second_of_two_factions_is_told_to_be_the_second(t: Texts, first: str, second: str) -> None:
    table = given(boxes=BOXES, A=seat(intrigue=["buy_access"], solari=5, hand=["dagger"])).intrigue("buy_access")
    assert t.decision(table.game).endswith(f" {first}")
    table.choose("influence:emperor")
    assert t.decision(table.game).endswith(f" {second}")


def test_without_an_agent_no_card_is_asked_for() -> None:
    ready = seat(hand=["dagger"], intrigue=["mercenaries"], solari=3)
    assert EN.decision(given(boxes=BOXES, A=ready).game) == "Play a card to send an Agent, or take the Reveal turn"
    ready.agents = 0
    game = given(boxes=BOXES, A=ready).game
    assert EN.decision(game) == "You can send no Agent now: take the Reveal turn"
    assert RU.decision(game) == "Агента сейчас не отправить: раскройте карты"
    assert UK.decision(game) == "Агента зараз не відправити: розкрийте карти"


def test_the_top_cards_are_sorted() -> None:
    fighters = seat(hand=["long_live_the_fighters"], deck=["dagger", "diplomacy", "reconnaissance"])
    table = given(boxes=BOXES, A=fighters)
    table.play("long_live_the_fighters").to("fremkit").resolve("card/long_live_the_fighters")
    assert label(table, "keep:dagger") == "Draw Dagger"
    table.choose("keep:dagger")
    assert label(table, "discard:diplomacy", "ru") == "Сбросить карту «Дипломатия», последнюю удалить"


def test_battle_icons_tell_cards_of_one_name_apart() -> None:
    won = ["propaganda", "skirmish_crysknife", "skirmish_ornithopter"]
    table = given(boxes=BOXES, phase="endgame", A=seat(trophies=won))
    assert EN.decision(table.game) == "Make a pair with the wild icon, play an Endgame card, or pass"
    assert label(table, "flip:skirmish_crysknife") == "Make a pair with the wild icon: Skirmish (Crysknife)"
    assert label(table, "flip:skirmish_ornithopter") == "Make a pair with the wild icon: Skirmish (Ornithopter)"


# --- Reasons and the log ----------------------------------------------------------------------------------------------


def test_reasons_in_words() -> None:
    assert EN.why(Reason("forbidden", "shield_wall")) == "The Shield Wall keeps sandworms out of this Conflict"
    assert RU.why(Reason("cost", "spies", 1, 2)) == "Не хватает шпионов на поле: есть 1, нужно 2"
    assert UK.why(Reason("condition", "another_emperor_in_hand")) == "Ви не маєте на руці карти Імператора"
    assert EN.why(Reason("condition", "no_ornithopter")) == "You have no face-up card with the battle icon Ornithopter"


def line(kind: str, a: int = 0, source: str = "setup", only: int = NOBODY, viewer: int = 0) -> str:
    event = Event(kind, 0, RULES.source_ids.index(source), a, 0, only)
    return " / ".join(str(texts(language).event(RULES, event, ("Anna",).__getitem__, viewer)) for language in LANGUAGES)


def test_log_lines() -> None:
    deep_desert = next(post.number for post in RULES.posts if post.id == "deep_desert")
    assert line("place_spy", deep_desert, "space/espionage") == (
        "Anna places a spy: post at Deep Desert (Espionage)"
        " / Anna отправляет шпиона на пункт у ячейки «Глубокая пустыня» (Шпионаж)"
        " / Anna розміщує шпигуна: пункт біля локації «Глибока пустеля» (Шпигунство)"
    )
    assert line("sandworm", 2, "space/deep_desert").startswith("Anna puts 2 sandworms into the Conflict (Deep Desert)")
    assert line("flip", CRYSKNIFE, "objective/crysknife_i").split(" / ") == [
        "Anna turns a card face down: Objective Crysknife I (Crysknife)",
        "Anna переворачивает карту лицом вниз: Карта задачи «Крис I» (Крис)",
        "Anna перевертає карту долілиць: Карта завдання «Крисніж I» (Крисніж)",
    ]
    immediate = next(contract.number for contract in RULES.contracts if contract.id == "immediate")
    assert line("contract", immediate, "space/dutiful_service").startswith(
        "Anna takes the contract Immediate (Dutiful Service) / "
    )
    assert line("contract_done", immediate, "contract/immediate").startswith("Anna completes the contract Immediate / ")
    assert line("gain_solari", 2, "contract/immediate").startswith("Anna gains 2 Solari (Contract Immediate) / ")
    assert line("other_side", RULES.leader_number("reverend_mother_jessica")).startswith(
        "Anna turns the Leader over: Reverend Mother Jessica / "
    )
    assert line("keep_contract", immediate, only=0).startswith("You keep the contract Immediate / ")
    assert line("keep_contract", immediate, only=0, viewer=1) == "None / None / None"


def test_who_passes_is_told() -> None:
    assert line("pass") == "Anna passes / Anna пасует / Anna пасує"
    assert line("combat_phase") == "Phase 3: Combat / Фаза 3. Сражение / Фаза 3 «Бій»"


def test_to_infiltrate_is_a_word_of_its_own_in_ukrainian() -> None:
    assert UK.term("infiltrate") == "проникнення"
    assert "проникнення" in UK.ask("infiltrate")
