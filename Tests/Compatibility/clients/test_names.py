"""Usernames, aliases, and e-mail or phone number as the name."""

import uuid

import pytest

from testkit.aws import refused
from testkit.cognito import PASSWORD, as_dict, attributes, new_email, new_phone, unique

ALIASES = {"AliasAttributes": ["email", "phone_number", "preferred_username"],
           "AutoVerifiedAttributes": ["email", "phone_number"]}
EITHER = {"UsernameAttributes": ["email", "phone_number"], "AutoVerifiedAttributes": ["email"]}


def sign_up(api, client, username, **given):
    return api.public.sign_up(
        ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes(given))


def confirm(api, client, username, code, **more):
    api.public.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=code, **more)


@pytest.mark.rows("UP-ALIAS-04", "UP-ALIAS-05", "UP-ALIAS-12", "UP-ATTR-26", "UP-GEN-06")
def test_a_verified_alias_signs_in_and_an_unverified_one_does_not(api):
    pool = api.make_pool(**ALIASES)
    client = api.make_client(pool)
    username, email = unique(), new_email()
    sign_up(api, client, username, email=email)
    api.admin.admin_confirm_sign_up(UserPoolId=pool, Username=username)
    assert api.sign_in(client, username)
    with refused("NotAuthorizedException", "Incorrect username or password."):
        api.sign_in(client, email)
    api.admin.admin_update_user_attributes(
        UserPoolId=pool, Username=username, UserAttributes=attributes({"email_verified": "true"}))
    token = api.sign_in(client, email)["AccessToken"]
    assert api.public.get_user(AccessToken=token)["Username"] == username
    assert api.admin.admin_get_user(UserPoolId=pool, Username=email)["Username"] == username
    response = api.srp(client, email).authenticate_user()
    assert response["AuthenticationResult"]["AccessToken"]


@pytest.mark.rows("UP-ATTR-26")
def test_an_alias_may_be_required(api):
    pool = api.make_pool(**ALIASES, Schema=[{"Name": name, "Required": True} for name in ("email", "phone_number")])
    client = api.make_client(pool)
    username, email, phone = unique(), new_email(), new_phone()
    for given in ({"email": email}, {"phone_number": phone}):
        with refused("InvalidParameterException"):
            sign_up(api, client, username, **given)
    sign_up(api, client, username, email=email, phone_number=phone)
    confirm(api, client, username, api.code(phone))
    assert api.sign_in(client, phone)["AccessToken"]


@pytest.mark.rows("UP-ALIAS-06", "UP-ALIAS-07")
def test_a_username_shaped_like_an_alias_is_refused(api):
    client = api.make_client(api.make_pool(**ALIASES))
    for name in (new_email(), new_phone()):
        with refused("InvalidParameterException", "Username cannot be of"):
            sign_up(api, client, name)
    plain = api.make_client(api.make_pool())
    assert sign_up(api, plain, new_email())["UserSub"]


@pytest.mark.rows("UP-ALIAS-08", "UP-ALIAS-09", "UP-ALIAS-10", "UP-ALIAS-11", "GUIDE-22")
def test_a_taken_alias_stays_with_its_owner_until_moved_by_force(api):
    pool = api.make_pool(**ALIASES)
    client = api.make_client(pool)
    first, second, email = unique("first"), unique("second"), new_email()
    sign_up(api, client, first, email=email)
    confirm(api, client, first, api.code(email))
    sign_up(api, client, second, email=email)
    code = api.code(email, count=2)
    with refused("AliasExistsException"):
        confirm(api, client, second, code)
    assert api.status_of(pool, second) == "UNCONFIRMED"
    assert api.attributes_of(pool, first)["email_verified"] == "true"
    assert api.admin.admin_get_user(UserPoolId=pool, Username=email)["Username"] == first

    confirm(api, client, second, code, ForceAliasCreation=True)
    assert api.status_of(pool, second) == "CONFIRMED"
    assert api.attributes_of(pool, first)["email_verified"] == "false"
    assert api.admin.admin_get_user(UserPoolId=pool, Username=email)["Username"] == second
    token = api.sign_in(client, email)["AccessToken"]
    assert api.public.get_user(AccessToken=token)["Username"] == second
    assert api.sign_in(client, first), "the old owner still has the username"


@pytest.mark.rows("UP-ALIAS-17", "UP-ACU-03")
def test_an_administrator_moves_an_alias_only_by_force(api):
    pool = api.make_pool(**ALIASES)
    email = new_email()
    owner = api.make_user(pool, email=email, email_verified="true")
    given = {
        "UserPoolId": pool, "Username": unique(), "MessageAction": "SUPPRESS",
        "UserAttributes": attributes({"email": email, "email_verified": "true"}),
    }
    # The model of this operation has no AliasExistsException; the service says UsernameExists and names the attribute.
    with refused("UsernameExistsException", "An account with the email already exists."):
        api.admin.admin_create_user(**given)
    api.admin.admin_create_user(**given, ForceAliasCreation=True)
    assert api.admin.admin_get_user(UserPoolId=pool, Username=email)["Username"] == given["Username"]
    assert api.attributes_of(pool, owner.username)["email_verified"] == "false"


@pytest.mark.rows("UP-ALIAS-13", "UP-ALIAS-14", "UP-ATTR-15", "UP-STD-16")
def test_preferred_username_is_a_name_that_can_change(api):
    pool = api.make_pool(**ALIASES)
    client = api.make_client(pool)
    with refused("InvalidParameterException"):
        sign_up(api, client, unique(), preferred_username="early")
    user = api.make_user(pool)
    token = api.sign_in(client, user.username)["AccessToken"]
    before, after = unique("nick"), unique("nick")
    for name in (before, after):
        api.public.update_user_attributes(
            AccessToken=token, UserAttributes=attributes({"preferred_username": name}))
        assert api.sign_in(client, name)["AccessToken"]
    with refused("NotAuthorizedException"):
        api.sign_in(client, before)
    other = api.make_user(pool)
    with refused("AliasExistsException"):
        api.public.update_user_attributes(
            AccessToken=api.sign_in(client, other.username)["AccessToken"],
            UserAttributes=attributes({"preferred_username": after}))


@pytest.mark.rows("UP-ATTR-14")
def test_required_and_alias_exclude_each_other_for_preferred_username(api):
    with refused("InvalidParameterException"):
        api.make_pool(
            AliasAttributes=["preferred_username"], Schema=[{"Name": "preferred_username", "Required": True}])


@pytest.mark.rows("UP-ALIAS-16", "UP-POOL-17")
def test_the_sign_in_names_are_fixed_at_creation(api):
    with refused("InvalidParameterException"):
        api.make_pool(AliasAttributes=["email"], UsernameAttributes=["email"])
    pool = api.make_pool(AliasAttributes=["email"])
    api.wire.post(
        "UpdateUserPool", {"UserPoolId": pool, "AliasAttributes": ["phone_number"], "UsernameAttributes": ["email"],
                           "Schema": [{"Name": "name", "Required": True}]}, signed=True)
    described = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    assert described["AliasAttributes"] == ["email"]
    assert not described.get("UsernameAttributes")
    assert not next(item for item in described["SchemaAttributes"] if item["Name"] == "name")["Required"]


@pytest.mark.rows(
    "UP-UNAME-01", "UP-UNAME-03", "UP-UNAME-04", "UP-UNAME-05", "UP-UNAME-06", "UP-UNAME-07", "UP-TOK-04", "UP-GEN-06")
def test_an_email_as_the_name_fills_the_attribute_and_hides_behind_a_uuid(api):
    pool = api.make_pool(**EITHER)
    client = api.make_client(pool)
    email, phone = new_email(), new_phone()
    sub = sign_up(api, client, email)["UserSub"]
    user = api.admin.admin_get_user(UserPoolId=pool, Username=email)
    assert user["Username"] == sub == str(uuid.UUID(sub))
    assert as_dict(user["UserAttributes"])["email"] == email
    sub = sign_up(api, client, phone)["UserSub"]
    assert api.attributes_of(pool, sub)["phone_number"] == phone
    with refused("InvalidParameterException", "Username should be"):
        sign_up(api, client, unique("plain"))
    only_email = api.make_client(api.make_pool(UsernameAttributes=["email"]))
    with refused("InvalidParameterException", "Username should be an email."):
        sign_up(api, only_email, new_phone())


@pytest.mark.rows("UP-UNAME-08", "UP-UNAME-09", "GUIDE-22")
def test_a_name_in_use_is_refused_at_once_even_unverified(api):
    pool = api.make_pool(**EITHER)
    client = api.make_client(pool)
    email = new_email()
    sign_up(api, client, email)
    assert api.attributes_of(pool, email)["email_verified"] == "false"
    with refused("UsernameExistsException"):
        sign_up(api, client, email)
    with refused("UsernameExistsException"):
        api.admin.admin_create_user(UserPoolId=pool, Username=email, MessageAction="SUPPRESS")


@pytest.mark.rows("UP-UNAME-10")
def test_an_email_name_can_be_changed_for_another_email(api):
    pool = api.make_pool(**EITHER)
    client = api.make_client(pool)
    old, new, taken = new_email(), new_email(), new_email()
    api.make_user(pool, username=old, email_verified="true")
    api.make_user(pool, username=taken, email_verified="true")
    token = api.sign_in(client, old)["AccessToken"]
    with refused("AliasExistsException"):
        api.public.update_user_attributes(AccessToken=token, UserAttributes=attributes({"email": taken}))
    api.public.update_user_attributes(AccessToken=token, UserAttributes=attributes({"email": new}))
    api.public.verify_user_attribute(AccessToken=token, AttributeName="email", Code=api.code(new))
    assert api.sign_in(client, new)["AccessToken"]
    with refused("NotAuthorizedException"):
        api.sign_in(client, old)


@pytest.mark.rows("UP-UNAME-11")
def test_the_contact_of_the_sign_up_stays_the_name(api):
    pool = api.make_pool(**EITHER)
    client = api.make_client(pool)
    email, phone = new_email(), new_phone()
    for name, kept, other in (
        (email, "email", {"phone_number": new_phone()}), (phone, "phone_number", {"email": new_email()}),
    ):
        api.make_user(pool, username=name, **{f"{kept}_verified": "true"})
        token = api.sign_in(client, name)["AccessToken"]
        api.public.update_user_attributes(AccessToken=token, UserAttributes=attributes(other))
        (attribute, value), = other.items()
        api.admin.admin_update_user_attributes(
            UserPoolId=pool, Username=name, UserAttributes=attributes({f"{attribute}_verified": "true"}))
        with refused("NotAuthorizedException", "Incorrect username or password."):
            api.sign_in(client, value)
        with refused("InvalidParameterException", kept):
            api.public.delete_user_attributes(AccessToken=token, UserAttributeNames=[kept])
        assert api.sign_in(client, name)["AccessToken"]


@pytest.mark.rows("UP-UNAME-12", "UP-UNAME-13")
def test_an_email_stands_for_the_name_everywhere_but_in_a_search(api):
    pool = api.make_pool(**EITHER)
    email = new_email()
    user = api.make_user(pool, username=email, email_verified="true")
    api.admin.admin_disable_user(UserPoolId=pool, Username=email)
    assert api.admin.admin_get_user(UserPoolId=pool, Username=email)["Enabled"] is False
    api.admin.admin_enable_user(UserPoolId=pool, Username=email)

    def found(filter):
        return [one["Username"] for one in api.admin.list_users(UserPoolId=pool, Filter=filter)["Users"]]

    assert found(f'username = "{email}"') == []
    assert found(f'username = "{user.sub}"') == [user.sub]
    assert found(f'email = "{email}"') == [user.sub]


@pytest.mark.parametrize("sensitive", [True, False])
@pytest.mark.rows("NAME-03")
def test_the_pool_decides_whether_case_counts(api, sensitive):
    pool = api.make_pool(UsernameConfiguration={"CaseSensitive": sensitive})
    client = api.make_client(pool)
    name = unique("Bob")
    api.make_user(pool, username=name)
    if sensitive:
        with refused("NotAuthorizedException"):
            api.sign_in(client, name.upper())
        assert api.make_user(pool, username=name.upper()).sub
    else:
        lower, upper = api.sign_in(client, name.lower()), api.sign_in(client, name.upper())
        subs = {api.public.get_user(AccessToken=one["AccessToken"])["Username"] for one in (lower, upper)}
        assert len(subs) == 1
        with refused("UsernameExistsException"):
            api.make_user(pool, username=name.upper())
