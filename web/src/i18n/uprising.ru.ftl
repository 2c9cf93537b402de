### «Восстание» и его дополнение «КООАМ» в клиенте: поле, стол, новая игра, карты, значки.

## Поле

board-posts = Наблюдательные пункты
board-post-free = шпионов нет
board-post-spies = шпионы: { $names }
board-wall = { -shield-wall } стоит
board-wall-gone = { -shield-wall } подорвана
board-space-infiltrate = занято: чтобы войти, вы вернёте шпиона
board-space-less = сейчас дешевле на { count-solari }
board-sandworms = { $who }: песчаных червей в конфликте { $n }

## Карты

card-back-contract = Контракт рубашкой вверх
card-back-objective = Карта задачи рубашкой вверх
card-back-post = Наблюдательный пункт
card-back-rival = Карта оппонента рубашкой вверх
card-back-hagal = Карта Дома Хагаль рубашкой вверх
card-doubling = С песчаным червём в конфликте награда берётся дважды (контроль — один раз)

## Стол: места

table-spies = Шпионы: в запасе { $left }, на пунктах { $out }
table-spies-left = Шпионы в запасе
table-spies-out = Шпионы на пунктах
label-sandworms = песчаные черви
label-memories = воспоминания
table-sandworms = Песчаные черви в конфликте: { $n }
table-training = Трек обучения: деление { $n }
table-memories = Воспоминания: { $n }
table-trophies = Карта задачи и завоёванные карты конфликтов
table-trophies-up = Открытые боевые символы
table-trophies-down = Боевые символы в парах
table-trophy-matched = в паре, лицом вниз
table-contracts = Контракты
table-contracts-mine = Мои контракты
table-contracts-done = Выполнено контрактов: { $n }
table-contracts-completed = Выполненные контракты
table-contracts-aside = Отложенные контракты: { $who }
table-contract-stack = Контрактов в стопке: { $n }
explain-infiltrate = Занято: шпион рядом вернётся в запас, когда ваш агент войдёт сюда
table-conflict-pair = — победа составит пару, +1 ПО
table-conflict-walled = { -shield-wall } не пускает червей в этот конфликт
table-conflict-doubling = Песчаный червь удвоит награду
table-source-contract = Контракты
table-source-objective = Карты задач

## Rivals

rival-third-agent = Третий агент приходит за столько ресурсов и карт интриг
rival-signet = { card-signet_ring }
rival-network = Шпионская сеть
rival-third-spy = 3-й:
rival-for-swords = Раскрыта ради мечей
rival-gathered = Собрано для третьего агента: { $n } из { $all }
rival-of = { $n }/{ $all }
rival-plate = Оппонент
rival-turn-none = Оппоненты ещё не ходили
rival-turn-last = Последний ход
table-tab-rivals = Оппоненты

## Стол: что спрашивают

hint-place_spy = Светятся свободные пункты. Шпион открывает соседние ячейки картам с символом шпиона; вернув его, можно войти в занятую ячейку или взять карту.
hint-infiltrate = Шпион возвращается в ваш запас.
hint-gather = Шпиона у ячейки, где стоит агент, можно вернуть сразу, до всех эффектов.
hint-destroy_wall = Без неё черви могут сражаться и за эти ячейки: { space-arrakeen }, { space-spice_refinery }, { space-imperial_basin }.
hint-take_contract = Контракт выполняется тем, что стоит перед стрелкой; тогда вы получите то, что после неё.
hint-keep_contract = Другие увидят его, когда выберут все.
hint-flip = Карта переворачивается лицом вниз; её боевой символ больше не составит пары.
hint-train = Фишка переходит на следующее деление, и вы получаете то, что на нём показано.

## Новая игра

new-add-choam = Мини-дополнение «КООАМ»
new-add-choam-note = Контракты, которые берут и выполняют, новые карты и ещё один лидер
new-add-base = Вместе с базовой коробкой
new-add-base-note = Её карты Империи, карты интриг и лидеры
new-two-rival-note = С вами играет один оппонент: он ходит после первого игрока и хочет победить.
new-rival-number = Оппонент { $n }
new-rival-any = Любой оппонент
new-rival-asked = Выбор за столом
new-rival-option = { $name } ({ $n })
new-rivals-note = Число — во что обойдётся его третий агент: чем меньше, тем сильнее оппонент. Для первой игры в одиночку берите оппонентов с числом от 8, для первой игры вдвоём — вариант «{ variant-streamlined }».
new-rival-unfit = { $name } не подходит для варианта «{ variant-streamlined }»
new-box-players = { $least }–{ $most } игрока

## Справочник

library-board = Поле
library-board-base = Базовая версия, «Расцвет иксианцев», «Бессмертие»
library-board-uprising = Восстание
library-contract = Контракты
library-objective = Карты задач
library-post = Пункты
library-hagal = Карты Дома Хагаль
library-rival = Карты оппонентов
library-task-visit = Агентом
library-task-harvest = Пряностью
library-task-card = Картой
library-task-none = Сразу

## Значки

icon-sandworm = Песчаный червь: боевая сила 3
icon-maker_hooks = Крюк Подателя
icon-shield_wall = { -shield-wall }
icon-observation_post = Наблюдательный пункт
icon-to_spy = Символ агента: ячейки под наблюдением
icon-place_spy = Отправить шпиона
icon-recall_spy = Вернуть шпиона
icon-summon_worm = Песчаный червь вступает в конфликт
icon-breach_wall = Подорвать { -shield-wall(case: "acc") }
icon-take_contract = Взять контракт
icon-complete_contract = Выполненные контракты
icon-harvest_contract = Контракт: получить столько Пряности
icon-intrigue_trash = Удалить карту интриги
icon-crysknife = Боевой символ: { battle_icon-crysknife }
icon-desert_mouse = Боевой символ: { battle_icon-desert_mouse }
icon-ornithopter = Боевой символ: { battle_icon-ornithopter }
about-maker_hooks = С ним в ячейках «{ space-hagga_basin }» и «{ space-deep_desert }» вместо добычи пряности можно призвать червей.
about-sandworm = В конфликте удваивает награду своего владельца.
about-shield_wall = Пока она стоит, черви не сражаются за эти ячейки: { space-arrakeen }, { space-spice_refinery }, { space-imperial_basin }.
about-spy = С пункта он открывает соседние ячейки картам с символом шпиона; вернув его, можно войти в занятую ячейку или взять карту.
about-crysknife = Два одинаковых символа на вашей карте задачи и выигранных картах конфликта составляют пару: +1 ПО.
about-desert_mouse = { about-crysknife }
about-ornithopter = { about-crysknife }
about-wild = Составляет пару с любым боевым символом: +1 ПО.
icon-swap = Переворачивается
icon-memory = Воспоминание
icon-training = Трек обучения
icon-objective = Карта задачи
icon-on_discard = При сбросе
rules-icons-battle = Боевые символы
rules-board-base = Базовая
rules-board-uprising = Восстание
