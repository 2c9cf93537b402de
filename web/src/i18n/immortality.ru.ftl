### «Бессмертие» в клиенте: поле Бене Тлейлакс, стол, значки.

table-side-tleilax = Бене Тлейлакс
immortality-research = { term-research_track }
immortality-tleilaxu = { term-tleilaxu_track }
immortality-coming-back = Вернутся на руку в начале хода раскрытия

## Подсказки

hint-graft = Две сращённые карты отправляют одного агента: годятся значки обеих, и срабатывают верхние части обеих.
hint-research = Жетон исследований идёт по линии в следующий столбец, и вы получаете то, что там изображено.
hint-acquire_tleilaxu = Образцами платят за карты { -tleilaxu-row(case: "gen") } и за то, что лежит рядом.
hint-when_lost = Некоторые карты интриг играют, когда в конфликте потеряны отряды.

## Значки

icon-specimen = Образец: отряд из запаса попадает в аксолотлевые чаны
icon-axolotl_tank = Аксолотлевые чаны
icon-atomics = Родовое атомное оружие
icon-graft = Сращивание: вместе с другой картой
icon-research = Исследование
icon-genetic_marker = Достигнут генетический маркер
icon-tleilaxu = Шаг на { -tleilaxu-track(case: "loc") }
icon-tleilaxu_row = { term-tleilaxu_row }
icon-agent_icon = Значок агента
icon-when_lost = Когда в конфликте потеряны отряды
