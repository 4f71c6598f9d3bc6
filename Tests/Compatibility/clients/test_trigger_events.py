"""Functions before sign-ups, after confirmations, for messages and before tokens."""

import base64
import re
import secrets

import pytest

from testkit import tokens
from testkit.aws import refused
from testkit.cognito import OTHER_PASSWORD, PASSWORD, CognitoAPI, attributes, new_email, new_phone, unique
from testkit.functions import Hooks
from testkit.parallel import WORKERS, call_at_once, losses, winners
from testkit.sender_keys import SenderKeys
from testkit.server import run_martlet
from testkit.waiting import eventually

ADMINISTRATOR = "CLIENT_ID_NOT_APPLICABLE"


@pytest.fixture
def hooks(api):
    made = Hooks(api.server)
    yield made
    made.close()


def make_client(api, hooks, handlers, client=None, **settings):
    """A client of a new pool that verifies e-mail addresses and calls these handlers."""
    settings.setdefault("AutoVerifiedAttributes", ["email"])
    pool = api.make_pool(LambdaConfig=hooks.add_all(handlers), **settings)
    return api.make_client(pool, **(client or {}))


def sign_up(api, client, username, given=None, **more):
    return api.public.sign_up(
        ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes(given or {}), **more)


def unchanged(event, context):
    return event


def failing(event, context):
    raise RuntimeError("not today")


def confirming(event, context):
    event["response"]["autoConfirmUser"] = True
    for flag, name in (("autoVerifyEmail", "email"), ("autoVerifyPhone", "phone_number")):
        event["response"][flag] = name in event["request"]["userAttributes"]
    return event


def wording(event, context):
    request, response = event["request"], event["response"]
    name = request["usernameParameter"] or ""
    response["smsMessage"] = f"sms {name} {request['codeParameter']}"
    response["emailMessage"] = f"<i>mail</i> {name} {request['codeParameter']}"
    response["emailSubject"] = event["triggerSource"]
    return event


@pytest.mark.rows("UP-LPS-03", "UP-LPS-04", "UP-LPS-05", "UP-LPS-08", "UP-LPS-12", "SGN-AUT-01", "SGN-AUT-02")
def test_a_sign_up_that_the_function_confirms(api, hooks):
    client = make_client(api, hooks, {"PreSignUp": confirming, "PostConfirmation": unchanged})
    username, email, phone = unique(), new_email(), new_phone()
    response = sign_up(
        api, client, username, {"email": email, "phone_number": phone},
        ValidationData=[{"Name": "invitation", "Value": "x1"}], ClientMetadata={"form": "short"})
    assert response["UserConfirmed"] is True
    assert "CodeDeliveryDetails" not in response
    assert api.sign_in(client, username)["AccessToken"]
    seen = api.attributes_of(client.pool, username)
    assert seen["email_verified"] == seen["phone_number_verified"] == "true"
    assert "invitation" not in seen
    assert api.messages(email) == api.messages(phone) == []
    before, after = hooks.events
    assert before["triggerSource"] == "PreSignUp_SignUp"
    assert before["userName"] == username
    assert before["version"] == "1"
    assert before["userPoolId"] == client.pool
    assert before["callerContext"] == {"awsSdkVersion": "aws-sdk-unknown-unknown", "clientId": client.id}
    assert before["request"] == {
        "userAttributes": {"email": email, "phone_number": phone}, "validationData": {"invitation": "x1"},
        "clientMetadata": {"form": "short"}}
    assert after["triggerSource"] == "PostConfirmation_ConfirmSignUp"
    assert after["request"]["userAttributes"]["sub"] == response["UserSub"]
    assert after["request"]["userAttributes"]["cognito:user_status"] == "CONFIRMED"
    assert after["request"]["clientMetadata"] == {"form": "short"}


@pytest.mark.rows("UP-SIGN-14")
def test_a_user_confirmed_by_the_function_alone_cannot_recover(api, hooks):
    """Nothing is verified that a code could go to."""
    def confirm(event, context):
        event["response"]["autoConfirmUser"] = True
        return event

    client = make_client(
        api, hooks, {"PreSignUp": confirm}, client={"PreventUserExistenceErrors": "LEGACY"})
    username, email = unique(), new_email()
    assert sign_up(api, client, username, {"email": email})["UserConfirmed"] is True
    assert api.sign_in(client, username)["AccessToken"]
    with refused("InvalidParameterException", "verified"):
        api.public.forgot_password(ClientId=client.id, Username=username)
    assert api.messages(email) == []


@pytest.mark.parametrize("headers, version", [
    ({"User-Agent": "aws-sdk-nodejs/2.856.0 linux/v14.16.0"}, "aws-sdk-nodejs-2.856.0"),
    ({"User-Agent": "Mozilla/5.0 (X11; Linux x86_64)", "X-Amz-User-Agent": "aws-sdk-js/3.45.0"}, "aws-sdk-js-3.45.0"),
    ({"User-Agent": "aws-sdk-iOS/2.9.8 iOS/12.1"}, "aws-sdk-ios-2.9.8"),
    ({"User-Agent": 'aws-sdk-js/3" os'}, "aws-sdk-unknown-unknown"),
], ids=lambda value: value if isinstance(value, str) else "")
@pytest.mark.rows("UP-LAM-18")
def test_a_function_is_told_the_callers_sdk(api, hooks, headers, version):
    client = make_client(api, hooks, {"PreSignUp": unchanged})
    body = {"ClientId": client.id, "Username": unique(), "Password": PASSWORD}
    assert api.wire.post("SignUp", body, headers=headers).status_code == 200
    assert hooks.events[0]["callerContext"] == {"awsSdkVersion": version, "clientId": client.id}


@pytest.mark.rows("UP-LPS-01", "UP-LAM-22")
def test_a_function_that_refuses_short_names(api, hooks):
    def refuse_short(event, context):
        if len(event["userName"]) < 5:
            raise ValueError("the name is too short")
        return event

    client = make_client(api, hooks, {"PreSignUp": refuse_short})
    with refused("UserLambdaValidationException", "PreSignUp failed with error the name is too short."):
        sign_up(api, client, "abcd")
    with refused("UserNotFoundException"):
        api.admin.admin_get_user(UserPoolId=client.pool, Username="abcd")
    with refused("UserLambdaValidationException"):
        api.admin.admin_create_user(UserPoolId=client.pool, Username="abcd", MessageAction="SUPPRESS")
    assert sign_up(api, client, unique())["UserConfirmed"] is False


@pytest.mark.rows("UP-LPS-11")
def test_a_function_that_refuses_short_names_and_confirms_addresses_on_a_list(api, hooks):
    invited = {new_email()}

    def check(event, context):
        if len(event["userName"]) < 5:
            raise ValueError("the name is too short")
        if event["userPoolId"] == client.pool and event["request"]["userAttributes"].get("email") in invited:
            event["response"]["autoConfirmUser"] = True
        return event

    client = make_client(api, hooks, {"PreSignUp": check})
    for address in invited:
        assert sign_up(api, client, unique(), {"email": address})["UserConfirmed"] is True
        with refused("UserLambdaValidationException"):
            sign_up(api, client, "abcd", {"email": address})
    stranger = new_email()
    assert sign_up(api, client, unique(), {"email": stranger})["UserConfirmed"] is False
    assert api.code(stranger)


@pytest.mark.rows("UP-LPS-13")
def test_a_function_looks_for_the_owner_of_an_address_first(api, hooks):
    def careful(event, context):
        email = event["request"]["userAttributes"]["email"]
        owners = api.admin.list_users(UserPoolId=event["userPoolId"], Filter=f'email = "{email}"')["Users"]
        if owners:
            raise ValueError("the address has an owner")
        event["response"].update(autoConfirmUser=True, autoVerifyEmail=True)
        return event

    client = make_client(api, hooks, {"PreSignUp": careful}, AliasAttributes=["email"])
    email, first = new_email(), unique()
    assert sign_up(api, client, first, {"email": email})["UserConfirmed"] is True
    with refused("UserLambdaValidationException", "PreSignUp failed with error the address has an owner."):
        sign_up(api, client, unique(), {"email": email})
    assert tokens.claims(api.sign_in(client, email)["IdToken"])["cognito:username"] == first


@pytest.mark.parametrize("flag", ["autoVerifyEmail", "autoVerifyPhone"])
@pytest.mark.rows("UP-LPS-06", "UP-LPS-09", "UP-LAM-21")
def test_a_contact_that_is_missing_cannot_be_verified(api, hooks, flag):
    def verifying(event, context):
        event["response"][flag] = True
        return event

    client = make_client(api, hooks, {"PreSignUp": verifying})
    username = unique()
    with refused("InvalidLambdaResponseException"):
        sign_up(api, client, username)
    with refused("UserNotFoundException"):
        api.admin.admin_get_user(UserPoolId=client.pool, Username=username)


@pytest.mark.rows("UP-LPS-07")
def test_an_alias_moves_to_a_user_that_the_function_verifies(api, hooks):
    client = make_client(api, hooks, {"PreSignUp": confirming}, AliasAttributes=["email"])
    first, second, email = unique(), unique(), new_email()
    for username in (first, second):
        sign_up(api, client, username, {"email": email})
    assert api.attributes_of(client.pool, first)["email_verified"] == "false"
    claims = tokens.claims(api.sign_in(client, email)["IdToken"])
    assert claims["cognito:username"] == second


@pytest.mark.rows("UP-LAM-23")
def test_an_invitation_asks_the_function_and_ignores_its_flags(api, hooks):
    client = make_client(api, hooks, {"PreSignUp": confirming, "PostConfirmation": unchanged})
    username = unique()
    made = api.admin.admin_create_user(
        UserPoolId=client.pool, Username=username, MessageAction="SUPPRESS",
        UserAttributes=attributes({"email": new_email()}), ValidationData=[{"Name": "a", "Value": "b"}],
        ClientMetadata={"c": "d"})["User"]
    assert made["UserStatus"] == "FORCE_CHANGE_PASSWORD"
    assert "true" not in {one["Value"] for one in made["Attributes"]}
    assert hooks.sources() == ["PreSignUp_AdminCreateUser"]
    assert hooks.events[0]["callerContext"]["clientId"] == ADMINISTRATOR
    assert hooks.events[0]["request"]["validationData"] == {"a": "b"}
    assert hooks.events[0]["request"]["clientMetadata"] == {"c": "d"}


@pytest.mark.rows("UP-LAM-25", "UP-LAM-26", "UP-LPO-04", "UP-LPO-05", "GUIDE-30")
def test_what_is_told_after_confirmations(api, hooks):
    client = make_client(api, hooks, {"PostConfirmation": unchanged})
    username, email = unique(), new_email()
    sign_up(api, client, username, {"email": email})
    api.public.confirm_sign_up(
        ClientId=client.id, Username=username, ConfirmationCode=api.code(email), ClientMetadata={"step": "one"})
    api.public.forgot_password(ClientId=client.id, Username=username)
    api.public.confirm_forgot_password(
        ClientId=client.id, Username=username, ConfirmationCode=api.code(email, 2), Password=OTHER_PASSWORD,
        ClientMetadata={"step": "two"})
    other = unique()
    sign_up(api, client, other)
    api.admin.admin_confirm_sign_up(UserPoolId=client.pool, Username=other, ClientMetadata={"step": "three"})
    assert hooks.sources() == [
        "PostConfirmation_ConfirmSignUp", "PostConfirmation_ConfirmForgotPassword", "PostConfirmation_ConfirmSignUp"]
    assert [event["request"]["clientMetadata"]["step"] for event in hooks.events] == ["one", "two", "three"]
    assert [event["callerContext"]["clientId"] for event in hooks.events] == [client.id, client.id, ADMINISTRATOR]
    assert hooks.events[0]["request"]["userAttributes"]["email_verified"] == "true"
    assert all(event["response"] == {} for event in hooks.events)


@pytest.mark.rows("UP-LAM-22")
def test_a_confirmation_stays_if_the_function_fails(api, hooks):
    client = make_client(api, hooks, {"PostConfirmation": failing})
    username, email = unique(), new_email()
    sign_up(api, client, username, {"email": email})
    with refused("UserLambdaValidationException", "PostConfirmation failed with error not today."):
        api.public.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=api.code(email))
    assert api.status_of(client.pool, username) == "CONFIRMED"
    assert api.sign_in(client, username)["AccessToken"]


@pytest.mark.rows(
    "UP-LAM-29", "UP-LAM-30", "UP-LAM-31", "UP-LAM-32", "UP-LAM-33", "UP-LAM-34", "UP-LCM-01", "UP-LCM-02",
    "UP-LCM-04", "UP-LCM-05", "UP-LCM-06", "UP-MSG-34", "SGN-CHG-03")
def test_messages_in_the_functions_words(api, hooks):
    client = make_client(
        api, hooks, {"CustomMessage": wording}, client={"PreventUserExistenceErrors": "LEGACY"})
    username, email, changed = unique(), new_email(), new_email()
    sent = {"ClientMetadata": {"language": "de"}}
    sign_up(api, client, username, {"email": email}, **sent)
    first = api.message(email)
    assert first["subject"] == "CustomMessage_SignUp"
    assert first["body"].startswith("<i>mail</i>")
    assert re.search(r"\d{6}$", first["body"])[0] == first["code"]
    api.public.resend_confirmation_code(ClientId=client.id, Username=username, **sent)
    api.public.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=api.code(email, 2))
    api.public.forgot_password(ClientId=client.id, Username=username, **sent)
    assert api.message(email, 3)["subject"] == "CustomMessage_ForgotPassword"
    token = api.sign_in(client, username)["AccessToken"]
    api.public.update_user_attributes(
        AccessToken=token, UserAttributes=attributes({"email": changed, "name": "Ann"}), **sent)
    assert api.message(changed)["subject"] == "CustomMessage_UpdateUserAttribute"
    api.public.get_user_attribute_verification_code(AccessToken=token, AttributeName="email", **sent)
    api.public.verify_user_attribute(AccessToken=token, AttributeName="email", Code=api.code(changed, 2))
    api.admin.admin_reset_user_password(UserPoolId=client.pool, Username=username, **sent)
    assert api.message(changed, 3)["subject"] == "CustomMessage_ForgotPassword"
    invited, inbox = unique(), new_email()
    api.admin.admin_create_user(
        UserPoolId=client.pool, Username=invited, TemporaryPassword=PASSWORD, DesiredDeliveryMediums=["EMAIL"],
        UserAttributes=attributes({"email": inbox}))
    assert api.message(inbox)["body"] == f"<i>mail</i> {invited} {PASSWORD}"
    assert hooks.sources() == ["CustomMessage_" + name for name in (
        "SignUp", "ResendCode", "ForgotPassword", "UpdateUserAttribute", "VerifyUserAttribute", "ForgotPassword",
        "AdminCreateUser")]
    assert [event["request"].get("clientMetadata") for event in hooks.events] == [{"language": "de"}] * 6 + [None]
    assert {event["request"]["codeParameter"] for event in hooks.events} == {"{####}"}


@pytest.mark.rows("UP-LAM-35", "UP-LCM-03")
def test_a_code_for_a_sign_in_in_the_functions_words(api, hooks):
    client = make_client(api, hooks, {"CustomMessage": wording}, AutoVerifiedAttributes=["phone_number"])
    api.admin.set_user_pool_mfa_config(
        UserPoolId=client.pool, MfaConfiguration="OPTIONAL",
        SmsMfaConfiguration={"SmsConfiguration": api.admin.describe_user_pool(
            UserPoolId=client.pool)["UserPool"]["SmsConfiguration"]})
    phone = new_phone()
    user = api.make_user(client.pool, phone_number=phone, phone_number_verified="true")
    api.admin.admin_set_user_mfa_preference(
        UserPoolId=client.pool, Username=user.username, SMSMfaSettings={"Enabled": True, "PreferredMfa": True})
    asked = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters=client.parameters(user.username, PASSWORD=PASSWORD))
    assert asked["ChallengeName"] == "SMS_MFA"
    assert hooks.sources() == ["CustomMessage_Authentication"]
    message = api.message(phone)
    assert message["body"] == f"sms  {message['code']}"


@pytest.mark.parametrize("text", ["no code", "{####}" + "x" * 19_995, 7])
@pytest.mark.rows("UP-LCM-04", "UP-LCM-07", "UP-LAM-21", "TRG-11")
def test_a_message_that_cannot_be_sent(api, hooks, text):
    def careless(event, context):
        event["response"]["emailMessage"] = text
        return event

    client = make_client(api, hooks, {"CustomMessage": careless})
    username = unique()
    with refused("InvalidLambdaResponseException"):
        sign_up(api, client, username, {"email": new_email()})
    with refused("UserNotFoundException"):
        api.admin.admin_get_user(UserPoolId=client.pool, Username=username)


@pytest.mark.rows("CODE-16")
def test_a_function_for_messages_does_not_tell_who_exists(api, hooks):
    client = make_client(api, hooks, {"CustomMessage": failing})
    user = api.make_user(client.pool, email=new_email(), email_verified="true")
    responses = [
        api.public.forgot_password(ClientId=client.id, Username=name)["CodeDeliveryDetails"]
        for name in (user.username, unique("nobody"))
    ]
    assert responses[0] == responses[1]
    assert eventually(lambda: hooks.sources() == ["CustomMessage_ForgotPassword"])
    assert eventually(lambda: api.messages(user.email) == [])


@pytest.mark.rows("UP-LAM-12")
def test_functions_that_send_messages(new_server, scratch):
    key = secrets.token_bytes(32)
    file = scratch / f"sender-key-{unique()}"
    file.touch(mode=0o600)
    file.write_text(base64.b64encode(key).decode())
    server = new_server(arguments=["--sender-key-file", str(file)])
    server.start()
    api, hooks, keys = CognitoAPI(server), Hooks(server), SenderKeys.of(key)
    keys.add_master_key(b"sender-key")
    pool = api.make_pool(AutoVerifiedAttributes=["email"], LambdaConfig={
        "KMSKeyID": "arn:aws:kms:us-east-1:123456789012:key/sender",
        "CustomEmailSender": {"LambdaVersion": "V1_0", "LambdaArn": hooks.add(unchanged)},
        "CustomSMSSender": {"LambdaVersion": "V1_0", "LambdaArn": hooks.add(lambda event, context: None)},
    })
    client = api.make_client(pool)
    username, email, phone = unique(), new_email(), new_phone()
    sign_up(api, client, username, {"email": email, "phone_number": phone}, ClientMetadata={"language": "de"})
    assert eventually(lambda: hooks.sources() == ["CustomEmailSender_SignUp"])
    event = hooks.events[0]
    assert event["request"]["type"] == "customEmailSenderRequestV1"
    assert event["userName"] == username
    assert event["request"]["clientMetadata"] == {"language": "de"}
    assert event["request"]["userAttributes"]["email"] == email
    code, context = keys.decrypt(event["request"]["code"])
    assert re.fullmatch(r"\d{6}", code)
    assert context == {"userpool-id": pool}
    api.public.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=code)
    token = api.sign_in(client, username)["AccessToken"]
    api.public.get_user_attribute_verification_code(AccessToken=token, AttributeName="phone_number")
    assert eventually(lambda: hooks.sources()[1:] == ["CustomSMSSender_VerifyUserAttribute"])
    assert hooks.events[1]["request"]["type"] == "customSMSSenderRequestV1"
    code, _ = keys.decrypt(hooks.events[1]["request"]["code"])
    api.public.verify_user_attribute(AccessToken=token, AttributeName="phone_number", Code=code)
    api.admin.admin_create_user(
        UserPoolId=pool, Username=unique(), TemporaryPassword=PASSWORD, DesiredDeliveryMediums=["EMAIL"],
        UserAttributes=attributes({"email": email}))
    assert eventually(lambda: hooks.sources()[2:] == ["CustomEmailSender_AdminCreateUser"])
    assert keys.decrypt(hooks.events[2]["request"]["code"])[0] == PASSWORD
    # On PostgreSQL the command itself encrypts the code.
    done = run_martlet(
        "trigger", "invoke", "CustomEmailSender", *server.store, "--pool", pool, "--sample",
        environment={**server.root_key, "MARTLET_SENDER_KEY_FILE": str(file)})
    assert done.returncode == 0, done.stderr
    assert keys.decrypt(hooks.events[3]["request"]["code"])[0] == "123456", "a sample is as a real event is"
    hooks.close()


@pytest.mark.rows(
    "UP-LPT-01", "UP-LPT-02", "UP-LPT-07", "UP-LPT-08", "UP-LPT-09", "UP-LPT-10", "UP-LPT-13", "UP-LAM-40",
    "UP-LAM-43", "TOK-ID-19")
def test_claims_of_the_first_version(api, hooks):
    def changing(event, context):
        event["response"]["claimsOverrideDetails"] = {
            "claimsToAddOrOverride": {"tier": "gold", "both": "x", "sub": "x", "iss": "x", "aud": "x"},
            "claimsToSuppress": ["email", "both", "token_use"],
            "groupOverrideDetails": {"groupsToOverride": ["group-A", "group-B"], "iamRolesToOverride": [],
                                     "preferredRole": None},
        }
        return event

    client = make_client(api, hooks, {"PreTokenGeneration": changing})
    user = api.make_user(client.pool, email=new_email(), email_verified="true")
    done = api.sign_in(client, user.username)
    claims = tokens.verify(api.server, client.pool, done["IdToken"])
    assert claims["tier"] == "gold"
    assert claims["sub"] == user.sub
    assert claims["aud"] == client.id
    assert claims["token_use"] == "id"
    assert not {"email", "both"} & set(claims)
    assert claims["cognito:groups"] == ["group-A", "group-B"]
    assert "cognito:roles" not in claims
    access = tokens.verify(api.server, client.pool, done["AccessToken"])
    assert "tier" not in access
    assert access["cognito:groups"] == ["group-A", "group-B"]
    assert tokens.claims(api.refresh(client, done["RefreshToken"])["IdToken"])["tier"] == "gold"
    assert hooks.sources() == ["TokenGeneration_Authentication", "TokenGeneration_RefreshTokens"]
    assert hooks.events[0]["request"]["groupConfiguration"] == {
        "groupsToOverride": [], "iamRolesToOverride": [], "preferredRole": None}


@pytest.mark.rows("TOK-ACC-11")
def test_claims_and_scopes_of_the_second_version(api, hooks):
    def changing(event, context):
        assert event["version"] == "2"
        assert event["request"]["scopes"] == ["aws.cognito.signin.user.admin"]
        event["response"]["claimsAndScopeOverrideDetails"] = {
            "idTokenGeneration": {"claimsToAddOrOverride": {"levels": [1, 2, {"three": True}]}},
            "accessTokenGeneration": {
                "claimsToAddOrOverride": {"tenant": {"id": 7}}, "scopesToAdd": ["api/read"], "scopesToSuppress": []},
        }
        return event

    arn = hooks.add(changing)
    pool = api.make_pool(LambdaConfig={"PreTokenGenerationConfig": {"LambdaArn": arn, "LambdaVersion": "V2_0"}})
    client = api.make_client(pool)
    user = api.make_user(pool)
    done = api.sign_in(client, user.username)
    assert tokens.verify(api.server, pool, done["IdToken"])["levels"] == [1, 2, {"three": True}]
    access = tokens.verify(api.server, pool, done["AccessToken"])
    assert access["tenant"] == {"id": 7}
    assert access["scope"] == "aws.cognito.signin.user.admin api/read"
    assert api.public.get_user(AccessToken=done["AccessToken"])["Username"] == user.username
    api.public.get_tokens_from_refresh_token(
        ClientId=client.id, RefreshToken=done["RefreshToken"], ClientMetadata={"device": "tv"})
    assert hooks.events[-1]["request"]["clientMetadata"] == {"device": "tv"}


@pytest.mark.rows("UP-LAM-41")
def test_a_new_password_has_its_own_source(api, hooks):
    client = make_client(api, hooks, {"PreTokenGeneration": unchanged})
    username = unique()
    api.admin.admin_create_user(
        UserPoolId=client.pool, Username=username, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
    asked = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters=client.parameters(username, PASSWORD=PASSWORD))
    assert asked["ChallengeName"] == "NEW_PASSWORD_REQUIRED"
    assert hooks.events == []
    api.public.respond_to_auth_challenge(
        ClientId=client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=asked["Session"],
        ChallengeResponses=client.parameters(username, NEW_PASSWORD=OTHER_PASSWORD))
    assert hooks.sources() == ["TokenGeneration_NewPasswordChallenge"]


@pytest.mark.rows("UP-LAM-22")
def test_no_tokens_if_the_function_fails(api, hooks):
    client = make_client(api, hooks, {"PreTokenGeneration": failing})
    user = api.make_user(client.pool)
    for _ in range(8):
        with refused("UserLambdaValidationException", "PreTokenGeneration failed with error not today."):
            api.sign_in(client, user.username)


@pytest.mark.parametrize("claims", [{"a": "x" * 10_240}, {str(n): "1" for n in range(129)}])
@pytest.mark.rows("TRG-09")
def test_more_than_a_token_can_hold(api, hooks, claims):
    def generous(event, context):
        event["response"]["claimsOverrideDetails"] = {"claimsToAddOrOverride": claims}
        return event

    client = make_client(api, hooks, {"PreTokenGeneration": generous})
    user = api.make_user(client.pool)
    with refused("InvalidLambdaResponseException"):
        api.sign_in(client, user.username)


@pytest.mark.rows("RACE-01")
def test_one_username_and_a_function(api, hooks):
    client = make_client(api, hooks, {"PreSignUp": confirming})
    username = unique("wanted")
    results = call_at_once(*[lambda: sign_up(api, client, username)] * WORKERS)
    assert len(winners(results)) == 1
    # Calls that found no place to wait are told so.
    assert set(losses(results)) <= {"UsernameExistsException", "UnexpectedLambdaException"}
    assert api.attributes_of(client.pool, username)["sub"] == winners(results)[0]["UserSub"]


@pytest.mark.rows("RACE-02")
def test_one_alias_and_a_function(api, hooks):
    client = make_client(api, hooks, {"PreSignUp": confirming}, AliasAttributes=["email"])
    email = new_email()
    names = [unique() for _ in range(8)]
    results = call_at_once(*[lambda name=name: sign_up(api, client, name, {"email": email}) for name in names])
    added = [name for name, result in zip(names, results) if not isinstance(result, str)]
    verified = [name for name in added if api.attributes_of(client.pool, name)["email_verified"] == "true"]
    assert len(verified) == 1
    assert tokens.claims(api.sign_in(client, email)["IdToken"])["cognito:username"] == verified[0]
