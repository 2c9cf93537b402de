### The table and the screens of the six-player game: two teams, Commanders, their own boards.

six-team = Команда: { $who }
six-score = { $team }: { $n } ПО
six-ends = Кінець, коли у гравця { $n } ПО
six-acts-for = Діє за союзника: { $who }
six-gets = { $who } отримує:
six-flows = Підрозділи, мечі та вплив на полі отримує { $who }
six-activated = Воєначальник діє за цього союзника
hint-activate_ally = Підрозділи, мечі та вплив на полі отримує цей союзник; він і вирішує, що розгорнути. Решта ваше.
six-board = Особисте поле: { $who }
six-boards = Поля воєначальників
table-side-boards = Поля
six-won = Перемагає команда: { $who }
six-you-win = Перемагає ваша команда
six-commander = Воєначальник
six-ally = Союзник
six-new-note = Шестеро грають двома командами по троє. Місця воєначальників задано, їхні союзники сидять через одного.
six-choam = Мінідоповнення «ДАПТ» тут обов’язкове: його додано.
six-recommended = Лідери, що пасують: { $names }
