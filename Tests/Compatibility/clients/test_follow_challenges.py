"""Second factors of users whose pool follows another: what is asked for there is asked for here, and answered there."""

import pytest
from botocore.exceptions import ClientError

from testkit import hashes
from testkit.authorize import OAUTH
from testkit.aws import refused
from testkit.cognito import PASSWORD, CognitoAPI
from testkit.factors import EMAIL, ON, PREFERRED, SMS, TOKEN, Factors, listed
from testkit.forms import Browser, Page
from testkit.source import follow, heard, report, two_servers, write_source
from testkit.totp import App
from testkit.waiting import faster_than


@pytest.fixture
def servers(new_server, engine, scratch):
    yield from two_servers(new_server, engine, scratch)


def moved(servers, factors, folder):
    """The same pool, which follows that of `factors`."""
    key = (servers[1].access_key_id, servers[1].secret_access_key)
    path = write_source(folder / "old.json", servers[1].url, factors.pool, factors.client.id, key)
    done = report(follow(servers[0], factors.pool, "--from", path, "--apply", "--json"))
    assert done["users"]["refused"] == 0
    here = object.__new__(Factors)
    here.api, here.pool, here.client = CognitoAPI(servers[0]), factors.pool, factors.client
    return here


def unseen(server, pool):
    told = follow(server, pool, "--status").stdout
    return int(next(line for line in told.splitlines() if line.startswith("passwords-not-seen")).split()[-1])


def test_an_app_of_there_opens_the_door_once_and_an_app_of_here_replaces_it(servers, tmp_path):
    factors = Factors(CognitoAPI(servers[1]), "OPTIONAL", TOKEN)
    user = factors.make_user()
    app = factors.with_app(user)
    here = moved(servers, factors, tmp_path)
    asked = heard(lambda: here.begin(user))
    assert asked["ChallengeName"] == "SOFTWARE_TOKEN_MFA"
    assert asked["ChallengeParameters"]["FRIENDLY_DEVICE_NAME"] == "a phone"
    with refused("CodeMismatchException"):
        heard(lambda: here.prove(user, asked, "000000"))
    assert unseen(servers[0], here.pool) == 1
    setup = here.prove(user, asked, app.code())
    assert setup["ChallengeName"] == "MFA_SETUP" and "AuthenticationResult" not in setup
    assert unseen(servers[0], here.pool) == 1, "one who stops here has to prove the factor of there again"
    with refused("NotAuthorizedException"):
        here.prove(user, asked, app.code())
    made = here.api.public.associate_software_token(Session=setup["Session"])
    own = App(made["SecretCode"])
    proven = here.api.public.verify_software_token(Session=made["Session"], UserCode=own.code())
    done = here.answer(user, "MFA_SETUP", proven["Session"])
    assert done["AuthenticationResult"]["AccessToken"]
    assert unseen(servers[0], here.pool) == 0
    servers[1].kill()
    again = here.begin(user)
    assert again["ChallengeName"] == "SOFTWARE_TOKEN_MFA"
    assert here.prove(user, again, own.code())["AuthenticationResult"]["AccessToken"], "nothing is asked there any more"


@pytest.mark.parametrize("kind", ["SMS_MFA", "EMAIL_OTP"])
def test_a_code_that_was_sent_there_is_answered_here(servers, tmp_path, kind):
    there = CognitoAPI(servers[1])
    factors = Factors(there, "OPTIONAL", SMS, EMAIL)
    user = factors.make_user(phone_number_verified="true")
    setting = "SMSMfaSettings" if kind == "SMS_MFA" else "EmailMfaSettings"
    factors.prefer(user, **{setting: PREFERRED})
    here = moved(servers, factors, tmp_path)
    attributes = there.attributes_of(factors.pool, user.username)
    address = attributes["phone_number" if kind == "SMS_MFA" else "email"]
    asked = heard(lambda: here.begin(user))
    assert asked["ChallengeName"] == kind
    shown = asked["ChallengeParameters"]["CODE_DELIVERY_DESTINATION"]
    assert "*" in shown and address not in shown
    assert here.api.messages(address) == [], "only the old side has sent one"
    code = there.code(address)
    with refused("CodeMismatchException"):
        heard(lambda: here.prove(user, asked, "0" * len(code) if code != "0" * len(code) else "1" * len(code)))
    assert unseen(servers[0], here.pool) == 1
    assert here.prove(user, asked, code)["AuthenticationResult"]["AccessToken"]
    assert unseen(servers[0], here.pool) == 0
    servers[1].kill()
    again = here.begin(user)
    assert again["ChallengeName"] == kind
    assert here.prove(user, again, here.api.code(address))["AuthenticationResult"]["AccessToken"]


@pytest.mark.one_engine
def test_a_choice_is_made_there(servers, tmp_path):
    there = CognitoAPI(servers[1])
    factors = Factors(there, "OPTIONAL", SMS, EMAIL)
    user = factors.make_user(phone_number_verified="true")
    factors.prefer(user, SMSMfaSettings=ON, EmailMfaSettings=ON)
    here = moved(servers, factors, tmp_path)
    asked = heard(lambda: here.begin(user))
    assert asked["ChallengeName"] == "SELECT_MFA_TYPE"
    assert sorted(listed(asked, "MFAS_CAN_CHOOSE")) == ["EMAIL_OTP", "SMS_MFA"]
    chosen = heard(lambda: here.answer(user, "SELECT_MFA_TYPE", asked["Session"], ANSWER="SMS_MFA"))
    assert chosen["ChallengeName"] == "SMS_MFA"
    code = there.code(there.attributes_of(factors.pool, user.username)["phone_number"])
    assert here.prove(user, chosen, code)["AuthenticationResult"]["AccessToken"]
    assert unseen(servers[0], here.pool) == 0


@pytest.mark.one_engine
def test_wrong_codes_lock_the_user_here_before_there(servers, tmp_path):
    factors = Factors(CognitoAPI(servers[1]), "OPTIONAL", TOKEN)
    users = [factors.make_user() for _ in range(5)]
    apps = {user.username: factors.with_app(user) for user in users}
    here = moved(servers, factors, tmp_path)

    def lock():
        user = users.pop()
        asked = heard(lambda: here.begin(user))
        # The old side takes a second to refuse a code, as long as the first lock lasts. The second lock lasts longer.
        assert "Password attempts exceeded" in [refusal(user, asked) for _ in range(8)]
        with refused("NotAuthorizedException", "Password attempts exceeded"):
            here.prove(user, asked, apps[user.username].code())

    def refusal(user, asked):
        with pytest.raises(ClientError) as caught:
            heard(lambda: here.prove(user, asked, "000000"))
        return caught.value.response["Error"]["Message"]

    faster_than(1, lock, tries=len(users))


@pytest.mark.one_engine
def test_pages_ask_for_the_code_of_there_and_do_not_offer_another(servers, tmp_path):
    there = CognitoAPI(servers[1])
    factors = Factors(there, "OPTIONAL", SMS, EMAIL)
    web = there.make_client(factors.pool, **OAUTH)
    user = factors.make_user()
    factors.prefer(user, EmailMfaSettings=PREFERRED)
    here = moved(servers, factors, tmp_path)
    browser = Browser(servers[0])
    page = browser.sign_in(web, user)
    assert isinstance(page, Page), page
    forms = [form for form in page.forms if "code" in form["types"]]
    assert len(forms) == 1, page.response.text[:500]
    assert not [form for form in page.forms if form["fields"].get("choice") == "resend"]
    assert browser.send(page, forms[0], code=there.code(user.email)).is_client
    assert unseen(servers[0], here.pool) == 0
    # The next code is of this pool, and can be sent again.
    servers[1].kill()
    page = Browser(servers[0]).sign_in(web, user)
    assert [form for form in page.forms if form["fields"].get("choice") == "resend"]


@pytest.fixture
def judging(new_server, engine, scratch):
    """Servers of which the new one has a list of compromised passwords."""
    listed = scratch / "compromised.txt"
    listed.write_text(hashes.list_of(PASSWORD))
    yield from two_servers(new_server, engine, scratch, ["--compromised-passwords", str(listed)])


@pytest.mark.rows("UP-ASF-05")
def test_a_compromised_password_of_there_is_refused_and_not_kept(judging, tmp_path):
    factors = Factors(
        CognitoAPI(judging[1]), "OPTIONAL", TOKEN, UserPoolTier="PLUS",
        UserPoolAddOns={"AdvancedSecurityMode": "ENFORCED"})
    plain, asked = factors.make_user(), factors.make_user()
    factors.with_app(asked)
    here = moved(judging, factors, tmp_path)
    here.api.admin.set_risk_configuration(
        UserPoolId=here.pool, CompromisedCredentialsRiskConfiguration={"Actions": {"EventAction": "BLOCK"}})
    for user in (plain, asked):
        for _ in range(2):
            with refused("PasswordResetRequiredException"):
                heard(lambda user=user: here.begin(user))
        found = here.api.admin.admin_get_user(UserPoolId=here.pool, Username=user.username)
        assert found["UserStatus"] == "RESET_REQUIRED"
    assert unseen(judging[0], here.pool) == 2
