"""What every start needs: once it is imported the memory of the interpreter is kept.

Nothing here may need a compiled package: none can be read back with a memory. Games are not among
it, for with all four the memory would outgrow what an interpreter begins with.
"""

import asyncio
import base64
import csv
import dataclasses
import datetime
import decimal
import enum
import hashlib
import http
import importlib.readers
import importlib.resources
import inspect
import ipaddress
import json
import logging
import random
import secrets
import unicodedata
import uuid
import zipfile

import aevum.coach.advice
import aevum.coach.review
import aevum.games.common.census
import aevum.games.common.layout
import aevum.games.common.table
import aevum.kernel.frames
import aevum.kernel.zones
import aevum.record.ahead
import aevum.record.naming
import aevum.record.sets
import aevum.record.snapshots
import aevum.record.underway
import aevum.record.weighing
import aevum.server.site.thinker

__all__ = [
    "aevum",
    "asyncio",
    "base64",
    "csv",
    "dataclasses",
    "datetime",
    "decimal",
    "enum",
    "hashlib",
    "http",
    "importlib",
    "inspect",
    "ipaddress",
    "json",
    "logging",
    "random",
    "secrets",
    "unicodedata",
    "uuid",
    "zipfile",
]
