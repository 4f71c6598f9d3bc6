"""Users who never confirmed are removed, if the operator wants that."""

import sqlite3

import pytest

from house.people import PASSWORD, House, attributes, new_email
from house.postgres import run_psql
from house.server import comes_true

WEEK = 7 * 24 * 3600 * 1_000_000


def age(server, microseconds):
    """Makes all users of the stopped server's store so much older."""
    statement = f"UPDATE users SET created_at = created_at - {microseconds}"
    if server.database:
        run_psql(server.database, statement)
        return
    (path,) = server.folder.rglob("*.sqlite")
    with sqlite3.connect(path) as store:
        store.execute(statement)


@pytest.mark.seconds(120)
def test_users_who_never_confirmed_are_removed_after_the_given_days(new_server):
    server = new_server()
    server.start()
    house = House(server)
    pool = house.make_pool(AutoVerifiedAttributes=["email"])
    client = house.make_client(pool)

    def sign_up(name):
        email = new_email()
        house.anyone.sign_up(
            ClientId=client.id, Username=name, Password=PASSWORD, UserAttributes=attributes({"email": email}))
        return email

    def names():
        return {user["Username"] for user in house.admin.list_users(UserPoolId=pool)["Users"]}

    old = [f"old-{number}" for number in range(30)]
    for name in [*old, "confirmed"]:
        email = sign_up(name)
    house.anyone.confirm_sign_up(ClientId=client.id, Username="confirmed", ConfirmationCode=house.code(email))
    house.admin.admin_create_user(UserPoolId=pool, Username="invited", MessageAction="SUPPRESS")
    assert server.stop() == 0
    age(server, WEEK)
    server.start()
    sign_up("young")
    assert names() == {*old, "confirmed", "invited", "young"}, "off by default"
    assert server.stop() == 0
    server.arguments += ["--sweep-unconfirmed-after", "7"]
    server.start()
    assert comes_true(lambda: names() == {"confirmed", "invited", "young"}, within=20), names()
    assert house.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["EstimatedNumberOfUsers"] == 3
    sign_up(old[0])
