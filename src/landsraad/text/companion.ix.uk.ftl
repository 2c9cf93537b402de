### Помічник: що він каже про доповнення «Розквіт Ікса».

## Приготування

companion-boxes = Коробки
companion-boxes-note = Лідерів для Конкурентів: { $n }
companion-setup-fleet = У кожного Конкурента: { -freighter } на початку треку перевезень, { count-dreadnoughts } в { -supply(case: "loc") }
companion-setup-tiles = Плитки технологій — у трьох стосах. Коли на жодній відкритій плитці немає знака Дому Гаґал, знищуйте верхню плитку найбільшого стосу, доки він не з’явиться
companion-setup-saves = У конфліктах I та II Конкуренти збирають прянощі на технології
companion-setup-house-ix = Дім Гаґал: { -freighter } на початку треку перевезень, { count-dreadnoughts } в { -supply(case: "loc") }; технологій він не бере
companion-epic-note = Партія довша, до { count-vp }; люди на початку мають більше загонів та інтриг
companion-setup-epic-conflicts = Колода конфліктів: згори конфлікти II ({ $second }), під ними конфлікти III ({ $third }), без конфліктів I
companion-setup-epic-people = Ці загони й карти інтриг на початку гри — лише для людей

## Стіл

companion-freighter = Вантажник
companion-freighter-level =
    { $n ->
        [0] на початку
       *[other] поділка { $n }
    }
companion-freighter-move = Перемістити { -freighter }
companion-dreadnoughts = Дредноути
companion-negotiators = Делегації перемовників
companion-tiles = Технології
companion-tile-turned = { $name } (перевернуто)
companion-tile-add = Віддати плитку
companion-tile-lose = Забрати: { $name }
companion-controlled = Контроль
companion-dividends = Дивіденди взяла людина
companion-won = { $who }: перемога в конфлікті
companion-finish = Гру завершено: порахувати технології

## Запитання

companion-ask-raise-note = У цих фракціях впливу найменше; вирішуєте ви.
companion-ask-raise-note-two = У цих фракціях впливу найменше; вирішує перший гравець.
companion-ask-tile = { $who } придбаває технологію. Яка з цих плиток відкрита? Береться перша така.
companion-ask-tile-note = Спершу найдорожчі. З двох однакових за ціною береться та, чий стос вищий.
companion-tile-priced = { $name } ({ count-spice })
companion-tile-none = Жодна
companion-ask-pass = На локації «{ $name }» стоїть агент?
companion-ask-pass-note = { $who } пройде повз нього: «{ $tile }». Повз «Голос» — ні.
companion-ask-control = { $who }: яку локацію займе дредноут?
companion-ask-control-note = Першу з маркером контролю суперника; якщо такої немає, першу без власного маркера. Не ту, де є дредноут.

## Що було

companion-event-no_guild = впливу на Гільдію менше { $n }, наступна карта
companion-event-no_dreadnought = у { -supply(case: "loc") } немає дредноутів, наступна карта
companion-event-freighter = { -freighter }: поділка { $n }
companion-event-recall = відкликає { -freighter }
companion-event-dividends = дивіденди: усі інші отримують { count-solari }
companion-event-commission = мобілізує дредноут
companion-event-deploy_dreadnought = розгортає { count-dreadnoughts }
companion-event-negotiate = відправляє делегацію перемовників на { -ix }
companion-event-call_back = повертає { count-negotiators }
companion-event-tile = придбаває «{ $name }»
companion-event-tile_turned = перевертає «{ $name }»
companion-event-tile_trashed = знищує «{ $name }»
companion-event-tile_gone = «{ $name }» вибуває з гри
companion-event-tile_counts = «{ $name }»
companion-event-wins_ties = перемагає за рівності: «{ $name }»
companion-event-warship = займає дредноутом локацію «{ $name }»
companion-event-warship_home = дредноут повертається з локації «{ $name }»
companion-event-controls = дредноут контролює локацію «{ $name }»
companion-event-scuttle = віддає дредноут
companion-event-won = перемагає в конфлікті
companion-event-finish = Гру завершено
companion-event-to_negotiators = { count-troops } на { -ix }
companion-event-dreadnought_to_supply = { count-dreadnoughts } в запас
companion-event-dreadnought_to_garrison = { count-dreadnoughts } в гарнізон
companion-event-dreadnought_to_conflict = { count-dreadnoughts } у Зону конфлікту

## Після бою

companion-after-ix = Якщо переміг Конкурент, скажіть про це: його дредноут займе локацію, а технології можуть щось дати.

## Чого не можна

companion-wrong-needs_ix = Без доповнення «{ box-ix }» цього немає: «{ $what }»
companion-wrong-no_tile = Немає плитки технології «{ $what }» для Конкурентів
companion-wrong-not_among = Серед відповідей немає «{ $what }»
companion-wrong-won = У цьому конфлікті вже переміг Конкурент
companion-wrong-not_fighting = У конфлікті в нього нікого немає
companion-wrong-finished = Технології вже пораховано

## У терміналі

companion-help-ix =
    З доповненням «{ box-ix }»:
      вантажник R              крок вантажника в нагороду
      дивіденди                дивіденди взяла людина
      перемога R               він переміг у конфлікті
      дредноути R ЗВІДКИ КУДИ N звідки й куди: запас, гарнізон, конфлікт
      загони R ЗВІДКИ КУДИ N   звідки й куди: ще перемовини
      має R ПЛИТКА             має цю плитку (R 0: її більше немає)
      підсумок                 гру завершено: порахувати технології

## Слова, якими дають команди

companion-word-tile = плитка
companion-word-control = контроль
companion-word-freighter = вантажник
companion-word-dividends = дивіденди
companion-word-won = перемога
companion-word-finish = підсумок
companion-word-dreadnoughts = дредноути
companion-word-own = має
companion-zone-negotiators = перемовини
companion-needs-T = ПЛИТКА
