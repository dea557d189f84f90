"""Tables while somebody is at them: connections, rooms, chat, and what the table does by itself."""
