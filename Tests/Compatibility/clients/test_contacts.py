"""A code is void once the address that it was sent to is changed or removed."""

import pytest

from testkit.aws import refused
from testkit.cognito import OTHER_PASSWORD, PASSWORD, attributes, new_email


def replace_by_administrator(api, user, tokens, email):
    api.admin.admin_update_user_attributes(
        UserPoolId=api.pool, Username=user.username,
        UserAttributes=attributes({"email": email, "email_verified": "true"}))


def replace_by_user(api, user, tokens, email):
    api.public.update_user_attributes(
        AccessToken=tokens["AccessToken"], UserAttributes=attributes({"email": email}))


def replace_by_verification(api, user, tokens, email):
    replace_by_user(api, user, tokens, email)
    api.public.verify_user_attribute(
        AccessToken=tokens["AccessToken"], AttributeName="email", Code=api.code(email))


def remove_by_administrator(api, user, tokens, email):
    api.admin.admin_delete_user_attributes(
        UserPoolId=api.pool, Username=user.username, UserAttributeNames=["email"])


def remove_by_user(api, user, tokens, email):
    api.public.delete_user_attributes(AccessToken=tokens["AccessToken"], UserAttributeNames=["email"])


@pytest.mark.parametrize("change", [
    replace_by_administrator, replace_by_user, replace_by_verification, remove_by_administrator, remove_by_user])
@pytest.mark.rows("CODE-15")
def test_a_reset_code_is_void_without_its_address(api, change):
    settings = {}
    if change is replace_by_verification:
        settings = {"UserAttributeUpdateSettings": {"AttributesRequireVerificationBeforeUpdate": ["email"]}}
    api.pool = api.make_pool(AutoVerifiedAttributes=["email"], **settings)
    client = api.make_client(api.pool)
    old, new = new_email(), new_email()
    user = api.make_user(api.pool, email=old, email_verified="true")
    signed_in = api.sign_in(client, user.username)
    api.public.forgot_password(ClientId=client.id, Username=user.username)
    code = api.code(old)
    change(api, user, signed_in, new)
    with refused("CodeMismatchException"):
        api.public.confirm_forgot_password(
            ClientId=client.id, Username=user.username, ConfirmationCode=code, Password=OTHER_PASSWORD)
    assert api.sign_in(client, user.username, PASSWORD)
