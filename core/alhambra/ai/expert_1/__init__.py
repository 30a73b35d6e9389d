"""The expert of the first version, as it was: a yardstick that is never changed.

What it thinks with is its own, so nothing that later players learn changes it. It shares only what
can't be otherwise: what a hand, a city or the odds of a building are, what was seen openly, and a
table with the hidden cards shuffled.
"""
