"""Effects of the tables, taken apart without the engine."""

from collections import Counter


def parts(effect: str) -> Counter[str]:
    """Split an effect of the tables into its parts as the pool counts them, gems apart."""
    found: Counter[str] = Counter()
    for part in split(effect):
        name, _, number = part.rpartition(":")
        if part.startswith(("PAY", "NEIGHBOURS", "PROGDIFF")):
            found[part.split("(")[0]] += 1
        elif name == "PROG":
            steps, _, times = number.partition("x")
            found[f"PROG:{steps}"] += int(times or 1)
        else:
            found[name] += int(number)
    return found


def split(effect: str) -> list[str]:
    """Split at the plus signs that stand in no brackets."""
    found, depth = [""], 0
    for letter in effect:
        depth += (letter == "(") - (letter == ")")
        if letter == "+" and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [part.strip() for part in found]
