"""PettingZoo's own tests; where its games are installed too, importing them warns of their age."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

__all__ = ["api_test", "seed_test"]
