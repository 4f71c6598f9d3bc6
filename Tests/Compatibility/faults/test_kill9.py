"""A hundred deaths under load."""

import os
import random
import sqlite3
import time

import pytest

from house.ledger import Ledger
from house.people import House

ROUNDS = int(os.environ.get("KILL_ROUNDS", "100"))


@pytest.mark.seconds(900)
def test_killed_at_any_moment_it_forgets_nothing_it_answered(new_server, engine):
    """FLT-02"""
    server = new_server()
    server.start()
    pool = House(server).make_pool()
    ledger = Ledger(server, pool)
    chance, starts = random.Random(engine), []
    for _ in range(ROUNDS):
        seen = set(ledger.possible)
        end = ledger.run()
        time.sleep(chance.uniform(0.1, 0.5))
        server.kill()
        end()
        starts.append(server.start())
        fresh = set(ledger.possible) - seen | ledger.doubtful
        ledger.check(chance.sample(sorted(fresh), min(len(fresh), 40)) + sorted(ledger.doubtful & fresh))
    ledger.check()
    assert ledger.writes > ROUNDS * 5, "there was no load to speak of"
    assert server.stop() == 0
    if engine == "sqlite":
        for path in server.folder.rglob("*.sqlite"):
            assert sqlite3.connect(path).execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    starts.sort()
    print(f"{engine}: {ROUNDS} kills, {ledger.writes} acknowledged writes, {len(ledger.errors)} without an answer, "
          f"start-up {starts[len(starts) // 2] * 1000:.0f} ms in the middle, {starts[-1] * 1000:.0f} ms at worst")


@pytest.mark.seconds(300)
def test_codes_and_sessions_survive_and_are_spent_once(new_server):
    """FLT-02 FLT-21: what was asked for before the death can be answered after it, once."""
    from house.callers import refused
    from house.people import OTHER_PASSWORD, PASSWORD, attributes, new_email, unique

    server = new_server()
    server.start()
    house = House(server)
    client = house.make_client(house.make_pool(AutoVerifiedAttributes=["email"]))
    for turn in range(5):
        username, email = unique(), new_email()
        house.anyone.sign_up(
            ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes({"email": email}))
        code = house.code(email)
        guest = unique("guest")
        house.admin.admin_create_user(
            UserPoolId=client.pool, Username=guest, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
        session = house.anyone.initiate_auth(
            ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": guest, "PASSWORD": PASSWORD})["Session"]
        srp = house.srp(client, guest)
        asked = house.anyone.initiate_auth(
            ClientId=client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
        server.kill()
        server.start()
        house.anyone.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=code)
        proof = srp.process_challenge(asked["ChallengeParameters"], srp.get_auth_params())
        answered = house.anyone.respond_to_auth_challenge(
            ClientId=client.id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=proof)
        assert answered["ChallengeName"] == "NEW_PASSWORD_REQUIRED"
        given = {
            "ClientId": client.id, "ChallengeName": "NEW_PASSWORD_REQUIRED", "Session": session,
            "ChallengeResponses": {"USERNAME": guest, "NEW_PASSWORD": OTHER_PASSWORD}}
        token = house.anyone.respond_to_auth_challenge(**given)["AuthenticationResult"]["RefreshToken"]
        server.kill()
        server.start()
        with refused("NotAuthorizedException"):
            house.anyone.respond_to_auth_challenge(**given)
        with refused("NotAuthorizedException"):
            house.anyone.respond_to_auth_challenge(
                ClientId=client.id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=proof)
        assert house.refresh(client, token)["AccessToken"]
