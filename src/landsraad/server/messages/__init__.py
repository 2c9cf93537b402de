"""The models of all that goes between server and client; docs/messages.md says what they mean.

From a client come the bodies of its HTTP calls (`requests`) and its commands over the WebSocket (`commands`). What the
server sends there (`sent`) holds a `lobby`, a `game` with its `view` and its `decision`, and lines of a `log`, in words
as `said` has them. landsraad.table builds it without these models; a test checks that it fits them. What HTTP calls
answer is in landsraad.server.answers.
"""
