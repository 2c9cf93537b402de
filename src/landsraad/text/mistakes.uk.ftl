### Що не так із налаштуваннями, записом, іменем (landsraad.mistakes).

## Налаштування

setup-needs-list = { $name } — це список id, а не { $said }
setup-needs-text = { $name } — це текст, а не { $said }
setup-needs-switch = { $name } — це True або False, а не { $said }
setup-needs-number = кількість гравців — це ціле число, а не { $said }
setup-no-box = не вибрано жодної коробки; на вибір: { $names }
setup-unknown-box = невідома коробка «{ $said }»; відомі коробки: { $names }
setup-box-twice = коробку названо двічі
setup-choam = мінідоповнення «ДАПТ» грають лише з «Повстанням»: назвіть і коробку uprising
setup-no-board = для { $names } потрібна коробка base або uprising: назвіть і її
setup-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[many] { $n } гравців
} — так грати не можна; потрібно від { $least } до { $most }
setup-players-uprising = у «Повстання» грають { $least } або { $most } гравці; якщо вас менше, виберіть базову коробку
setup-old-conflicts = карти конфліктів інших коробок додають лише до «Повстання»: назвіть обидві коробки
setup-ix-variants = епічний режим і варіанти соло-гри належать до «Розквіту Ікса»: назвіть і коробку ix
setup-solo = складність і лідерів Конкурентів указують лише в соло-грі (1 гравець)
setup-solo-variants = dice та escalation — варіанти соло-гри (1 гравець)
setup-unknown-difficulty = невідома складність «{ $said }»; відомі: { $names }
setup-unknown-leader-mode = невідомий спосіб вибору лідерів «{ $said }»; відомі: { $names }
setup-unknown-leader = невідомий лідер «{ $said }»; відомі лідери: { $names }
setup-leaders = { $n ->
    [one] названо { $n } лідера
    [few] названо { $n } лідери
   *[many] названо { $n } лідерів
}, а місць { $seats }
setup-rival-leaders = { $n ->
    [one] названо { $n } лідера
    [few] названо { $n } лідери
   *[many] названо { $n } лідерів
}, а Конкурентів { $rivals }
setup-leader-twice = лідера названо двічі; за кожного лідера грає лише одне місце
setup-leader-back = { $said } — зворотний бік лідера; назвіть лицьовий
setup-no-rival = { $said } не може бути лідером Конкурента
setup-seed = зерно { $said } — не цілий текст: бракує половини символу

## Записи

record-none = не запис партії: { $why }
record-no-json = не запис партії: це не цілий JSON ({ $why })
record-no-format = не запис партії: немає версії формату
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
no-such-action = такої дії немає
no-report-yet = партію не закінчено
no-report-stop = за теперішніми правилами партію не закінчено: { $why }

## Імена

name-empty = ім’я порожнє
name-long = ім’я довше за { $most } символів
name-unseen = символу { $code } в імені бути не може
