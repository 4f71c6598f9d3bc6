"""After each attack the same process answers an honest request, and has not grown."""

import pytest

from house.people import House

GROWTH = 50 * 1024 * 1024


@pytest.fixture(autouse=True)
def still_standing(house):
    """The catalogue's standing demand: same process, an honest request works, memory grew by less than 50 MB."""
    before, process = house.server.resident_bytes(), house.server.process.pid
    yield
    assert house.server.is_alive() and house.server.process.pid == process
    assert house.admin.list_user_pools(MaxResults=1)["ResponseMetadata"]["HTTPStatusCode"] == 200
    assert house.server.resident_bytes() - before < GROWTH


@pytest.fixture(scope="module")
def shared(server):
    """One pool with a client for all that is refused: a pool's keys take longer to make than most walks."""
    made = House(server)
    made.client = made.make_client(made.make_pool())
    yield made
    made.tear_down()
