"""The tables without a server: they stand in a worker of the browser, and its store keeps them.

What a server and a browser have in common is used as it is: hall, rooms, tables, visitors,
letters. Here is only what takes the place of sockets, processes and the database.
"""
