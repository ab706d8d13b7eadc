"""The store: what happened at every table is kept here before anybody is told that it happened."""
