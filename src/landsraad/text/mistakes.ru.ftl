### Что не так с настройками, записью, именем (landsraad.mistakes).

## Настройки

setup-type = { $name } — это { $kind ->
    [int] целое число
    [bool] True или False
    [str] текст
   *[tuple] список id
}, а не { $said }
setup-no-box = не выбрана ни одна коробка; на выбор: { $names }
setup-unknown-box = неизвестная коробка «{ $said }»; известные коробки: { $names }
setup-box-twice = коробка названа дважды
setup-box-needs = коробке { $box } нужна { $n ->
    [one] коробка { $names }
   *[other] одна из коробок { $names }
}: назовите и её
setup-variant-needs = варианту { $variant } нужна { $n ->
    [one] коробка { $names }
   *[other] одна из коробок { $names }
}: назовите и её
setup-variant-players = с вариантом { $variant } число игроков бывает таким: { $names }
setup-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
} — так играть нельзя; можно: { $names }
setup-teams = вшестером играют двумя командами: нужны коробки { $boxes }
setup-commander = { $said } занимает место военачальника: там играет { $named }
setup-solo = сложность указывают только в игре для одного (1 игрок)
setup-no-rivals = оппонентов назвать нельзя: они есть в игре для одного (1 игрок), а с «Восстанием» — и в игре для двоих
setup-unknown-difficulty = неизвестная сложность «{ $said }»; известные: { $names }
setup-unknown-leader-mode = неизвестный способ выбора лидеров «{ $said }»; известные: { $names }
setup-unknown-leader = неизвестный лидер «{ $said }»; известные лидеры: { $names }
setup-leaders = { $n ->
    [one] назван { $n } лидер
    [few] названо { $n } лидера
   *[many] названо { $n } лидеров
}, а мест { $seats }
setup-rival-leaders = { $n ->
    [one] назван { $n } оппонент
    [few] названо { $n } оппонента
   *[many] названо { $n } оппонентов
}, а играет их { $rivals }
setup-leader-twice = лидер назван дважды; за каждого лидера играет только одно место
setup-leader-back = { $said } — оборотная сторона лидера; назовите лицевую
setup-no-rival = { $said } не может быть лидером оппонента
setup-unknown-rival = неизвестный оппонент «{ $said }»; известные оппоненты: { $names }
setup-rival-twice = оппонент назван дважды; каждый из них один
setup-not-streamlined = { $said } — не оппонент для варианта streamlined; выберите из: { $names }
setup-seed = зерно { $said } — не целый текст: не хватает половины символа

## Записи

record-none = не запись партии: { $why }
record-no-json = не запись партии: это не целый JSON ({ $why })
record-no-format = не запись партии: нет версии формата
record-no-field = не запись партии: в настройках нет поля { $name }
record-format = версия формата { $said } здесь неизвестна; эта программа читает версии от { $least } до { $most }
record-rules = партия сыграна по правилам версии { $said }; эта программа знает версии от { $least } до { $most }
record-names = { $n ->
    [one] дано { $n } имя
    [few] дано { $n } имени
   *[many] дано { $n } имён
}, а мест { $seats }
record-name = имя места { $seat }: { $why }
record-setup = с настройками из записи играть нельзя: { $why }
record-action = действие { $n } из { $all }: недопустимое действие «{ $said }» ({ $why })
record-result = итог другой: записано { $recorded }, сыграно { $played }
record-older = { $why }; партия сыграна по правилам версии { $version }

## Сообщения об ошибках

problem-none = не сообщение об ошибке: { $why }
problem-no-record = в сообщении нет записи, потому что другие ещё играли: возьмите запись партии, когда она закончится
problem-step = сообщение о шаге { $step }, а в записи их { $n }
no-such-action = такого действия нет
no-report-yet = партия не окончена
no-report-stop = по нынешним правилам партия не окончена: { $why }

## Имена

name-empty = имя пустое
name-long = имя длиннее { $most } символов
name-unseen = символа { $code } в имени быть не может

## Таблицы многих партий

data-none = в { $folder } нет таблиц партий
data-not-empty = папка { $folder } не пуста, а таблиц партий в ней нет: назовите новую
data-columns = у таблиц в { $folder } столбцы версии { $there }, а эта программа пишет и читает { $here }: соберите их заново
data-other = партии в { $folder } собраны иначе: { $name } там { $there }, а не { $here }; назовите новую папку
data-no-games = ни одно место партий в { $folder } не подходит под запрос

## Исполнители долгих работ

crew-needs = кластеру нужен Ray: { $command }
crew-no-address = { $address } — не адрес кластера: на одном из его узлов назовите ХОСТ:ПОРТ, с другой машины ray://ХОСТ:ПОРТ или просто auto
crew-address = по адресу { $address } кластер не отвечает: { $why }
crew-other = на узле { $node } не тот Landsraad ({ $there }), что на этой машине ({ $here }): одинаковые числа дали бы разные партии
crew-lacks = на узле кластера чего-то не хватает: { $why }; на каждом нужен тот же landsraad[ray], что и здесь
crew-lost = кластер { $address } пропал: { $why }
crew-ended = работавший процесс был убит — возможно, не хватило памяти: уменьшите --jobs

## Свои боты

agent-no-file = нет файла { $file }
agent-no-bot = в { $file } не определена функция bot(seed)
agent-no-choose = bot(seed) в { $file } возвращает { $said }, а у него нет метода choose(view)
agent-broken = { $file }, строка { $line }: { $why }

## Среды

envs-needs = для этого нужен пакет { $name }: pip install landsraad[lab]
envs-unknown = { $name } не может быть { $said }; возможно: { $names }
envs-games = нужна хотя бы одна, а не { $n }
envs-seat = места { $said } для агента нет: есть места от 0 до { $last }
envs-opponents = { $n ->
    [one] назван { $n } противник
    [few] названо { $n } противника
   *[other] названо { $n } противников
}, а мест для них { $seats }
envs-actions = { $n ->
    [one] нужен список из { $n } целого числа
   *[other] нужен список из { $n } целых чисел, по одному на каждую партию
}, а не { $said }
envs-no-action = { $name } должен выбирать: None — для тех, чья партия окончена
envs-reset = партия не идёт: её начинает reset()
envs-end-turns = в OpenSpiel ходы не завершают вручную (end_turns)
