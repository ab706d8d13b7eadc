"""What several games share and the kernel does not know."""
