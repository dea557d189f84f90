"""Players that are programs; they see a hidden table and nothing else."""
