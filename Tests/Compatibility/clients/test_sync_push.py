"""Messages of sync to devices, by boto3 and by servers that stand in for the platforms."""

import json
import os

import pytest

from testkit.aws import refused
from testkit.identities import IdentityAPI
from testkit.push import SNS, Amazon, Apple, Google, PushSite, pem
from testkit.roles import Roles, allow
from testkit.server import ACCOUNT, REGION
from testkit.streams import TRUST
from testkit.sync import SyncSite
from testkit.targets import Hook, trigger
from testkit.tls import Authority
from testkit.waiting import eventually

PHONE, TABLET = "0a" * 32, "0B" * 32


@pytest.fixture
def site(identities, roles):
    return SyncSite(identities, roles)


def platform(make):
    @pytest.fixture
    def made():
        platform = make()
        yield platform
        platform.close()
    return made


apple, google, amazon, sns = platform(Apple), platform(Google), platform(Amazon), platform(SNS)


@pytest.mark.rows(
    "PUSH-SRV-01", "PUSH-SRV-02", "PUSH-SRV-04", "PUSH-SRV-05", "PUSH-SRV-06", "PUSH-SRV-07", "PUSH-SRV-08",
    "PUSH-IOS-01", "PUSH-IOS-03", "PUSH-PAY-01", "PUSH-PAY-02", "PUSH-PAY-03", "PUSH-PAY-04", "PUSH-PAY-05",
    "PUSH-PAY-06", "MOD-SYN-12", "MOD-SYN-15", "MOD-SYN-16", "MOD-SYN-14", "MOD-FACT-20")
def test_apple_tells_the_other_devices_of_a_change(site, roles, apple, tmp_path):
    push = PushSite(site, roles, tmp_path, apple)
    shown = site.admin.get_identity_pool_configuration(IdentityPoolId=site.pool)["PushSync"]
    assert shown == {"ApplicationArns": push.arns, "RoleArn": push.role}
    user = site.user()
    user.write("prefs", {"k": "1"})
    phone, tablet = push.subscribed(user, PHONE), push.subscribed(user, TABLET)
    assert push.register(user, PHONE) == phone != tablet
    user.write("prefs", {"k": "2"}, {"k": 1}, DeviceId=phone)
    assert eventually(lambda: len(apple.sent) == 1)
    (sent,) = apple.sent
    assert sent.token == TABLET.lower()
    assert apple.data(sent) == {
        "source": "cognito-sync", "identityPoolId": site.pool, "identityId": user.identity, "datasetName": "prefs",
        "syncCount": 2}
    user.client.unsubscribe_from_dataset(**user.of("prefs"), DeviceId=tablet)
    user.write("prefs", {"k": "3"}, {"k": 2})
    user.client.delete_dataset(**user.of("prefs"))
    assert eventually(lambda: apple.counts(PHONE) and apple.counts(PHONE)[-1] == 4)
    assert apple.counts(TABLET.lower()) == [2]
    assert len(apple.provider_tokens) == 1, "Apple refuses providers that make tokens too often"
    assert not apple.refused, apple.refused


@pytest.mark.one_engine
@pytest.mark.rows("PUSH-SRV-02")
def test_apple_over_tls_agrees_on_http_2_and_only_a_known_authority_is_trusted(new_server, site, tmp_path):
    authority = Authority(tmp_path / "authority")
    # The system's authorities are replaced for this process alone.
    trusting = new_server()
    trusting.wrapper = [
        "unshare", "--mount", *([] if os.geteuid() == 0 else ["--map-root-user"]), "sh", "-c",
        'mount --bind "$0" /etc/ssl/certs/ca-certificates.crt && exec "$@"', str(authority.root)]
    trusting.start()
    apple, own = Apple(authority.issue("apple")), SyncSite(IdentityAPI(trusting), Roles(trusting))
    try:
        subscribed(site, tmp_path, apple).write("prefs", {"k": "2"}, {"k": 1})
        assert eventually(lambda: "push platform not reached" in site.server.tail(2000))
        site.admin.set_identity_pool_configuration(IdentityPoolId=site.pool, PushSync={"ApplicationArns": []})
        assert all("alert unknown ca" in str(error) for error in apple.agreed)
        assert not apple.sent
        user = subscribed(own, tmp_path, apple)
        for count in (1, 2):
            user.write("prefs", {"k": "2"}, {"k": count})
            assert eventually(lambda: apple.counts(PHONE)[-1:] == [count + 1])
        assert apple.agreed[-1] == "h2"
        assert not apple.refused
        assert "push platform not reached" not in trusting.tail(2000)
    finally:
        apple.close()


def subscribed(site, folder, platform):
    """A user with a telephone that is told of a dataset."""
    push, user = PushSite(site, Roles(site.server), folder, platform), site.user()
    user.write("prefs", {"k": "1"})
    push.subscribed(user, PHONE)
    return user


@pytest.mark.rows("PUSH-SRV-04", "PUSH-IOS-04")
def test_subscriptions_are_for_datasets_and_devices_that_exist(site, roles, google, tmp_path):
    user, other = site.user(), site.user()
    with refused("InvalidConfigurationException", "no push notifications"):
        user.client.register_device(**user.place, Platform="GCM", Token="t")
    push = PushSite(site, roles, tmp_path, google)
    device = push.register(user, "t")
    with refused("InvalidConfigurationException"):
        push.register(user, PHONE, "APNS")
    with refused("InvalidParameterException"):
        push.register(user, "two words")
    with refused("ResourceNotFoundException", "Dataset 'prefs' does not exist", status=404):
        user.client.subscribe_to_dataset(**user.of("prefs"), DeviceId=device)
    other.write("prefs", {"k": "1"})
    with refused("ResourceNotFoundException", "The device is not registered", status=404):
        other.client.subscribe_to_dataset(**other.of("prefs"), DeviceId=device)
    site.admin.set_identity_pool_configuration(IdentityPoolId=site.pool, PushSync={"ApplicationArns": []})
    assert "PushSync" not in site.admin.get_identity_pool_configuration(IdentityPoolId=site.pool)
    with refused("InvalidConfigurationException"):
        other.client.subscribe_to_dataset(**other.of("prefs"), DeviceId=device)


@pytest.mark.parametrize("response", [(410, "Unregistered"), (400, "BadDeviceToken")])
@pytest.mark.rows("PUSH-SRV-02")
def test_apple_says_that_a_device_is_gone(site, roles, apple, tmp_path, response):
    push = PushSite(site, roles, tmp_path, apple)
    user = site.user()
    user.write("prefs", {"k": "1"})
    phone, _ = push.subscribed(user, PHONE), push.subscribed(user, TABLET)
    apple.responses[PHONE] = response
    user.write("prefs", {"k": "2"}, {"k": 1})
    assert eventually(lambda: len(apple.sent) == 2)
    assert eventually(lambda: is_unknown(user, phone))
    user.write("prefs", {"k": "3"}, {"k": 2})
    assert eventually(lambda: apple.counts(TABLET.lower()) == [2, 3])
    assert apple.counts(PHONE) == [2]


def is_unknown(user, device):
    try:
        user.client.subscribe_to_dataset(**user.of("prefs"), DeviceId=device)
    except user.client.exceptions.ResourceNotFoundException:
        return True
    return False


@pytest.mark.parametrize("make, gone", [
    (Google, Google.unregistered()), (Amazon, (400, {"reason": "Unregistered"})), (SNS, (400, "EndpointDisabled"))])
@pytest.mark.rows(
    "PUSH-SRV-02", "PUSH-SRV-05", "PUSH-SRV-08", "PUSH-PAY-01", "PUSH-PAY-02", "PUSH-PAY-03", "PUSH-PAY-04",
    "PUSH-PAY-05")
def test_the_other_platforms_deliver_and_say_that_devices_are_gone(site, roles, tmp_path, make, gone):
    platform = make()
    try:
        push = PushSite(site, roles, tmp_path, platform)
        user = site.user()
        user.write("prefs", {"k": "1"})
        tokens = ["one:APA91b/x y".replace(" ", "+"), "two", "three"]
        devices = [push.subscribed(user, token) for token in tokens]
        platform.responses["two"] = gone
        user.write("prefs", {"k": "2"}, {"k": 1}, DeviceId=devices[2])
        assert eventually(lambda: sorted(platform.tokens()) == sorted(tokens[:2]))
        assert platform.data(platform.sent[0]) == {
            "source": "cognito-sync", "identityPoolId": site.pool, "identityId": user.identity,
            "datasetName": "prefs", "syncCount": "2"}
        assert eventually(lambda: is_unknown(user, devices[1]))
        user.write("prefs", {"k": "3"}, {"k": 2})
        assert eventually(lambda: platform.counts("three") == [3] and platform.counts(tokens[0]) == [2, 3])
        assert platform.counts("two") == [2]
        assert not platform.refused
        assert len(getattr(platform, "access_tokens", [1])) == 1, "an access token is used again"
    finally:
        platform.close()


@pytest.mark.parametrize("make", [Google, Amazon])
@pytest.mark.rows("PUSH-SRV-02")
def test_an_access_token_that_is_refused_is_fetched_anew(site, roles, tmp_path, make):
    platform = make()
    try:
        push = PushSite(site, roles, tmp_path, platform)
        user = site.user()
        user.write("prefs", {"k": "1"})
        push.subscribed(user, "token")
        user.write("prefs", {"k": "2"}, {"k": 1})
        assert eventually(lambda: platform.counts("token") == [2])
        platform.expired.add(platform.access_tokens[0])
        user.write("prefs", {"k": "3"}, {"k": 2})
        assert eventually(lambda: platform.counts("token") == [2, 3])
        assert len(platform.access_tokens) == 2
    finally:
        platform.close()


@pytest.mark.rows("PUSH-SRV-02")
def test_a_hook_can_take_the_place_of_a_platform(site, roles, google, tmp_path):
    arn = f"arn:aws:sns:{REGION}:{ACCOUNT}:app/APNS_SANDBOX/hooked"
    hook = Hook(site.server, lambda _: (200, {}))
    hook.secret = trigger(site.server, "add", arn, "--hook", hook.url).split("secret")[1].strip()
    try:
        push = PushSite(site, roles, tmp_path, google)
        push.enable(ApplicationArns=[*push.arns, arn])
        user = site.user()
        user.write("prefs", {"k": "1"})
        push.subscribed(user, PHONE, platform="APNS_SANDBOX")
        user.write("prefs", {"k": "2"}, {"k": 1})
        assert eventually(lambda: hook.received)
        hook.check(hook.received[0])
        event = hook.received[0].event
        assert (event["platform"], event["token"], event["data"]["syncCount"]) == ("APNS_SANDBOX", PHONE, 2)
        assert not google.sent
    finally:
        hook.close()
        trigger(site.server, "remove", arn)


@pytest.mark.rows("PUSH-SRV-02", "SYNC-12")
def test_a_platform_that_is_down_is_told_later(site, roles, apple, google, tmp_path):
    push = PushSite(site, roles, tmp_path, apple, google)
    user = site.user()
    user.write("prefs", {"k": "1"})
    push.subscribed(user, PHONE)
    push.subscribed(user, "android", platform="GCM")
    apple.down()
    for count in range(1, 4):
        user.write("prefs", {"k": "2"}, {"k": count})
    assert eventually(lambda: google.counts("android")[-1:] == [4])
    assert eventually(lambda: "push platform not reached" in site.server.tail(2000))
    assert not apple.sent
    apple.up()
    assert eventually(lambda: apple.counts(PHONE) == [4])


@pytest.mark.rows("PUSH-SRV-05", "PUSH-SRV-06", "PUSH-SRV-07")
def test_roles_and_targets_that_could_not_send_are_refused(site, roles, google, tmp_path):
    push = PushSite(site, roles, tmp_path, google)
    for statements, trust, text in [
        ([allow("sns:Publish", push.arns[0] + "x")], TRUST, "RoleArn: The role does not allow sns:Publish"),
        ([allow("sns:*")], TRUST.replace("-sync", "-idp"), "RoleArn: The role cannot be assumed"),
    ]:
        with refused("InvalidParameterException", text):
            push.enable(RoleArn=roles.make(trust, *statements))
    with refused("InvalidParameterException", "has no target for"):
        push.enable(ApplicationArns=[push.arns[0] + "x"])
    with refused("InvalidParameterException", "one application for a platform"):
        push.enable(ApplicationArns=push.arns * 2)
    assert push.enable(RoleArn=roles.make(TRUST, allow("sns:Publish", push.arns[0])))


@pytest.mark.one_engine
@pytest.mark.rows("PUSH-SRV-05")
def test_targets_that_cannot_be_right_are_refused_with_a_sentence(site, apple, google, tmp_path):
    def add(name, *options):
        return trigger(site.server, "add", f"arn:aws:sns:{REGION}:{ACCOUNT}:app/{name}/wrong", *options, code=1)

    assert "P-256 key in PEM" in add("APNS", *apple.options(tmp_path, "no key"))
    assert "has the ARN of an application" in add("GCM", *apple.options(tmp_path))
    assert "JSON key file" in add("GCM", *google.options(tmp_path, private_key="-"))
    assert "must be https" in add("GCM", *google.options(tmp_path, token_uri="http://oauth2.example/token"))
    words = apple.options(tmp_path)
    words[1] = str(tmp_path / "nowhere")
    assert "cannot be read" in add("APNS", *words)
    for text in (pem(google._key), json.dumps({"private_key": "secret"})):
        assert text not in add("APNS", *apple.options(tmp_path, text))


@pytest.mark.one_engine
@pytest.mark.rows("PUSH-SRV-05")
def test_a_configuration_file_has_applications_too(new_server, apple, google, tmp_path):
    options = apple.options(tmp_path)
    members = {"kind": "apns", "key-file": options[1], "key-id": apple.KEY_ID, "team-id": apple.TEAM,
               "topic": apple.TOPIC, "endpoint": apple.url}
    fcm = {"kind": "fcm", "service-account-file": google.options(tmp_path)[1], "endpoint": google.url}
    file = tmp_path / "martlet.json"

    def write(apns):
        file.write_text(json.dumps({"triggers": {
            f"arn:aws:sns:{REGION}:{ACCOUNT}:app/APNS/notes": apns,
            f"arn:aws:sns:{REGION}:{ACCOUNT}:app/GCM/notes": fcm}}))
        file.chmod(0o600)

    server = new_server(arguments=["--config", str(file)])
    for wrong, reason in [({"topic": None}, '"topic" is missing'), ({"url": "https://x"}, 'has no "url"'),
                          ({"key-file": fcm["service-account-file"]}, "P-256 key in PEM")]:
        write({name: value for name, value in {**members, **wrong}.items() if value is not None})
        with pytest.raises(RuntimeError, match="app/APNS/notes") as refusal:
            server.start()
        assert reason in str(refusal.value)
    write(members)
    server.start()
    roles = Roles(server)
    site = SyncSite(IdentityAPI(server), roles)
    site.admin.set_identity_pool_configuration(IdentityPoolId=site.pool, PushSync={
        "ApplicationArns": [f"arn:aws:sns:{REGION}:{ACCOUNT}:app/APNS/notes"],
        "RoleArn": roles.make(TRUST, allow("sns:Publish"))})
    user = site.user()
    user.write("prefs", {"k": "1"})
    device = user.client.register_device(**user.place, Platform="APNS", Token=PHONE)["DeviceId"]
    user.client.subscribe_to_dataset(**user.of("prefs"), DeviceId=device)
    user.write("prefs", {"k": "2"}, {"k": 1})
    assert eventually(lambda: apple.counts(PHONE) == [2])
