"""The part that hosts a game: seats, questions, undo, chat, clocks, and the journal that brings it back.

Plain Python: it knows no HTTP, no database and no other process. It asks the world for two things, `Storage`
(storage.py) and `Opponents` (opponents.py). What it has to say whoever carries it fetches from a `Feed` (feed.py), as
plain data. `landsraad.server` is one such world.

    tables = Tables(storage, opponents)
    table = await open_table(NewTable(Setup(players=3)), holder, storage, opponents)
    await perform(tables, table.id, Who(holder), Start())
    feed = await attach(tables, table.id, Who(holder, seat=0))
    messages = await feed.next()
    await feed.command(Act(decision=0, actions=["reveal"]))
"""
