"""Short-lived things: requests, the page, and how the server is."""
