"""Threat protection: configurations, events, feedback, and what follows risky sign-ins."""

import pytest

from testkit.aws import refused

ALL = {level: {"EventAction": "BLOCK", "Notify": False} for level in ("LowAction", "MediumAction", "HighAction")}


@pytest.fixture
def api(api):
    """The API with a pool that judges risk, a client and a user."""
    api.pool = api.make_pool(UserPoolTier="PLUS", UserPoolAddOns={"AdvancedSecurityMode": "ENFORCED"})
    api.client = api.make_client(api.pool)
    api.user = api.make_user(api.pool)
    return api


def sign_in(api, address, password=None):
    """As a server that tells its user's address."""
    return api.admin.admin_initiate_auth(
        UserPoolId=api.pool, ClientId=api.client.id, AuthFlow="ADMIN_USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": api.user.username, "PASSWORD": password or api.user.password},
        ContextData={"IpAddress": address, "ServerName": "shop", "ServerPath": "/", "HttpHeaders": []})


def events(api, **page):
    return api.admin.admin_list_user_auth_events(UserPoolId=api.pool, Username=api.user.username, **page)


@pytest.mark.rows("UP-ASF-16", "UP-ASF-20", "UP-ASF-21")
def test_events_and_feedback(api):
    user = {"UserPoolId": api.pool, "Username": api.user.username}
    sign_in(api, "192.0.2.1")
    with refused("NotAuthorizedException", "Incorrect username or password."):
        sign_in(api, "203.0.113.1", "Wrong-Horse-9")
    sign_in(api, "203.0.113.1")
    last, wrong, first = events(api)["AuthEvents"]
    assert [event["EventResponse"] for event in (last, wrong, first)] == ["Pass", "Fail", "Pass"]
    assert last["EventRisk"] == {"RiskDecision": "AccountTakeover", "RiskLevel": "Low"}
    assert first["EventRisk"] == {"RiskDecision": "NoRisk"}
    assert last["EventContextData"]["IpAddress"] == "203.0.113.1" and last["EventType"] == "SignIn"
    assert wrong["ChallengeResponses"] == [{"ChallengeName": "Password", "ChallengeResponse": "Failure"}]
    page = events(api, MaxResults=2)
    assert [event["EventId"] for event in page["AuthEvents"]] == [last["EventId"], wrong["EventId"]]
    page = events(api, MaxResults=2, NextToken=page["NextToken"])
    assert page["AuthEvents"] == [first] and "NextToken" not in page
    api.admin.admin_update_auth_event_feedback(**user, EventId=last["EventId"], FeedbackValue="Invalid")
    assert events(api)["AuthEvents"][0]["EventFeedback"]["FeedbackValue"] == "Invalid"
    sign_in(api, "203.0.113.1")
    assert events(api)["AuthEvents"][0]["EventRisk"]["RiskLevel"] == "High"
    with refused("ResourceNotFoundException"):
        api.admin.admin_update_auth_event_feedback(**user, EventId="none", FeedbackValue="Valid")


@pytest.mark.rows("UP-ASF-11", "UP-ASF-13", "UP-ASF-31")
def test_actions_and_lists(api):
    pool = {"UserPoolId": api.pool}
    sign_in(api, "192.0.2.1")
    api.admin.set_risk_configuration(
        **pool, AccountTakeoverRiskConfiguration={"Actions": ALL},
        RiskExceptionConfiguration={"BlockedIPRangeList": ["198.51.100.0/24"], "SkippedIPRangeList": ["10.0.0.0/8"]})
    for address in ("198.51.100.7", "203.0.113.1"):
        with refused("NotAuthorizedException", "Unable to login because of security reasons"):
            sign_in(api, address)
    assert events(api)["AuthEvents"][0]["EventRisk"] == {"RiskDecision": "Block", "RiskLevel": "Low"}
    sign_in(api, "10.1.2.3")
    api.admin.set_risk_configuration(**pool, ClientId=api.client.id)
    sign_in(api, "203.0.113.1")
    shown = api.admin.describe_risk_configuration(**pool)["RiskConfiguration"]
    assert shown["AccountTakeoverRiskConfiguration"]["Actions"] == ALL
    own = api.admin.describe_risk_configuration(**pool, ClientId=api.client.id)["RiskConfiguration"]
    assert own["ClientId"] == api.client.id and "AccountTakeoverRiskConfiguration" not in own
