### Помощник: что он говорит о дополнении «Расцвет иксианцев».

## Подготовка

companion-boxes = Коробки
companion-boxes-note = Лидеров для оппонентов: { $n }
companion-setup-fleet = У каждого оппонента: { -freighter } в начале трека перевозок, { count-dreadnoughts } в { -supply(case: "loc") }
companion-setup-tiles = Плитки технологий — в трёх стопках. Когда ни на одной открытой плитке нет знака Дома Хагаль, удаляйте верхнюю плитку самой большой стопки, пока он не появится
companion-setup-saves = В конфликтах I и II оппоненты копят Пряность на технологии
companion-setup-house-ix = Дом Хагаль: { -freighter } в начале трека перевозок, { count-dreadnoughts } в { -supply(case: "loc") }; технологий он не берёт
companion-epic-note = Партия дольше, до { count-vp }; у людей в начале больше отрядов и интриг
companion-setup-epic-conflicts = Колода конфликтов: сверху конфликты II ({ $second }), под ними конфликты III ({ $third }), без конфликтов I
companion-setup-epic-people = Эти отряды и карты интриг в начале игры — только для людей

## Стол

companion-freighter = Грузовой корабль
companion-freighter-level =
    { $n ->
        [0] в начале
       *[other] деление { $n }
    }
companion-freighter-move = Переместить { -freighter }
companion-dreadnoughts = Дредноуты
companion-negotiators = Делегации
companion-tiles = Технологии
companion-tile-turned = { $name } (перевёрнута)
companion-tile-add = Отдать плитку
companion-tile-lose = Забрать: { $name }
companion-controlled = Контроль
companion-dividends = Дивиденды взял человек
companion-won = { $who }: победа в сражении
companion-finish = Игра окончена: посчитать технологии

## Вопросы

companion-ask-raise-note = В этих фракциях влияния меньше всего; решаете вы.
companion-ask-raise-note-two = В этих фракциях влияния меньше всего; решает первый игрок.
companion-ask-tile = { $who } приобретает технологию. Какая из этих плиток открыта? Берётся первая такая.
companion-ask-tile-note = Сначала самые дорогие. Из двух одинаковых по цене берётся та, чья стопка выше.
companion-tile-priced = { $name } ({ count-spice })
companion-tile-none = Ни одной
companion-ask-pass = В ячейке «{ $name }» стоит агент?
companion-ask-pass-note = { $who } пройдёт мимо него: «{ $tile }». Мимо «Голоса» — нет.
companion-ask-control = { $who }: какую ячейку займёт дредноут?
companion-ask-control-note = Первую с жетоном контроля соперника; если такой нет, первую без своего жетона. Не ту, где есть дредноут.

## Что было

companion-event-no_guild = влияния в Гильдии меньше { $n }, следующая карта
companion-event-no_dreadnought = в { -supply(case: "loc") } нет дредноутов, следующая карта
companion-event-freighter = { -freighter }: деление { $n }
companion-event-recall = возвращает { -freighter }
companion-event-dividends = дивиденды: все остальные получают { count-solari }
companion-event-commission = вводит в строй дредноут
companion-event-deploy_dreadnought = размещает { count-dreadnoughts } в { -conflict-area(case: "loc") }
companion-event-negotiate = отправляет делегацию на { -ix }
companion-event-call_back = возвращает { count-negotiators }
companion-event-tile = приобретает «{ $name }»
companion-event-tile_turned = переворачивает «{ $name }»
companion-event-tile_trashed = удаляет «{ $name }»
companion-event-tile_gone = «{ $name }» выбывает из игры
companion-event-tile_counts = «{ $name }»
companion-event-wins_ties = побеждает при равенстве: «{ $name }»
companion-event-warship = занимает дредноутом ячейку «{ $name }»
companion-event-warship_home = дредноут возвращается из ячейки «{ $name }»
companion-event-controls = дредноут контролирует ячейку «{ $name }»
companion-event-scuttle = отдаёт дредноут
companion-event-won = побеждает в сражении
companion-event-finish = Игра окончена
companion-event-to_negotiators = { count-troops } на { -ix }
companion-event-dreadnought_to_supply = { count-dreadnoughts } в { -supply }
companion-event-dreadnought_to_garrison = { count-dreadnoughts } в { -garrison }
companion-event-dreadnought_to_conflict = { count-dreadnoughts } в зону конфликта

## После сражения

companion-after-ix = Если победил оппонент, скажите об этом: его дредноут займёт ячейку, а технологии могут что-то дать.

## Чего нельзя

companion-wrong-needs_ix = Без дополнения «{ box-ix }» этого нет: «{ $what }»
companion-wrong-no_tile = Нет плитки технологии «{ $what }» для оппонентов
companion-wrong-not_among = Среди ответов нет «{ $what }»
companion-wrong-won = В этом сражении уже победил оппонент
companion-wrong-not_fighting = В конфликте у него никого нет
companion-wrong-finished = Технологии уже посчитаны

## В терминале

companion-help-ix =
    С дополнением «{ box-ix }»:
      корабль R                шаг грузового корабля в награду
      дивиденды                дивиденды взял человек
      победа R                 он победил в сражении
      дредноуты R ОТКУДА КУДА N откуда и куда: запас, гарнизон, конфликт
      отряды R ОТКУДА КУДА N   откуда и куда: ещё переговорщики
      владеет R ПЛИТКА         у него эта плитка (R 0: её больше нет)
      итог                     игра окончена: посчитать технологии

## Слова, которыми дают команды

companion-word-tile = плитка
companion-word-control = контроль
companion-word-freighter = корабль
companion-word-dividends = дивиденды
companion-word-won = победа
companion-word-finish = итог
companion-word-dreadnoughts = дредноуты
companion-word-own = владеет
companion-zone-negotiators = переговорщики
companion-needs-T = ПЛИТКА
