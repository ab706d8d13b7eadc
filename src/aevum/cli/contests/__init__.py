"""Contests between bots as the command line tells them."""
