### Что стол в терминале говорит сам.

## Стол

table-seat = Игрок { $n }
table-hagal = Дом Хагаль
table-round = Раунд { $n }
table-first-player = первый игрок: { $who }
table-third-agents = третьи агенты оппонентов: раунд { $n }
table-conflicts-left = осталось карт конфликта: { $n }
table-decks = Колоды: Империи { $imperium }, интриг { $intrigue } (в сбросе { $discard })

head-vp = ПО
head-solari = Сол
head-spice = Пря
head-water = Вод
head-agents = Аг
head-garrison = Гар
head-conflict = Кон
head-strength = Сил
head-emperor = Им
head-guild = Ги
head-bene_gesserit = БГ
head-fremen = Фр
head-hand = Рк
head-intrigue = Ин

mark-you = вы
mark-rival = оппонент
mark-council = Высший Совет
mark-swordmaster = оружейник
mark-mentat = ментат
mark-mentat-promised = ментат в следующем раунде
mark-revealed = карты раскрыты
mark-closed = закрывает: { $name }
mark-face-up = открыта: { $name }
mark-set-aside = отложена: { $name }

own-agents = агенты
own-conflict = в конфликте
own-strengths = Боевая сила в конфликте
own-now = Сейчас
own-hand = Ваша рука ({ $n })
own-revealed = Раскрыты
own-intrigue = Ваши карты интриг ({ $n })
own-tokens = Ваши тайные жетоны фракций
own-top = Верх вашей колоды
own-piles = Ваша колода: { $deck } · сброс: { $discard } · активных карт: { $play }
own-deck-cards = В вашей колоде, не по порядку
own-discard-cards = В вашем сбросе
own-play-cards = Активные карты

## Игра

play-ready = Номер или название; ? — помощь
play-short-table = Всё поле, рынок и тексты ваших карт: стол
play-named-table = Тексты ваших карт: стол
play-resumed = Игра продолжается с того же места.
play-seed = Зерно этой партии: { $seed }
play-choice-none = Выбора «{ $said }» сейчас нет; ? — помощь
play-command-like = Выбора «{ $said }» нет; может быть, это команда «{ $command }»?
play-choice-number =
    { $n ->
        [1] Нет выбора { $said }: есть только 1
       *[other] Нет выбора { $said }: выберите от 1 до { $n }
    }
play-choice-several = «{ $said }» может значить: { $names }
play-unclear = Здесь ничего не называется «{ $said }»
play-curtain = Следующее решение за игроком: { $who } (место { $n }). Остальные, отвернитесь!
play-curtain-enter = { $who }: нажмите Enter
play-saved = Игра сохранена: { $file }
play-not-saved = Игру не удалось сохранить: { $error }
play-not-a-game = { $file } уже есть, и это не наша игра; назовите другой файл
play-go-on = Продолжить: { $command }
play-aside = Прежняя игра оставлена в файле { $file }
play-broken-autosave = Сохранённую игру не прочесть ({ $error })
play-no-log = Ещё ничего не произошло
play-crash = Внутри программы что-то сломалось: { $error }
play-crash-saved = Игра до этого места сохранена для отчёта: { $file }

log-usage = Скажите, сколько ходов: журнал 3


# Natural words for passing, refusing, agreeing; they are understood in every language.
answers-pass = пас, пасую, спасую, спасовать, пропуск, пропускаю, пропустить
answers-no = нет, не, н
answers-yes = да, д

undo-done = Отменено: { $action }
undo-nothing = Отменять нечего
undo-other-seat = Нельзя отменить: с тех пор решал другой игрок
undo-fixed = Нельзя отменить: с тех пор стала известна карта или что-то случайное
undo-turn = Нельзя отменить: ход закончен

why-legal = Можно: выбор { $n }
why-play-first = Сначала разыграйте карту, которая туда ведёт: { $names }
why-usage = Скажите, что: почему НАЗВАНИЕ

## Перед игрой

start-language = Язык (en, ru, uk)
start-players = Сколько игроков (от 1 до 4 или 6)
start-boxes = Коробки ({ $names })
start-difficulty = Сложность ({ $names })
start-people = Сколько из них людей здесь (от 1 до { $n })
start-bots = Соперники ({ $names })
start-leaders = Лидеры (random — случайно, choose — выбрать, draft — драфт)
start-wrong = Ответьте одним из: { $names }
start-continue = Есть неоконченная игра ({ $date }, { $n ->
        [one] { $n } действие
        [few] { $n } действия
       *[other] { $n } действий
    }). Продолжить её? (д/н)
start-yes = да
start-no = нет

## Конец игры

end-title = Игра окончена
end-winner = Победа: { $who }
end-place = Место
end-seat = Игрок
end-sources = Откуда ПО
end-record = Запись игры: { $file }

## Помощь. Команды работают и по-английски.

command-hint = совет
command-why = почему
command-undo = отмена
command-log = журнал
command-table = стол
command-hand = рука
command-board = поле
command-row = рынок
command-save = сохранить
command-quit = выход

help-commands =
    Выбирайте номером, началом или словами строки.
      совет              что сейчас лучше и почему (hint)
      отмена             вернуть свой последний выбор (undo)
      почему НАЗВАНИЕ    почему сейчас нельзя (why)
      ? НАЗВАНИЕ         карта, ячейка, лидер, фракция или правило
      стол               показать стол (table)
      поле, рынок        ячейки, карты на продажу: с текстами (board, row)
      рука               ваши карты и стопки (hand)
      журнал [N]         что произошло за последние N ходов (log)
      сохранить [ФАЙЛ]   сохранить игру (save)
      выход              сохранить и выйти (quit, также Ctrl-C и Ctrl-D)
help-legend =
    На столе: ▶ чей ход, ? кто решает, [2] агент места 2, ⚔ ячейка конфликта, +2 бонусная Пряность, ⚑2 под контролем места 2, 3* влияние с союзом.
    Столбцы: ПО победные очки, Сол солярии, Пря Пряность, Вод вода, Аг агенты свободные/все, Гар гарнизон, Кон отряды в конфликте, Сил боевая сила, Им Император, Ги Гильдия Космогации, БГ Бене Гессерит, Фр Фримены (влияние), Рк карт на руке, Ин карт интриг.
help-topics = Правила вкратце, через ? НАЗВАНИЕ: { $names }

topic-round = Раунд
topic-round-text = Пять фаз: открывается карта конфликта, и все берут по 5 карт; ходы по кругу, пока все не раскроют карты; сражение; ячейки с символом Подателя без агента получают по 1 бонусной Пряности; агенты возвращаются, и жетон первого игрока переходит дальше.
topic-agent = Ход агента
topic-agent-text = Разыграйте карту с символом агента и отправьте агента в свободную ячейку с этим символом. Сначала оплатите стоимость ячейки. Затем примените эффекты ячейки и эффект агента на карте в любом порядке. В ячейке конфликта (⚔) можно разместить отряды, нанятые в этот ход, и до 2 из гарнизона.
topic-reveal = Ход раскрытия
topic-reveal-text = Когда агентов больше не отправляете, раскройте оставшиеся карты и примените их эффекты раскрытия. Покупайте карты за очки убеждения; непотраченные пропадают. Мечи считаются в конфликте, если там есть ваш отряд. Все разыгранные и раскрытые карты уходят в сброс; в этом раунде вы больше не ходите.
topic-combat = Сражение
topic-combat-text = Боевая сила: 2 за каждый отряд в конфликте и 1 за каждый меч; без отряда там — 0. Карты сражения играют по очереди, пока все подряд не спасуют. Наибольшая сила берёт первую награду, затем вторую, при четырёх игроках и третью; при равенстве достаётся следующая награда. Отряды возвращаются в запас.
topic-influence = Влияние и союзы
topic-influence-text = Ячейка фракции даёт 1 влияние в ней. 2 влияния: 1 победное очко. 4 влияния: бонус и союз (1 победное очко) для того, кто дошёл первым; у кого влияния больше, тот союз забирает.
topic-intrigue = Карты интриг
topic-intrigue-text = Карты заговора играют в свой ход, карты сражения — в сражении, карты цели — в конце игры. У кого их 4 и больше, тот может потерять одну из-за ячейки «Тайны».
topic-end = Конец игры
topic-end-text = Игра заканчивается после раунда, в котором у кого-то 10 победных очков или сыгран последний конфликт. Побеждает тот, у кого больше очков; при равенстве решают Пряность, затем солярии, вода, отряды в гарнизоне.
topic-undo = Отмена
topic-undo-text = «отмена» возвращает один ваш выбор. Она не идёт дальше места, где стала известна карта или что-то случайное, где решал другой игрок, и конца хода.

## Справочник и записи

library-none = Ничего похожего на «{ $said }»
library-closest = Похоже: { $names }
library-others = Ещё: { $names }
library-card = Карты
library-intrigue = Карты интриг
library-space = Ячейки
library-conflict = Карты конфликта
library-leader = Лидеры
library-faction = Фракции
library-tech = Плитки технологий
library-contract = Контракты
library-objective = Карты задач
library-post = Наблюдательные пункты
library-hagal = Карты Дома Хагаль
library-rival = Оппоненты
library-difficulty = Уровни сложности одиночной игры
library-variant = Варианты игры
library-term = Правила

replay-title = Игроков: { $players }, зерно партии { $seed }, действий: { $actions }
replay-reported = Сообщено о шаге { $step }: Landsraad { $version }, { $language }, { $screen } при { $size }, { $browser }
replay-at = Действие { $n } из { $all }
replay-start = До первого действия
replay-end = Запись закончилась
replay-stop = Эта партия сыграна по прежним правилам. По нынешним: { $why }
replay-recorded = Как записано: { $who }, ПО: { $n }
replay-help = Enter или n: дальше; p: назад; число: к действию; j R: к раунду R; t: стол; q: выход
replay-no-round = В записи нет раунда { $n }
replay-no-action = В записи действия от 1 до { $n }

## The report of a finished game

head-deck = Кол
head-acquired = Приобретено
head-trashed = Удалено
report-round-won = Раунд { $n }: { $conflict }, победа: { $who }
report-round-tied = Раунд { $n }: { $conflict }, победителя нет

## A puzzle

puzzle-title = Задача { $n } из { $all }
puzzle-ready = Номер или название; ? НАЗВАНИЕ объяснит, quit — выйти
