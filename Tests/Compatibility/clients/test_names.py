"""Usernames, aliases, and e-mail or phone number as the name."""

import uuid

import pytest

from house.callers import refused
from house.people import PASSWORD, as_dict, attributes, new_email, new_phone, unique

ALIASES = {"AliasAttributes": ["email", "phone_number", "preferred_username"],
           "AutoVerifiedAttributes": ["email", "phone_number"]}
EITHER = {"UsernameAttributes": ["email", "phone_number"], "AutoVerifiedAttributes": ["email"]}


def sign_up(house, client, username, **given):
    return house.anyone.sign_up(
        ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes(given))


def confirm(house, client, username, code, **more):
    house.anyone.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=code, **more)


def test_a_verified_alias_signs_in_and_an_unverified_one_does_not(house):
    """UP-ALIAS-04 UP-ALIAS-05 UP-ALIAS-12 UP-ATTR-26"""
    pool = house.make_pool(**ALIASES)
    client = house.make_client(pool)
    username, email = unique(), new_email()
    sign_up(house, client, username, email=email)
    house.admin.admin_confirm_sign_up(UserPoolId=pool, Username=username)
    assert house.sign_in(client, username)
    with refused("NotAuthorizedException", "Incorrect username or password."):
        house.sign_in(client, email)
    house.admin.admin_update_user_attributes(
        UserPoolId=pool, Username=username, UserAttributes=attributes({"email_verified": "true"}))
    token = house.sign_in(client, email)["AccessToken"]
    assert house.anyone.get_user(AccessToken=token)["Username"] == username
    assert house.admin.admin_get_user(UserPoolId=pool, Username=email)["Username"] == username
    answer = house.srp(client, email).authenticate_user()
    assert answer["AuthenticationResult"]["AccessToken"]


def test_a_username_shaped_like_an_alias_is_refused(house):
    """UP-ALIAS-06 UP-ALIAS-07"""
    client = house.make_client(house.make_pool(**ALIASES))
    for name in (new_email(), new_phone()):
        with refused("InvalidParameterException", "Username cannot be of"):
            sign_up(house, client, name)
    plain = house.make_client(house.make_pool())
    assert sign_up(house, plain, new_email())["UserSub"]


def test_a_taken_alias_stays_with_its_owner_until_moved_by_force(house):
    """UP-ALIAS-08 UP-ALIAS-09 UP-ALIAS-10 UP-ALIAS-11 (decision D22)"""
    pool = house.make_pool(**ALIASES)
    client = house.make_client(pool)
    first, second, email = unique("first"), unique("second"), new_email()
    sign_up(house, client, first, email=email)
    confirm(house, client, first, house.code(email))
    sign_up(house, client, second, email=email)
    code = house.code(email, count=2)
    with refused("AliasExistsException"):
        confirm(house, client, second, code)
    assert house.status_of(pool, second) == "UNCONFIRMED"
    assert house.attributes_of(pool, first)["email_verified"] == "true"
    assert house.admin.admin_get_user(UserPoolId=pool, Username=email)["Username"] == first

    confirm(house, client, second, code, ForceAliasCreation=True)
    assert house.status_of(pool, second) == "CONFIRMED"
    assert house.attributes_of(pool, first)["email_verified"] == "false"
    assert house.admin.admin_get_user(UserPoolId=pool, Username=email)["Username"] == second
    token = house.sign_in(client, email)["AccessToken"]
    assert house.anyone.get_user(AccessToken=token)["Username"] == second
    assert house.sign_in(client, first), "the old owner still has the username"


def test_an_administrator_moves_an_alias_only_by_force(house):
    """UP-ALIAS-17 UP-ACU-03"""
    pool = house.make_pool(**ALIASES)
    email = new_email()
    owner = house.make_person(pool, email=email, email_verified="true")
    given = {
        "UserPoolId": pool, "Username": unique(), "MessageAction": "SUPPRESS",
        "UserAttributes": attributes({"email": email, "email_verified": "true"}),
    }
    # The model of this operation has no AliasExistsException; the service says UsernameExists and names the attribute.
    with refused("UsernameExistsException", "An account with the email already exists."):
        house.admin.admin_create_user(**given)
    house.admin.admin_create_user(**given, ForceAliasCreation=True)
    assert house.admin.admin_get_user(UserPoolId=pool, Username=email)["Username"] == given["Username"]
    assert house.attributes_of(pool, owner.username)["email_verified"] == "false"


def test_preferred_username_is_a_name_that_can_change(house):
    """UP-ALIAS-13 UP-ALIAS-14 UP-ATTR-15 UP-STD-16"""
    pool = house.make_pool(**ALIASES)
    client = house.make_client(pool)
    with refused("InvalidParameterException"):
        sign_up(house, client, unique(), preferred_username="early")
    person = house.make_person(pool)
    token = house.sign_in(client, person.username)["AccessToken"]
    before, after = unique("nick"), unique("nick")
    for name in (before, after):
        house.anyone.update_user_attributes(
            AccessToken=token, UserAttributes=attributes({"preferred_username": name}))
        assert house.sign_in(client, name)["AccessToken"]
    with refused("NotAuthorizedException"):
        house.sign_in(client, before)
    other = house.make_person(pool)
    with refused("AliasExistsException"):
        house.anyone.update_user_attributes(
            AccessToken=house.sign_in(client, other.username)["AccessToken"],
            UserAttributes=attributes({"preferred_username": after}))


def test_required_and_alias_exclude_each_other_for_preferred_username(house):
    """UP-ATTR-14"""
    with refused("InvalidParameterException"):
        house.make_pool(
            AliasAttributes=["preferred_username"], Schema=[{"Name": "preferred_username", "Required": True}])


def test_the_way_of_signing_in_is_fixed_at_creation(house):
    """UP-ALIAS-16 UP-POOL-17"""
    with refused("InvalidParameterException"):
        house.make_pool(AliasAttributes=["email"], UsernameAttributes=["email"])
    pool = house.make_pool(AliasAttributes=["email"])
    house.wire.post(
        "UpdateUserPool", {"UserPoolId": pool, "AliasAttributes": ["phone_number"], "UsernameAttributes": ["email"],
                           "Schema": [{"Name": "name", "Required": True}]}, signed=True)
    described = house.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    assert described["AliasAttributes"] == ["email"] and not described.get("UsernameAttributes")
    assert not next(item for item in described["SchemaAttributes"] if item["Name"] == "name")["Required"]


def test_an_email_as_the_name_fills_the_attribute_and_hides_behind_a_uuid(house):
    """UP-UNAME-01 UP-UNAME-03 UP-UNAME-04 UP-UNAME-05 UP-UNAME-06 UP-UNAME-07 UP-TOK-04"""
    pool = house.make_pool(**EITHER)
    client = house.make_client(pool)
    email, phone = new_email(), new_phone()
    sub = sign_up(house, client, email)["UserSub"]
    user = house.admin.admin_get_user(UserPoolId=pool, Username=email)
    assert user["Username"] == sub == str(uuid.UUID(sub))
    assert as_dict(user["UserAttributes"])["email"] == email
    sub = sign_up(house, client, phone)["UserSub"]
    assert house.attributes_of(pool, sub)["phone_number"] == phone
    with refused("InvalidParameterException", "Username should be"):
        sign_up(house, client, unique("plain"))
    only_email = house.make_client(house.make_pool(UsernameAttributes=["email"]))
    with refused("InvalidParameterException", "Username should be an email."):
        sign_up(house, only_email, new_phone())


def test_a_name_in_use_is_refused_at_once_even_unverified(house):
    """UP-UNAME-08 UP-UNAME-09 (decision D22)"""
    pool = house.make_pool(**EITHER)
    client = house.make_client(pool)
    email = new_email()
    sign_up(house, client, email)
    assert house.attributes_of(pool, email)["email_verified"] == "false"
    with refused("UsernameExistsException"):
        sign_up(house, client, email)
    with refused("UsernameExistsException"):
        house.admin.admin_create_user(UserPoolId=pool, Username=email, MessageAction="SUPPRESS")


def test_an_email_name_can_be_changed_for_another_email(house):
    """UP-UNAME-10 UP-UNAME-11"""
    pool = house.make_pool(**EITHER)
    client = house.make_client(pool)
    old, new, taken = new_email(), new_email(), new_email()
    house.make_person(pool, username=old, email_verified="true")
    house.make_person(pool, username=taken, email_verified="true")
    token = house.sign_in(client, old)["AccessToken"]
    with refused("AliasExistsException"):
        house.anyone.update_user_attributes(AccessToken=token, UserAttributes=attributes({"email": taken}))
    house.anyone.update_user_attributes(AccessToken=token, UserAttributes=attributes({"email": new}))
    house.anyone.verify_user_attribute(AccessToken=token, AttributeName="email", Code=house.code(new))
    assert house.sign_in(client, new)["AccessToken"]
    with refused("NotAuthorizedException"):
        house.sign_in(client, old)


def test_an_email_stands_for_the_name_everywhere_but_in_a_search(house):
    """UP-UNAME-12 UP-UNAME-13"""
    pool = house.make_pool(**EITHER)
    email = new_email()
    person = house.make_person(pool, username=email, email_verified="true")
    house.admin.admin_disable_user(UserPoolId=pool, Username=email)
    assert house.admin.admin_get_user(UserPoolId=pool, Username=email)["Enabled"] is False
    house.admin.admin_enable_user(UserPoolId=pool, Username=email)

    def found(filter):
        return [user["Username"] for user in house.admin.list_users(UserPoolId=pool, Filter=filter)["Users"]]

    assert found(f'username = "{email}"') == []
    assert found(f'username = "{person.sub}"') == [person.sub]
    assert found(f'email = "{email}"') == [person.sub]


@pytest.mark.parametrize("sensitive", [True, False])
def test_case_counts_where_the_pool_says_so(house, sensitive):
    """NAME-03"""
    pool = house.make_pool(UsernameConfiguration={"CaseSensitive": sensitive})
    client = house.make_client(pool)
    name = unique("Bob")
    house.make_person(pool, username=name)
    if sensitive:
        with refused("NotAuthorizedException"):
            house.sign_in(client, name.upper())
        assert house.make_person(pool, username=name.upper()).sub
    else:
        lower, upper = house.sign_in(client, name.lower()), house.sign_in(client, name.upper())
        subs = {house.anyone.get_user(AccessToken=one["AccessToken"])["Username"] for one in (lower, upper)}
        assert len(subs) == 1
        with refused("UsernameExistsException"):
            house.make_person(pool, username=name.upper())
