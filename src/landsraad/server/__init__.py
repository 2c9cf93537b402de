"""The web table: HTTP and WebSocket, storage, seats and secrets. See docs/messages.md and docs/hosting.md."""
