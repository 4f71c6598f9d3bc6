"""A code dies with the address that it went to."""

import pytest

from house.callers import refused
from house.people import OTHER_PASSWORD, PASSWORD, attributes, new_email


def replace_by_administrator(house, person, tokens, email):
    house.admin.admin_update_user_attributes(
        UserPoolId=house.pool, Username=person.username,
        UserAttributes=attributes({"email": email, "email_verified": "true"}))


def replace_by_user(house, person, tokens, email):
    house.anyone.update_user_attributes(
        AccessToken=tokens["AccessToken"], UserAttributes=attributes({"email": email}))


def replace_by_verification(house, person, tokens, email):
    replace_by_user(house, person, tokens, email)
    house.anyone.verify_user_attribute(
        AccessToken=tokens["AccessToken"], AttributeName="email", Code=house.code(email))


def remove_by_administrator(house, person, tokens, email):
    house.admin.admin_delete_user_attributes(
        UserPoolId=house.pool, Username=person.username, UserAttributeNames=["email"])


def remove_by_user(house, person, tokens, email):
    house.anyone.delete_user_attributes(AccessToken=tokens["AccessToken"], UserAttributeNames=["email"])


@pytest.mark.parametrize("change", [
    replace_by_administrator, replace_by_user, replace_by_verification, remove_by_administrator, remove_by_user])
def test_a_reset_code_dies_with_its_address(house, change):
    """CODE-15"""
    settings = {}
    if change is replace_by_verification:
        settings = {"UserAttributeUpdateSettings": {"AttributesRequireVerificationBeforeUpdate": ["email"]}}
    house.pool = house.make_pool(AutoVerifiedAttributes=["email"], **settings)
    client = house.make_client(house.pool)
    old, new = new_email(), new_email()
    person = house.make_person(house.pool, email=old, email_verified="true")
    signed_in = house.sign_in(client, person.username)
    house.anyone.forgot_password(ClientId=client.id, Username=person.username)
    code = house.code(old)
    change(house, person, signed_in, new)
    with refused("CodeMismatchException"):
        house.anyone.confirm_forgot_password(
            ClientId=client.id, Username=person.username, ConfirmationCode=code, Password=OTHER_PASSWORD)
    assert house.sign_in(client, person.username, PASSWORD)
