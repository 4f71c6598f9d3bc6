"""One browser for each worker; each test has it for itself."""

import pytest

from testkit.browser import Chromium
from testkit.relying_party import RelyingParty


@pytest.fixture(scope="session")
def chromium():
    made = Chromium()
    yield made
    made.close()


@pytest.fixture
def browser(chromium, request):
    """The browser of a new user. After the test its console must have no complaint of the page's scripts or policy."""
    chromium.fresh(request.node.name)
    yield chromium
    assert chromium.complaints() == []


@pytest.fixture
def make_app(api):
    made = []

    def make(pool, **settings):
        made.append(RelyingParty(api, pool, **settings))
        return made[-1]

    yield make
    for app in made:
        app.close()
