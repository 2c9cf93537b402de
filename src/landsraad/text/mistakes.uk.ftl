### Що не так із налаштуваннями, записом, іменем (landsraad.mistakes).

## Налаштування

setup-type = { $name } — це { $kind ->
    [int] ціле число
    [bool] True або False
    [str] текст
   *[tuple] список id
}, а не { $said }
setup-no-box = не вибрано жодної коробки; на вибір: { $names }
setup-unknown-box = невідома коробка «{ $said }»; відомі коробки: { $names }
setup-box-twice = коробку названо двічі
setup-box-needs = коробці { $box } потрібна { $n ->
    [one] коробка { $names }
   *[other] одна з коробок { $names }
}: назвіть і її
setup-variant-needs = варіанту { $variant } потрібна { $n ->
    [one] коробка { $names }
   *[other] одна з коробок { $names }
}: назвіть і її
setup-variant-players = з варіантом { $variant } кількість гравців буває така: { $names }
setup-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[many] { $n } гравців
} — так грати не можна; можна: { $names }
setup-teams = ушістьох грають двома командами: потрібні коробки { $boxes }
setup-commander = { $said } займає місце воєначальника: там грає { $named }
setup-solo = складність указують лише в соло-грі (1 гравець)
setup-no-rivals = Конкурентів назвати не можна: вони є в соло-грі (1 гравець), а з «Повстанням» — і в грі на двох
setup-unknown-difficulty = невідома складність «{ $said }»; відомі: { $names }
setup-unknown-leader-mode = невідомий спосіб вибору лідерів «{ $said }»; відомі: { $names }
setup-unknown-leader = невідомий лідер «{ $said }»; відомі лідери: { $names }
setup-leaders = { $n ->
    [one] названо { $n } лідера
    [few] названо { $n } лідери
   *[many] названо { $n } лідерів
}, а місць { $seats }
setup-rival-leaders = { $n ->
    [one] названо { $n } Конкурента
    [few] названо { $n } Конкуренти
   *[many] названо { $n } Конкурентів
}, а грає їх { $rivals }
setup-leader-twice = лідера названо двічі; за кожного лідера грає лише одне місце
setup-leader-back = { $said } — зворотний бік лідера; назвіть лицьовий
setup-no-rival = { $said } не може бути лідером Конкурента
setup-unknown-rival = невідомий Конкурент «{ $said }»; відомі Конкуренти: { $names }
setup-rival-twice = Конкурента названо двічі; кожен із них один
setup-not-streamlined = { $said } — не Конкурент для варіанта streamlined; виберіть із: { $names }
setup-seed = зерно { $said } — не цілий текст: бракує половини символу

## Записи

record-none = не запис партії: { $why }
record-no-json = не запис партії: це не цілий JSON ({ $why })
record-no-format = не запис партії: немає версії формату
record-no-field = не запис партії: у налаштуваннях немає поля { $name }
record-format = версія формату { $said } тут невідома; ця програма читає версії від { $least } до { $most }
record-rules = партію зіграно за правилами версії { $said }; ця програма знає версії від { $least } до { $most }
record-names = { $n ->
    [one] дано { $n } ім’я
    [few] дано { $n } імені
   *[many] дано { $n } імен
}, а місць { $seats }
record-name = ім’я місця { $seat }: { $why }
record-setup = із налаштуваннями із запису грати не можна: { $why }
record-action = дія { $n } з { $all }: неприпустима дія «{ $said }» ({ $why })
record-result = підсумок інший: записано { $recorded }, зіграно { $played }
record-older = { $why }; партію зіграно за правилами версії { $version }

## Повідомлення про помилки

problem-none = не повідомлення про помилку: { $why }
problem-no-record = у повідомленні немає запису, бо інші ще грали: візьміть запис партії, коли вона закінчиться
problem-step = повідомлення про крок { $step }, а в записі їх { $n }
no-such-action = такої дії немає
no-report-yet = партію не закінчено
no-report-stop = за теперішніми правилами партію не закінчено: { $why }

## Імена

name-empty = ім’я порожнє
name-long = ім’я довше за { $most } символів
name-unseen = символу { $code } в імені бути не може

## Таблиці багатьох партій

data-none = у { $folder } немає таблиць партій
data-not-empty = тека { $folder } не порожня, а таблиць партій у ній немає: назвіть нову
data-columns = у таблиць у { $folder } стовпці версії { $there }, а ця програма пише й читає { $here }: зберіть їх заново
data-other = партії в { $folder } зібрано інакше: { $name } там { $there }, а не { $here }; назвіть нову теку
data-no-games = жодне місце партій у { $folder } не відповідає запиту

## Виконавці довгих робіт

crew-needs = кластеру потрібен Ray: { $command }
crew-no-address = { $address } — не адреса кластера: на одному з його вузлів назвіть ХОСТ:ПОРТ, з іншої машини ray://ХОСТ:ПОРТ або просто auto
crew-address = за адресою { $address } кластер не відповідає: { $why }
crew-other = на вузлі { $node } не той Landsraad ({ $there }), що на цій машині ({ $here }): однакові числа дали б різні партії
crew-lacks = на вузлі кластера чогось бракує: { $why }; на кожному потрібен той самий landsraad[ray], що й тут
crew-lost = кластер { $address } зник: { $why }
crew-ended = процес, що працював, було вбито — можливо, забракло пам’яті: зменште --jobs

## Власні боти

agent-no-file = немає файлу { $file }
agent-no-bot = у { $file } не визначено функцію bot(seed)
agent-no-choose = bot(seed) у { $file } повертає { $said }, а в нього немає методу choose(view)
agent-broken = { $file }, рядок { $line }: { $why }

## Середовища

envs-needs = для цього потрібен пакет { $name }: pip install landsraad[lab]
envs-unknown = { $name } не може бути { $said }; можливо: { $names }
envs-games = потрібна принаймні одна, а не { $n }
envs-seat = місця { $said } для агента немає: є місця від 0 до { $last }
envs-opponents = { $n ->
    [one] названо { $n } супротивника
    [few] названо { $n } супротивників
   *[other] названо { $n } супротивників
}, а місць для них { $seats }
envs-actions = { $n ->
    [one] потрібен список з { $n } цілого числа
   *[other] потрібен список з { $n } цілих чисел, по одному на кожну партію
}, а не { $said }
envs-no-action = { $name } має вибирати: None — для тих, чия партія закінчилася
envs-reset = партія не йде: її починає reset()
envs-end-turns = в OpenSpiel ходи не завершують вручну (end_turns)
