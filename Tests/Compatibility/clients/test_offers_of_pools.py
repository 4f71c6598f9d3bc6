"""What the guide says first of user pools: all that one pool does, and the versions of the APIs."""

import json

import pytest

from testkit.cognito import OTHER_PASSWORD, PASSWORD, User, attributes, new_email, unique
from testkit.factors import TOKEN, Factors
from testkit.functions import Hooks
from testkit.server import ROOT
from testkit.tokens import claims


@pytest.fixture
def hooks(api):
    made = Hooks(api.server)
    yield made
    made.close()


@pytest.mark.rows("UP-GEN-07")
def test_one_pool_does_all_that_the_guide_names(api, hooks):
    factors = Factors(
        api, "OPTIONAL", TOKEN, AutoVerifiedAttributes=["email"],
        Schema=[{"Name": "tier", "AttributeDataType": "String"}],
        LambdaConfig=hooks.add_all({"PreSignUp": lambda event, context: event}))
    client, name, email = factors.client, unique(), new_email()
    made = api.public.sign_up(
        ClientId=client.id, Username=name, Password=PASSWORD,
        UserAttributes=attributes({"email": email, "custom__tier": "gold"}))
    assert hooks.sources() == ["PreSignUp_SignUp"]
    assert hooks.events[0]["request"]["userAttributes"]["custom:tier"] == "gold"
    api.public.confirm_sign_up(ClientId=client.id, Username=name, ConfirmationCode=api.code(email))
    user = User(name, PASSWORD, made["UserSub"], email)
    told = claims(factors.begin(user)["AuthenticationResult"]["IdToken"])
    assert told["custom:tier"] == "gold"
    assert told["email_verified"] is True

    app = factors.with_app(user)
    asked = factors.begin(user)
    assert asked["ChallengeName"] == "SOFTWARE_TOKEN_MFA"
    assert factors.prove(user, asked, app.code())["AuthenticationResult"]

    api.public.forgot_password(ClientId=client.id, Username=name)
    api.public.confirm_forgot_password(
        ClientId=client.id, Username=name, ConfirmationCode=api.code(email, 2), Password=OTHER_PASSWORD)
    assert factors.begin(user, OTHER_PASSWORD)["ChallengeName"] == "SOFTWARE_TOKEN_MFA"


@pytest.mark.one_engine
@pytest.mark.rows("HIST-GEN-01", "HIST-GEN-02")
def test_the_apis_have_the_versions_of_the_guide(api, identities):
    """Of the model that is served, and of the one that clients have."""
    for made, version in ((api, "2016-04-18"), (identities, "2014-06-30")):
        model = made.admin.meta.service_model
        served = json.loads((ROOT / f"Model/{model.service_name}.json").read_text())
        assert served["apiVersion"] == model.api_version == version
        assert set(model.operation_names) <= set(served["operations"])
    assert "UserPools" in api.admin.list_user_pools(MaxResults=1)
    assert "IdentityPools" in identities.admin.list_identity_pools(MaxResults=1)
