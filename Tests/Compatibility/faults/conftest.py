"""Faults are worked one at a time for each engine: what they measure is this server and no other."""

import pytest


def pytest_collection_modifyitems(items):
    for item in items:
        name = item.callspec.params.get("engine", "one") if hasattr(item, "callspec") else "one"
        item.add_marker(pytest.mark.xdist_group(name))
