"""A user pool is made by the console's form."""

import pytest

from testkit.cognito import new_phone, unique
from testkit.console import Console


@pytest.fixture
def console(api):
    return Console(api.server)


def pool_of(api, page):
    """The pool whose page it is."""
    pool = next(link.split("/")[3] for link in page.links if link.startswith("/console/pools/us-"))
    return pool, api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]


@pytest.mark.rows("UP-POOL-06", "UP-POOL-07", "UP-POOL-08", "UP-VER-11")
def test_a_pool_is_made_with_the_defaults_after_a_review(api, console):
    listed = console.show("/console/pools")
    assert listed.title.startswith("User pools") and "Create a user pool" in listed.text
    first = console.show(next(link for link in listed.links if "/new-pool" in link))
    assert "Review defaults" in first.text and "Step through settings" in first.text
    name = unique("pool")
    review = console.send(first.form(name=None), name=name, step="defaults")
    assert name in review.text and "aws cognito-idp create-user-pool" in review.text
    assert all(one["Name"] != name for one in api.admin.list_user_pools(MaxResults=60)["UserPools"])
    pool, made = pool_of(api, console.send(review.form(reviewed="yes")))
    assert (made["Name"], made["AutoVerifiedAttributes"]) == (name, ["email"])
    assert made["UsernameConfiguration"]["CaseSensitive"] is False
    api.admin.delete_user_pool(UserPoolId=pool)


@pytest.mark.rows("UP-ALIAS-15", "UP-POOL-09")
def test_settings_that_are_hard_to_change_are_chosen_before(api, console):
    name = unique("pool")
    first = console.show("/console/new-pool")
    form = console.send(first.form(name=None), name=name, step="settings").form(chosen=None)
    review = console.send(form, **{
        "alias.email": "yes", "alias.phone_number": "yes", "alias.preferred_username": "yes",
        "required.given_name": "yes", "case": "yes", "administrators": "yes", "length": "12"})
    assert "SnsCallerArn" not in review.text
    warned = console.send(form, **{"alias.email": "yes", "verified.phone_number": "yes"})
    assert "need SmsConfiguration with an SnsCallerArn" in warned.text
    assert "SMS configuration is required" in console.send(warned.form(reviewed="yes")).text
    pool, made = pool_of(api, console.send(review.form(reviewed="yes")))
    assert sorted(made["AliasAttributes"]) == ["email", "phone_number", "preferred_username"]
    assert made["AutoVerifiedAttributes"] == ["email"]
    assert made["UsernameConfiguration"]["CaseSensitive"] is True
    assert made["AdminCreateUserConfig"]["AllowAdminCreateUserOnly"] is True
    policy = made["Policies"]["PasswordPolicy"]
    assert policy["MinimumLength"] == 12 and policy["RequireSymbols"] and policy["RequireUppercase"]
    assert next(one for one in made["SchemaAttributes"] if one["Name"] == "given_name")["Required"] is True
    api.admin.delete_user_pool(UserPoolId=pool)


@pytest.mark.rows("UP-UNAME-02")
@pytest.mark.parametrize("choice,attributes", [
    ("email", ["email"]), ("phone", ["phone_number"]), ("emailOrPhone", ["email", "phone_number"])])
def test_users_sign_in_with_their_addresses(api, console, choice, attributes):
    first = console.show("/console/new-pool")
    form = console.send(first.form(name=None), name=unique("pool"), step="settings").form(chosen=None)
    review = console.send(form, **{"sign-in": choice})
    pool, made = pool_of(api, console.send(review.form(reviewed="yes")))
    assert sorted(made["UsernameAttributes"]) == attributes
    if choice != "email":
        phone = new_phone()
        api.admin.admin_create_user(UserPoolId=pool, Username=phone, MessageAction="SUPPRESS")
        assert api.admin.admin_get_user(UserPoolId=pool, Username=phone)["UserStatus"] == "FORCE_CHANGE_PASSWORD"
    api.admin.delete_user_pool(UserPoolId=pool)


def test_a_refused_pool_keeps_its_reason(api, console):
    first = console.show("/console/new-pool")
    form = console.send(first.form(name=None), name="x", step="settings").form(chosen=None)
    review = console.send(form, **{"sign-in": "email", "alias.email": "yes"})
    refusal = console.send(review.form(reviewed="yes"))
    assert refusal.status == 400 and "InvalidParameterException" in refusal.text
