"""The table in the browser: what it keeps, what it tells, what it refuses, and to whom."""
