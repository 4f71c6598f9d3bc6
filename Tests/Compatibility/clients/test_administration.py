"""People made, changed, found and removed by administrators."""

import datetime

import pytest

from house.callers import refused
from house.people import OTHER_PASSWORD, PASSWORD, as_dict, attributes, new_email, new_phone, unique


def create(house, pool, username=None, **settings):
    given = settings.pop("given", {})
    return house.admin.admin_create_user(
        UserPoolId=pool, Username=username or unique(), UserAttributes=attributes(given), **settings)["User"]


def test_an_invitation_brings_name_and_temporary_password(house):
    """UP-ACU-01 UP-ACU-02 UP-ACU-04 UP-ACU-05 SGN-ACU-01 SGN-ACU-02 UP-MSG-04 UP-MSG-05 SGN-STA-01 SGN-STA-02"""
    pool = house.make_pool()
    client = house.make_client(pool)
    email, username = new_email(), unique("guest")
    made = create(house, pool, username, given={"email": email}, DesiredDeliveryMediums=["EMAIL"])
    assert made["UserStatus"] == "FORCE_CHANGE_PASSWORD" and made["Enabled"] is True
    assert made["UserCreateDate"] <= made["UserLastModifiedDate"]
    message = house.message(email)
    assert username in message["body"] and message["code"] in message["body"]
    answer = house.anyone.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": username, "PASSWORD": message["code"]})
    assert answer["ChallengeName"] == "NEW_PASSWORD_REQUIRED"


def test_an_invitation_goes_by_every_medium_asked_for(house):
    """UP-ACU-05"""
    pool = house.make_pool()
    email, phone = new_email(), new_phone()
    create(house, pool, given={"email": email, "phone_number": phone}, DesiredDeliveryMediums=["SMS", "EMAIL"])
    assert house.message(email)["channel"] == "email"
    assert house.message(phone)["channel"] == "sms"
    phone = new_phone()
    create(house, pool, given={"email": new_email(), "phone_number": phone})
    assert house.message(phone)["channel"] == "sms", "SMS where nothing is said"


def test_an_invitation_again_and_none_at_all(house):
    """UP-ACU-06 UP-ACU-08"""
    pool = house.make_pool()
    client = house.make_client(pool)
    email, username = new_email(), unique()
    create(house, pool, username, given={"email": email}, MessageAction="SUPPRESS", TemporaryPassword=PASSWORD)
    assert house.messages(email) == []
    house.admin.admin_create_user(
        UserPoolId=pool, Username=username, MessageAction="RESEND", DesiredDeliveryMediums=["EMAIL"])
    renewed = house.message(email)["code"]
    assert renewed != PASSWORD
    assert house.anyone.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": username, "PASSWORD": renewed})["ChallengeName"] == "NEW_PASSWORD_REQUIRED"
    with refused("UserNotFoundException"):
        house.admin.admin_create_user(UserPoolId=pool, Username=unique(), MessageAction="RESEND")
    person = house.make_person(pool, email=new_email())
    with refused("UnsupportedUserStateException"):
        house.admin.admin_create_user(
            UserPoolId=pool, Username=person.username, MessageAction="RESEND", DesiredDeliveryMediums=["EMAIL"])
    with refused("UsernameExistsException"):
        create(house, pool, username)


def test_an_invitation_nobody_can_receive_is_refused(house):
    pool = house.make_pool()
    with refused("InvalidParameterException"):
        create(house, pool, given={"phone_number": new_phone()}, DesiredDeliveryMediums=["EMAIL"])


def test_the_required_attributes_may_wait_and_immutable_ones_are_written_once(house):
    """UP-ATTR-05 UP-ATTR-23"""
    pool = house.make_pool(Schema=[
        {"Name": "given_name", "Required": True},
        {"Name": "badge", "AttributeDataType": "String", "Mutable": False},
    ])
    client = house.make_client(pool)
    person = house.make_person(pool, custom__badge="A1")
    with refused("InvalidParameterException"):
        house.admin.admin_update_user_attributes(
            UserPoolId=pool, Username=person.username, UserAttributes=attributes({"custom:badge": "B2"}))
    with refused("InvalidParameterException"):
        house.anyone.update_user_attributes(
            AccessToken=house.sign_in(client, person.username)["AccessToken"],
            UserAttributes=attributes({"custom:badge": "B2"}))
    assert house.attributes_of(pool, person.username)["custom:badge"] == "A1"


def test_an_administrator_verifies_what_a_person_may_not(house):
    """UP-ATTR-09 UP-ATTR-10 UP-ATTR-11 UP-STD-05 UP-STD-14 CODE-11"""
    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool)
    token = house.sign_in(client, person.username)["AccessToken"]
    for name in ("email_verified", "phone_number_verified"):
        with refused("NotAuthorizedException"):
            house.anyone.update_user_attributes(AccessToken=token, UserAttributes=attributes({name: "true"}))
    email, phone = new_email(), new_phone()
    house.admin.admin_update_user_attributes(
        UserPoolId=pool, Username=person.username, UserAttributes=attributes({
            "email": email, "email_verified": "true", "phone_number": phone, "phone_number_verified": "true"}))
    seen = house.attributes_of(pool, person.username)
    assert seen["email"] == email and seen["email_verified"] == seen["phone_number_verified"] == "true"
    with refused("InvalidParameterException"):
        house.admin.admin_update_user_attributes(
            UserPoolId=pool, Username=person.username, UserAttributes=attributes({"email_verified": "perhaps"}))


def test_client_permissions_bind_people_and_not_administrators(house):
    """UP-PERM-01 UP-PERM-03 UP-PERM-10"""
    pool = house.make_pool(Schema=[{"Name": "paying", "AttributeDataType": "String", "Mutable": True}])
    client = house.make_client(pool, WriteAttributes=["email", "nickname"], ReadAttributes=["custom:paying", "nickname"])
    person = house.make_person(pool)
    token = house.sign_in(client, person.username)["AccessToken"]
    with refused("NotAuthorizedException", "unauthorized attribute"):
        house.anyone.update_user_attributes(
            AccessToken=token, UserAttributes=attributes({"nickname": "x", "custom:paying": "yes"}))
    with refused("NotAuthorizedException", "unauthorized attribute"):
        house.anyone.sign_up(
            ClientId=client.id, Username=unique(), Password=PASSWORD,
            UserAttributes=attributes({"custom:paying": "yes"}))
    assert "nickname" not in house.attributes_of(pool, person.username)
    house.admin.admin_update_user_attributes(
        UserPoolId=pool, Username=person.username, UserAttributes=attributes({"custom:paying": "yes"}))
    seen = as_dict(house.anyone.get_user(AccessToken=token)["UserAttributes"])
    assert seen["custom:paying"] == "yes"


def test_attributes_are_removed_by_person_and_administrator(house):
    """UP-AUTH-13"""
    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool, name="N", nickname="K", email=new_email(), email_verified="true")
    token = house.sign_in(client, person.username)["AccessToken"]
    house.anyone.delete_user_attributes(AccessToken=token, UserAttributeNames=["nickname"])
    house.admin.admin_delete_user_attributes(
        UserPoolId=pool, Username=person.username, UserAttributeNames=["name", "email"])
    assert house.attributes_of(pool, person.username) == {"sub": person.sub}
    for name in ("sub", "custom:unheard"):
        with refused("InvalidParameterException"):
            house.admin.admin_delete_user_attributes(
                UserPoolId=pool, Username=person.username, UserAttributeNames=[name])


def test_an_attribute_may_change_as_often_as_one_likes(house):
    """UP-ATTR-25: that other places suit fast-changing data better is advice, and no rule."""
    pool = house.make_pool(Schema=[{"Name": "score", "AttributeDataType": "Number", "Mutable": True}])
    client = house.make_client(pool)
    person = house.make_person(pool, custom__score="0")
    token = house.sign_in(client, person.username)["AccessToken"]
    for number in range(1, 61):
        given = attributes({"custom:score": str(number)})
        if number % 2:
            house.anyone.update_user_attributes(AccessToken=token, UserAttributes=given)
        else:
            house.admin.admin_update_user_attributes(UserPoolId=pool, Username=person.username, UserAttributes=given)
        assert as_dict(house.anyone.get_user(AccessToken=token)["UserAttributes"])["custom:score"] == str(number)


def test_a_changed_email_is_unverified_and_gets_a_code(house):
    """SGN-CHG-01 SGN-CHG-02 SGN-SELF-09 UP-SIGN-16"""
    pool = house.make_pool(AutoVerifiedAttributes=["email"])
    client = house.make_client(pool)
    email, other = new_email(), new_email()
    person = house.make_person(pool, email=email, email_verified="true")
    token = house.sign_in(client, person.username)["AccessToken"]
    same = house.anyone.update_user_attributes(AccessToken=token, UserAttributes=attributes({"name": "N"}))
    assert not same.get("CodeDeliveryDetailsList")
    assert house.attributes_of(pool, person.username)["email_verified"] == "true"
    answer = house.anyone.update_user_attributes(AccessToken=token, UserAttributes=attributes({"email": other}))
    assert [item["AttributeName"] for item in answer["CodeDeliveryDetailsList"]] == ["email"]
    assert house.attributes_of(pool, person.username)["email_verified"] == "false"
    house.anyone.verify_user_attribute(AccessToken=token, AttributeName="email", Code=house.code(other))
    assert house.attributes_of(pool, person.username)["email_verified"] == "true"


def test_a_new_email_can_wait_for_its_verification(house):
    """With AttributesRequireVerificationBeforeUpdate the old value stands until the new one is proved."""
    pool = house.make_pool(
        AutoVerifiedAttributes=["email"],
        UserAttributeUpdateSettings={"AttributesRequireVerificationBeforeUpdate": ["email"]})
    client = house.make_client(pool)
    email, other = new_email(), new_email()
    person = house.make_person(pool, email=email, email_verified="true")
    token = house.sign_in(client, person.username)["AccessToken"]
    house.anyone.update_user_attributes(AccessToken=token, UserAttributes=attributes({"email": other}))
    seen = house.attributes_of(pool, person.username)
    assert seen["email"] == email and seen["email_verified"] == "true"
    house.anyone.verify_user_attribute(AccessToken=token, AttributeName="email", Code=house.code(other))
    assert house.attributes_of(pool, person.username)["email"] == other


def test_an_administrators_new_email_waits_too_unless_it_is_said_to_be_proven(house):
    """AttributesRequireVerificationBeforeUpdate"""
    pool = house.make_pool(
        AutoVerifiedAttributes=["email"],
        UserAttributeUpdateSettings={"AttributesRequireVerificationBeforeUpdate": ["email"]})
    client = house.make_client(pool)
    email, other, third = new_email(), new_email(), new_email()
    person = house.make_person(pool, email=email, email_verified="true")
    token = house.sign_in(client, person.username)["AccessToken"]

    def update(**given):
        house.admin.admin_update_user_attributes(
            UserPoolId=pool, Username=person.username, UserAttributes=attributes(given))
        seen = house.attributes_of(pool, person.username)
        return seen["email"], seen["email_verified"]

    assert update(email=other) == (email, "true")
    house.anyone.verify_user_attribute(AccessToken=token, AttributeName="email", Code=house.code(other))
    assert house.attributes_of(pool, person.username)["email"] == other
    assert update(email=third, email_verified="true") == (third, "true")
    assert house.messages(third) == []


def test_a_person_leaves(house):
    """UP-AUTH-13 TOK-18"""
    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool)
    signed_in = house.sign_in(client, person.username)
    house.anyone.delete_user(AccessToken=signed_in["AccessToken"])
    with refused("UserNotFoundException"):
        house.admin.admin_get_user(UserPoolId=pool, Username=person.username)
    with refused("UserNotFoundException", "User does not exist."):
        house.anyone.get_user(AccessToken=signed_in["AccessToken"])
    with refused("NotAuthorizedException"):
        house.refresh(client, signed_in["RefreshToken"])


def test_a_disabled_person_is_shut_out_at_once(house):
    """TOK-18"""
    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool)
    signed_in = house.sign_in(client, person.username)
    house.admin.admin_disable_user(UserPoolId=pool, Username=person.username)
    with refused("NotAuthorizedException"):
        house.refresh(client, signed_in["RefreshToken"])
    with refused("NotAuthorizedException"):
        house.anyone.get_user(AccessToken=signed_in["AccessToken"])
    with refused("NotAuthorizedException"):
        house.srp(client, person.username).authenticate_user()


@pytest.fixture
def crowd(house):
    """A pool with people to find."""
    house.pool = house.make_pool()
    for number in range(5):
        house.make_person(
            house.pool, username=f"Crowd-{number}", email=f"c{number}@example.com", given_name="Ada" if number % 2 else "Bob",
            family_name="Reddy", name=f"N {number}", phone_number=f"+1312555000{number}", preferred_username=f"p{number}",
            address="somewhere")
    create(house, house.pool, "waiting", MessageAction="SUPPRESS", given={"email": "C9@example.com"})
    house.admin.admin_disable_user(UserPoolId=house.pool, Username="Crowd-4")
    return house


def names(house, **given):
    return [user["Username"] for user in house.admin.list_users(UserPoolId=house.pool, **given)["Users"]]


@pytest.mark.parametrize(
    "filter, expected",
    [
        ("", ["Crowd-0", "Crowd-1", "Crowd-2", "Crowd-3", "Crowd-4", "waiting"]),
        ('username = "Crowd-1"', ["Crowd-1"]), ('username = "crowd-1"', []), ('username ^= "Crowd"', [0, 1, 2, 3, 4]),
        ('username ^= "crowd"', []), ('email = "c2@example.com"', [2]), ('email = "C2@EXAMPLE.com"', [2]),
        ('email ^= "c9"', ["waiting"]), ('phone_number ^= "+1312"', [0, 1, 2, 3, 4]), ('given_name = "ada"', [1, 3]),
        ('family_name = "Reddy"', [0, 1, 2, 3, 4]), ('name ^= "n 3"', [3]), ('preferred_username = "p0"', [0]),
        ('cognito:user_status = "force_change_password"', ["waiting"]), ('cognito:user_status = "CONFIRMED"', [0, 1, 2, 3, 4]),
        ('status = "Disabled"', [4]), ('status = "disabled"', []), ('status = "Enabled"', [0, 1, 2, 3, "waiting"]),
        ('"email" = "c1@example.com"', [1]), ('"cognito:user_status"="CONFIRMED"', [0, 1, 2, 3, 4]),
        ('email="c1@example.com"', [1]), ('email  ^=  "c1"', [1]), ('given_name = "A"', []), ('email ^= "%"', []),
        ('email ^= "_"', []),
    ])
def test_a_search(crowd, filter, expected):
    """USR-SRCH-01 USR-SRCH-03 USR-SRCH-04 USR-SRCH-05 USR-SRCH-06 USR-SRCH-07 USR-SRCH-08 USR-SRCH-10 USR-SRCH-11 USR-SRCH-15
    USR-SRCH-17 UP-FIND-03 UP-FIND-06 UP-FIND-07 UP-FIND-08 UP-FIND-11 UP-FIND-12 UP-STD-06 UP-STD-08 UP-STD-11 NAME-06
    (decision D21)"""
    wanted = [f"Crowd-{one}" if isinstance(one, int) else one for one in expected]
    assert sorted(names(crowd, Filter=filter)) == sorted(wanted)


def test_results_come_in_the_order_of_what_was_searched(crowd):
    """USR-SRCH-16 UP-FIND-11"""
    for field in ("email", "phone_number", "name"):
        prefix = {"email": "c", "phone_number": "+1", "name": "N"}[field]
        users = crowd.admin.list_users(UserPoolId=crowd.pool, Filter=f'{field} ^= "{prefix}"')["Users"]
        values = [as_dict(user["Attributes"])[field].lower() for user in users]
        assert len(values) >= 5 and values == sorted(values)


@pytest.mark.parametrize(
    "filter",
    ['custom:team = "x"', 'address = "somewhere"', 'email', 'email = c1', 'email = "c1', 'email ~ "c1"', 'email = "a" b',
     'email = "a" AND name = "b"', '= "a"', 'unheard = "a"', 'sub ^= 1'])
def test_a_search_that_means_nothing(crowd, filter):
    """USR-SRCH-02 USR-SRCH-09 UP-FIND-04"""
    with refused("InvalidParameterException"):
        names(crowd, Filter=filter)


def test_a_quote_in_a_searched_value(house):
    """USR-SRCH-07 NAME-06"""
    house.pool = house.make_pool()
    house.make_person(house.pool, username="quoted", name='Say "hi"; drop')
    assert names(house, Filter='name = "Say \\"hi\\"; drop"') == ["quoted"]
    assert names(house, Filter='name ^= "Say \\"hi"') == ["quoted"]


def test_a_sub_finds_its_person(crowd):
    """USR-SRCH-01"""
    sub = crowd.attributes_of(crowd.pool, "Crowd-2")["sub"]
    assert names(crowd, Filter=f'sub = "{sub}"') == ["Crowd-2"]
    assert crowd.admin.admin_get_user(UserPoolId=crowd.pool, Username=sub)["Username"] == "Crowd-2"


def test_pages_hold_everyone_once(crowd):
    """USR-SRCH-13 USR-SRCH-14 USR-SRCH-18 UP-FIND-10 UP-FIND-12"""
    for filter in ("", 'family_name = "Reddy"'):
        seen, token = [], None
        while True:
            page = crowd.admin.list_users(
                UserPoolId=crowd.pool, Filter=filter, Limit=2, **({"PaginationToken": token} if token else {}))
            assert len(page["Users"]) <= 2
            seen += [user["Username"] for user in page["Users"]]
            token = page.get("PaginationToken")
            if not token:
                break
        assert sorted(seen) == sorted(names(crowd, Filter=filter)) and len(set(seen)) == len(seen)


def test_only_the_attributes_asked_for(crowd):
    """USR-SRCH-12 USR-SRCH-18 UP-FIND-09"""
    users = crowd.admin.list_users(
        UserPoolId=crowd.pool, Filter='family_name = "Reddy"', AttributesToGet=["given_name", "family_name", "sub"])["Users"]
    assert {frozenset(as_dict(user["Attributes"])) for user in users} == {frozenset({"given_name", "family_name", "sub"})}
    with refused("InvalidParameterException", "One or more requested attributes do not exist."):
        crowd.admin.list_users(UserPoolId=crowd.pool, AttributesToGet=["given_name", "custom:foo"])
    everything = crowd.admin.list_users(UserPoolId=crowd.pool, AttributesToGet=[], Limit=1)["Users"][0]
    assert "email" in as_dict(everything["Attributes"])
    user = everything
    assert isinstance(user["UserCreateDate"], datetime.datetime) and user["Enabled"] in (True, False)


def test_set_a_password_for_good_or_for_once(house):
    """UP-SIGN-20 UP-PWD-08"""
    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool)
    house.admin.admin_set_user_password(UserPoolId=pool, Username=person.username, Password=OTHER_PASSWORD)
    assert house.status_of(pool, person.username) == "FORCE_CHANGE_PASSWORD"
    answer = house.anyone.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": person.username, "PASSWORD": OTHER_PASSWORD})
    assert answer["ChallengeName"] == "NEW_PASSWORD_REQUIRED"
    with refused("InvalidPasswordException"):
        house.admin.admin_set_user_password(
            UserPoolId=pool, Username=person.username, Password="short", Permanent=True)
