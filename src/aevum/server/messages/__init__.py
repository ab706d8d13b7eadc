"""Every message between table and browser, defined once; the client's types are made of it."""
