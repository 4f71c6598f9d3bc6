"""After each attack the same process responds to an ordinary request, and has not grown."""

import pytest

from testkit.cognito import CognitoAPI

GROWTH = 50 * 1024 * 1024


@pytest.fixture(autouse=True)
def server_is_unharmed(api):
    """The process is the same, an ordinary request works, and memory grew by less than 50 MB."""
    before, process = api.server.resident_bytes(), api.server.process.pid
    yield
    assert api.server.is_alive()
    assert api.server.process.pid == process
    assert api.admin.list_user_pools(MaxResults=1)["ResponseMetadata"]["HTTPStatusCode"] == 200
    assert api.server.resident_bytes() - before < GROWTH


@pytest.fixture(scope="module")
def shared(server):
    """One pool with a client for a whole module: making a pool's keys takes longer than most walks."""
    made = CognitoAPI(server)
    made.client = made.make_client(made.make_pool())
    yield made
    made.tear_down()
