### Названия компонентов дополнения «Бессмертие» и его промокарты.
### Что говорят, спрашивают и сообщают правила дополнения «Бессмертие» сверх правил базовой версии.

-tleilaxu-row =
    { $case ->
       *[nom] рынок Тлейлаксу
        [gen] рынка Тлейлаксу
        [loc] рынке Тлейлаксу
    }
-research-track =
    { $case ->
       *[nom] трек исследований
        [gen] трека исследований
        [loc] треке исследований
    }
-tleilaxu-track =
    { $case ->
       *[nom] трек Тлейлаксу
        [gen] трека Тлейлаксу
        [loc] треке Тлейлаксу
    }

## Коробка и колоды

box-immortality = Бессмертие
deck-tleilaxu_row = Рынок Тлейлаксу
deck-tleilaxu_deck = Колода Тлейлаксу

## Стартовая карта

card-experimentation = Эксперименты

## Колода карт Империи

card-bene_tleilax_lab = Лаборатория Бене Тлейлакс
card-bene_tleilax_researcher = Исследователь Бене Тлейлакс
card-blank_slate = Чистый лист
card-clandestine_meeting = Тайная встреча
card-corrupt_smuggler = Продажный контрабандист
card-dissecting_kit = Набор для вскрытия
card-for_humanity = Во имя человечества
card-high_priority_travel = Перелёт вне очереди
card-imperium_ceremony = Имперская церемония
card-interstellar_conspiracy = Межзвёздный заговор
card-keys_to_power = Ключи к власти
card-lisan_al_gaib = Лисан аль-Гаиб
card-long_reach = Длинные руки
card-occupation = Оккупация
card-organ_merchants = Торговцы органами
card-planned_coupling = Подбор пары
card-replacement_eyes = Новые глаза
card-sardaukar_quartermaster = Квартирмейстер сардаукаров
card-shadout_mapes = Шадаут Мэйпс
card-show_of_strength = Демонстрация силы
card-spiritual_fervor = Духовное рвение
card-stillsuit_manufacturer = Мастер дистикомбов
card-throne_room_politics = Политика тронного зала
card-tleilaxu_master = Мастер Тлейлаксу
card-tleilaxu_surgeon = Хирург Тлейлаксу

## Карты Тлейлаксу

card-beguiling_pheromones = Чарующие феромоны
card-chairdog = Псокресло
card-contaminator = Осквернитель
card-corrino_genes = Гены Коррино
card-face_dancer = Лицевой танцор
card-face_dancer_initiate = Лицевой танцор-новичок
card-from_the_tanks = Из чанов
card-ghola = Гхола
card-guild_impersonator = Мнимый гильдиец
card-industrial_espionage = Промышленный шпионаж
card-scientific_breakthrough = Научный прорыв
card-slig_farmer = Заводчик слигов
card-stitched_horror = Сшитый ужас
card-subject_x_137 = Подопытный X-137
card-tleilaxu_infiltrator = Лазутчик Тлейлаксу
card-twisted_mentat = Извращённый ментат
card-unnatural_reflexes = Неестественные рефлексы
card-usurp = Узурпация
card-reclaimed_forces = Восстановленные силы

## Промокарта

card-piter_genius_advisor = Питер, гениальный советник

## Карты интриг

intrigue-breakthrough = Прорыв
intrigue-counterattack = Контратака
intrigue-disguised_bureaucrat = Переодетый чиновник
intrigue-economic_positioning = Экономические позиции
intrigue-gruesome_sacrifice = Жуткая жертва
intrigue-harvest_cells = Сбор клеток
intrigue-illicit_dealings = Незаконные сделки
intrigue-shadowy_bargain = Тёмная сделка
intrigue-study_melange = Изучение меланжа
intrigue-tleilaxu_puppet = Марионетка Тлейлаксу
intrigue-vicious_talents = Жестокие таланты

## Карты Дома Хагаль

hagal-carthag_left = { space-carthag } (левая карта Тлейлаксу)
hagal-carthag_right = { space-carthag } (правая карта Тлейлаксу)
hagal-carthag_plain = { space-carthag } (без карты Тлейлаксу)
hagal-carthag_1p_left = { hagal-carthag_left }
hagal-carthag_1p_right = { hagal-carthag_right }
hagal-carthag_1p_plain = { hagal-carthag_plain }
hagal-research_station_1p_tleilaxu = { space-research_station } (Тлейлаксу)

## Счёт

count-specimens =
    { $n } { $n ->
        [one] образец
        [few] образца
       *[many] образцов
    }
count-specimens-of =
    { $n } { $n ->
        [one] образца
       *[many] образцов
    }

## Эффекты: исследования, образцы, трек Тлейлаксу

effect-research = провести исследование
effect-tleilaxu = продвинуться на { -tleilaxu-track(case: "loc") }
effect-specimen = +{ count-specimens }
effect-pay_specimens = { count-specimens }
effect-acquire_tleilaxu = получить карту с { -tleilaxu-row(case: "gen") } за её цену в образцах
effect-remove_tleilaxu-left = убрать из игры левую карту { -tleilaxu-row(case: "gen") }
effect-remove_tleilaxu-right = убрать из игры правую карту { -tleilaxu-row(case: "gen") }

## Эффекты: сращённые карты

grafted-cards = { $one } + { $other }
effect-trash_partner = удалить другую сращённую карту
effect-trash_grafted-either = удалить эту или другую сращённую карту
effect-solari_per_icon = +{ count-solari } за каждый символ агента на другой сращённой карте
effect-recall_this_agent = вернуть агента, отправленного в этот ход

## Эффекты: влияние, карты интриг, отряды

effect-lose_influence_any-together = потерять { count-influence } в одной фракции
effect-keep_intrigue =
    { $n ->
        [one] посмотреть { $n } верхнюю карту { -intrigue-deck(case: "gen") }, одну оставить себе, другую вернуть
        [few] посмотреть { $n } верхние карты { -intrigue-deck(case: "gen") }, одну оставить себе, другую вернуть
       *[many] посмотреть { $n } верхних карт { -intrigue-deck(case: "gen") }, одну оставить себе, другую вернуть
    }
effect-combat_icon = в этот ход можно размещать боевые единицы в { -conflict-area(case: "loc") } как из ячейки конфликта
effect-deploy_or_retreat = разместить { count-troops } из { -garrison(case: "gen") } в { -conflict-area(case: "loc") } или отвести { count-troops }
effect-lose_troops = потерять { count-troops } в { -garrison(case: "loc") } или в { -conflict-area(case: "loc") }

## Условия: стоят после «если»

if-genetic_marker = вы достигли генетического маркера { $n }
if-grafted = эта карта сращена с другой
if-grafted_to = другая сращённая карта относится к одной из фракций ({ $names })
if-most_troops_in_conflict = у вас в { -conflict-area(case: "loc") } больше отрядов, чем у каждого соперника
if-others_combat_card = другой игрок разыграл в этом конфликте карту сражения
if-spice_at_least =
    { $n ->
        [1] у вас есть Пряность
       *[many] у вас не менее { $n } Пряности
    }
if-troops_lost =
    { $n ->
        [1] в конце сражения вы потеряли отряд
       *[many] в конце сражения вы потеряли не менее { count-troops-of }
    }

## Строки карты

line-kind-tleilaxu = Карта Тлейлаксу
line-specimens = Стоимость: { count-specimens }
line-graft = Сращивание: отправляет агента только с другой картой
line-icons_while =
    { $n ->
        [one] Символ агента, пока { $condition }
       *[many] Символы агентов, пока { $condition }
    }: { $names }
line-reclaimed = Остаётся у { -tleilaxu-row(case: "gen") }: за неё можно платить снова и снова
line-starts_discarded = В начале игры лежит в вашем сбросе
line-when_lost = После сражения: { $effect }
passive-copies_partner = действует и эффект агента другой сращённой карты
passive-returns_partner = другая сращённая карта возвращается на руку в начале вашего раскрытия карт
passive-grafts_to_row = другая сращённая карта может лежать на { -row(case: "loc") } (в конце хода она удаляется)
passive-ignores_enemies = агенты соперников не мешают вашему агенту

## Трек исследований, трек Тлейлаксу, родовое атомное оружие

line-research = Исследование: ваш жетон перемещается на одно место вправо по любой из линий, и вы получаете то, что там изображено; в конце трека вместо этого вы берёте { count-cards }
line-research-marker = Генетический маркер { $n }: начиная со столбца { $column } действуют эффекты, которым он нужен
line-research-to_deck = Начиная с генетического маркера { $n } каждую полученную карту Тлейлаксу можно положить на верх колоды
line-research-place = Столбец { $column }, строка { $row }: { $effect }
line-research-start = Начало
line-research-column = Столбец { $column }, строка { $row }
line-marker = Генетический маркер { $n }
line-ways =
    { $n ->
        [0] Конец трека
       *[many] Ведёт к строке { $names }
    }
line-tleilaxu = Каждый шаг вашего жетона на { -tleilaxu-track(case: "loc") } даёт то, что изображено на новом делении; в конце трека жетон остаётся на месте
line-tleilaxu-space = Деление { $n }: { $effect }
line-tleilaxu-step = Деление { $n } из { $last }
line-tleilaxu-first = Кто придёт первым, берёт и лежащее там: { count-spice }
line-kind-atomics = Жетон: по одному у каждого игрока
line-atomics = Один раз за игру, в свой ход: убрать из игры все карты { -row(case: "gen") } и выложить новые

## Варианты игры

line-variant-go_to_11 =
    { $players ->
        [0] Игра заканчивается после раунда, в котором у кого-то { count-vp }
       *[many] Если игроков { $players }: все начинают без победных очков, и игра заканчивается после раунда, в котором у кого-то { count-vp }
    }

## Откуда что взялось

source-research = Трек исследований
source-tleilaxu = Трек Тлейлаксу
source-atomics = Родовое атомное оружие

## Решения

ask-graft = С какой картой её срастить?
ask-place_icons = Какая из двух карт получит символы агентов?
ask-research = Куда переместить жетон исследований?
ask-acquire_tleilaxu = Какую карту { -tleilaxu-row(case: "gen") } получить?
ask-lose_troops = Какие отряды потерять?
ask-deploy_or_retreat = Разместить отряд в { -conflict-area(case: "loc") } или отвести?
ask-when_lost = Сражение закончено: разыграйте карту за потерянные отряды или спасуйте
ask-when_lost-more = Ещё карту или «Готово»

## Действия

action-graft = Срастить с картой «{ $name }»
action-graft_row = Срастить с картой «{ $name }» с { -row(case: "gen") }
action-research = В столбец { $column }, строку { $row }: { $effect }
action-research-start = В начало { -research-track(case: "gen") }
action-clone = Получить карту «{ $name }» ({ count-specimens })
action-lose_troops =
    { $n ->
        [0] Потерять отряды только в { -garrison(case: "loc") }
       *[many] Потерять { count-troops } в { -conflict-area(case: "loc") }
    }
action-lose_troops-both = Потерять { $conflict } в { -conflict-area(case: "loc") } и { $garrison } в { -garrison(case: "loc") }
action-lose_troops-garrison = Потерять { $garrison } в { -garrison(case: "loc") }
action-return_specimen = Вернуть { count-specimens } в { -supply }
action-atomics = Применить родовое атомное оружие: новые карты на { -row(case: "loc") }
action-choose-icons = Символы агентов получает карта «{ $name }»
action-decline-acquire_tleilaxu = Не получать карту

## Почему нельзя

why-no_units-specimens = Не хватает образцов: есть { $have }, нужно { $need }
why-no_units-troops = Не хватает отрядов в { -garrison(case: "loc") } и в { -conflict-area(case: "loc") }: есть { $have }, нужно { $need }
why-no_units-lost = Мало отрядов, потерянных в конце сражения: есть { $have }, нужно { $need }
why-not_held-tleilaxu_row = Её нет на { -tleilaxu-row(case: "loc") }
why-not_now-lost_card = Только после сражения, в котором вы потеряли отряды
why-not_now-clone = Только в ваш ход раскрытия
why-not_now-atomics = Только в свой ход
why-condition-supply_suffices = В { -supply(case: "loc") } ещё достаточно отрядов: { $have }
why-condition-no_tleilaxu_token = У вас нет жетона на { -tleilaxu-track(case: "loc") }
why-condition-end_of_tleilaxu_track = Ваш жетон уже в конце { -tleilaxu-track(case: "gen") }
why-condition-no_research_token = У вас нет жетона на { -research-track(case: "loc") }
why-condition-genetic_marker = Достигнут генетический маркер: { $have }, нужен { $need }
why-condition-grafted = Эта карта ни с чем не сращена
why-condition-grafted_to = Карта не сращена с картой такой фракции
why-condition-no_partner = У вас нет другой карты, с которой её можно срастить
why-condition-no_partner_in_play = Другой сращённой карты уже нет среди активных
why-condition-most_troops = Отрядов в { -conflict-area(case: "loc") }: есть { $have }, нужно { $need }
why-condition-spice_at_least = Не хватает Пряности: есть { $have }, нужно { $need }
why-condition-others_combat_card = Никто из других игроков не разыграл в этом конфликте карту сражения

## Журнал

log-graft = { $who } сращивает её с картой «{ $name }»
log-graft_row = { $who } сращивает её с картой «{ $name }» с { -row(case: "gen") }
log-research = { $who } проводит исследование: столбец { $column }, строка { $row }
log-genetic_marker = { $who } достигает генетического маркера { $n }
log-tleilaxu = { $who } продвигается на { -tleilaxu-track(case: "loc") } на деление { $n }
log-specimen = { $who } получает { count-specimens }
log-spend_specimens = { $who } возвращает { count-specimens } в { -supply }
log-reclaim = { $who } платит за карту «{ $name }»
log-remove_tleilaxu = { $who } убирает карту «{ $name }» с { -tleilaxu-row(case: "gen") }
log-atomics = { $who } применяет родовое атомное оружие
log-remove_from_row = С { -row(case: "gen") } уходит: «{ $name }»

## Что это значит для читателя сейчас

now-price-specimens = Стоит вам образцов: { $n }; у вас { $have }

## Термины

term-axolotl_tanks = аксолотлевые чаны
term-family_atomics = Родовое атомное оружие
term-genetic_marker = генетический маркер
term-graft = сращивание
term-research = исследование
term-research_track = Трек исследований
term-specimen = образец
term-tleilaxu_card = карта Тлейлаксу
term-tleilaxu_row = Рынок Тлейлаксу
term-tleilaxu_track = Трек Тлейлаксу
