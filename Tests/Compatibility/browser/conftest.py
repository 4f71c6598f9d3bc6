"""The apps to which users sign in in the browser."""

import pytest

from testkit.browser import browser, chromium
from testkit.relying_party import RelyingParty

__all__ = ["browser", "chromium", "make_app"]


@pytest.fixture
def make_app(api):
    made = []

    def make(pool, **settings):
        made.append(RelyingParty(api, pool, **settings))
        return made[-1]

    yield make
    for app in made:
        app.close()
