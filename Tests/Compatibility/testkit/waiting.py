"""Waiting for a condition, so that no walk depends on the speed of the machine."""

import time

import pytest

LIMIT = 60


def eventually(condition, within=LIMIT):
    """Whether `condition` becomes true within so many seconds."""
    end = time.monotonic() + within
    while not condition():
        if time.monotonic() >= end:
            return False
        time.sleep(0.05)
    return True


def faster_than(seconds, attempt, tries=10):
    """Runs `attempt`, which must finish before something expires, such as a lock.

    The failure of a run that took longer proves nothing, so that `attempt` runs again.
    """
    for left in reversed(range(tries)):
        began = time.monotonic()
        try:
            return attempt()
        except (Exception, pytest.fail.Exception):
            if left == 0 or time.monotonic() - began < seconds:
                raise
