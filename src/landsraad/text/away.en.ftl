# What calls away from the page say (server/away/words.py).

away-table = the table with { $names }
away-table-alone = your table
away-stop = Stop these calls

away-turn = Your turn at { $table }
    .text = Seat { $seat }, round { $round }: { $ask }
away-reminder = Still your turn at { $table }
    .text = The others are waiting. Seat { $seat }, round { $round }: { $ask }
away-over = The game is over at { $table }
    .text = See how it ended, and where the points came from.
away-invited = You are invited to a rematch at { $table }
    .text = Seat { $seat } is kept for you.
away-test = A call to try this way
    .text = This is how Landsraad will call you.
away-confirm = Calls from Landsraad?
    .text = Somebody, probably you, wants Landsraad to write to this address when it is their turn. If it was you, say so at this address; if not, do nothing.
