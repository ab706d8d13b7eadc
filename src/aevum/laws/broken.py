"""What a law says when a game breaks it."""


class BrokenLaw(Exception):
    """A game broke a law: which law, and what was seen."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail
