"""Mutations: for each rule a change of the code that switches it off.

A file for each rulebook, with a tuple ``MUTATIONS``; `tests.mutate_rules` finds it by itself.
"""

from __future__ import annotations

from typing import NamedTuple

from core.kernel.rulebook import Rule


class Mutation(NamedTuple):
    """In this file, write ``new`` where ``old`` stands, and the rule no longer holds."""

    rule: Rule
    path: str
    old: str
    new: str
