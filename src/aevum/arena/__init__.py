"""The arena: contests between bots, played in units by anybody, kept, resumed and judged."""
