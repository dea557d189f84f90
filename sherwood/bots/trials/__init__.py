"""What is found out about bots: who enters an arena, what they think of, and how they can be beaten."""
