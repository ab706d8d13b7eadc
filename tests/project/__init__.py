"""What holds for the project as a whole: its locks, its layers, its sources and its builds."""
