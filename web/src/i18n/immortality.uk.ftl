### «Безсмертя» у клієнті: поле Бене Тлейлакс, стіл, значки.

table-side-tleilax = Бене Тлейлакс
immortality-coming-back = Повернуться на руку на початку ходу розкриття

## Підказки

hint-graft = Дві зрощені карти відправляють одного агента: годяться значки обох, і спрацьовують комірки агента обох.
hint-research = Жетон досліджень іде лінією до наступного стовпця, і ви отримуєте те, що там зображено.
hint-acquire_tleilaxu = Зразками платять за карти { -tleilaxu-row(case: "gen") } і за те, що лежить поруч.
hint-when_lost = Деякі карти інтриг грають, коли в конфлікті втрачено загони.

## Значки

icon-specimen = Зразок: загін в аксолотлевих чанах
icon-axolotl_tank = Аксолотлеві чани
icon-atomics = Родова атомна зброя
icon-graft = Зрощення: разом з іншою картою
icon-research = Дослідження
icon-genetic_marker = Досягнуто генетичного маркера
icon-tleilaxu = Крок на { -tleilaxu-track(case: "loc") }
icon-tleilaxu_row = { term-tleilaxu_row }
icon-agent_icon = Значок агента
icon-when_lost = Коли в конфлікті втрачено загони
