"""Speed of ours and of the peers, in one run."""
