"""The host in a browser: what a server answers, answered in a worker, for the one who sits there.

Plain Python, so that Pyodide runs it. JavaScript gives a store, where everything is kept (storage.py), and two
functions by which the page hears of its connections (host.py). Everything crosses that border as text.

    host = Host(store, send, closed)
    answer = await host.call("POST", "/api/tables", '{"seats": [{"kind": "me"}, {"kind": "bot"}], ...}')
    host.open(1, "here-...", 0)
    host.receive(1, '{"type": "act", "command": 1, "decision": 0, "actions": ["reveal"]}')
"""
