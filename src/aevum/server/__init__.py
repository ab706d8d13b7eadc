"""The table in the browser: rules and secrets stay here, views go out."""
