"""Games being played, with no network: matches, logs, batches."""
