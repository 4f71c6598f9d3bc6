"""A hundred times kill -9 under load."""

import os

import pytest

from testkit.aws import refused
from testkit.cognito import OTHER_PASSWORD, PASSWORD, CognitoAPI, attributes, new_email, unique
from testkit.kills import Kills

ROUNDS = int(os.environ.get("KILL_ROUNDS", "60"))


@pytest.mark.seconds(1800)
@pytest.mark.rows("FLT-02")
def test_no_acknowledged_write_is_lost(new_server, engine):
    server = new_server()
    server.start()
    kills = Kills(server, seed=engine)
    for _ in range(ROUNDS):
        kills.round()
        assert kills.findings == []
    kills.finish()
    assert kills.findings == []
    assert server.stop() == 0
    print(f"{engine}: {kills.summary}")


@pytest.mark.rows("FLT-02", "FLT-21")
def test_codes_and_auth_sessions_survive_and_work_once(new_server):
    """Codes and challenges from before the kill can be used after it, once."""
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    client = api.make_client(api.make_pool(AutoVerifiedAttributes=["email"]))
    for turn in range(5):
        username, email = unique(), new_email()
        api.public.sign_up(
            ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes({"email": email}))
        code = api.code(email)
        invitee = unique("invitee")
        api.admin.admin_create_user(
            UserPoolId=client.pool, Username=invitee, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
        session = api.public.initiate_auth(
            ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": invitee, "PASSWORD": PASSWORD})["Session"]
        srp = api.srp(client, invitee)
        asked = api.public.initiate_auth(
            ClientId=client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
        server.kill()
        server.start()
        api.public.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=code)
        proof = srp.process_challenge(asked["ChallengeParameters"], srp.get_auth_params())
        response = api.public.respond_to_auth_challenge(
            ClientId=client.id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=proof)
        assert response["ChallengeName"] == "NEW_PASSWORD_REQUIRED"
        given = {
            "ClientId": client.id, "ChallengeName": "NEW_PASSWORD_REQUIRED", "Session": session,
            "ChallengeResponses": {"USERNAME": invitee, "NEW_PASSWORD": OTHER_PASSWORD}}
        token = api.public.respond_to_auth_challenge(**given)["AuthenticationResult"]["RefreshToken"]
        server.kill()
        server.start()
        with refused("NotAuthorizedException"):
            api.public.respond_to_auth_challenge(**given)
        with refused("NotAuthorizedException"):
            api.public.respond_to_auth_challenge(
                ClientId=client.id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=proof)
        assert api.refresh(client, token)["AccessToken"]
