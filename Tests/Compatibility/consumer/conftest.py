"""The client library behaves alike on both engines: one is enough here."""

import pytest


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    return request.param
