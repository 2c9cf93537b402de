### The table and the screens of the six-player game: two teams, Commanders, their own boards.

six-team = Команда: { $who }
six-score = { $team }: { $n } ПО
six-ends = Конец, когда у игрока { $n } ПО
six-acts-for = Действует за союзника: { $who }
six-gets = { $who } получает:
six-flows = Боевые единицы, мечи и влияние на поле получает { $who }
six-activated = Военачальник действует за этого союзника
hint-activate_ally = Боевые единицы, мечи и влияние на поле получает этот союзник; он же решает, что разместить. Всё прочее ваше.
six-board = Личное поле: { $who }
six-boards = Поля военачальников
table-side-boards = Поля
six-won = Побеждает команда: { $who }
six-you-win = Побеждает ваша команда
six-commander = Военачальник
six-ally = Союзник
six-new-note = Шестеро играют двумя командами по трое. Места военачальников заданы, их союзники сидят через одного.
six-choam = Мини-дополнение «КООАМ» здесь обязательно: оно добавлено.
six-recommended = Подходящие лидеры: { $names }
