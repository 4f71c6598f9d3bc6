"""Custom sign-ins, the functions before and after a sign-in, and users from other directories."""

import pytest

from testkit import tokens
from testkit.aws import refused
from testkit.cognito import FLOWS, PASSWORD, CognitoAPI, as_dict, new_email, new_phone, unique
from testkit.devices import ALWAYS, Device, Tracking
from testkit.functions import SUM_TRIGGERS, Hooks, answer, begin, configured_programs, custom_client
from testkit.parallel import WORKERS, call_at_once, losses, winners
from testkit.waiting import faster_than

WRONG = ("NotAuthorizedException", "Incorrect username or password.")


@pytest.fixture
def hooks(api):
    made = Hooks(api.server)
    yield made
    made.close()


@pytest.mark.parametrize("secret", [False, True], ids=["public", "secret"])
@pytest.mark.rows("AUTH-CUS-01", "AUTH-CUS-02", "AUTH-CUS-04", "AUTH-CUS-06", "UP-AUTH-03")
def test_a_sum_instead_of_a_password(api, hooks, secret):
    client = custom_client(api, hooks.add_all(SUM_TRIGGERS), secret=secret)
    user = api.make_user(client.pool, email=new_email(), email_verified="true")
    asked = begin(api, client, user.username)
    assert asked["ChallengeName"] == "CUSTOM_CHALLENGE"
    assert "AuthenticationResult" not in asked
    assert asked["ChallengeParameters"] == {"question": "6 x 7", "USERNAME": user.username}
    again = answer(api, client, user.username, asked, "41")
    assert again["ChallengeName"] == "CUSTOM_CHALLENGE"
    assert again["Session"] != asked["Session"]
    done = answer(api, client, user.username, again, "42", ClientMetadata={"k": "v"})["AuthenticationResult"]
    assert tokens.verify(api.server, client.pool, done["IdToken"])["sub"] == user.sub
    assert api.refresh(client, done["RefreshToken"], user.username)["AccessToken"]
    last = hooks.events[-1]
    assert last["triggerSource"] == "DefineAuthChallenge_Authentication"
    assert last["userName"] == user.username
    assert last["request"]["clientMetadata"] == {"k": "v"}
    assert last["request"]["session"] == [
        {"challengeName": "CUSTOM_CHALLENGE", "challengeResult": result, "challengeMetadata": "SUM"}
        for result in (False, True)
    ]
    asked = begin(api, client, user.username)
    for _ in range(2):
        asked = answer(api, client, user.username, asked, "0")
    with refused(*WRONG):
        answer(api, client, user.username, asked, "0")


@pytest.mark.rows("AUTH-CUS-08", "AUTH-CUS-10", "UP-LDC-08", "UP-AUTH-04")
def test_a_password_and_a_sum(api, hooks):
    client = custom_client(api, hooks.add_all(SUM_TRIGGERS))
    user = api.make_user(client.pool)
    srp = api.srp(client, user.username)
    parameters = srp.get_auth_params()
    asked = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="CUSTOM_AUTH", AuthParameters={**parameters, "CHALLENGE_NAME": "SRP_A"})
    assert asked["ChallengeName"] == "PASSWORD_VERIFIER"
    responses = srp.process_challenge(asked["ChallengeParameters"], parameters)
    more = {"Session": asked["Session"]} if "Session" in asked else {}
    asked = api.public.respond_to_auth_challenge(
        ClientId=client.id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=responses, **more)
    assert asked["ChallengeName"] == "CUSTOM_CHALLENGE"
    assert answer(api, client, user.username, asked, "42")["AuthenticationResult"]["AccessToken"]
    assert [result["challengeName"] for result in hooks.events[-1]["request"]["session"]] == [
        "SRP_A", "PASSWORD_VERIFIER", "CUSTOM_CHALLENGE"]


def srp_begin(api, client, user, **more):
    """What follows the password in a custom sign-in."""
    srp = api.srp(client, user.username)
    parameters = srp.get_auth_params()
    asked = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="CUSTOM_AUTH", AuthParameters={**parameters, "CHALLENGE_NAME": "SRP_A"})
    responses = srp.process_challenge(asked["ChallengeParameters"], parameters)
    return api.public.respond_to_auth_challenge(
        ClientId=client.id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses={**responses, **more})


@pytest.mark.rows("UP-LDC-02", "MFA-07")
def test_a_password_a_device_and_a_sum(api, hooks):
    """A known device does not leave out what the functions ask for."""
    tracking = Tracking(api, {**ALWAYS, "LambdaConfig": hooks.add_all(SUM_TRIGGERS)})
    tracking.client = api.make_client(tracking.pool, ExplicitAuthFlows=[*FLOWS, "ALLOW_CUSTOM_AUTH"])
    user = tracking.make_user()
    device = tracking.make_device(user)
    asked = tracking.prove_device(user, device, srp_begin(api, tracking.client, user, DEVICE_KEY=device.key))
    assert asked["ChallengeName"] == "CUSTOM_CHALLENGE"
    assert "AuthenticationResult" not in asked
    assert [result["challengeName"] for result in hooks.events[-1]["request"]["session"]] == [
        "SRP_A", "PASSWORD_VERIFIER", "DEVICE_SRP_AUTH", "DEVICE_PASSWORD_VERIFIER"]
    done = answer(api, tracking.client, user.username, asked, "42")["AuthenticationResult"]
    assert tokens.claims(done["AccessToken"])["device_key"] == device.key
    assert "NewDeviceMetadata" not in done


@pytest.mark.rows("UP-DEV-05", "UP-DEV-06", "UP-DEV-15")
def test_a_device_without_a_password(api, hooks):
    tracking = Tracking(api, {**ALWAYS, "LambdaConfig": hooks.add_all(SUM_TRIGGERS)})
    tracking.client = api.make_client(tracking.pool, ExplicitAuthFlows=[*FLOWS, "ALLOW_CUSTOM_AUTH"])
    user = tracking.make_user()
    first = answer(api, tracking.client, user.username, begin(api, tracking.client, user.username), "42")
    device = Device(first["AuthenticationResult"])
    device.confirm(api)
    assert tracking.refresh_on(first["AuthenticationResult"], device.key)["AccessToken"]
    asked = begin(api, tracking.client, user.username, DEVICE_KEY=device.key)
    asked = answer(api, tracking.client, user.username, asked, "42")
    count = len(hooks.events)
    done = tracking.prove_device(user, device, asked)["AuthenticationResult"]
    assert tokens.claims(done["AccessToken"])["device_key"] == device.key
    assert len(hooks.events) == count


@pytest.mark.rows("AUTH-CUS-03")
def test_handlers_for_lambda_run_unchanged(new_server, scratch):
    programs = {trigger: handler.__name__ for trigger, handler in SUM_TRIGGERS.items()}
    config, path = configured_programs(scratch, programs)
    server = new_server(arguments=["--config", path])
    server.start()
    api = CognitoAPI(server)
    client = custom_client(api, config)
    user = api.make_user(client.pool)
    asked = begin(api, client, user.username)
    assert answer(api, client, user.username, asked, "42")["AuthenticationResult"]["AccessToken"]


def test_a_pool_without_functions(api):
    client = custom_client(api, {})
    user = api.make_user(client.pool)
    with refused("InvalidParameterException", "Custom auth lambda trigger is not configured for the user pool."):
        begin(api, client, user.username)


def test_one_answer_to_one_challenge(api, hooks):
    client = custom_client(api, hooks.add_all(SUM_TRIGGERS))
    user = api.make_user(client.pool)
    asked = begin(api, client, user.username)
    results = call_at_once(*[lambda: answer(api, client, user.username, asked, "42")] * WORKERS)
    assert len(winners(results)) == 1
    assert losses(results) == {"NotAuthorizedException": WORKERS - 1}
    assert hooks.sources().count("VerifyAuthChallengeResponse_Authentication") == 1


@pytest.mark.rows("UP-LPA-04")
def test_a_function_sees_all_attributes_as_texts_before_a_sign_in(api, hooks):
    config = hooks.add_all({"PreAuthentication": lambda event, _: event})
    schema = [{"Name": "team", "AttributeDataType": "String"}, {"Name": "age", "AttributeDataType": "Number"}]
    client = api.make_client(api.make_pool(LambdaConfig=config, Schema=schema))
    user = api.make_user(
        client.pool, email=new_email(), email_verified="true", phone_number=new_phone(), **{
            "custom:team": "blue", "custom:age": "44"})
    assert api.sign_in(client, user.username)
    seen = hooks.events[0]["request"]["userAttributes"]
    assert seen["email_verified"] == "true"
    assert seen["phone_number_verified"] == "false"
    assert seen["custom:team"] == "blue"
    assert seen["custom:age"] == "44"
    assert all(isinstance(value, str) for value in seen.values())


@pytest.mark.rows("UP-LDC-14")
def test_a_captcha_shows_its_picture_and_keeps_its_answer(api, hooks):
    def define(event, _):
        session, response = event["request"]["session"], event["response"]
        done = bool(session) and session[-1]["challengeResult"]
        response.update(issueTokens=done, failAuthentication=False)
        if not done:
            response["challengeName"] = "CUSTOM_CHALLENGE"
        return event

    def create(event, _):
        event["response"] = {
            "publicChallengeParameters": {"captchaUrl": "https://captcha.example.com/1"},
            "privateChallengeParameters": {"answer": "5"}, "challengeMetadata": "CAPTCHA_CHALLENGE"}
        return event

    def check(event, _):
        request = event["request"]
        right = request["privateChallengeParameters"]["answer"]
        event["response"]["answerCorrect"] = request["challengeAnswer"] == right
        return event

    config = {"DefineAuthChallenge": define, "CreateAuthChallenge": create, "VerifyAuthChallengeResponse": check}
    client = custom_client(api, hooks.add_all(config))
    user = api.make_user(client.pool)
    asked = begin(api, client, user.username)
    assert asked["ChallengeParameters"] == {
        "captchaUrl": "https://captcha.example.com/1", "USERNAME": user.username}
    assert answer(api, client, user.username, asked, "5")["AuthenticationResult"]["AccessToken"]
    [last] = hooks.events[-1]["request"]["session"]
    assert last == {
        "challengeName": "CUSTOM_CHALLENGE", "challengeResult": True, "challengeMetadata": "CAPTCHA_CHALLENGE"}


@pytest.mark.rows("UP-LPA-01", "UP-LPA-03", "UP-LPO-02")
def test_functions_before_and_after_a_sign_in(api, hooks):
    blocked = []

    def before(event, _):
        if event["callerContext"]["clientId"] in blocked:
            raise ValueError("Cannot authenticate users from this client")
        return event

    config = hooks.add_all({"PreAuthentication": before, "PostAuthentication": lambda event, _: event})
    client = api.make_client(api.make_pool(LambdaConfig=config))
    user = api.make_user(client.pool)
    done = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH", ClientMetadata={"k": "v"},
        AuthParameters=client.parameters(user.username, PASSWORD=PASSWORD))["AuthenticationResult"]
    assert hooks.sources() == ["PreAuthentication_Authentication", "PostAuthentication_Authentication"]
    assert hooks.events[0]["request"]["validationData"] == {"k": "v"}
    assert hooks.events[1]["request"]["newDeviceUsed"] is False
    assert api.refresh(client, done["RefreshToken"])["AccessToken"]
    assert len(hooks.events) == 2, "a refresh is no sign-in"
    assert api.srp(client, user.username).authenticate_user()["AuthenticationResult"]
    assert len(hooks.events) == 4
    blocked.append(client.id)
    message = "PreAuthentication failed with error Cannot authenticate users from this client."
    for _ in range(8):
        with refused("UserLambdaValidationException", message):
            api.sign_in(client, user.username)
    blocked.clear()
    assert api.sign_in(client, user.username), "a refused sign-in is no wrong password"


@pytest.mark.parametrize("flag, contact", [("email_verified", "email"), ("phone_number_verified", "phone_number")])
def test_a_migrated_contact_is_verified_only_if_it_is_given(api, hooks, flag, contact):
    """The name that was typed is the contact in such a pool. A function that does not name it has not verified it."""
    said = {}

    def migrate(event, _):
        event["response"] = {"userAttributes": dict(said), "finalUserStatus": "CONFIRMED", "messageAction": "SUPPRESS"}
        return event

    for settings in ({"UsernameAttributes": [contact]}, {}):
        pool = api.make_pool(LambdaConfig=hooks.add_all({"UserMigration": migrate}), **settings)
        client = api.make_client(pool, PreventUserExistenceErrors="LEGACY")
        typed = new_email() if contact == "email" else new_phone()
        name = typed if settings else unique()
        for given in ({flag: "true"}, {flag: "true", contact: ""}, {flag: "true", "name": "x"}):
            said.clear()
            said.update(given)
            with refused("InvalidLambdaResponseException"):
                api.sign_in(client, name)
            assert api.admin.list_users(UserPoolId=pool)["Users"] == []
        said.clear()
        said.update({flag: "true", contact: typed})
        assert api.sign_in(client, name)["AccessToken"]
        user, = api.admin.list_users(UserPoolId=pool)["Users"]
        found = as_dict(user["Attributes"])
        assert found[contact] == typed
        assert found[flag] == "true"


def test_users_from_another_directory(api, hooks):
    old = "old"

    def migrate(event, _):
        if event["request"].get("password") not in (None, old) or event["userName"].startswith("nobody"):
            raise ValueError("Bad password")
        event["response"] = {
            "userAttributes": {"email": f"{event['userName']}@example.com", "email_verified": "true"},
            "finalUserStatus": "CONFIRMED", "messageAction": "SUPPRESS",
        }
        return event

    client = api.make_client(api.make_pool(LambdaConfig=hooks.add_all({"UserMigration": migrate})))
    legacy = api.make_client(client.pool, PreventUserExistenceErrors="LEGACY")
    name = unique()
    with refused(*WRONG):
        api.sign_in(client, name, PASSWORD)
    with refused("UserLambdaValidationException", "UserMigration failed with error Bad password."):
        api.sign_in(legacy, name, PASSWORD)
    with refused("UserNotFoundException"):
        api.admin.admin_get_user(UserPoolId=client.pool, Username=name)
    results = call_at_once(*[lambda: api.sign_in(client, name, old)] * WORKERS)
    assert len(winners(results)) == WORKERS, losses(results)
    assert len(api.admin.list_users(UserPoolId=client.pool)["Users"]) == 1
    shown = api.admin.admin_get_user(UserPoolId=client.pool, Username=name)
    assert shown["UserStatus"] == "CONFIRMED"
    assert as_dict(shown["UserAttributes"])["email"] == f"{name}@example.com"
    count = len(hooks.events)
    assert api.srp(client, name, old).authenticate_user()["AuthenticationResult"]
    assert len(hooks.events) == count

    nobody = unique("nobody")
    with refused("UserLambdaValidationException", "UserMigration failed with error Bad password."):
        api.public.forgot_password(ClientId=legacy.id, Username=nobody)
    assert api.public.forgot_password(ClientId=client.id, Username=nobody)["CodeDeliveryDetails"]

    def lock():
        stranger = unique()
        for _ in range(5):
            with refused("UserLambdaValidationException"):
                api.sign_in(legacy, stranger, PASSWORD)
        with refused("NotAuthorizedException", "Password attempts exceeded"):
            api.sign_in(legacy, stranger, old)

    # The first lock lasts a second.
    faster_than(1, lock)

    forgetful = unique()
    api.public.forgot_password(ClientId=client.id, Username=forgetful)
    assert hooks.sources()[-1] == "UserMigration_ForgotPassword"
    api.public.confirm_forgot_password(
        ClientId=client.id, Username=forgetful, Password=PASSWORD,
        ConfirmationCode=api.code(f"{forgetful}@example.com"))
    assert api.sign_in(client, forgetful)
