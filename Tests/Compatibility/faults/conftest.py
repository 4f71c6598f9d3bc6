"""The faults of one engine run one after another, so that no other server disturbs what they measure."""

import pytest


def pytest_collection_modifyitems(items):
    for item in items:
        name = item.callspec.params.get("engine", "one") if hasattr(item, "callspec") else "one"
        item.add_marker(pytest.mark.xdist_group(name))
