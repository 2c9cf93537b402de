### Що стіл у терміналі каже сам.

## Стіл

table-seat = Гравець { $n }
table-hagal = Дім Гаґал
table-round = Раунд { $n }
table-first-player = перший гравець: { $who }
table-third-agents = треті агенти Конкурентів: раунд { $n }
table-conflicts-left = лишилося карт конфлікту: { $n }
table-decks = Колоди: Імперіуму { $imperium }, інтриг { $intrigue } (у скиді { $discard })

head-vp = ПО
head-solari = Сол
head-spice = Пря
head-water = Вод
head-agents = Аг
head-garrison = Гар
head-conflict = Кон
head-strength = Сил
head-emperor = Ім
head-guild = Гі
head-bene_gesserit = БГ
head-fremen = Фр
head-hand = Рк
head-intrigue = Ін

mark-you = ви
mark-rival = Конкурент
mark-council = Вища Рада
mark-swordmaster = майстер меча
mark-mentat = ментат
mark-mentat-promised = ментат наступного раунду
mark-revealed = карти розкрито
mark-closed = закриває: { $name }
mark-face-up = відкрита: { $name }
mark-set-aside = відкладена: { $name }

own-agents = агенти
own-conflict = у конфлікті
own-strengths = Сила в конфлікті
own-now = Зараз
own-hand = Ваша рука ({ $n })
own-revealed = Розкриті
own-intrigue = Ваші карти інтриг ({ $n })
own-tokens = Ваші таємні жетони фракцій
own-top = Верх вашої колоди
own-piles = Ваша колода: { $deck } · скид: { $discard } · у грі: { $play }
own-deck-cards = У вашій колоді, не за порядком
own-discard-cards = У вашому скиді
own-play-cards = У грі

## Гра

play-ready = Номер або назва; ? — довідка
play-short-table = Усе поле, ряд і тексти ваших карт: стіл
play-named-table = Тексти ваших карт: стіл
play-resumed = Гра триває з того самого місця.
play-seed = Зерно цієї партії: { $seed }
play-choice-none = Вибору «{ $said }» зараз немає; ? — довідка
play-command-like = Вибору «{ $said }» немає; може, це команда «{ $command }»?
play-choice-number =
    { $n ->
        [1] Немає вибору { $said }: є лише 1
       *[other] Немає вибору { $said }: виберіть від 1 до { $n }
    }
play-choice-several = «{ $said }» може означати: { $names }
play-unclear = Тут ніщо не зветься «{ $said }»
play-curtain = Наступне рішення за гравцем: { $who } (місце { $n }). Решта, відверніться!
play-curtain-enter = { $who }: натисніть Enter
play-saved = Гру збережено: { $file }
play-not-saved = Гру не вдалося зберегти: { $error }
play-not-a-game = { $file } уже є, і це не наша гра; назвіть інший файл
play-go-on = Продовжити: { $command }
play-aside = Попередню гру лишено у файлі { $file }
play-broken-autosave = Збережену гру не прочитати ({ $error })
play-no-log = Ще нічого не сталося
play-crash = Усередині програми щось зламалося: { $error }
play-crash-saved = Гру до цього місця збережено для звіту: { $file }

log-usage = Скажіть, скільки ходів: журнал 3


# Natural words for passing, refusing, agreeing; they are understood in every language.
answers-pass = пас, пасую, спасую, спасувати, пропуск, пропускаю, пропустити
answers-no = ні, н
answers-yes = так, т

undo-done = Скасовано: { $action }
undo-nothing = Нема чого скасовувати
undo-other-seat = Не можна скасувати: відтоді вирішував інший гравець
undo-fixed = Не можна скасувати: відтоді стала відома карта чи щось випадкове
undo-turn = Не можна скасувати: хід завершено

why-legal = Можна: вибір { $n }
why-play-first = Спершу зіграйте карту, яка туди веде: { $names }
why-usage = Скажіть, що: чому НАЗВА

## Перед грою

start-language = Мова (en, ru, uk)
start-players = Скільки гравців (від 1 до 4 або 6)
start-boxes = Коробки ({ $names })
start-difficulty = Складність ({ $names })
start-people = Скільки з них людей тут (від 1 до { $n })
start-bots = Суперники ({ $names })
start-leaders = Лідери (random — випадково, choose — вибрати, draft — драфт)
start-wrong = Дайте одну з відповідей: { $names }
start-continue = Є незавершена гра ({ $date }, { $n ->
        [one] { $n } дія
        [few] { $n } дії
       *[other] { $n } дій
    }). Продовжити її? (т/н)
start-yes = так
start-no = ні

## Кінець гри

end-title = Гру завершено
end-winner = Перемога: { $who }
end-place = Місце
end-seat = Гравець
end-sources = Звідки ПО
end-record = Запис гри: { $file }

## Довідка. Команди працюють і англійською.

command-hint = порада
command-why = чому
command-undo = скасувати
command-log = журнал
command-table = стіл
command-hand = рука
command-board = поле
command-row = ряд
command-save = зберегти
command-quit = вихід

help-commands =
    Вибирайте номером, початком або словами рядка.
      порада            що зараз найкраще й чому (hint)
      скасувати         повернути свій останній вибір (undo)
      чому НАЗВА        чому зараз не можна (why)
      ? НАЗВА           карта, локація, лідер, фракція чи правило
      стіл              показати стіл (table)
      поле, ряд         локації, карти на продаж: із текстами (board, row)
      рука              ваші карти й стоси (hand)
      журнал [N]        що сталося за останні N ходів (log)
      зберегти [ФАЙЛ]   зберегти гру (save)
      вихід             зберегти й вийти (quit, також Ctrl-C і Ctrl-D)
help-legend =
    На столі: ▶ чий хід, ? хто вирішує, [2] агент місця 2, ⚔ бойова локація, +2 бонусні прянощі, ⚑2 під контролем місця 2, 3* вплив із союзом.
    Стовпці: ПО переможні очки, Сол солярії, Пря прянощі, Вод вода, Аг агенти вільні/всі, Гар гарнізон, Кон загони в конфлікті, Сил сила, Ім Імператор, Гі Гільдія Лоцманів, БГ Бене Гессерит, Фр Фримени (вплив), Рк карт на руці, Ін карт інтриг.
help-topics = Правила коротко, через ? НАЗВА: { $names }

topic-round = Раунд
topic-round-text = П’ять фаз: відкривається карта конфлікту, і всі беруть по 5 карт; ходи по колу, доки всі не розкриють карти; бій; кожна локація з символом Творця, де немає агента, отримує 1 бонусні прянощі; агенти повертаються, і жетон першого гравця переходить далі.
topic-agent = Хід «Відправити агента»
topic-agent-text = Зіграйте карту із символом агента й відправте агента на вільну локацію з цим символом. Спершу сплатіть вартість локації. Потім застосуйте ефекти локації та комірки агента на карті в будь-якому порядку. На бойовій локації (⚔) можна розгорнути загони, найняті цього ходу, і до 2 з гарнізону.
topic-reveal = Хід «Розкрити карти»
topic-reveal-text = Коли агентів більше не відправляєте, розкрийте решту карт і застосуйте їхні комірки розкриття. Придбавайте карти за очки переконливості; невитрачені пропадають. Мечі рахуються в конфлікті, якщо там є ваш загін. Усі зіграні й розкриті карти йдуть у скид; цього раунду ви більше не ходите.
topic-combat = Бій
topic-combat-text = Сила: 2 за кожен загін у конфлікті та 1 за кожен меч; без загону там — 0. Карти бою грають по черзі, доки всі поспіль не спасують. Найбільша сила бере першу нагороду, далі другу, за чотирьох гравців і третю; за рівності дістається наступна нагорода. Загони повертаються в запас.
topic-influence = Вплив і союзи
topic-influence-text = Локація фракції дає 1 очко впливу на неї. 2 очки впливу: 1 переможне очко. 4 очки впливу: бонус і союз (1 переможне очко) для того, хто дійшов першим; у кого впливу більше, той союз забирає.
topic-intrigue = Карти інтриг
topic-intrigue-text = Карти змови грають у свій хід, карти бою — у бою, карти кінця гри — наприкінці гри. У кого їх 4 і більше, той може втратити одну через локацію «Таємниці».
topic-end = Кінець гри
topic-end-text = Гра закінчується після раунду, у якому хтось має 10 переможних очок або зіграно останній конфлікт. Перемагає той, хто має більше очок; за рівності вирішують прянощі, далі солярії, вода, загони в гарнізоні.
topic-undo = Скасування
topic-undo-text = «скасувати» повертає один ваш вибір. Воно не йде далі місця, де стала відома карта чи щось випадкове, де вирішував інший гравець, і кінця ходу.

## Довідник і записи

library-none = Нічого схожого на «{ $said }»
library-closest = Схоже: { $names }
library-others = Ще: { $names }
library-card = Карти
library-intrigue = Карти інтриг
library-space = Локації
library-conflict = Карти конфлікту
library-leader = Лідери
library-faction = Фракції
library-tech = Плитки технологій
library-contract = Контракти
library-objective = Карти завдань
library-post = Спостережні пункти
library-hagal = Карти Дому Гаґал
library-rival = Конкуренти
library-difficulty = Рівні складності соло-гри
library-variant = Варіанти гри
library-term = Правила

replay-title = Гравців: { $players }, зерно партії { $seed }, дій: { $actions }
replay-reported = Повідомлено про крок { $step }: Landsraad { $version }, { $language }, { $screen } за { $size }, { $browser }
replay-at = Дія { $n } з { $all }
replay-start = До першої дії
replay-end = Запис закінчився
replay-stop = Цю партію зіграно за давнішими правилами. За теперішніми: { $why }
replay-recorded = Як записано: { $who }, ПО: { $n }
replay-help = Enter або n: далі; p: назад; число: до дії; j R: до раунду R; t: стіл; q: вихід
replay-no-round = У записі немає раунду { $n }
replay-no-action = У записі дії від 1 до { $n }

## The report of a finished game

head-deck = Кол
head-acquired = Придбано
head-trashed = Знищено
report-round-won = Раунд { $n }: { $conflict }, перемога: { $who }
report-round-tied = Раунд { $n }: { $conflict }, переможця немає

## A puzzle

puzzle-title = Задача { $n } із { $all }
puzzle-ready = Номер або назва; ? НАЗВА пояснить, quit — вийти
