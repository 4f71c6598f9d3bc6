"""Whoever sits before the client does not see which store is behind the service: one is enough here."""

import pytest


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    return request.param
