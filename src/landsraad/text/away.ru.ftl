# Что говорят вызовы, когда игрок не у страницы (server/away/words.py).

away-table = стол, где { $names }
away-table-alone = ваш стол
away-stop = Больше не звать

away-turn = Ваш ход: { $table }
    .text = Место { $seat }, раунд { $round }: { $ask }
away-reminder = Всё ещё ваш ход: { $table }
    .text = Остальные ждут. Место { $seat }, раунд { $round }: { $ask }
away-over = Партия окончена: { $table }
    .text = Посмотрите, чем она закончилась и откуда взялись очки.
away-invited = Вас зовут на реванш: { $table }
    .text = Место { $seat } оставлено за вами.
away-test = Пробный вызов
    .text = Так Landsraad будет вас звать.
away-confirm = Вызовы от Landsraad?
    .text = Кто-то, вероятно вы, хочет, чтобы Landsraad писал на этот адрес, когда наступает его ход. Если это вы, подтвердите по ссылке; если нет, ничего не делайте.
