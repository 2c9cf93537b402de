"""Names and generated texts of all components, in every language."""

from __future__ import annotations

import pytest

from landsraad.bots.worth import worth
from landsraad.content.registry import DIFFICULTIES, rules_for
from landsraad.engine.base.agents import MayPass, SetAhead
from landsraad.engine.base.drawing import Draw
from landsraad.engine.base.influence import GainInfluenceAny, LoseInfluenceAny
from landsraad.engine.base.resources import Gain, Pay, Persuasion, Swords, VictoryPoints
from landsraad.engine.base.trashing import TrashThis
from landsraad.engine.base.troops import Deploy, Recruit, Retreat
from landsraad.engine.course.acquiring import AcquireUpTo
from landsraad.engine.immortality.tleilaxu import RemoveTleilaxu
from landsraad.engine.machine.compose import All, Both, Choose, When
from landsraad.engine.machine.conditions import HoldsAlliance, InfluenceAtLeast, InfluenceOnTracks
from landsraad.engine.machine.node import Condition, Node
from landsraad.engine.machine.terms import (
    BATTLE_ICON_NAMES,
    DECK_TOP,
    EMPEROR,
    FREMEN,
    ICON_NAMES,
    NOBODY,
    PHASE_NAMES,
)
from landsraad.engine.state.rules import Rules
from landsraad.text import LANGUAGES, MissingText, Texts, texts
from landsraad.text.definitions import component_ids, words_of
from landsraad.text.effects import bare, condition
from landsraad.text.messages import messages
from landsraad.text.tokens import ICONS, condition_tokens, tokens
from tests.support.texts import lines as lines_in

RULES = rules_for(("base",), True)
IX = rules_for(("base", "ix"), True, epic=True)
SOLO = rules_for(("base", "ix"), True, "mentat")
UPRISING = rules_for(("uprising",), False)
CHOAM = rules_for(("uprising", "choam"), True)
MIX = rules_for(("uprising", "choam", "base", "ix", "immortality"), True, epic=True, old_conflicts=True)
SIX = rules_for(("uprising", "choam"), teams=True)
EVERY_RULES = (
    *(RULES, rules_for(("base",), True, "mentat"), IX, SOLO, UPRISING, CHOAM, MIX, SIX),
    *(rules_for(boxes, True) for boxes in (("uprising", "base"), ("uprising", "ix"), ("uprising", "choam", "ix"))),
    *(rules_for((board, "immortality"), True, level) for board in ("base", "uprising") for level in ("", "mentat")),
)
KINDS = (
    *("card", "intrigue", "space", "conflict", "leader", "faction", "tech", "contract", "objective", "post"),
    *("hagal", "rival", "difficulty", "variant", "term"),
)
VARIANTS = {"ix": "epic", "immortality": "go_to_11"}
TERMS = {"ix": ["shipping_track"], "immortality": ["research_track", "tleilaxu_track", "family_atomics"]}
OF_RIVAL_CARDS = ("expert_deployment", "smart_politics", "streamlined")
EN = texts("en")
RU = texts("ru")
UK = texts("uk")


def components(rules: Rules) -> list[tuple[str, str]]:
    return [
        *(("card", card.id) for card in rules.cards),
        *(("intrigue", intrigue.id) for intrigue in rules.intrigue),
        *(("space", space.id) for space in rules.spaces),
        *(("conflict", conflict.id) for conflict in rules.conflicts),
        *(("leader", leader.id) for leader in rules.leaders),
        *(("faction", faction) for faction in rules.factions),
        *(("tech", tile.id) for tile in rules.tech),
        *(("contract", contract.id) for contract in rules.contracts),
        *(("objective", objective.id) for objective in rules.objectives),
        *(("post", post.id) for post in rules.posts),
        *(("variant", variant) for box, variant in VARIANTS.items() if box in rules.boxes),
        *(("term", term) for box, terms in TERMS.items() if box in rules.boxes for term in terms),
        *components_of_fewer(rules),
    ]


def components_of_fewer(rules: Rules) -> list[tuple[str, str]]:
    """What belongs to games of one or two persons."""
    return [
        *(("hagal", card.id) for card in rules.hagal),
        *(("rival", rival.id) for rival in rules.rivals),
        *(("difficulty", difficulty) for difficulty in DIFFICULTIES),
        *(("variant", variant) for variant in ("dice", "escalation") if {"ix", "uprising"} & set(rules.boxes)),
        *(("variant", variant) for variant in OF_RIVAL_CARDS if rules.rivals),
    ]


# --- Names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", EVERY_RULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str, rules: Rules) -> None:
    t = texts(language)
    for kind, id in components(rules):
        assert t.name(kind, id)
    for leader in rules.leaders:
        assert not leader.house or t.name("house", leader.house)
        assert t.name("ability", f"{leader.id}-left")
        assert t.name("ability", f"{leader.id}-signet")
    for icon in ICON_NAMES:
        assert t.name("icon", icon)
    for icon in BATTLE_ICON_NAMES:
        assert t.name("battle_icon", icon)
    for box in rules.boxes:
        assert t.name("box", box)


@pytest.mark.parametrize("rules", EVERY_RULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_a_name(language: str, rules: Rules) -> None:
    names = [texts(language).source_name(rules, source) for source in range(len(rules.source_ids))]
    assert all(names)
    assert names[rules.first_space] == texts(language).name("space", rules.spaces[0].id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_of_a_kind_have_the_same_name(language: str) -> None:
    for rules in (IX, MIX):
        for kind in KINDS:
            names = [texts(language).name(kind, id) for of, id in components(rules) if of == kind]
            if kind not in ("conflict", "hagal"):  # skirmishes, and cards named after a space
                assert len(set(names)) == len(names), sorted(name for name in names if names.count(name) > 1)


@pytest.mark.parametrize("rules", EVERY_RULES)
def test_everything_that_has_a_name_is_listed(rules: Rules) -> None:
    listed = {(kind, id) for kind, ids in component_ids(rules).items() for id in ids}
    assert listed == set(components(rules))
    assert tuple(component_ids(rules)) == KINDS


def test_names_are_those_of_the_printed_editions() -> None:
    assert RU.name("card", "fremen_camp") == "Лагерь фрименов"
    assert UK.name("space", "selective_breeding") == "Генетичний відбір"
    assert EN.name("leader", "glossu_the_beast_rabban") == "Glossu “The Beast” Rabban"
    assert RU.faction(FREMEN) == "Фримены"


def test_phases_and_terms_have_names() -> None:
    for language in LANGUAGES:
        assert len({texts(language).phase(number) for number in range(len(PHASE_NAMES))}) == len(PHASE_NAMES)
    assert RU.phase(3) == "Фаза 3. Сражение"
    assert UK.term("conflict_area") == "Зона конфлікту"


# --- Effects ----------------------------------------------------------------------------------------------------------


def effects() -> list[Node]:
    return [node for rules in EVERY_RULES for node in rules.nodes if not node.path.startswith("step/")]


def parts(what: Condition) -> list[Condition]:
    return [what, *(part for inner in getattr(what, "conditions", ()) for part in parts(inner))]


def needed() -> list[Condition]:
    """All conditions of effects and spaces."""
    found = [what for node in effects() if (what := getattr(node, "condition", None)) is not None]
    found += [extra.condition for rules in EVERY_RULES for card in rules.cards for extra in card.extras]
    found += [card.needs for rules in EVERY_RULES for card in rules.hagal if card.needs is not None]
    found += [space.requirement for rules in EVERY_RULES for space in rules.spaces if space.requirement is not None]
    return [part for what in found for part in parts(what)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_condition_has_words(language: str) -> None:
    for node in effects():
        assert bare(messages(language), node), node.path
    for what in needed():
        assert condition(messages(language), what), type(what)


def test_every_effect_and_condition_has_icons_that_can_be_drawn() -> None:
    for node in effects():
        assert {token["icon"] for token in tokens(node)} <= ICONS, node.path
    for what in needed():
        assert {token["icon"] for token in condition_tokens(what)} <= ICONS, type(what)


def test_every_effect_has_a_price() -> None:
    """Those that are worth nothing by themselves give a turn away, a card of the hand, or a card of a row."""
    priced = {type(node) for node in effects() if worth(node) != 0}
    assert {type(node) for node in effects()} - priced == {MayPass, SetAhead, RemoveTleilaxu}


def test_every_condition_of_the_engine_is_met_here() -> None:
    known = {word for word in Condition.__subclasses__() if word.__module__.startswith("landsraad.")}
    assert {type(what) for what in needed()} == known
    assert len(known) > 35


def test_a_step_of_the_game_is_no_effect() -> None:
    with pytest.raises(MissingText, match="there is no text 'effect-turn'"):
        EN.effect(RULES.steps.turn)
    with pytest.raises(MissingText, match="no tokens for the effect Turn"):
        tokens(RULES.steps.turn)


@pytest.mark.parametrize(
    ("node", "en", "ru", "uk"),
    [
        (
            Pay(spice=2) >> Recruit(3),
            "2 spice → recruit 3 troops",
            "2 Пряности → нанять 3 отряда",
            "2 прянощів → найняти 3 загони",
        ),
        (
            Choose(Persuasion(2), Swords(2)),
            "choose one: +2 Persuasion | +2 swords",
            "выбрать одно: +2 очка убеждения | +2 меча",
            "вибрати одне: +2 очки переконливості | +2 мечі",
        ),
        (
            When(InfluenceAtLeast(FREMEN, 2), Swords(4)),
            "if you have at least 2 Influence with the Fremen: +4 swords",
            "если у вас не менее 2 влияния во фракции Фрименов: +4 меча",
            "якщо ви маєте щонайменше 2 очки впливу на Фрименів: +4 мечі",
        ),
        (
            When(HoldsAlliance(EMPEROR), VictoryPoints(1)),
            "if you hold the Alliance with the Emperor: +1 VP",
            "если у вас союз с Императором: +1 ПО",
            "якщо ви маєте союз із Імператором: +1 ПО",
        ),
        (
            Both(Draw(1), When(HoldsAlliance(NOBODY), Gain(solari=1, water=2))),
            "draw 1 card; if you hold an Alliance: +1 Solari, +2 water",
            "взять 1 карту; если у вас есть союз: +1 солярий, +2 воды",
            "взяти 1 карту; якщо ви маєте союз: +1 солярій, +2 води",
        ),
        (
            Both(Recruit(1), When(HoldsAlliance(NOBODY), Recruit(1))),
            "recruit 1 troop; if you hold an Alliance: recruit 1 more troop",
            "нанять 1 отряд; если у вас есть союз: нанять ещё 1 отряд",
            "найняти 1 загін; якщо ви маєте союз: найняти ще 1 загін",
        ),
        (
            When(InfluenceOnTracks(3, 3), VictoryPoints(1)),
            "if you have at least 3 Influence with 3 or more factions: +1 VP",
            "если у вас не менее 3 влияния хотя бы в 3 фракциях: +1 ПО",
            "якщо ви маєте щонайменше 3 очки впливу хоча б на 3 фракції: +1 ПО",
        ),
        (
            When(InfluenceOnTracks(4, 3), VictoryPoints(2)),
            "if you have at least 3 Influence with all 4 factions: +2 VP",
            "если у вас не менее 3 влияния во всех 4 фракциях: +2 ПО",
            "якщо ви маєте щонайменше 3 очки впливу на всі 4 фракції: +2 ПО",
        ),
        (
            All(LoseInfluenceAny(), Pay(spice=2)) >> GainInfluenceAny(2),
            "lose 1 Influence with a faction of your choice and pay 2 spice"
            " → +2 Influence with a faction of your choice",
            "потерять 1 влияние в любой фракции и заплатить 2 Пряности → +2 влияния в любой фракции",
            "втратити 1 очко впливу на будь-яку фракцію та заплатити 2 прянощів → +2 очки впливу на будь-яку фракцію",
        ),
        (
            TrashThis() >> Choose(Deploy(3, optional=True), Retreat()),
            "trash this card → choose one: deploy up to 3 troops from your garrison"
            " | retreat any number of your troops",
            "удалить эту карту → выбрать одно: разместить до 3 отрядов из гарнизона в зоне конфликта"
            " | отвести любое количество отрядов",
            "знищити цю карту → вибрати одне: розгорнути до 3 загонів з гарнізону в Зоні конфлікту"
            " | відвести будь-яку кількість загонів",
        ),
        (
            Choose(Draw(1), VictoryPoints(1), AcquireUpTo(3, to=DECK_TOP), count=2),
            "choose 2 different ones: draw 1 card | +1 VP"
            " | acquire for free a card that costs 3 or less and put it on top of your deck",
            "выбрать 2 разных: взять 1 карту | +1 ПО"
            " | получить бесплатно карту стоимостью не более 3 и положить её на верх колоды",
            "вибрати 2 різні: взяти 1 карту | +1 ПО"
            " | придбати безкоштовно карту вартістю не більше 3 і покласти її на верх колоди",
        ),
        (
            Choose(Draw(1), VictoryPoints(1), count=2),
            "draw 1 card, +1 VP",
            "взять 1 карту, +1 ПО",
            "взяти 1 карту, +1 ПО",
        ),
    ],
)
def test_effects_in_words(node: Node, en: str, ru: str, uk: str) -> None:
    assert EN.effect(node) == en
    assert RU.effect(node) == ru
    assert UK.effect(node) == uk


# --- Definitions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", EVERY_RULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_described(language: str, rules: Rules) -> None:
    t = texts(language)
    for kind, id in components(rules):
        lines = lines_in(t, rules, kind, id)
        assert len(lines) > 2
        for line in lines:
            assert line.strip() == line
            for leftover in ("{", "}", "???", "_", "None", "  ", ": :"):
                assert leftover not in line


def lines_of(t: Texts, kind: str, id: str) -> list[str]:
    return lines_in(t, RULES, kind, id)


def test_a_card_in_lines() -> None:
    assert lines_of(EN, "card", "crysknife") == [
        "Crysknife",
        "Imperium card",
        "Cost: 3",
        "Faction: Fremen",
        "Agent icons: Fremen, Spice Trade",
        "Agent: +1 Solari",
        "Reveal: +1 sword; if you have another Fremen card in play: +1 Influence with the Fremen",
    ]
    assert lines_of(RU, "card", "assassination_mission")[-2:] == [
        "Эффект раскрытия: +1 солярий, +1 меч",
        "При удалении: +4 солярия",
    ]
    assert "Бонус покупки: +1 ПО" in lines_of(RU, "card", "the_spice_must_flow")


def test_what_a_card_does_beside_its_effects_is_told() -> None:
    assert "Agent: 2 Influence instead of 1 at a faction's space; trash this card" in lines_of(EN, "card", "power_play")
    assert "Agent: harvest twice the base spice of a Maker space" in lines_of(EN, "card", "carryall")
    assert any("any of your Agents" in line for line in lines_of(EN, "card", "kwisatz_haderach"))
    assert "Cannot be bought with Persuasion" in lines_of(EN, "card", "foldspace")


def test_a_card_in_parts() -> None:
    parts = EN.describe(UPRISING, "card", "subversive_advisor")
    assert [part.part for part in parts] == ["kind", "cost", "icons", "agent", "reveal", "acquire"]
    agent, reveal = parts[3:5]
    assert agent.words == "Agent: " + "; ".join(words_of(agent.inner))
    assert [part.part for part in agent.inner] == ["visit_influence", "effects"]
    assert [part.icons for part in agent.inner] == [({"icon": "influence_any", "n": 2},), ()]
    assert [part.paths for part in agent.inner] == [(), ("card/subversive_advisor/agent/0",)]
    assert (reveal.icons, reveal.paths) == ((), ("card/subversive_advisor/reveal/0",))


def test_what_has_no_effect_has_icons() -> None:
    """A requirement, what a tile changes, what completes a contract."""
    found = {
        (kind, id, part.part): [token["icon"] for token in part.icons]
        for kind, id in (("space", "sietch_tabr"), ("tech", "spaceport"), ("contract", "harvest_3"))
        for part in EN.describe(MIX, kind, id)
        if part.icons
    }
    assert found == {
        ("space", "sietch_tabr", "requirement"): ["influence_at_least"],
        ("tech", "spaceport", "to_deck"): ["optional", "top_of_deck"],
        ("contract", "harvest_3", "task"): ["harvest_contract", "spice"],
    }


def test_an_intrigue_card_in_lines() -> None:
    assert lines_of(EN, "intrigue", "tiebreaker") == [
        "Tiebreaker",
        "Intrigue card",
        "Combat: +2 swords",
        "Endgame: +10 spice",
    ]
    assert lines_of(RU, "intrigue", "to_the_victor")[-1] == "Если вы победили в сражении: +3 Пряности"


def test_a_space_in_lines() -> None:
    assert lines_of(EN, "space", "conspire") == [
        "Conspire",
        "Agent icon: Emperor",
        "Cost: 4 spice",
        "Effect: +1 Influence with the Emperor, +5 Solari, recruit 2 troops, draw 1 Intrigue card",
    ]
    assert lines_of(RU, "space", "sietch_tabr") == [
        "Сиетч Табр",
        "Символ агента: Город",
        "Ячейка конфликта",
        "Условие: у вас не менее 2 влияния во фракции Фрименов",
        "Эффект: нанять 1 отряд, +1 вода",
    ]
    assert lines_of(EN, "space", "sell_melange")[2].startswith("Cost, one of these: 2 spice → +6 Solari | 3 spice")
    assert "Once per game for each player" in lines_of(EN, "space", "high_council")
    assert "Maker space" in lines_of(EN, "space", "imperial_basin")
    assert "The controller gains at every visit: +1 spice" in lines_of(EN, "space", "imperial_basin")
    assert "Reveal turn with an Agent here: +1 Persuasion" in lines_of(EN, "space", "hall_of_oratory")


def test_a_conflict_in_lines() -> None:
    assert lines_of(UK, "conflict", "siege_of_arrakeen") == [
        "Облога Арракіна",
        "Конфлікт II",
        "Бій за локацію «Арракін»",
        "1-ше місце: +1 ПО, узяти під контроль локацію «Арракін»",
        "2-ге місце: +4 солярії",
        "3-тє місце: +2 солярії",
    ]


@pytest.mark.parametrize(
    ("leader", "left"),
    [
        ("glossu_the_beast_rabban", "Arrakis Fiefdom: start with +1 Solari, +1 spice"),
        ("count_ilban_richese", "Ruthless Negotiator: when you pay Solari for a space: draw 1 card"),
        (
            "helena_richese",
            "Eyes Everywhere: enemy Agents do not block you at spaces with the Agent icons Landsraad, City",
        ),
        ("duke_leto_atreides", "Landsraad Popularity: spaces with the Agent icon Landsraad cost you 1 Solari less"),
        ("paul_atreides", "Prescience: you may look at the top card of your deck at any time"),
        ("countess_ariana_thorvald", "Spice Addict: you harvest 1 spice less; when you harvest spice: draw 1 card"),
    ],
)
def test_a_leader_in_lines(leader: str, left: str) -> None:
    lines = lines_of(EN, "leader", leader)
    assert lines[3] == left
    assert "(Signet Ring): " in lines[4]


def test_a_faction_in_lines() -> None:
    assert lines_of(EN, "faction", "emperor") == [
        "Emperor",
        "2 Influence: +1 VP",
        "4 Influence: recruit 2 troops",
        "Alliance: the first with 4 Influence, then whoever passes the holder; +1 VP",
    ]


def test_a_house_hagal_card_in_lines() -> None:
    assert lines_of(EN, "hagal", "arrakeen_1p") == [
        "Arrakeen",
        "House Hagal card",
        "Only in the solo game",
        "The Agent goes to Arrakeen",
        "Combat space",
        "Effect: the Rival uses the Signet Ring ability of its Leader, recruit 1 troop into the Conflict",
        "Swords in Combat: 1",
    ]
    assert lines_of(RU, "hagal", "conspire")[2:] == [
        "Агент отправляется в ячейку «Сговор»",
        "Эффект: +1 влияние во фракции Императора, нанять 2 отряда в гарнизон",
        "Мечей в сражении: 4",
    ]
    assert lines_of(UK, "hagal", "reshuffle")[:3] == ["Нова колода", "Карта Дому Гаґал", "Лише у грі вдвох"]
    assert lines_of(EN, "hagal", "harvest_spice")[-1] == "Swords in Combat: 2"


def test_a_difficulty_in_lines() -> None:
    assert lines_of(EN, "difficulty", "mercenary") == [
        "Mercenary (novice)",
        "Difficulty of the solo game",
        "You also start with: +1 Solari, +1 spice",
        "The space Mentat costs 2 Solari",
        "Each Rival's third Agent comes in round 5",
    ]
    assert lines_of(RU, "difficulty", "kwisatz_haderach") == [
        "Квисатц Хадерах (сверхтяжёлый)",
        "Уровень сложности одиночной игры",
        "Ячейка «Ментат» стоит 5 соляриев",
        "Отрядов в гарнизоне каждого оппонента в начале игры: 3",
        "Карт интриг у каждого оппонента в начале игры: 1",
        "Третий агент каждого оппонента появляется в раунде 3",
        "В конфликтах уровней I и II оппонент, чья боевая сила больше остальных на 4 и более, не размещает отряды",
        "Вы не можете получить оружейника",
    ]


def test_what_does_not_exist_cannot_be_described() -> None:
    for kind in KINDS:
        with pytest.raises(ValueError, match=f"there is no {kind} 'nonsense'"):
            EN.describe(RULES, kind, "nonsense")
    with pytest.raises(ValueError, match="unknown kind 'planet'; known kinds: card"):
        EN.describe(RULES, "planet", "ix")
