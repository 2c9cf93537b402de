# Що кажуть виклики, коли гравець не біля сторінки (server/away/words.py).

away-table = стіл, де { $names }
away-table-alone = ваш стіл
away-stop = Більше не кликати

away-turn = Ваш хід: { $table }
    .text = Місце { $seat }, раунд { $round }: { $ask }
away-reminder = Досі ваш хід: { $table }
    .text = Решта чекає. Місце { $seat }, раунд { $round }: { $ask }
away-over = Партію закінчено: { $table }
    .text = Подивіться, чим вона закінчилася і звідки взялися очки.
away-invited = Вас кличуть на реванш: { $table }
    .text = Місце { $seat } залишено за вами.
away-test = Пробний виклик
    .text = Так Landsraad вас кликатиме.
away-confirm = Виклики від Landsraad?
    .text = Хтось, мабуть ви, хоче, щоб Landsraad писав на цю адресу, коли настає його хід. Якщо це ви, підтвердьте за посиланням; якщо ні, нічого не робіть.
