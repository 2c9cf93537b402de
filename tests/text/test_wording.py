"""How texts are worded: nine kinds of slips (T-1 to T-9) that no text of the three languages makes, and single keys."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from landsraad.content.registry import rules_for
from landsraad.engine.machine.compose import Both, Choose, EachOpponent, May, OneOpponent, Waits, When
from landsraad.engine.machine.node import Arrow, Node
from landsraad.engine.state.rules import Rules
from landsraad.text import LANGUAGES, texts
from landsraad.text.definitions import component_ids
from landsraad.text.effects import bare
from landsraad.text.messages import PARTS, Messages, messages
from tests.support.texts import lines as lines_in

ROOT = Path(__file__).parents[2]
SERVER, CLIENT, RULEBOOK = ROOT / "src/landsraad/text", ROOT / "web/src/i18n", ROOT / "web/src/rules"
RULES = [
    rules_for(("base",), True),
    rules_for(("base", "ix"), True, "mentat", epic=True),
    rules_for(("uprising",), False),
    rules_for(("uprising", "choam", "base", "ix"), True, epic=True, old_conflicts=True),
    rules_for(("uprising", "choam"), teams=True),
    rules_for(("base", "ix", "immortality"), True, "mentat", epic=True),
]
BASE, SOLO, UPRISING, MIX, SIX, IMMORTALITY = RULES


# --- What is looked at ------------------------------------------------------------------------------------------------


@cache
def lines(language: str) -> list[tuple[str, str]]:
    """Every line of every component, with the component's kind and id."""
    return [
        (f"{kind}/{id}", line)
        for rules in RULES
        for kind, ids in component_ids(rules).items()
        for id in ids
        for line in lines_in(texts(language), rules, kind, id)
    ]


def lines_of(language: str, rules: Rules, component: str) -> list[str]:
    kind, id = component.split("/")
    return lines_in(texts(language), rules, kind, id)


def nodes() -> Iterator[Node]:
    """Every node that stands in the rules, but for the steps of the game."""
    for rules in RULES:
        yield from (node for node in rules.nodes if not node.path.startswith("step/"))


@cache
def ftl(language: str) -> dict[str, str]:
    """Every text of the server's and the client's files as it is written, by file and key."""
    written: dict[str, str] = {}
    for folder in (SERVER, CLIENT):
        for file in sorted(folder.glob(f"*.{language}.ftl")):
            source = file.read_text("utf-8")
            for entry in FluentParser(with_spans=True).parse(source).body:
                if isinstance(entry, ast.Message | ast.Term):
                    assert entry.span is not None
                    dash = "-" if isinstance(entry, ast.Term) else ""
                    written[f"{file.name}:{dash}{entry.id.name}"] = source[entry.span.start : entry.span.end]
    assert len(written) > 2000
    return written


@cache
def written(language: str) -> dict[str, str]:
    """The same with the paragraphs of the rules help."""
    said = dict(ftl(language))
    for file in sorted(RULEBOOK.glob(f"*.{language}.md")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            said[f"{file.name}:{number}"] = line
    return said


KEYS = r"^-?[\w-]+ =|^ *\.\w+ =|\{ *\$\w+ *->|\[[^\]]*\]|^#+ [\w-]+ \|"


def spoken(language: str) -> dict[str, str]:
    """What is written, without keys and names of cards, and with a number for each placeable and icon."""
    return {
        key: re.sub(KEYS, " ", re.sub(r"\{[^{}]*\}", "0", text), flags=re.M) for key, text in written(language).items()
    }


def outside_brackets(text: str) -> str:
    """What stands in no brackets."""
    depth = 0
    kept = []
    for letter in text:
        depth -= letter == ")"
        if depth == 0:
            kept.append(letter)
        depth += letter == "("
    return "".join(kept)


@cache
def client(language: str) -> FluentBundle:
    """The texts of the browser: its own, and names and rules."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder, parts in ((SERVER, PARTS), (CLIENT, ("",))):
        for file in folder.glob(f"*.{language}.ftl"):
            if any(file.name.startswith(part) for part in parts):
                bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def in_client(language: str, key: str, **values: str | int) -> str:
    pattern = client(language).get_message(key).value
    assert pattern is not None
    text, errors = client(language).format_pattern(pattern, values)
    assert not errors
    return str(text)


@cache
def all_messages(language: str, other: str) -> Messages:
    return Messages(language, (*PARTS, other))


# --- T-1: what belongs together ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_t_1_nothing_within_an_effect_reads_as_if_it_stood_beside_it(language: str) -> None:
    """T-1: "; " ends what began before it, so it never stands inside an arrow, a condition or an alternative."""
    seen = Counter[type[Node]]()
    for node in nodes():
        if isinstance(node, Arrow | When | Choose | May | Waits | OneOpponent | EachOpponent):
            said = outside_brackets(bare(messages(language), node))
            assert "; " not in said, said
            seen[type(node)] += 1
    assert min(seen[Arrow], seen[When], seen[Choose], seen[May]) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_t_1_what_an_arrow_brings_is_one_thing(language: str) -> None:
    """T-1: several effects behind an arrow stand in brackets; the same one several times is one thing."""
    arrows = [node for node in nodes() if isinstance(node, Arrow) and isinstance(node.effect, Both)]
    arrows = [node for node in arrows if len({bare(messages(language), part) for part in node.effect.children()}) > 1]
    assert len(arrows) > 10
    for node in arrows:
        gained = bare(messages(language), node).partition(" → ")[2]
        assert outside_brackets(gained) == "()", gained


@pytest.mark.parametrize("language", LANGUAGES)
def test_t_1_costs_paid_together_are_joined_by_a_word(language: str) -> None:
    """T-1: a comma before an arrow would leave open how far the cost goes."""
    for _, line in lines(language):
        for sentence in re.split(r"; | \| |: ", outside_brackets(line)):
            cost, arrow, _ = sentence.partition(" → ")
            assert not arrow or ", " not in cost, line


@pytest.mark.parametrize(
    ("component", "language", "line"),
    [
        ("card/control_the_spice", "en", "Agent: 1 spice → (you may trash a card; recruit 1 troop)"),
        ("card/control_the_spice", "ru", "Эффект агента: 1 Пряность → (можно удалить карту; нанять 1 отряд)"),
        ("card/control_the_spice", "uk", "Комірка агента: 1 прянощі → (можна знищити карту; найняти 1 загін)"),
        (
            "intrigue/double_cross",
            "en",
            "Plot: if an opponent has a troop in the Conflict: 1 Solari → (an opponent of your choice loses 1 troop in"
            " the Conflict; deploy 1 troop from your supply to the Conflict)",
        ),
        (
            "intrigue/double_cross",
            "ru",
            "Карта заговора: если у одного из соперников есть отряд в зоне конфликта: 1 солярий → (один соперник на"
            " ваш выбор теряет 1 отряд в зоне конфликта; разместить 1 отряд из личного запаса в зоне конфликта)",
        ),
        (
            "intrigue/double_cross",
            "uk",
            "Карта змови: якщо один із суперників має загін у Зоні конфлікту: 1 солярій → (один суперник на ваш вибір"
            " втрачає 1 загін у Зоні конфлікту; розгорнути 1 загін із запасу в Зоні конфлікту)",
        ),
        ("card/corrinth_city", "en", "Agent: discard 2 cards and pay 5 Solari → +1 VP"),
        ("intrigue/water_of_life", "ru", "Карта заговора: 1 Пряность и 1 вода → взять 3 карты"),
        ("intrigue/water_of_life", "uk", "Карта змови: 1 прянощі та 1 вода → взяти 3 карти"),
        (
            "space/imperial_privilege",
            "en",
            "Effect: trash one of your Intrigue cards → draw 1 Intrigue card; recall another of your Agents and then"
            " draw 1 card",
        ),
        (
            "space/imperial_privilege",
            "ru",
            "Эффект: удалить одну из своих карт интриг → взять 1 карту интриги; вернуть другого своего агента, а затем"
            " взять 1 карту",
        ),
        (
            "space/imperial_privilege",
            "uk",
            "Ефект: знищити одну зі своїх карт інтриг → взяти 1 карту інтриги; відкликати іншого свого агента, а потім"
            " взяти 1 карту",
        ),
    ],
)
def test_t_1_in_full(component: str, language: str, line: str) -> None:
    assert (component, line) in lines(language)


# --- T-2: a condition is said once ------------------------------------------------------------------------------------

IF = {"en": r"\bif(?! you like)", "ru": r"\bесли", "uk": r"\bякщо"}
AND = {"en": " and ", "ru": " и ", "uk": " і "}


@pytest.mark.parametrize("language", LANGUAGES)
def test_t_2_no_condition_is_said_twice_in_one_text(language: str) -> None:
    """T-2: neither the whole of it nor a part of it."""
    some = 0
    for component, line in lines(language):
        said = [
            part
            for condition in re.findall(rf"{IF[language]} ([^:;|]+):", line)
            for part in condition.split(AND[language])
        ]
        some += len(said) > 1
        assert len(set(said)) == len(said), (component, line)
        in_brackets = re.findall(r"\(([^()]{40,})\)", line)
        assert len(set(in_brackets)) == len(in_brackets), (component, line)
    assert some > 5


@pytest.mark.parametrize(
    ("component", "language", "line"),
    [
        (
            "card/tread_in_darkness",
            "en",
            "Agent: if you have another Bene Gesserit card in play: (you may trash a card; draw 1 card)",
        ),
        (
            "card/tread_in_darkness",
            "ru",
            "Эффект агента: если у вас есть ещё одна активная карта фракции Бене Гессерит: (можно удалить карту; взять"
            " 1 карту)",
        ),
        (
            "card/tread_in_darkness",
            "uk",
            "Комірка агента: якщо ви маєте в грі ще одну карту Бене Гессерит: (можна знищити карту; взяти 1 карту)",
        ),
        (
            "card/paracompass",
            "en",
            "Reveal: if you have a seat on the High Council: (+2 Persuasion; if you have the Swordmaster: +1"
            " Persuasion)",
        ),
        (
            "intrigue/calculated_hire",
            "en",
            "Plot: if the Mentat is on its space: 1 spice → take the Mentat (an extra Agent for this round)",
        ),
        (
            "space/mentat",
            "en",
            "Effect: draw 1 card; if the Mentat is on its space: take the Mentat (an extra Agent for this round)",
        ),
        (
            "intrigue/grand_conspiracy",
            "en",
            "Endgame: if exactly 3 of these hold (you have at least 2 dreadnoughts commissioned; you have a copy of The"
            " Spice Must Flow; you have at least 4 Influence with 2 or more factions; you have a seat on the High"
            " Council): +1 VP; if all of them hold: +2 VP",
        ),
        (
            "tech/spy_satellites",
            "en",
            "At the end of the game: +1 VP for each faction with which you have at most 1 Influence",
        ),
        ("tech/spy_satellites", "ru", "В конце игры: +1 ПО за каждую фракцию, в которой у вас не более 1 влияния"),
        (
            "tech/spy_satellites",
            "uk",
            "Наприкінці гри: +1 ПО за кожну фракцію, на яку ви маєте не більше 1 очка впливу",
        ),
    ],
)
def test_t_2_in_full(component: str, language: str, line: str) -> None:
    assert (component, line) in lines(language)


# --- T-3: at least one ------------------------------------------------------------------------------------------------

AT_LEAST_ONE = {
    "en": r"at least 1\b|at least one\b",
    "ru": r"не менее 1\b|хотя бы од",
    "uk": r"щонайменше 1\b|хоча б од",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_t_3_at_least_1_has_words_of_its_own(language: str) -> None:
    """T-3: in no component, and in no condition that counts."""
    assert [line for _, line in lines(language) if re.search(AT_LEAST_ONE[language], line)] == []
    counting = [key for key, text in ftl(language).items() if ":if-" in key and re.search(r"\$n\b|count-", text)]
    assert len(counting) > 15
    faction = messages(language).faction(0)
    for key in counting:
        if not re.search(r"\$(tracks|kinds) ->", ftl(language)[key]):  # numbers of several things
            said = messages(language).say(key.partition(":")[2], n=1, name="X", conditions="X", **faction)
            assert not re.search(AT_LEAST_ONE[language], said), said


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Reveal: +1 Persuasion; +2 swords; if you have an Agent on an Emperor space: +3 swords"),
        ("ru", "Эффект раскрытия: +1 очко убеждения; +2 меча; если у вас есть агент в ячейке Императора: +3 меча"),
        (
            "uk",
            "Комірка розкриття: +1 очко переконливості; +2 мечі; якщо ви маєте агента на локації Імператора: +3 мечі",
        ),
    ],
)
def test_t_3_in_full(language: str, line: str) -> None:
    assert ("card/imperial_shock_trooper", line) in lines(language)


# --- T-4: what opponents do -------------------------------------------------------------------------------------------


COLON = {
    "en": r"(^|[:;|→(] )(each opponent|an opponent of your choice):",
    "ru": r"(^|[:;|→(] )(каждый соперник|один соперник на ваш выбор):",
    "uk": r"(^|[:;|→(] )(кожен суперник|один суперник на ваш вибір):",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_t_4_opponents_do_what_they_do(language: str) -> None:
    """T-4: no "each opponent: lose"; whatever opponents carry out has its own form of the verb."""
    assert [line for _, line in lines(language) if re.search(COLON[language], line)] == []
    theirs = [node for node in nodes() if isinstance(node, EachOpponent | OneOpponent)]
    assert len(theirs) > 5
    for node in theirs:
        assert bare(messages(language), node.effect) not in bare(messages(language), node)


@pytest.mark.parametrize(
    ("component", "en", "ru", "uk"),
    [
        (
            "card/gun_thopter",
            "each opponent loses 1 troop from the garrison",
            "каждый соперник теряет 1 отряд в гарнизоне",
            "кожен суперник втрачає 1 загін у гарнізоні",
        ),
        (
            "card/covert_operation",
            "each opponent discards 1 card",
            "каждый соперник сбрасывает 1 карту",
            "кожен суперник скидає 1 карту",
        ),
        (
            "card/test_of_humanity",
            "each opponent chooses one: discard 1 card | lose 1 troop in the Conflict",
            "каждый соперник выбирает одно: сбросить 1 карту | потерять 1 отряд в зоне конфликта",
            "кожен суперник вибирає одне: скинути 1 карту | втратити 1 загін у Зоні конфлікту",
        ),
        (
            "intrigue/cannon_turrets",
            "each opponent retreats 1 dreadnought",
            "каждый соперник отводит 1 дредноут",
            "кожен суперник відводить 1 дредноут",
        ),
        (
            "term/shipping_track",
            "dividends (+5 Solari; each opponent gains 1 Solari)",
            "дивиденды (+5 соляриев; каждый соперник получает 1 солярий)",
            "дивіденди (+5 соляріїв; кожен суперник отримує 1 солярій)",
        ),
    ],
)
def test_t_4_in_full(component: str, en: str, ru: str, uk: str) -> None:
    for language, said in (("en", en), ("ru", ru), ("uk", uk)):
        assert any(of == component and said in line for of, line in lines(language)), said


# --- T-5: numbers have nouns ------------------------------------------------------------------------------------------

BARE_NUMBER = {
    "en": r"(?:^|= )(Deploy|Retreat|Recruit|Draw|Discard|Lose|Pay|Gain) \{ \$n \}$",
    "ru": r"(?:^|= )\w+(ть|ти) \{ \$n \}$",
    "uk": r"(?:^|= )\w+ти \{ \$n \}$",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_t_5_no_number_stands_alone_behind_a_verb(language: str) -> None:
    assert [key for key, text in ftl(language).items() if re.search(BARE_NUMBER[language], text, re.M)] == []


@pytest.mark.parametrize(
    ("language", "key", "said"),
    [
        ("en", "table-retreat", "Retreat 3 troops"),
        ("ru", "table-retreat", "Отвести 3 отряда"),
        ("uk", "table-retreat", "Відвести 3 загони"),
        ("ru", "table-deploy", "Разместить 3 отряда"),
        ("uk", "table-deploy", "Розгорнути 3 загони"),
        ("ru", "table-end-persuasion", "Закончить — ещё 3 очка убеждения"),
    ],
)
def test_t_5_in_full(language: str, key: str, said: str) -> None:
    assert in_client(language, key, n=3) == said


# --- T-6, T-8: banned words -------------------------------------------------------------------------------------------

# A second word for what the rules files call otherwise, or a calque. Behind each, the keys that may use it.
BANNED: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {
        r"(?<![\w{$-])persuasion(?![\w-])": (),
        r"\bcombat space": (),
        r"\bdearest\b": (),
        r"Contract of the start": (),
    },
    "ru": {
        r"шкал": (),
        r"[Мм]аркер\w* (контрол|первого)": (),
        r"[Уу]ров\w+ \{ \$n": (),
        r"[Яя]чейк\w+ (\{ \$n|трек)": (),
        r"свойств": (),
        r"\b[Вв] рук[еу]\b": (),
        r"[Нн]ачальн\w+ колод": (),
        r"(= |· )[Вв] игре\b": (),
        r"\b[Пп]обе\w+ в( этом| каждом)? конфликт": (),
        r"[Пп]обедител\w+ конфликта": (),
        r"получи\w+ технологи": (),
        r"[Зз]ерно случайности|[Нн]ачальн\w+ числ|[Чч]исло (этой )?партии": (),
        r"[Оо]тступ(ить|ает) (\{|не более|любым|отрядами)": (),
        r"под низ\b": (),
        r"\b[Вв]ойск": ("game.ru.ftl:space-rally_troops", "game.ix.ru.ftl:tech-troop_transports"),
        r"\b[Кк]арт интриги": (),
        r"имея": (),
        r"вот столько|вот стольк": (),
        r"несколько из этого": (),
        r"на своей ячейке": (),
        r"= Сила( в конфликте|$)": (),
        r"кажд\w+ соперник:": (),
        r"[Яя]чейк\w+ Подателя": (),
    },
    "uk": {
        r"шкал": (),
        r"здібн": (),
        r"винагор": (),
        r"перегор": (),
        r"рів(ень|ні) \{ \$n": (),
        r"Вищ\w+ рад": (),
        r"\b[Бб]итв": (
            *(f"game.uk.ftl:conflict-battle_for_{place}" for place in ("arrakeen", "carthag", "imperial_basin")),
            "game.uprising.uk.ftl:conflict-battle_for_spice_refinery",
        ),
        r"\b[ВвУу] рук(у|ці)\b": (),
        r"(?<!делегацію )(?<!делегації )(?<!делегацій )(?<!делегація )(?<!Делегації )(?<!Делегація )[Пп]еремовник": (
            "game.uk.ftl:ability-count_ilban_richese-left",
        ),
        r"\b[Кк]уп(ує|уй|ув|ува|ит)": ("game.uprising.uk.ftl:intrigue-buy_access",),
        r"маючи": (),
        r"\b[Пп]ри (знищ|скид|придб|перемо|розкрит)": (),
        r"Скасовувати( ще)? нічого": (),
        r"\b[Кк]арт інтриги": (),
        r"затасовано наново": (),
        r"\b[Рр]ин(ок|к)": (
            "game.uk.ftl:intrigue-corner_the_market",
            "game.uprising.uk.ftl:intrigue-market_opportunity",
        ),
        r"\b([Оо]бир|[Оо]бер[іе]|[Оо]брат|[Оо]бран)": (),
        r"[Бб]ойов\w+ одиниц": (),
        r"Ґессерит": (),
        r"[Вв]тілен": (),
        r"[Мм]аркер\w* першого": (),
        r"[Зз]ерно випадковості|початков\w+ числ|[Чч]исло (цієї )?партії": (),
        r"[Вв]ідступ(ити|ає) (\{|не більш|будь|загон)": (),
        r"під низ\b": (),
        r"кож\w+ суперник:": (),
        r"[Лл]окаці\w+ Творця": (),
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_t_6_t_8_one_word_for_one_thing_and_no_calques(language: str) -> None:
    """T-6, T-8: over all files of the server and the client, and the rules help."""
    for word, allowed in BANNED[language].items():
        found = {key for key, text in written(language).items() if re.search(word, re.sub(r"^#+ [\w-]+ \|", "", text))}
        assert found <= set(allowed), (word, sorted(found - set(allowed)))


NOT_NEGATED = {
    "action-deploy": "Не розгортати загонів",
    "action-retreat": "Не відводити загонів",
    "action-decline-defend": "Не розгортати загону",
    "action-decline-destroy_wall": "Не підривати Оборонної Стіни",
    "action-decline-freighter": "Не переміщувати вантажника",
    "action-deploy_dreadnought": "Не розгортати дредноутів",
}


@pytest.mark.parametrize(("key", "said"), NOT_NEGATED.items())
def test_t_8_ukrainian_negations_take_the_genitive(key: str, said: str) -> None:
    assert messages("uk").say(key, n=0) == said


# --- T-7: typography --------------------------------------------------------------------------------------------------

# By language: signs that stand in no text, and what they would have to be.
SIGNS = {
    "en": {"—": "–", "’": "'", "ʼ": "'", '"': "“ ”", "«": "“", "...": "…"},
    "ru": {" – ": " — ", "'": "’", "ʼ": "’", '"': "« »", "“": "«", "„": "«", "...": "…"},
    "uk": {" – ": " — ", "'": "’", "ʼ": "’", '"': "« »", "“": "«", "„": "«", "...": "…"},
}
IN_COLUMNS = re.compile(r"help")  # texts in columns


@pytest.mark.parametrize("language", LANGUAGES)
def test_t_7_one_dash_one_apostrophe_one_kind_of_quotes(language: str) -> None:
    for key, text in spoken(language).items():
        for sign in SIGNS[language]:
            assert sign not in text, (key, sign, text)
        assert not re.search(r"\w - \w", text), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_t_7_spaces_and_quotes(language: str) -> None:
    """No two spaces, none before a comma or a stop; quotes come in pairs."""
    for key, text in written(language).items():
        body = text.partition(" =")[2] if ".ftl:" in key else text
        if not IN_COLUMNS.search(key):
            assert not re.search(r"\S  +\S", body), (key, body)
        assert not re.search(r"[^\s\[] [,;!](\s|$)", re.sub(r"\{ ?\"[^\"]*\" ?\}", "", body)), (key, body)
        assert body.count("«") == body.count("»"), (key, body)
        assert body.count("“") == body.count("”"), (key, body)


@pytest.mark.parametrize(("language", "foreign"), [("ru", "[іїєґІЇЄҐ]"), ("uk", "[ыэъёЫЭЪЁ]")])
def test_t_7_no_word_mixes_alphabets(language: str, foreign: str) -> None:
    for key, text in spoken(language).items():
        assert not re.search(r"[a-zA-Z][а-яёіїєґА-ЯЁІЇЄҐ]|[а-яёіїєґА-ЯЁІЇЄҐ][a-zA-Z]", text), (key, text)
        assert not re.search(foreign, text), (key, text)


# --- T-9: nothing is missing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "component", "en", "ru", "uk"),
    [
        (MIX, "leader/reverend_mother_jessica", "once per turn)", "один раз за ход)", "один раз за хід)"),
        (
            MIX,
            "leader/staban_tuek",
            "Limited Allies: your starting deck has no Diplomacy",
            "Узкий круг союзников: в вашей стартовой колоде нет карты «Дипломатия»",
            "Вузьке коло союзників: у вашій початковій колоді немає карти «Дипломатія»",
        ),
        *(
            (
                rules,
                f"card/{card}",
                "When trashed: it goes back to its stack",
                "При удалении: возвращается в свою стопку",
                "Коли карту знищено: вона повертається до свого стосу",
            )
            for rules, card in (
                *((BASE, card) for card in ("foldspace", "arrakis_liaison", "the_spice_must_flow")),
                *((UPRISING, card) for card in ("prepare_the_way", "the_spice_must_flow")),
            )
        ),
        (
            SOLO,
            "hagal/carthag",
            "recruit 1 troop into the Conflict",
            "нанять 1 отряд в зону конфликта",
            "найняти 1 загін у Зону конфлікту",
        ),
        (
            SOLO,
            "hagal/conspire",
            "recruit 2 troops into the garrison",
            "нанять 2 отряда в гарнизон",
            "найняти 2 загони до гарнізону",
        ),
        (
            SOLO,
            "card/full_scale_assault",
            "When acquired: you may commission a dreadnought",
            "Бонус покупки: можно ввести дредноут в строй",
            "Ефект придбання: можна мобілізувати дредноут",
        ),
        *(
            (
                UPRISING,
                component,
                "+2 Solari instead of a contract (the CHOAM module is not in play)",
                "+2 солярия вместо контракта (игра без мини-дополнения «КООАМ»)",
                "+2 солярії замість контракту (гра без мінідоповнення «ДАПТ»)",
            )
            for component in (
                *("space/dutiful_service", "space/accept_contract"),
                *("conflict/choam_security", "conflict/trade_dispute"),
            )
        ),
    ],
)
def test_t_9_what_a_card_does_is_in_its_text(rules: Rules, component: str, en: str, ru: str, uk: str) -> None:
    for language, said in (("en", en), ("ru", ru), ("uk", uk)):
        assert any(said in line for line in lines_of(language, rules, component)), lines_of(language, rules, component)


# --- The same messages everywhere -------------------------------------------------------------------------------------


def variables(language: str) -> dict[str, set[str]]:
    """The variables that each message asks for, itself or by what it refers to; the forms of a faction are one."""
    own: dict[str, set[str]] = {}
    for key, text in ftl(language).items():
        asked = {re.sub(r"^faction_\w+", "faction", name) for name in re.findall(r"\$(\w+)", text)}
        id = re.sub(r"^(names|game)[\w.]*:", "game:", key.replace(f".{language}.ftl", ""))  # English: names.en.ftl
        own[id] = {name for name in asked if name != "case"}
        for other in re.findall(r"\{ (count-[\w-]+)", text):
            own[id] |= {"n"}
            assert other.startswith("count-")
    return own


def test_every_message_is_there_in_three_languages_with_the_same_variables() -> None:
    english = variables("en")
    for language in ("ru", "uk"):
        there = variables(language)
        ids = {id for id in there if ":-" not in id}
        assert ids == {id for id in english if ":-" not in id}
        assert [id for id in ids if there[id] != english[id]] == []


def test_labels_of_numbers_are_plural() -> None:
    """A number stands beside "agents", not beside "agent": labels have messages of their own."""
    labels = [key.partition(":")[2] for key in ftl("en") if ":label-" in key]
    assert len(labels) == 8
    assert [in_client("ru", key) for key in ("label-agents", "label-intrigue", "label-vp")] == [
        *("агенты", "карты интриг", "победные очки"),
    ]
    assert [in_client("uk", key) for key in ("label-agents", "label-intrigue", "label-vp")] == [
        *("агенти", "карти інтриг", "переможні очки"),
    ]
    singular = (
        r"t\(\"term-(agent|intrigue_card|victory_point|sandworm|memory|negotiator|dreadnought|snooper_token)\"\), "
    )
    for file in (ROOT / "web/src/table").rglob("*.ts*"):
        assert not re.search(singular, file.read_text("utf-8")), file


# --- Single keys ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "other", "key", "values", "said"),
    [
        ("en", "", "line-tech-flip", {"effect": "X"}, "Flip (once per round, on your turn): X"),
        (
            *("en", "", "line-unload", {}),
            "Unload: the Reveal effects also happen when this card is discarded or trashed",
        ),
        (
            *("en", "", "line-infiltrates", {"names": "City"}),
            "Infiltration (City): enemy Agents do not block your Agent on these spaces",
        ),
        ("en", "", "effect-rival_tech", {}, "acquire the most expensive tech tile for Rivals that it can pay for"),
        ("en", "", "line-kind-contract-first", {}, "Starting contract: each player keeps one of two"),
        ("en", "", "line-space-extra", {"cost": "1 spice", "effect": "X"}, "You may pay 1 spice: X"),
        ("en", "", "effect-destroy_wall", {}, "you may remove the Shield Wall (it leaves the game)"),
        (
            *("en", "", "if-agents_on_icons", {"n": 2, "kinds": 2, "names": "City, Landsraad"}),
            "you have at least 2 Agents on spaces with any of these icons (City, Landsraad)",
        ),
        ("en", "", "effect-recruit_per_card", {"n": 1}, "recruit 1 troop each time you acquire a card"),
        (
            *("en", "companion", "companion-ask-tile-note", {}),
            "The most expensive stands first. Of two that cost the same, the higher stack counts.",
        ),
        ("ru", "", "effect-retreat_one_dreadnought", {"n": 1}, "отвести 1 дредноут"),
        (
            "ru",
            "",
            "effect-return_intrigue",
            {"n": 1},
            "положить 1 карту интриги под колоду интриг → взять 1 карту интриги",
        ),
        ("ru", "", "log-troops_home", {}, "Все отряды уходят из зоны конфликта"),
        ("ru", "", "card-fedaykin_stilltent", {}, "Дистипалатка федайкинов"),
        ("ru", "", "ability-princess_irulan-left", {}, "Право по рождению"),
        ("ru", "companion", "companion-go-on", {"n": 3}, "Есть партия, раунд 3. Продолжить её? (д/н)"),
        ("ru", "companion", "companion-wrong-seed", {"what": "X"}, "«X» не годится как зерно партии"),
        ("ru", "terminal", "play-seed", {"seed": "7"}, "Зерно этой партии: 7"),
        (
            "ru",
            "terminal",
            "replay-title",
            {"players": 4, "seed": "7", "actions": 9},
            "Игроков: 4, зерно партии 7, действий: 9",
        ),
        ("uk", "", "effect-choose-several", {"n": 2, "options": "X"}, "вибрати 2 різні: X"),
        ("uk", "", "line-difficulty-intrigue", {"n": 1}, "Карт інтриг у кожного Конкурента на початку гри: 1"),
        ("uk", "", "log-shuffle_intrigue", {}, "Колоду інтриг перетасовано"),
        ("uk", "", "intrigue-spring_the_trap", {}, "Закрити пастку"),
        ("uk", "", "ability-princess_irulan-left", {}, "Право за народженням"),
        ("uk", "companion", "companion-go-on", {"n": 3}, "Є партія, раунд 3. Продовжити її? (т/н)"),
        ("uk", "companion", "companion-ask-faction", {"who": "X"}, "X: вплив на яку фракцію?"),
        ("uk", "companion", "companion-signet-influence", {}, "1 очко впливу на одну фракцію"),
        ("uk", "terminal", "play-seed", {"seed": "7"}, "Зерно цієї партії: 7"),
    ],
)
def test_single_keys_of_the_server(
    language: str, other: str, key: str, values: dict[str, str | int], said: str
) -> None:
    assert all_messages(language, other).say(key, **values) == said


@pytest.mark.parametrize(
    ("language", "key", "said"),
    [
        ("ru", "topic-combat-text", "затем вторую, при четырёх игроках и третью"),
        ("uk", "topic-combat-text", "далі другу, за чотирьох гравців і третю"),
        ("uk", "topic-round-text", "кожна локація з символом Творця, де немає агента, отримує 1 бонусні прянощі"),
        ("uk", "topic-end-text", "Гра закінчується після раунду"),
        ("uk", "topic-end-text", "Перемагає той, хто має більше очок"),
        ("en", "topic-reveal-text", "Buy cards with Persuasion"),
    ],
)
def test_single_keys_of_the_terminal(language: str, key: str, said: str) -> None:
    assert said in all_messages(language, "terminal").say(key)


@pytest.mark.parametrize(
    ("language", "key", "n", "said"),
    [
        ("en", "icon-once_per_round", 0, "Flip (once per round, on your turn)"),
        ("en", "icon-harvest_contract", 0, "Contract: gain so much spice"),
        ("ru", "icon-harvest_contract", 0, "Контракт: получить столько Пряности"),
        ("uk", "icon-harvest_contract", 0, "Контракт: отримати стільки прянощів"),
        ("ru", "new-players-barred", 5, "С этой коробкой нельзя играть таким составом: 5"),
        ("ru", "board-mentat-home", 0, "Ментат в своей ячейке"),
        ("ru", "library-copies", 1, "В коробке: 1"),
        ("ru", "library-copies", 2, "В коробке: 2"),
        ("ru", "new-seed", 0, "Зерно партии"),
        ("ru", "table-seed", 0, "Зерно партии"),
        ("uk", "lobby-waiting", 5, "Вільно ще 5 місць"),
        ("uk", "table-late", 0, "спрацює автоматично наприкінці ходу"),
        ("uk", "table-face-up", 5, "5 карт інтриг чекають розкриття"),
        ("uk", "table-undo-start", 0, "Нема чого скасовувати"),
    ],
)
def test_single_keys_of_the_client(language: str, key: str, n: int, said: str) -> None:
    assert in_client(language, key, n=n) == said


def test_the_name_of_the_game_is_that_of_the_printed_editions() -> None:
    assert "«Дюна. Империя»" in in_client("ru", "home-lead")
    assert "«Дюна. Імперіум»" in in_client("uk", "home-lead")
