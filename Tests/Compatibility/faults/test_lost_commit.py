"""The connection to PostgreSQL breaks after a commit and before its response."""

import pytest
from botocore.exceptions import ClientError

from testkit.cognito import CognitoAPI
from testkit.lossy_proxy import LossyProxy
from testkit.postgres import new_database
from testkit.server import TestServer


@pytest.fixture
def lossy(engine, scratch):
    """A server, and the proxy between it and the database."""
    if engine == "sqlite":
        pytest.skip("the embedded store has no connection to lose")
    proxy = LossyProxy(new_database())
    server = TestServer(scratch / "lossy", database=proxy.url)
    server.start()
    yield server, proxy
    server.kill()
    proxy.close()


@pytest.mark.rows("TOK-11")
def test_refresh_tokens_are_exchanged_once(lossy):
    """A client that asks again after an error keeps its session."""
    server, proxy = lossy
    api = CognitoAPI(server)
    pool = api.make_pool()
    client = api.make_client(
        pool, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"],
        RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 0})
    user = api.make_user(pool)
    token = api.sign_in(client, user.username)["RefreshToken"]
    refused = 0
    for round in range(40):
        proxy.lose(round % 6)
        for _ in range(10):
            try:
                response = api.public.get_tokens_from_refresh_token(ClientId=client.id, RefreshToken=token)
                break
            except ClientError as error:
                # The response may say that the database is unavailable, never that the token was used already.
                assert error.response["ResponseMetadata"]["HTTPStatusCode"] >= 500, error.response["Error"]
                refused += 1
                proxy.lose(0)
        proxy.lose(0)
        assert response["AuthenticationResult"]["RefreshToken"] != token
        token = response["AuthenticationResult"]["RefreshToken"]
    assert proxy.lost > 40
    print(f"{proxy.lost} responses lost, {refused} calls told to try again")
