"""The connection to PostgreSQL breaks after a commit and before its answer."""

import pytest
from botocore.exceptions import ClientError

from house.lossy_proxy import LossyProxy
from house.people import House
from house.postgres import new_database
from house.server import Martlet


@pytest.fixture
def lossy(engine, scratch):
    """A server, and the proxy between it and the database."""
    if engine == "sqlite":
        pytest.skip("the embedded store has no connection to lose")
    proxy = LossyProxy(new_database())
    server = Martlet(scratch / "lossy", database=proxy.url)
    server.start()
    yield server, proxy
    server.kill()
    proxy.close()


@pytest.mark.seconds(120)
def test_refresh_tokens_are_exchanged_once(lossy):
    """TOK-11: a client that asks again after an error, or need not, keeps its session."""
    server, proxy = lossy
    house = House(server)
    pool = house.make_pool()
    client = house.make_client(
        pool, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"],
        RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 0})
    person = house.make_person(pool)
    token = house.sign_in(client, person.username)["RefreshToken"]
    refused = 0
    for round in range(40):
        proxy.lose(round % 6)
        for _ in range(10):
            try:
                answer = house.anyone.get_tokens_from_refresh_token(ClientId=client.id, RefreshToken=token)
                break
            except ClientError as error:
                # The database may be out of reach; that the token was used already may never be said.
                assert error.response["ResponseMetadata"]["HTTPStatusCode"] >= 500, error.response["Error"]
                refused += 1
                proxy.lose(0)
        proxy.lose(0)
        assert answer["AuthenticationResult"]["RefreshToken"] != token
        token = answer["AuthenticationResult"]["RefreshToken"]
    assert proxy.lost > 40
    print(f"{proxy.lost} answers lost, {refused} calls told to try again")
