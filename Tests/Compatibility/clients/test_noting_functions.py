"""Functions that write to the user while the user signs in, as counters and times of the last sign-in do."""

import itertools

import pytest

from testkit import tokens
from testkit.aws import refused
from testkit.choices import Choices
from testkit.cognito import FLOWS, OTHER_PASSWORD, PASSWORD, new_email, unique
from testkit.functions import SUM_TRIGGERS, Hooks, answer, begin
from testkit.parallel import call_at_once, losses

NOTE = {"Name": "note", "AttributeDataType": "String", "Mutable": True}
AT_ONCE = 20


@pytest.fixture
def hooks(api):
    made = Hooks(api.server)
    yield made
    made.close()


def noting(api, handler=lambda event, _: event):
    """A handler that gives the user another `custom:note` at each call, and then does what `handler` does."""
    numbers = itertools.count(1)

    def note(event, context):
        api.admin.admin_update_user_attributes(
            UserPoolId=event["userPoolId"], Username=event["userName"],
            UserAttributes=[{"Name": "custom:note", "Value": str(next(numbers))}])
        return handler(event, context)

    return note


def client_of(api, functions, flows=(), **settings):
    pool = api.make_pool(Schema=[NOTE], LambdaConfig=functions, **settings)
    return api.make_client(pool, ExplicitAuthFlows=[*FLOWS, *flows])


@pytest.mark.parametrize("trigger", ["PreAuthentication", "PreTokenGeneration", "PostAuthentication"])
def test_a_function_that_notes_each_sign_in_is_called_once_for_each(api, hooks, trigger):
    client = client_of(api, {trigger: hooks.add(noting(api))})
    user = api.make_user(client.pool, email=new_email(), email_verified="true")
    for number in range(1, 6):
        assert api.sign_in(client, user.username)["AccessToken"]
        assert len(hooks.events) == number
        assert api.attributes_of(client.pool, user.username)["custom:note"] == str(number)
    srp = api.srp(client, user.username)
    assert srp.authenticate_user()["AuthenticationResult"]["AccessToken"]
    assert len(hooks.events) == 6


@pytest.mark.parametrize("trigger", ["PreAuthentication", "PreTokenGeneration", "PostAuthentication"])
def test_twenty_sign_ins_of_one_user_at_once_are_noted(api, hooks, trigger):
    """RACE"""
    client = client_of(api, {trigger: hooks.add(noting(api))})
    user = api.make_user(client.pool)
    results = call_at_once(*[lambda: api.sign_in(client, user.username)] * AT_ONCE)
    assert not losses(results), losses(results)
    assert len(hooks.events) == AT_ONCE


def test_the_id_token_has_what_was_noted_before_the_sign_in(api, hooks):
    client = client_of(api, {"PreAuthentication": hooks.add(noting(api))})
    user = api.make_user(client.pool)
    assert tokens.claims(api.sign_in(client, user.username)["IdToken"])["custom:note"] == "1"


def test_a_new_password_and_a_note_are_both_kept(api, hooks):
    client = client_of(api, {"PreTokenGeneration": hooks.add(noting(api))})
    name = unique()
    api.admin.admin_create_user(
        UserPoolId=client.pool, Username=name, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
    asked = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH", AuthParameters=client.parameters(name, PASSWORD=PASSWORD))
    done = api.public.respond_to_auth_challenge(
        ClientId=client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=asked["Session"],
        ChallengeResponses={"USERNAME": name, "NEW_PASSWORD": OTHER_PASSWORD, "userAttributes.nickname": "Kim"})
    assert done["AuthenticationResult"]["AccessToken"]
    assert len(hooks.events) == 1
    kept = api.attributes_of(client.pool, name)
    assert (kept["custom:note"], kept["nickname"]) == ("1", "Kim")
    assert api.sign_in(client, name, OTHER_PASSWORD)["AccessToken"]


def test_the_functions_of_a_custom_sign_in_may_note_something(api, hooks):
    functions = {trigger: hooks.add(noting(api, handler)) for trigger, handler in SUM_TRIGGERS.items()}
    client = client_of(api, functions, ["ALLOW_CUSTOM_AUTH"])
    user = api.make_user(client.pool)
    asked = begin(api, client, user.username)
    assert answer(api, client, user.username, asked, "42")["AuthenticationResult"]["AccessToken"]
    assert hooks.sources() == [
        "DefineAuthChallenge_Authentication", "CreateAuthChallenge_Authentication",
        "VerifyAuthChallengeResponse_Authentication", "DefineAuthChallenge_Authentication"]


def test_a_function_that_notes_the_confirmation_leaves_its_session(api, hooks):
    choices = Choices(api, "EMAIL_OTP", Schema=[NOTE], LambdaConfig={"PostConfirmation": hooks.add(noting(api))})
    email = new_email()
    name, _ = choices.sign_up(email=email)
    confirmed = choices.confirm(name, email)
    assert choices.begin(name, session=confirmed["Session"])["AuthenticationResult"]["AccessToken"]
    assert api.attributes_of(choices.pool, name)["custom:note"] == "1"


@pytest.mark.parametrize("trigger", ["PreAuthentication", "PreTokenGeneration"])
def test_a_function_that_disables_the_user_ends_the_sign_in(api, hooks, trigger):
    """What decides about a sign-in counts until its commit."""
    def disable(event, _):
        api.admin.admin_disable_user(UserPoolId=event["userPoolId"], Username=event["userName"])
        return event

    client = client_of(api, {trigger: hooks.add(disable)})
    user = api.make_user(client.pool)
    with refused("NotAuthorizedException"):
        api.sign_in(client, user.username)


def test_a_function_that_replaces_the_password_ends_the_sign_in(api, hooks):
    def replace(event, _):
        api.admin.admin_set_user_password(
            UserPoolId=event["userPoolId"], Username=event["userName"], Password=OTHER_PASSWORD, Permanent=True)
        return event

    client = client_of(api, {"PreTokenGeneration": hooks.add(replace)})
    user = api.make_user(client.pool)
    with refused("NotAuthorizedException", "Incorrect username or password."):
        api.sign_in(client, user.username)
