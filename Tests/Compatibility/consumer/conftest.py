"""The client library behaves alike on both engines: one is enough here."""

import pytest

from testkit.browser import browser, chromium

__all__ = ["browser", "chromium", "engine"]


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    return request.param
