"""Administrators create, change, find and delete users."""

import datetime

import pytest

from testkit.aws import refused
from testkit.cognito import OTHER_PASSWORD, PASSWORD, as_dict, attributes, new_email, new_phone, unique


def create(api, pool, username=None, **settings):
    given = settings.pop("given", {})
    return api.admin.admin_create_user(
        UserPoolId=pool, Username=username or unique(), UserAttributes=attributes(given), **settings)["User"]


@pytest.mark.rows("UP-ACU-01", "UP-ACU-02", "UP-ACU-04", "SGN-ACU-01", "SGN-ACU-02", "UP-MSG-04", "UP-MSG-05")
def test_an_invitation_brings_name_and_temporary_password(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    email, username = new_email(), unique("invitee")
    made = create(api, pool, username, given={"email": email}, DesiredDeliveryMediums=["EMAIL"])
    assert made["UserStatus"] == "FORCE_CHANGE_PASSWORD"
    assert made["Enabled"] is True
    assert made["UserCreateDate"] <= made["UserLastModifiedDate"]
    message = api.message(email)
    assert username in message["body"]
    assert message["code"] in message["body"]
    response = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": username, "PASSWORD": message["code"]})
    assert response["ChallengeName"] == "NEW_PASSWORD_REQUIRED"


def test_an_invitation_goes_by_every_medium_asked_for(api):
    pool = api.make_pool()
    email, phone = new_email(), new_phone()
    create(api, pool, given={"email": email, "phone_number": phone}, DesiredDeliveryMediums=["SMS", "EMAIL"])
    assert api.message(email)["channel"] == "email"
    assert api.message(phone)["channel"] == "sms"
    phone = new_phone()
    create(api, pool, given={"email": new_email(), "phone_number": phone})
    assert api.message(phone)["channel"] == "sms", "SMS is the default"
    email = new_email()
    create(api, pool, given={"email": email})
    assert api.message(email)["channel"] == "email", "as docs/differences.md says"


@pytest.mark.rows("UP-ACU-06", "UP-ACU-08")
def test_an_invitation_again_and_none_at_all(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    email, username = new_email(), unique()
    create(api, pool, username, given={"email": email}, MessageAction="SUPPRESS", TemporaryPassword=PASSWORD)
    assert api.messages(email) == []
    api.admin.admin_create_user(
        UserPoolId=pool, Username=username, MessageAction="RESEND", DesiredDeliveryMediums=["EMAIL"])
    renewed = api.message(email)["code"]
    assert renewed != PASSWORD
    assert api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": username, "PASSWORD": renewed})["ChallengeName"] == "NEW_PASSWORD_REQUIRED"
    with refused("UserNotFoundException"):
        api.admin.admin_create_user(UserPoolId=pool, Username=unique(), MessageAction="RESEND")
    user = api.make_user(pool, email=new_email())
    with refused("UnsupportedUserStateException"):
        api.admin.admin_create_user(
            UserPoolId=pool, Username=user.username, MessageAction="RESEND", DesiredDeliveryMediums=["EMAIL"])
    with refused("UsernameExistsException"):
        create(api, pool, username)


def test_an_invitation_without_an_address_is_refused(api):
    pool = api.make_pool()
    with refused("InvalidParameterException"):
        create(api, pool, given={"phone_number": new_phone()}, DesiredDeliveryMediums=["EMAIL"])


@pytest.mark.rows("UP-ATTR-05", "UP-ATTR-23")
def test_the_required_attributes_may_wait_and_immutable_ones_are_written_at_creation(api):
    pool = api.make_pool(Schema=[
        {"Name": "given_name", "Required": True},
        {"Name": "badge", "AttributeDataType": "String", "Mutable": False},
        {"Name": "late", "AttributeDataType": "String", "Mutable": False},
    ])
    client = api.make_client(pool)
    user = api.make_user(pool, custom__badge="A1")
    token = api.sign_in(client, user.username)["AccessToken"]
    for name in ("custom:badge", "custom:late"):
        with refused("InvalidParameterException", f"user.{name}: Attribute cannot be updated."):
            api.admin.admin_update_user_attributes(
                UserPoolId=pool, Username=user.username, UserAttributes=attributes({name: "B2"}))
        with refused("InvalidParameterException", f"user.{name}: Attribute cannot be updated."):
            api.public.update_user_attributes(AccessToken=token, UserAttributes=attributes({name: "B2"}))
    seen = api.attributes_of(pool, user.username)
    assert seen["custom:badge"] == "A1"
    assert "custom:late" not in seen


@pytest.mark.rows("UP-ATTR-09", "UP-ATTR-10", "UP-ATTR-11", "UP-STD-05", "UP-STD-14", "CODE-11")
def test_only_an_administrator_sets_the_verified_flags(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    token = api.sign_in(client, user.username)["AccessToken"]
    for name in ("email_verified", "phone_number_verified"):
        with refused("NotAuthorizedException"):
            api.public.update_user_attributes(AccessToken=token, UserAttributes=attributes({name: "true"}))
    email, phone = new_email(), new_phone()
    api.admin.admin_update_user_attributes(
        UserPoolId=pool, Username=user.username, UserAttributes=attributes({
            "email": email, "email_verified": "true", "phone_number": phone, "phone_number_verified": "true"}))
    seen = api.attributes_of(pool, user.username)
    assert seen["email"] == email
    assert seen["email_verified"] == seen["phone_number_verified"] == "true"
    with refused("InvalidParameterException"):
        api.admin.admin_update_user_attributes(
            UserPoolId=pool, Username=user.username, UserAttributes=attributes({"email_verified": "perhaps"}))


@pytest.mark.rows("UP-PERM-01", "UP-PERM-03", "UP-PERM-10")
def test_client_permissions_bind_users_and_not_administrators(api):
    pool = api.make_pool(Schema=[{"Name": "paying", "AttributeDataType": "String", "Mutable": True}])
    client = api.make_client(pool, WriteAttributes=["email", "nickname"], ReadAttributes=["custom:paying", "nickname"])
    user = api.make_user(pool)
    token = api.sign_in(client, user.username)["AccessToken"]
    with refused("NotAuthorizedException", "unauthorized attribute"):
        api.public.update_user_attributes(
            AccessToken=token, UserAttributes=attributes({"nickname": "x", "custom:paying": "yes"}))
    with refused("NotAuthorizedException", "unauthorized attribute"):
        api.public.sign_up(
            ClientId=client.id, Username=unique(), Password=PASSWORD,
            UserAttributes=attributes({"custom:paying": "yes"}))
    assert "nickname" not in api.attributes_of(pool, user.username)
    api.admin.admin_update_user_attributes(
        UserPoolId=pool, Username=user.username, UserAttributes=attributes({"custom:paying": "yes"}))
    seen = as_dict(api.public.get_user(AccessToken=token)["UserAttributes"])
    assert seen["custom:paying"] == "yes"


@pytest.mark.rows("UP-AUTH-13")
def test_attributes_are_removed_by_user_and_administrator(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool, name="N", nickname="K", email=new_email(), email_verified="true")
    token = api.sign_in(client, user.username)["AccessToken"]
    api.public.delete_user_attributes(AccessToken=token, UserAttributeNames=["nickname"])
    api.admin.admin_delete_user_attributes(
        UserPoolId=pool, Username=user.username, UserAttributeNames=["name", "email"])
    assert api.attributes_of(pool, user.username) == {"sub": user.sub}
    for name in ("sub", "custom:unheard"):
        with refused("InvalidParameterException"):
            api.admin.admin_delete_user_attributes(
                UserPoolId=pool, Username=user.username, UserAttributeNames=[name])


@pytest.mark.rows("UP-ATTR-25")
def test_an_attribute_may_change_any_number_of_times(api):
    """The guide advises against it, but nothing refuses it."""
    pool = api.make_pool(Schema=[{"Name": "score", "AttributeDataType": "Number", "Mutable": True}])
    client = api.make_client(pool)
    user = api.make_user(pool, custom__score="0")
    token = api.sign_in(client, user.username)["AccessToken"]
    for number in range(1, 61):
        given = attributes({"custom:score": str(number)})
        if number % 2:
            api.public.update_user_attributes(AccessToken=token, UserAttributes=given)
        else:
            api.admin.admin_update_user_attributes(UserPoolId=pool, Username=user.username, UserAttributes=given)
        assert as_dict(api.public.get_user(AccessToken=token)["UserAttributes"])["custom:score"] == str(number)


@pytest.mark.rows("SGN-CHG-01", "SGN-CHG-02", "SGN-SELF-09", "UP-SIGN-16")
def test_a_changed_email_is_unverified_and_gets_a_code(api):
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    client = api.make_client(pool)
    email, other = new_email(), new_email()
    user = api.make_user(pool, email=email, email_verified="true")
    token = api.sign_in(client, user.username)["AccessToken"]
    same = api.public.update_user_attributes(AccessToken=token, UserAttributes=attributes({"name": "N"}))
    assert not same.get("CodeDeliveryDetailsList")
    assert api.attributes_of(pool, user.username)["email_verified"] == "true"
    response = api.public.update_user_attributes(AccessToken=token, UserAttributes=attributes({"email": other}))
    assert [item["AttributeName"] for item in response["CodeDeliveryDetailsList"]] == ["email"]
    assert api.attributes_of(pool, user.username)["email_verified"] == "false"
    api.public.verify_user_attribute(AccessToken=token, AttributeName="email", Code=api.code(other))
    assert api.attributes_of(pool, user.username)["email_verified"] == "true"


def test_a_new_email_can_wait_for_its_verification(api):
    """With AttributesRequireVerificationBeforeUpdate the old value stays until the new one is verified."""
    pool = api.make_pool(
        AutoVerifiedAttributes=["email"],
        UserAttributeUpdateSettings={"AttributesRequireVerificationBeforeUpdate": ["email"]})
    client = api.make_client(pool)
    email, other = new_email(), new_email()
    user = api.make_user(pool, email=email, email_verified="true")
    token = api.sign_in(client, user.username)["AccessToken"]
    api.public.update_user_attributes(AccessToken=token, UserAttributes=attributes({"email": other}))
    seen = api.attributes_of(pool, user.username)
    assert seen["email"] == email
    assert seen["email_verified"] == "true"
    api.public.verify_user_attribute(AccessToken=token, AttributeName="email", Code=api.code(other))
    assert api.attributes_of(pool, user.username)["email"] == other


def test_an_administrators_new_email_waits_too_unless_it_is_said_to_be_proven(api):
    """AttributesRequireVerificationBeforeUpdate"""
    pool = api.make_pool(
        AutoVerifiedAttributes=["email"],
        UserAttributeUpdateSettings={"AttributesRequireVerificationBeforeUpdate": ["email"]})
    client = api.make_client(pool)
    email, other, third = new_email(), new_email(), new_email()
    user = api.make_user(pool, email=email, email_verified="true")
    token = api.sign_in(client, user.username)["AccessToken"]

    def update(**given):
        api.admin.admin_update_user_attributes(
            UserPoolId=pool, Username=user.username, UserAttributes=attributes(given))
        seen = api.attributes_of(pool, user.username)
        return seen["email"], seen["email_verified"]

    assert update(email=other) == (email, "true")
    api.public.verify_user_attribute(AccessToken=token, AttributeName="email", Code=api.code(other))
    assert api.attributes_of(pool, user.username)["email"] == other
    assert update(email=third, email_verified="true") == (third, "true")
    assert api.messages(third) == []


@pytest.mark.rows("UP-AUTH-13", "TOK-18")
def test_a_user_deletes_the_account(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    signed_in = api.sign_in(client, user.username)
    api.public.delete_user(AccessToken=signed_in["AccessToken"])
    with refused("UserNotFoundException"):
        api.admin.admin_get_user(UserPoolId=pool, Username=user.username)
    with refused("UserNotFoundException", "User does not exist."):
        api.public.get_user(AccessToken=signed_in["AccessToken"])
    with refused("NotAuthorizedException"):
        api.refresh(client, signed_in["RefreshToken"])


@pytest.mark.rows("TOK-18")
def test_a_disabled_user_is_refused_at_once(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    signed_in = api.sign_in(client, user.username)
    api.admin.admin_disable_user(UserPoolId=pool, Username=user.username)
    with refused("NotAuthorizedException"):
        api.refresh(client, signed_in["RefreshToken"])
    with refused("NotAuthorizedException"):
        api.public.get_user(AccessToken=signed_in["AccessToken"])
    with refused("NotAuthorizedException"):
        api.srp(client, user.username).authenticate_user()


@pytest.fixture
def searchable(api):
    """A pool with six users to search for."""
    api.pool = api.make_pool()
    for number in range(5):
        api.make_user(
            api.pool, username=f"Reader-{number}", email=f"c{number}@example.com",
            given_name="Ada" if number % 2 else "Bob", family_name="Reddy", name=f"N {number}",
            phone_number=f"+1312555000{number}", preferred_username=f"p{number}", address="somewhere")
    create(api, api.pool, "waiting", MessageAction="SUPPRESS", given={"email": "C9@example.com"})
    api.admin.admin_disable_user(UserPoolId=api.pool, Username="Reader-4")
    return api


def names(api, **given):
    return [user["Username"] for user in api.admin.list_users(UserPoolId=api.pool, **given)["Users"]]


@pytest.mark.parametrize(
    "filter, expected",
    [
        ("", ["Reader-0", "Reader-1", "Reader-2", "Reader-3", "Reader-4", "waiting"]),
        ('username = "Reader-1"', ["Reader-1"]), ('username = "reader-1"', []),
        ('username ^= "Reader"', [0, 1, 2, 3, 4]),
        ('username ^= "reader"', []), ('email = "c2@example.com"', [2]), ('email = "C2@EXAMPLE.com"', [2]),
        ('email ^= "c9"', ["waiting"]), ('phone_number ^= "+1312"', [0, 1, 2, 3, 4]), ('given_name = "ada"', [1, 3]),
        ('family_name = "Reddy"', [0, 1, 2, 3, 4]), ('name ^= "n 3"', [3]), ('preferred_username = "p0"', [0]),
        ('cognito:user_status = "force_change_password"', ["waiting"]),
        ('cognito:user_status = "CONFIRMED"', [0, 1, 2, 3, 4]),
        ('status = "Disabled"', [4]), ('status = "disabled"', []), ('status = "Enabled"', [0, 1, 2, 3, "waiting"]),
        ('"email" = "c1@example.com"', [1]), ('"cognito:user_status"="CONFIRMED"', [0, 1, 2, 3, 4]),
        ('email="c1@example.com"', [1]), ('email  ^=  "c1"', [1]), ('given_name = "A"', []), ('email ^= "%"', []),
        ('email ^= "_"', []),
    ])
@pytest.mark.rows(
    "USR-SRCH-01", "USR-SRCH-03", "USR-SRCH-04", "USR-SRCH-05", "USR-SRCH-06", "USR-SRCH-07", "USR-SRCH-08",
    "USR-SRCH-10", "USR-SRCH-11", "USR-SRCH-15", "USR-SRCH-17", "UP-FIND-03", "UP-FIND-06", "UP-FIND-07", "UP-FIND-08",
    "UP-FIND-11", "UP-FIND-12", "UP-STD-06", "UP-STD-08", "UP-STD-11", "NAME-06", "GUIDE-21")
def test_a_search(searchable, filter, expected):
    wanted = [f"Reader-{one}" if isinstance(one, int) else one for one in expected]
    assert sorted(names(searchable, Filter=filter)) == sorted(wanted)


@pytest.mark.rows("USR-SRCH-16", "UP-FIND-11")
def test_results_come_in_the_order_of_what_was_searched(searchable):
    for field in ("email", "phone_number", "name"):
        prefix = {"email": "c", "phone_number": "+1", "name": "N"}[field]
        users = searchable.admin.list_users(UserPoolId=searchable.pool, Filter=f'{field} ^= "{prefix}"')["Users"]
        values = [as_dict(user["Attributes"])[field].lower() for user in users]
        assert len(values) >= 5
        assert values == sorted(values)


@pytest.mark.parametrize(
    "filter",
    ['custom:team = "x"', 'address = "somewhere"', 'email', 'email = c1', 'email = "c1', 'email ~ "c1"',
     'email = "a" b', 'email = "a" AND name = "b"', '= "a"', 'unheard = "a"', 'sub ^= 1'])
@pytest.mark.rows("USR-SRCH-02", "USR-SRCH-09", "UP-FIND-04")
def test_an_invalid_search_is_refused(searchable, filter):
    with refused("InvalidParameterException"):
        names(searchable, Filter=filter)


@pytest.mark.rows("USR-SRCH-07", "NAME-06")
def test_a_quote_in_a_searched_value(api):
    api.pool = api.make_pool()
    api.make_user(api.pool, username="quoted", name='Say "hi"; drop')
    assert names(api, Filter='name = "Say \\"hi\\"; drop"') == ["quoted"]
    assert names(api, Filter='name ^= "Say \\"hi"') == ["quoted"]


@pytest.mark.rows("USR-SRCH-01")
def test_a_sub_finds_its_user(searchable):
    sub = searchable.attributes_of(searchable.pool, "Reader-2")["sub"]
    assert names(searchable, Filter=f'sub = "{sub}"') == ["Reader-2"]
    assert searchable.admin.admin_get_user(UserPoolId=searchable.pool, Username=sub)["Username"] == "Reader-2"


@pytest.mark.rows("USR-SRCH-13", "USR-SRCH-14", "USR-SRCH-18", "UP-FIND-10", "UP-FIND-12")
def test_pages_hold_each_user_once(searchable):
    for filter in ("", 'family_name = "Reddy"'):
        seen, token = [], None
        while True:
            page = searchable.admin.list_users(
                UserPoolId=searchable.pool, Filter=filter, Limit=2, **({"PaginationToken": token} if token else {}))
            assert len(page["Users"]) <= 2
            seen += [user["Username"] for user in page["Users"]]
            token = page.get("PaginationToken")
            if not token:
                break
        assert sorted(seen) == sorted(names(searchable, Filter=filter))
        assert len(set(seen)) == len(seen)


@pytest.mark.rows("USR-SRCH-12", "USR-SRCH-18", "UP-FIND-09")
def test_only_the_attributes_asked_for(searchable):
    users = searchable.admin.list_users(
        UserPoolId=searchable.pool, Filter='family_name = "Reddy"',
        AttributesToGet=["given_name", "family_name", "sub"])["Users"]
    asked = {"given_name", "family_name", "sub"}
    assert all(set(as_dict(user["Attributes"])) == asked for user in users)
    assert users
    with refused("InvalidParameterException", "One or more requested attributes do not exist."):
        searchable.admin.list_users(UserPoolId=searchable.pool, AttributesToGet=["given_name", "custom:foo"])
    everything = searchable.admin.list_users(UserPoolId=searchable.pool, AttributesToGet=[], Limit=1)["Users"][0]
    assert "email" in as_dict(everything["Attributes"])
    user = everything
    assert isinstance(user["UserCreateDate"], datetime.datetime)
    assert user["Enabled"] in (True, False)


@pytest.mark.rows("UP-SIGN-20", "UP-PWD-08")
def test_an_administrator_sets_a_permanent_or_a_temporary_password(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    api.admin.admin_set_user_password(UserPoolId=pool, Username=user.username, Password=OTHER_PASSWORD)
    assert api.status_of(pool, user.username) == "FORCE_CHANGE_PASSWORD"
    response = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": user.username, "PASSWORD": OTHER_PASSWORD})
    assert response["ChallengeName"] == "NEW_PASSWORD_REQUIRED"
    with refused("InvalidPasswordException"):
        api.admin.admin_set_user_password(
            UserPoolId=pool, Username=user.username, Password="short", Permanent=True)
