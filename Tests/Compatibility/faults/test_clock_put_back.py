"""The server's clock is an hour ahead for a while, and then put right."""

import pathlib
import shutil
import subprocess
import time

import pytest

from house.callers import refused
from house.people import House

SOURCE = pathlib.Path(__file__).parents[1] / "house/clock.c"


@pytest.fixture(scope="session")
def moved_clock(scratch):
    """The variables with which a process sees another time of day, so many seconds away."""
    library = scratch / "clock.so"
    compiler = shutil.which("clang") or shutil.which("cc")
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"], check=True, timeout=60)
    return lambda seconds: {"LD_PRELOAD": str(library), "MOVED_SECONDS": str(seconds)}


@pytest.mark.seconds(120)
def test_an_srp_proof_stays_used(new_server, moved_clock):
    """SRP-10: also after the note of its use was swept."""
    server = new_server(environment=moved_clock(0))
    server.start()
    house = House(server)
    client = house.make_client(house.make_pool())
    person = house.make_person(client.pool)
    srp = house.srp(client, person.username)
    asked = house.anyone.initiate_auth(
        ClientId=client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
    proof = srp.process_challenge(asked["ChallengeParameters"], srp.get_auth_params())

    def answer():
        return house.anyone.respond_to_auth_challenge(
            ClientId=client.id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=proof)

    assert answer()["AuthenticationResult"]
    assert server.stop() == 0
    server.environment.update(moved_clock(3600))
    server.start()
    # It sweeps when it starts.
    time.sleep(2)
    assert server.stop() == 0
    server.environment.update(moved_clock(0))
    server.start()
    with refused("NotAuthorizedException"):
        answer()
    assert house.srp(client, person.username).authenticate_user()["AuthenticationResult"]
