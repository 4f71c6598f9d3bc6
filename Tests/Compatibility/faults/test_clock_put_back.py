"""The server's clock is an hour ahead for some time, and is then corrected."""

import pytest

from testkit import clock, store
from testkit.aws import refused
from testkit.cognito import CognitoAPI
from testkit.waiting import eventually


@pytest.fixture(scope="session")
def moved_clock(scratch):
    """The variables that move a process's time of day by so many seconds."""
    return clock.moved_clock(scratch)


@pytest.mark.rows("SRP-10")
def test_an_srp_proof_stays_used(new_server, moved_clock):
    """Also after the record of its use has expired and was deleted."""
    server = new_server(environment=moved_clock(0))
    server.start()
    api = CognitoAPI(server)
    client = api.make_client(api.make_pool())
    user = api.make_user(client.pool)
    srp = api.srp(client, user.username)
    asked = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
    proof = srp.process_challenge(asked["ChallengeParameters"], srp.get_auth_params())

    def answer():
        return api.public.respond_to_auth_challenge(
            ClientId=client.id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=proof)

    assert answer()["AuthenticationResult"]
    assert server.stop() == 0
    server.environment.update(moved_clock(3600))
    server.start()
    # The server deletes expired rows when it starts.
    assert eventually(lambda: store.used_challenges(server) == 0)
    assert server.stop() == 0
    server.environment.update(moved_clock(0))
    server.start()
    with refused("NotAuthorizedException"):
        answer()
    assert api.srp(client, user.username).authenticate_user()["AuthenticationResult"]
