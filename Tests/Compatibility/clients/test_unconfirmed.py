"""Removal of users who never confirmed, which the operator switches on."""

from testkit import store
from testkit.cognito import PASSWORD, CognitoAPI, attributes, new_email
from testkit.waiting import eventually

WEEK = 7 * 24 * 3600 * 1_000_000


def test_users_who_never_confirmed_are_removed_after_the_given_days(new_server):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    client = api.make_client(pool)

    def sign_up(name):
        email = new_email()
        api.public.sign_up(
            ClientId=client.id, Username=name, Password=PASSWORD, UserAttributes=attributes({"email": email}))
        return email

    def names():
        return {user["Username"] for user in api.admin.list_users(UserPoolId=pool)["Users"]}

    old = [f"old-{number}" for number in range(30)]
    for name in [*old, "confirmed"]:
        email = sign_up(name)
    api.public.confirm_sign_up(ClientId=client.id, Username="confirmed", ConfirmationCode=api.code(email))
    api.admin.admin_create_user(UserPoolId=pool, Username="invited", MessageAction="SUPPRESS")
    assert server.stop() == 0
    store.age_users(server, WEEK)
    server.start()
    sign_up("young")
    assert names() == {*old, "confirmed", "invited", "young"}, "off by default"
    assert server.stop() == 0
    server.arguments += ["--sweep-unconfirmed-after", "7"]
    server.start()
    assert eventually(lambda: names() == {"confirmed", "invited", "young"}), names()
    assert api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["EstimatedNumberOfUsers"] == 3
    sign_up(old[0])
