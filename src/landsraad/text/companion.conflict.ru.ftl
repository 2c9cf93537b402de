### Помощник: чей ход, конфликт и его награды, счёт.

## Чей ход

companion-person = Игрок { $n }
companion-now-rival = Сейчас ход: { $who }
companion-now-you = Ваш ход, затем: { $who }
companion-now-two = После следующего хода агента первого игрока: { $who }
companion-now-done = У оппонентов не осталось агентов. Сделайте остальные ходы, затем сражение
companion-now-fought = Сыграйте карты сражения и назовите свою боевую силу
companion-now-unnamed = Назовите конфликт, и награды посчитаются сами
companion-now-resolved = Возьмите свои награды; затем следующий раунд
companion-sure-fight = { $who }: в конфликте ещё есть боевые единицы, а мечи не раскрыты. Всё равно перейти к следующему раунду?
companion-sure-rewards = Награды этого конфликта ещё не розданы. Всё равно перейти к следующему раунду?

## Конфликт

companion-conflict-which = Какой конфликт открыт?
companion-conflict-change = Другой конфликт
companion-outcome = Раздать награды
companion-outcome-title = Боевая сила в итоге
companion-option-none = Ничего
companion-ask-option = { $who }: что взять?
companion-ask-option-note = Вы решаете за оппонента.
companion-ask-heir = К кому переходит союз { $faction_alliance }?
companion-ask-heir-note = Влияние у них равное; выбирает тот, кто теряет союз.
companion-event-conflict = Конфликт: { $name }
companion-event-defends = защищает ячейку «{ $name }» одним отрядом
companion-event-place_first = боевая сила { $n }: первая награда
companion-event-place_second = боевая сила { $n }: вторая награда
companion-event-place_third = боевая сила { $n }: третья награда
companion-event-tie_first = Ничья за первое место (боевая сила { $n }): никто не побеждает, каждый из них берёт вторую награду
companion-event-tie_second = Ничья за второе место (боевая сила { $n }): каждый из них берёт третью награду
companion-event-reward_first = награда: { $effect }
companion-event-reward_second = награда: { $effect }
companion-event-reward_third = награда: { $effect }
companion-event-takes_card = берёт карту конфликта
companion-event-flip = переворачивает пару символов битвы: { $name }
companion-event-takes_control = теперь контролирует ячейку «{ $name }»
companion-event-control_lost = Жетон контроля из ячейки «{ $name }» возвращается владельцу
companion-after-outcome = Назовите свою боевую силу: награды оппонентов раздадутся сами, с песчаными червями вдвойне.
companion-after-unnamed = Или назовите конфликт и свою боевую силу: тогда награды раздадутся сами.

## Счёт

companion-scores = Вести здесь и ваш счёт
companion-scores-note = Вы сообщаете своё влияние и ПО; союзы следуют сами, и вопросов меньше

## Что разложить

companion-layout-seats = Места по часовой стрелке
companion-layout-first = Первый игрок
companion-layout-decks = Колоды
companion-layout-stays = Это остаётся в коробке
companion-layout-garrison = { count-troops } в { -garrison(case: "loc") }
companion-layout-level = уровень { level } — { $n }
companion-layout-conflicts = Колода конфликтов сверху вниз: { $names }
companion-layout-row = { deck-imperium_row }: { $n }
companion-layout-tech-stacks = Плитки технологий: { $all }, стопок { $n }
companion-layout-contracts-open = Контракты: { $n }
companion-layout-wall = На поле: { -shield-wall }
companion-layout-deck = Колода Дома Хагаль: { $n }
companion-layout-left = { $box }, { $kind }: { $names }
companion-layout-all = все
companion-layout-marked = карты для другого числа игроков
companion-layout-cards = карты
companion-layout-intrigue = карты интриг
companion-layout-conflict_cards = карты конфликтов
companion-layout-leaders = лидеры
companion-layout-tech = плитки технологий
companion-layout-contracts = контракты
companion-layout-objectives = карты задач
companion-layout-hagal = карты Дома Хагаль
companion-layout-rivals = оппоненты

## Помимо партии

companion-timer = Часы
companion-timer-note = Нажатие запускает время игрока и останавливает остальные.
companion-timer-reset = Снова с 0:00
companion-from-server = Этот браузер не справляется сам, поэтому отвечает сервер; партия всё равно хранится здесь.

## Чего нельзя

companion-wrong-other_level = В этом раунде конфликт другого уровня ({ $n })
companion-wrong-resolved = Награды этого раунда уже розданы
companion-wrong-no_conflict = Сначала назовите открытый конфликт
companion-wrong-swords_first = Сначала раскройте мечи оппонентов
companion-wrong-amounts = Нужно столько чисел, сколько игроков: { $n }
companion-wrong-no_person = Нет игрока «{ $what }»
companion-wrong-no_conflict_card = Нет конфликта «{ $what }»
companion-wrong-no_scores = В этой партии люди ведут свой счёт сами

## В терминале

companion-help-conflict =
    Конфликт:
      конфликт НАЗВАНИЕ      какой конфликт открыт
      исход N                ваша боевая сила в итоге (два игрока: N,N): награды
companion-help-scores =
    Ваш счёт (P: номер игрока):
      положение P ФРАКЦИЯ N  влияние вверх или вниз
      очки P N               ПО помимо влияния и союзов
companion-conflict-how = конфликт НАЗВАНИЕ
companion-word-conflict = конфликт
companion-word-outcome = исход
companion-word-standing = положение
companion-word-points = очки
companion-word-option = вариант
companion-word-heir = наследник
companion-needs-C = КОНФЛИКТ
companion-needs-A = N,N
companion-needs-W = P
