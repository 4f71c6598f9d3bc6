"""Settings of pools on the console's pages, without scripts: what is saved there, boto3 reads, and nothing else."""

import json
import urllib.parse

import pytest

from testkit.audit import records
from testkit.aws import refused
from testkit.clock import moved_clock
from testkit.cognito import CognitoAPI, unique
from testkit.console import Console, shown
from testkit.functions import Hooks
from testkit.roles import allow
from testkit.server import TestServer
from testkit.waiting import eventually

READ_ONLY = ["cognito-idp:List*", "cognito-idp:Describe*", "cognito-idp:Get*"]


@pytest.fixture
def console(api):
    return Console(api.server)


def described(api, pool):
    """A pool without the time of its last change."""
    made = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    return {name: value for name, value in made.items() if name != "LastModifiedDate"}


def section(pool, name):
    return f"/console/pools/{pool}/settings/{name}"


@pytest.mark.rows("UP-ADMCFG-07", "UP-ACU-14")
def test_policies_are_changed_after_a_review_and_nothing_else(api, console):
    pool = api.make_pool(
        UserPoolTags={"team": "a=b"}, MfaConfiguration="OFF", AutoVerifiedAttributes=["email"],
        AdminCreateUserConfig={"AllowAdminCreateUserOnly": False, "InviteMessageTemplate": {
            "EmailMessage": "{username} {####}", "EmailSubject": "Come"}},
        EmailVerificationMessage="It is {####}", AccountRecoverySetting={
            "RecoveryMechanisms": [{"Name": "admin_only", "Priority": 1}]})
    before = described(api, pool)
    form = console.show(section(pool, "policies")).form(shown=None)
    review = console.send(form, Policies__PasswordPolicy__MinimumLength="14",
                          Policies__PasswordPolicy__RequireSymbols="false",
                          Policies__PasswordPolicy__TemporaryPasswordValidityDays="3",
                          AdminCreateUserConfig__AllowAdminCreateUserOnly="true")
    assert "Policies.PasswordPolicy.MinimumLength 8 14" in review.text
    assert "Passwords that are set from now on" in review.text and described(api, pool) == before
    assert json.loads(shown(review, "json-UpdateUserPool"))["Policies"]["PasswordPolicy"]["MinimumLength"] == 14
    assert f'id = "{pool}"' in shown(review, "terraform-UpdateUserPool")
    done = console.send(review.form(reviewed="yes"))
    assert "The settings are saved." in done.text
    policy = {**before["Policies"]["PasswordPolicy"], "MinimumLength": 14, "RequireSymbols": False,
              "TemporaryPasswordValidityDays": 3}
    admin = {**before["AdminCreateUserConfig"], "AllowAdminCreateUserOnly": True, "UnusedAccountValidityDays": 3}
    assert described(api, pool) == {
        **before, "Policies": {**before["Policies"], "PasswordPolicy": policy}, "AdminCreateUserConfig": admin}
    assert "Nothing would change" in console.send(done.form(shown=None)).text
    odd = console.send(done.form(shown=None), Policies__PasswordPolicy__MinimumLength="many")
    assert odd.status == 400 and "is not a whole number" in odd.text
    low = console.send(console.send(done.form(shown=None), Policies__PasswordPolicy__MinimumLength="2")
                       .form(reviewed="yes"))
    assert low.status == 400 and "InvalidParameterException" in low.text
    assert low.form(shown=None)["fields"]["Policies.PasswordPolicy.MinimumLength"] == "2", "what was typed stays"


def test_what_changed_meanwhile_is_shown_and_not_overwritten(api, console):
    pool = api.make_pool()
    opened = console.show(section(pool, "policies")).form(shown=None)

    def change(length, name):
        api.admin.update_user_pool(UserPoolId=pool, PoolName=name, Policies={
            "PasswordPolicy": {"MinimumLength": length, "TemporaryPasswordValidityDays": 7}})

    def length():
        return described(api, pool)["Policies"]["PasswordPolicy"]["MinimumLength"]

    change(10, "first")
    conflict = console.send(opened, Policies__PasswordPolicy__MinimumLength="12")
    assert conflict.status == 409 and "These settings were changed elsewhere" in conflict.text
    assert "Policies.PasswordPolicy.MinimumLength 8 10 12" in conflict.text and length() == 10
    form = conflict.form(shown=None)
    assert form["fields"]["Policies.PasswordPolicy.MinimumLength"] == "10"
    review = console.send(form, Policies__PasswordPolicy__MinimumLength="12")
    change(11, "second")
    late = console.send(review.form(reviewed="yes"))
    assert late.status == 409 and length() == 11, "a change between the review and its confirmation"
    review = console.send(late.form(shown=None), Policies__PasswordPolicy__MinimumLength="12")
    change(11, "third")
    assert console.send(review.form(reviewed="yes")).status == 200
    assert length() == 12 and described(api, pool)["Name"] == "third", "a change of another page's setting is kept"


@pytest.mark.rows("UP-MFA-28")
def test_second_factors_and_verification_are_set(api, console):
    pool = api.make_pool()
    role = "arn:aws:iam::123456789012:role/sms"
    review = console.send(
        console.show(section(pool, "second-factors")).form(shown=None), MfaConfiguration="OPTIONAL",
        SoftwareTokenMfaConfiguration__Enabled="true", SmsMfaConfiguration="on",
        SmsMfaConfiguration__SmsConfiguration__SnsCallerArn=role,
        SmsMfaConfiguration__SmsConfiguration__ExternalId="x")
    assert "Users notice this" in review.text and "All users (about 0), at the next sign-in." in review.text
    console.send(review.form(reviewed="yes"))
    found = api.admin.get_user_pool_mfa_config(UserPoolId=pool)
    assert found["MfaConfiguration"] == "OPTIONAL" and found["SoftwareTokenMfaConfiguration"] == {"Enabled": True}
    assert found["SmsMfaConfiguration"]["SmsConfiguration"]["SnsCallerArn"] == role
    console.save(section(pool, "second-factors"), MfaConfiguration="OFF")
    assert api.admin.get_user_pool_mfa_config(UserPoolId=pool)["MfaConfiguration"] == "OFF"
    console.save(section(pool, "verification"), **{
        "AutoVerifiedAttributes.phone_number": "on", "AutoVerifiedAttributes.email": "on",
        "AccountRecoverySetting.RecoveryMechanisms": "verified_email"})
    found = described(api, pool)
    assert sorted(found["AutoVerifiedAttributes"]) == ["email", "phone_number"]
    assert found["AccountRecoverySetting"]["RecoveryMechanisms"] == [{"Name": "verified_email", "Priority": 1}]
    console.save(section(pool, "verification"), **{"AutoVerifiedAttributes.phone_number": None})
    assert described(api, pool)["AutoVerifiedAttributes"] == ["email"]


@pytest.mark.rows("UP-MSG-01", "UP-MSG-02")
def test_texts_of_messages_are_changed_where_the_pool_sends_them(api, console):
    pool = api.make_pool()
    plain = console.show(section(pool, "messages"))
    assert "EmailMessage" not in plain.source and "SmsMessage" not in plain.source
    assert "SmsAuthenticationMessage" not in plain.source
    console.save(section(pool, "verification"), **{"AutoVerifiedAttributes.email": "on"})
    mails = console.show(section(pool, "messages"))
    assert "VerificationMessageTemplate.EmailMessage" in mails.source and "SmsMessage" not in mails.source
    console.save(section(pool, "messages"), VerificationMessageTemplate__EmailSubject="Your code",
                 VerificationMessageTemplate__EmailMessage="Type {####}\r\nSoon")
    found = described(api, pool)
    assert found["VerificationMessageTemplate"]["EmailMessage"] == "Type {####}\nSoon"
    assert found["EmailVerificationSubject"] == "Your code"
    console.save(section(pool, "invitations"),
                 AdminCreateUserConfig__InviteMessageTemplate__SMSMessage="{username} {####}")
    invitation = described(api, pool)["AdminCreateUserConfig"]["InviteMessageTemplate"]
    assert invitation == {"SMSMessage": "{username} {####}"}
    console.save(section(pool, "senders"), EmailConfiguration__From="Shop <shop@example.com>",
                 EmailConfiguration__ReplyToEmailAddress="help@example.com")
    sender = described(api, pool)["EmailConfiguration"]
    assert (sender["From"], sender["ReplyToEmailAddress"]) == ("Shop <shop@example.com>", "help@example.com")
    console.save(section(pool, "messages"), VerificationMessageTemplate__EmailMessage="")
    assert "EmailVerificationMessage" not in described(api, pool), "the older member does not bring it back"


@pytest.mark.rows("UP-DEV-16")
def test_devices_are_remembered_as_the_page_says(api, console):
    pool = api.make_pool()
    console.save(section(pool, "devices"), DeviceConfiguration__DeviceOnlyRememberedOnUserPrompt="true",
                 DeviceConfiguration__ChallengeRequiredOnNewDevice="true")
    assert described(api, pool)["DeviceConfiguration"] == {
        "DeviceOnlyRememberedOnUserPrompt": True, "ChallengeRequiredOnNewDevice": True}
    lonely = console.send(console.show(section(pool, "devices")).form(shown=None),
                          DeviceConfiguration__DeviceOnlyRememberedOnUserPrompt="")
    assert lonely.status == 200 and "DeviceConfiguration.ChallengeRequiredOnNewDevice true –" in lonely.text
    console.send(lonely.form(reviewed="yes"))
    assert "DeviceConfiguration" not in described(api, pool)


@pytest.mark.rows("UP-LAM-13", "USR-UI-02")
def test_a_function_is_named_for_each_trigger_and_tried(api, console, roles):
    pool, hooks = api.make_pool(), Hooks(api.server)
    names = ["PreSignUp", "PostConfirmation", "PreAuthentication", "PostAuthentication", "CustomMessage",
             "UserMigration", "DefineAuthChallenge", "CreateAuthChallenge", "VerifyAuthChallengeResponse"]
    function = hooks.add(lambda event, _: {**event, "response": {"autoConfirmUser": True}})
    assert function in console.show(section(pool, "triggers")).text, "the page lists what can be named"
    console.save(section(pool, "triggers"), **{f"LambdaConfig.{name}": function for name in names}, **{
        "LambdaConfig.PreTokenGenerationConfig.LambdaArn": function,
        "LambdaConfig.PreTokenGenerationConfig.LambdaVersion": "V2_0"})
    found = described(api, pool)["LambdaConfig"]
    assert {name: found[name] for name in names} == dict.fromkeys(names, function)
    assert found["PreTokenGenerationConfig"] == {"LambdaArn": function, "LambdaVersion": "V2_0"}
    page = f"/console/pools/{pool}/trigger-test"
    tried = console.send(console.show(page).form(trigger=None), trigger="PreSignUp", event="")
    assert json.loads(shown(tried, "event-answer"))["response"] == {"autoConfirmUser": True}
    assert json.loads(shown(tried, "event-sent"))["userPoolId"] == pool == hooks.events[-1]["userPoolId"]
    own = console.send(console.show(page).form(trigger=None), trigger="PostConfirmation", event='{"mine": 1}')
    assert hooks.events[-1] == {"mine": 1} and '"mine": 1' in own.text
    assert "is not a trigger" in console.send(console.show(page).form(trigger=None), trigger="Nothing").text
    other = Console(api.server, roles.key_of(roles.make_user(allow("*"))))
    told = other.send(other.show(page).form(trigger=None), trigger="PreSignUp", event="")
    assert "Only the account itself may do this" in told.text and hooks.events[-1] == {"mine": 1}
    unknown = console.send(console.show(section(pool, "triggers")).form(shown=None), **{
        "LambdaConfig.PreSignUp": "arn:aws:lambda:us-east-1:123456789012:function:none"})
    assert "Martlet has no target" in console.send(unknown.form(reviewed="yes")).text
    console.save(section(pool, "triggers"), **{f"LambdaConfig.{name}": "" for name in names}, **{
        "LambdaConfig.PreTokenGenerationConfig.LambdaArn": "",
        "LambdaConfig.PreTokenGenerationConfig.LambdaVersion": ""})
    assert not described(api, pool).get("LambdaConfig")


@pytest.mark.rows("UP-TAG-01")
def test_tags_risk_logs_and_protection_are_set(api, console):
    pool = api.make_pool(UserPoolTags={"team": "one"})
    arn = described(api, pool)["Arn"]
    console.save(section(pool, "tags"), UserPoolTags="team=two\r\nstage=a=b")
    assert api.admin.list_tags_for_resource(ResourceArn=arn)["Tags"] == {"team": "two", "stage": "a=b"}
    console.save(section(pool, "tags"), UserPoolTags="")
    console.save(section(pool, "sessions"), UserSessionTracking="ENABLED", TokenSession__MaxPerUser="3")
    found = api.admin.get_user_pool_session_configuration(UserPoolId=pool)
    assert (found["UserSessionTracking"], found["TokenSession"]) == ("ENABLED", {"MaxPerUser": 3})
    assert not api.admin.list_tags_for_resource(ResourceArn=arn).get("Tags")
    console.save(section(pool, "general"), UserPoolTier="PLUS")
    console.save(section(pool, "protection"), UserPoolAddOns__AdvancedSecurityMode="AUDIT")
    assert described(api, pool)["UserPoolAddOns"] == {"AdvancedSecurityMode": "AUDIT"}
    action = "AccountTakeoverRiskConfiguration.Actions.HighAction"
    console.save(section(pool, "risk"), **{
        "CompromisedCredentialsRiskConfiguration.Actions.EventAction": "BLOCK",
        "CompromisedCredentialsRiskConfiguration.EventFilter.SIGN_IN": "on",
        "AccountTakeoverRiskConfiguration": "on", f"{action}.EventAction": "BLOCK", f"{action}.Notify": "false",
        "RiskExceptionConfiguration": "on", "RiskExceptionConfiguration.BlockedIPRangeList": "192.0.2.0/24"})
    risk = api.admin.describe_risk_configuration(UserPoolId=pool)["RiskConfiguration"]
    assert risk["CompromisedCredentialsRiskConfiguration"] == {
        "EventFilter": ["SIGN_IN"], "Actions": {"EventAction": "BLOCK"}}
    assert risk["AccountTakeoverRiskConfiguration"]["Actions"] == {
        "HighAction": {"EventAction": "BLOCK", "Notify": False}}
    assert risk["RiskExceptionConfiguration"]["BlockedIPRangeList"] == ["192.0.2.0/24"]
    console.save(section(pool, "risk"), AccountTakeoverRiskConfiguration="", **{f"{action}.EventAction": "",
                 f"{action}.Notify": ""})
    risk = api.admin.describe_risk_configuration(UserPoolId=pool)["RiskConfiguration"]
    assert "AccountTakeoverRiskConfiguration" not in risk and "RiskExceptionConfiguration" in risk
    odd = console.send(console.show(section(pool, "logs")).form(shown=None),
                       LogConfigurations='[{"LogLevel": "ERROR"}]')
    assert "InvalidParameterException" in console.send(odd.form(reviewed="yes")).text


@pytest.mark.rows("USR-UI-02")
def test_an_attribute_is_added_for_ever(api, console):
    pool = api.make_pool(AliasAttributes=["email"])
    page = console.show(f"/console/pools/{pool}/schema")
    assert "email String – true true" in page.text
    review = console.send(page.form(shown=None), Name="level", AttributeDataType="Number", Mutable="true",
                          NumberAttributeConstraints__MinValue="1", NumberAttributeConstraints__MaxValue="9")
    assert "This cannot be undone." in review.text
    wrong = console.send(review.form(reviewed="yes"), confirmed="levels")
    assert "That is not the name" in wrong.text
    console.send(wrong.form(reviewed="yes"), confirmed="level")
    found = {one["Name"]: one for one in described(api, pool)["SchemaAttributes"]}["custom:level"]
    assert found["NumberAttributeConstraints"] == {"MinValue": "1", "MaxValue": "9"} and found["Mutable"]


def test_a_policy_that_denies_shows_the_denial_and_nothing_else(api, roles):
    pool = api.make_pool(UserPoolTags={"team": "secret-team"})
    api.admin.create_group(UserPoolId=pool, GroupName="staff")
    reader = Console(api.server, roles.key_of(roles.make_user(allow(READ_ONLY))))
    page = reader.show(section(pool, "tags"))
    assert page.status == 200 and "secret-team" in page.source
    review = reader.send(page.form(shown=None), UserPoolTags="team=other")
    told = reader.send(review.form(reviewed="yes"))
    assert "AccessDeniedException" in told.text and described(api, pool)["UserPoolTags"] == {"team": "secret-team"}
    gone = reader.delete(f"/console/pools/{pool}/delete/group?name=staff", "staff")
    assert "AccessDeniedException" in gone.text and api.admin.get_group(UserPoolId=pool, GroupName="staff")
    other = Console(api.server, roles.key_of(roles.make_user(allow("cognito-idp:ListUserPools"))))
    pages = ["settings", "settings/tags", "settings/second-factors", "settings/risk", "groups", "group?name=staff",
             "members?name=staff", "providers", "domain", "schema", "trigger-test"]
    for path in (f"/console/pools/{pool}/{page}" for page in pages):
        denied = other.show(path)
        assert denied.status == 400 and "AccessDeniedException" in denied.text, path
        assert "secret-team" not in denied.source
        names = {name for form in denied.forms for name in form["fields"]}
        assert names <= {"form", "pool", "q", "lang", "name"}, path


@pytest.mark.one_engine
def test_no_page_changes_anything_by_being_opened(api, console):
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    api.make_user(pool, username="ada")
    api.make_client(pool)
    api.admin.create_group(UserPoolId=pool, GroupName="staff")
    api.admin.create_resource_server(UserPoolId=pool, Identifier="files", Name="files")
    last = unique("last")
    api.admin.create_group(UserPoolId=pool, GroupName=last)
    assert eventually(lambda: any(last in json.dumps(one) for one in records(api.server, eventName="CreateGroup")))
    count = len(changes(api.server))
    seen, open_ = set(), [f"/console/pools/{pool}", "/console"]
    while open_:
        path = open_.pop().split("#")[0]
        place = urllib.parse.urlsplit(path).path
        key = (place, "done" in path)
        # Of pages that differ in what they are given, each kind once: operations have 250.
        if key in seen or not place.startswith("/console") or place.startswith("/console/operations/") and len(
                [one for one, _ in seen if one.startswith("/console/operations/")]) > 20:
            continue
        seen.add(key)
        page = console.show(path)
        assert page.status in (200, 400, 404), (path, page.status)
        assert "unsafe" not in page.response.headers["Content-Security-Policy"]
        open_ += page.links
    assert len([place for place, _ in seen if f"/{pool}/" in place]) > 30, sorted(seen)
    api.admin.delete_group(UserPoolId=pool, GroupName=last)
    assert eventually(lambda: any(last in json.dumps(one) for one in records(api.server, eventName="DeleteGroup")))
    assert len(changes(api.server)) == count + 1


def changes(server):
    return [one for one in records(server) if not one.get("readOnly", False)]


@pytest.mark.one_engine
def test_what_cannot_be_undone_needs_a_new_session(scratch):
    server = TestServer(scratch / unique("fresh"))
    server.start()
    try:
        api = CognitoAPI(server)
        pool = api.make_pool()
        api.admin.create_group(UserPoolId=pool, GroupName="staff")
        console = Console(server)
        form = console.show(f"/console/pools/{pool}/delete/group?name=staff").form(confirmed=None)
        # An unused session ends after 15 minutes, and is new for 10.
        assert server.stop() == 0
        later = moved_clock(scratch)(11 * 60)
        server.environment.update(later)
        server.start()
        old = console.send(form, confirmed="staff")
        assert "needs a session that began in the last 10 minutes" in old.text
        assert all("confirmed" not in one["fields"] for one in old.forms)
        operation = console.call("cognito-idp", "DeleteGroup", UserPoolId=pool, GroupName="staff")
        late = console.send(operation.form(json=None), confirmed="staff")
        assert "needs a session that began" in late.text
        assert console.show(f"/console/pools/{pool}/group?name=staff").status == 200
        again = Console(server, variables=later)
        assert "The group is deleted" in again.delete(
            f"/console/pools/{pool}/delete/group?name=staff", "staff").text
        assert again.show(f"/console/pools/{pool}/group?name=staff").status == 400
    finally:
        assert server.stop() == 0


@pytest.mark.one_engine
def test_the_search_reads_more_than_one_page_of_pools(api, console):
    names = {api.make_pool(PoolName=f"Counted {number}"): number for number in range(61)}
    found = console.show("/console/search?q=counted")
    assert {link.split("/")[3] for link in found.links if link.count("/") == 3 and "/pools/" in link} == set(names)


def test_a_pool_is_deleted_by_its_typed_id_unless_it_is_protected(api, console):
    pool = api.admin.create_user_pool(PoolName="gone", DeletionProtection="ACTIVE")["UserPool"]["Id"]
    page = f"/console/pools/{pool}/delete/pool"
    assert "About 0 users go with it" in console.show(page).text
    assert "InvalidParameterException" in console.delete(page, pool).text
    console.save(section(pool, "general"), DeletionProtection="INACTIVE", PoolName="Renamed")
    assert described(api, pool)["Name"] == "Renamed"
    assert "The pool is deleted" in console.delete(page, pool).text
    with refused("ResourceNotFoundException"):
        described(api, pool)
