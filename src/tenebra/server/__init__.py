"""HTTP and WebSocket: nothing but translation between the wire and the tables."""
