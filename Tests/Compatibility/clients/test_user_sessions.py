"""Tracked sessions of users: lists, limits, revocation, and how long clients accept a browser's session."""

import re

import pytest
import requests

from testkit.authorize import CALLBACK, OAUTH
from testkit.aws import refused
from testkit.forms import Browser


@pytest.fixture
def api(api):
    """The API with a pool that tracks sessions, two clients and a user."""
    api.pool = api.make_pool()
    track(api, api.pool)
    api.client, api.other = (api.make_client(api.pool, **OAUTH) for _ in range(2))
    api.user = api.make_user(api.pool)
    return api


def track(api, pool, most=20, state="ENABLED"):
    return api.admin.set_user_pool_session_configuration(
        UserPoolId=pool, UserSessionTracking=state, TokenSession={"MaxPerUser": most})


def sessions_of(api, **caller):
    found = api.public.list_user_sessions(**caller) if caller else api.admin.admin_list_user_sessions(
        UserPoolId=api.pool, Username=api.user.username)
    assert "NextToken" not in found
    return found["Sessions"]


def is_live(api, signed_in):
    try:
        api.public.get_user(AccessToken=signed_in["AccessToken"])
    except api.public.exceptions.NotAuthorizedException:
        return False
    return True


def test_settings_of_pools_and_clients(api):
    pool, plain = {"UserPoolId": api.pool}, api.make_pool()
    shown = api.admin.get_user_pool_session_configuration(UserPoolId=plain)
    del shown["ResponseMetadata"]
    assert shown == {"UserPoolId": plain, "UserSessionTracking": "DISABLED", "TokenSession": {"MaxPerUser": 20}}
    assert track(api, api.pool, 7)["TokenSession"] == {"MaxPerUser": 7}
    # An update of the pool or the client leaves them.
    api.admin.set_user_pool_client_session_configuration(
        **pool, ClientId=api.client.id, SSOSession={"MaxValidityMinutes": 129600})
    api.admin.update_user_pool(**pool)
    api.admin.update_user_pool_client(**pool, ClientId=api.client.id, ClientName="renamed")
    shown = api.admin.get_user_pool_session_configuration(**pool)
    assert shown["UserSessionTracking"] == "ENABLED"
    assert shown["TokenSession"] == {"MaxPerUser": 7}
    for client, minutes in ((api.client, 129600), (api.other, 60)):
        shown = api.admin.get_user_pool_client_session_configuration(**pool, ClientId=client.id)
        assert shown["SSOSession"] == {"MaxValidityMinutes": minutes}
        assert shown["ClientId"] == client.id
    for most in (0, 101):
        with refused("InvalidParameterException"):
            api.unchecked.set_user_pool_session_configuration(
                **pool, UserSessionTracking="ENABLED", TokenSession={"MaxPerUser": most})
    with refused("InvalidParameterException"):
        api.unchecked.set_user_pool_client_session_configuration(
            **pool, ClientId=api.client.id, SSOSession={"MaxValidityMinutes": 129601})
    with refused("ResourceNotFoundException"):
        api.admin.set_user_pool_client_session_configuration(
            **pool, ClientId="0" * 26, SSOSession={"MaxValidityMinutes": 1})
    with refused("OperationNotEnabledException"):
        client = api.make_client(plain)
        api.admin.set_user_pool_client_session_configuration(
            UserPoolId=plain, ClientId=client.id, SSOSession={"MaxValidityMinutes": 1})
    lite = api.make_pool(UserPoolTier="LITE")
    with refused("FeatureUnavailableInTierException"):
        track(api, lite)
    with refused("TierChangeNotAllowedException"):
        api.admin.update_user_pool(**pool, UserPoolTier="LITE")


def test_lists_and_revocation(api):
    one = api.sign_in(api.client, api.user.username)
    two = api.sign_in(api.other, api.user.username)
    listed = sessions_of(api, AccessToken=two["AccessToken"])
    assert [(found["ClientId"], found["IsCurrentSession"]) for found in listed] == [
        (api.other.id, True), (api.client.id, False)]
    for found in listed:
        assert re.fullmatch("tkn[a-z0-9]{25}", found["SessionId"])
        assert found["SessionType"] == "TOKEN"
        assert found["LastIPAddress"] == "127.0.0.1"
        assert found["DeviceType"] == "Boto3 on Linux"
        assert found["CreateDate"] == found["LastActiveDate"]
        assert "OriginSessionId" not in found
    current, other = listed
    assert [found["SessionId"] for found in sessions_of(api)] == [found["SessionId"] for found in listed]
    assert not any(found["IsCurrentSession"] for found in sessions_of(api))
    caller = {"AccessToken": two["AccessToken"]}
    with refused("InvalidParameterException"):
        api.public.revoke_user_session(**caller, SessionId=current["SessionId"])
    for unknown in ("tkn" + "0" * 25, "tkn" + "z" * 25, "sso" + other["SessionId"][3:]):
        with refused("ResourceNotFoundException"):
            api.public.revoke_user_session(**caller, SessionId=unknown)
    api.public.revoke_user_session(**caller, SessionId=other["SessionId"])
    assert not is_live(api, one)
    assert is_live(api, two)
    with refused("NotAuthorizedException"):
        api.refresh(api.client, one["RefreshToken"])
    stranger = api.make_user(api.pool)
    with refused("ResourceNotFoundException"):
        api.admin.admin_revoke_user_session(
            UserPoolId=api.pool, Username=stranger.username, SessionId=current["SessionId"])
    api.admin.admin_revoke_user_session(
        UserPoolId=api.pool, Username=api.user.username, SessionId=current["SessionId"])
    assert not is_live(api, two)
    assert sessions_of(api) == []
    with refused("NotAuthorizedException"):
        sessions_of(api, **caller)
    with refused("UserNotFoundException"):
        api.admin.admin_list_user_sessions(UserPoolId=api.pool, Username="nobody-here")
    with refused("InvalidParameterException"):
        api.admin.admin_list_user_sessions(UserPoolId=api.pool, Username=api.user.username, NextToken="x")


def test_the_limit_and_a_pool_without_tracking(api):
    track(api, api.pool, 2)
    first, second = (api.sign_in(api.client, api.user.username) for _ in range(2))
    third = api.sign_in(api.client, api.user.username)
    assert [is_live(api, signed_in) for signed_in in (first, second, third)] == [False, True, True]
    track(api, api.pool, 1, "DISABLED")
    fourth = api.sign_in(api.client, api.user.username)
    assert is_live(api, second)
    assert is_live(api, fourth)
    with refused("OperationNotEnabledException"):
        sessions_of(api)
    for call in (api.public.list_user_sessions, api.public.revoke_user_session):
        session = {"SessionId": "tkn" + "0" * 25} if call == api.public.revoke_user_session else {}
        with refused("OperationNotEnabledException"):
            call(AccessToken=fourth["AccessToken"], **session)


def test_a_server_tells_its_users_address(api):
    """`ContextData`, and `UserContextData` of a client with a secret."""
    told = {
        "IpAddress": "2001:0DB8::0007", "ServerName": "a", "ServerPath": "/", "HttpHeaders": [
            {"headerName": "User-Agent", "headerValue": "Mozilla/5.0 (Windows NT 10.0) Gecko Firefox/140.0"}]}
    api.admin.admin_initiate_auth(
        UserPoolId=api.pool, ClientId=api.client.id, AuthFlow="ADMIN_USER_PASSWORD_AUTH", ContextData=told,
        AuthParameters={"USERNAME": api.user.username, "PASSWORD": api.user.password})
    (found,) = sessions_of(api)
    assert (found["LastIPAddress"], found["DeviceType"]) == ("2001:db8::7", "Firefox on Windows")

    for propagates, address in ((True, "203.0.113.7"), (False, "127.0.0.1")):
        client = api.make_client(api.pool, secret=True, EnablePropagateAdditionalUserContextData=propagates)
        api.public.initiate_auth(
            ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH", UserContextData={"IpAddress": "203.0.113.7"},
            AuthParameters=client.parameters(api.user.username, PASSWORD=api.user.password))
        assert sessions_of(api)[0]["LastIPAddress"] == address
    for wrong in ("not an address", "203.0.113.7, 10.0.0.1"):
        told["IpAddress"] = wrong
        api.admin.admin_initiate_auth(
            UserPoolId=api.pool, ClientId=api.client.id, AuthFlow="ADMIN_USER_PASSWORD_AUTH", ContextData=told,
            AuthParameters={"USERNAME": api.user.username, "PASSWORD": api.user.password})
        assert sessions_of(api)[0]["LastIPAddress"] == "127.0.0.1"


def test_browsers_and_linked_sessions(api):
    api.admin.set_user_pool_client_session_configuration(
        UserPoolId=api.pool, ClientId=api.other.id, SSOSession={"MaxValidityMinutes": 0})
    browser = Browser(api.server)
    code = browser.sign_in(api.client, api.user).query["code"]
    signed_in = exchange(api, code)
    token, sso = sessions_of(api)
    assert (token["SessionType"], sso["SessionType"]) == ("TOKEN", "SSO")
    assert token["OriginSessionId"] == sso["SessionId"]
    assert re.fullmatch("sso[a-z0-9]{25}", sso["SessionId"])
    assert sso["ClientId"] == token["ClientId"] == api.client.id
    assert "OriginSessionId" not in sso
    # The browser is signed in for one client, and not for the one that never accepts its session.
    assert browser.authorize(api.client).is_client
    assert not getattr(browser.authorize(api.other), "is_client", False)
    api.public.revoke_token(
        Token=signed_in["refresh_token"], ClientId=api.client.id, RevokeAssociatedSessions="LINKED")
    assert sessions_of(api) == []
    assert not getattr(browser.authorize(api.client), "is_client", False)


def exchange(api, code):
    response = requests.post(
        f"{api.server.url}/oauth2/token", timeout=60, data={
            "grant_type": "authorization_code", "client_id": api.client.id, "code": code, "redirect_uri": CALLBACK})
    assert response.status_code == 200, response.text
    return response.json()
