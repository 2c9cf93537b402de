"""Calls to people who are away from the page: it is your turn, the game is over, you are invited.

`notices` says which calls a change of a table makes wanted, `book` keeps them and the ways to people, `caller` makes
them in tasks of its own, in the words of `words`; `push`, `mail` and `hook` are the ways, `reach` says where they may
lead. A move never waits for any of it, and nothing that goes wrong here comes back to a table.
"""
