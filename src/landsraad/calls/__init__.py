"""What clients may ask beside a table's own messages: what there is to choose and to read, games, the companion.

Each answer is plain data, made by plain Python that needs no server. `landsraad.server` sends these answers over HTTP;
what cannot be answered is `Refused`, as at a table.
"""
