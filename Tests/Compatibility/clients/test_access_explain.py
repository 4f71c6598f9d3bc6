"""`martlet access explain`, alone and against MiniStack's evaluator of policies, which others wrote from AWS's documents.

MiniStack knows no policy variables; here their values are put in before it sees a policy.
"""

import collections
import json
import random

import pytest
from ministack.core import iam_evaluator as other

from testkit.server import run_martlet

GUIDE = "https://docs.aws.amazon.com/IAM/latest/UserGuide/"
OUTCOMES = {"Allow": "allowed", "Deny": "explicitDeny", "ImplicitDeny": "implicitDeny"}

ACTIONS = ["test:GetItem", "test:PutItem", "test:ListItems", "other:GetItem", "TEST:getitem"]
ACTION_PATTERNS = ["*", "test:*", "test:Get*", "test:?etItem", "test:*Item", "other:*", "test:PutItem", "test:*t*e*"]
RESOURCES = [
    "*", "arn:aws:s3:::b", "arn:aws:s3:::b/ann/x", "arn:aws:s3:::b/bob/x", "arn:aws:s3:::b/a/b/c",
    "arn:aws:sqs:us-east-1:123456789012:ann-queue", "arn:aws:sqs:eu-west-1:123456789012:queue",
    "arn:aws:test:us-east-1:123456789012:group:a:item",
]
RESOURCE_PATTERNS = [
    "*", "arn:aws:s3:::b", "arn:aws:s3:::b/*", "arn:aws:s3:::b/*/x", "arn:aws:s3:::b/???/x", "arn:aws:s3:::b/*b*",
    "arn:aws:s3:::b/${test:Name}/*", "arn:aws:sqs:*", "arn:aws:sqs:*:123456789012:*queue",
    "arn:aws:sqs:us-east-?:123456789012:${test:Name}-queue", "arn:aws:test:us-east-1:123456789012:group:*:item",
    "arn:aws:s3:::${test:Bucket, 'b'}/ann/*", "arn:aws:s3:::b/${*}",
]
TEXTS = ["ann", "Ann", "bob", "annbob", "a*b", "x?", "b"]
TEXT_PATTERNS = [*TEXTS, "a*", "*b", "?nn", "*", "a*b*", "${test:Name}", "${test:Name}*", "${*}"]
NUMBERS = ["0", "1", "-1", "10", "9.5", "10.0", "100"]
DATES = ["2020-01-01T00:00:00Z", "2020-01-01T01:00:00+01:00", "2020-06-01", "1577836800", "2021-02-03T04:05:06.5Z"]
ADDRESSES = ["203.0.113.5", "203.0.114.5", "2001:db8::1", "10.0.0.1"]
RANGES = ["203.0.113.0/24", "203.0.112.0/22", "2001:db8::/32", "10.0.0.1", "0.0.0.0/0", "10.0.0.1/31"]
ARNS = ["arn:aws:sns:us-east-1:1:ann", "arn:aws:sns:eu-west-1:2:bob", "arn:aws:sqs:us-east-1:1:ann"]
ARN_PATTERNS = [*ARNS, "arn:aws:sns:*:1:*", "arn:*:s?s:us-*:1:ann", "arn:aws:sns:*:*:${test:Name}"]

# For each family of operators: the operators, the values of policies, the values of requests.
FAMILIES = [
    (["StringEquals", "StringNotEquals"], [*TEXTS, "${test:Name}", "${test:Missing, 'bob'}"], TEXTS),
    (["StringEqualsIgnoreCase", "StringNotEqualsIgnoreCase"], [*TEXTS, "ANN"], TEXTS),
    (["StringLike", "StringNotLike"], TEXT_PATTERNS, TEXTS),
    (["NumericEquals", "NumericNotEquals", "NumericLessThan", "NumericLessThanEquals", "NumericGreaterThan",
      "NumericGreaterThanEquals"], NUMBERS, NUMBERS),
    (["DateEquals", "DateNotEquals", "DateLessThan", "DateLessThanEquals", "DateGreaterThan",
      "DateGreaterThanEquals"], DATES, DATES),
    (["Bool"], ["true", "false", "True"], ["true", "false"]),
    (["BinaryEquals"], ["QQ==", "Qg=="], ["QQ==", "Qg==", "Qw=="]),
    (["IpAddress", "NotIpAddress"], RANGES, ADDRESSES),
    (["ArnEquals", "ArnLike", "ArnNotEquals", "ArnNotLike"], ARN_PATTERNS, ARNS),
]


class Pair:
    """A random set of policies, and a request."""

    def __init__(self, chance):
        self.chance = chance
        self.context = {"test:Name": "ann"}
        policies = [self.policy() for _ in range(chance.choice([1, 1, 2, 3]))]
        self.line = {"policies": policies}
        if chance.random() < 0.2:
            self.line["boundary"] = self.policy(allow=0.9)
        if chance.random() < 0.2:
            self.line["session"] = [self.policy(allow=0.9) for _ in range(chance.choice([1, 2]))]
        self.line["request"] = {
            "action": chance.choice(ACTIONS), "resource": chance.choice(RESOURCES), "context": self.context}

    def policy(self, allow=0.75):
        return {
            "Version": "2012-10-17",
            "Statement": [self.statement(allow) for _ in range(self.chance.choice([1, 1, 2, 4]))]}

    def statement(self, allow):
        chance = self.chance
        made = {"Effect": "Allow" if chance.random() < allow else "Deny"}
        made["NotAction" if chance.random() < 0.1 else "Action"] = self.some(ACTION_PATTERNS)
        made["NotResource" if chance.random() < 0.1 else "Resource"] = self.some(RESOURCE_PATTERNS)
        if chance.random() < 0.6:
            made["Condition"] = {}
            for _ in range(chance.choice([1, 1, 2])):
                self.add_condition(made["Condition"])
        return made

    def some(self, values):
        few = self.chance.sample(values, self.chance.choice([1, 1, 2, 3]) if len(values) > 2 else 1)
        return few[0] if len(few) == 1 else few

    def add_condition(self, conditions):
        """The request has the key in two of three cases, and several values only for a set operator."""
        chance = self.chance
        if chance.random() < 0.05:
            name, values, given, many = "Null", ["true", "false"], TEXTS, False
            operator = name
        else:
            names, values, given = chance.choice(FAMILIES)
            many = chance.random() < 0.35
            name = chance.choice(names)
            operator = (chance.choice(["ForAnyValue:", "ForAllValues:"]) if many else "") + name
            operator += "IfExists" if chance.random() < 0.2 else ""
        key = f"test:{name}{'s' if many else ''}{len(self.context)}"
        if operator in conditions:
            return
        wanted = self.some(values) if name != "Null" else chance.choice(values)
        conditions[operator] = {chance.choice([key, key.upper()]): wanted}
        if chance.random() < 0.66:
            self.context[key] = chance.choices(given, k=chance.choice([1, 2, 3])) if many else chance.choice(given)

    def others_decision(self):
        """What MiniStack says."""
        request = self.line["request"]
        context = other.EvalContext(
            principal_arn="arn:aws:iam::123456789012:user/ann", principal_type="User",
            principal_account="123456789012", action=request["action"], resource_arn=request["resource"],
            region="us-east-1", service_context={key.lower(): value for key, value in self.context.items()})

        def parsed(documents):
            return [other.parse_policy_document(resolved(document)) for document in documents]

        limits = [parsed([self.line["boundary"]])] if "boundary" in self.line else []
        limits += [parsed(self.line["session"])] if "session" in self.line else []
        return OUTCOMES[other.evaluate(context, parsed(self.line["policies"]), *limits).decision]


def resolved(document):
    """The document with the values of its variables, none of which has a wildcard."""
    text = json.dumps(document)
    for variable, value in [
            ("${test:Name}", "ann"), ("${test:Missing, 'bob'}", "bob"), ("${test:Bucket, 'b'}", "b"), ("${*}", "\\u0001")]:
        text = text.replace(variable, value)
    return json.loads(text)


def explain(scratch, lines):
    path = scratch / "requests.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    done = run_martlet("access", "explain", "--requests", path)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_ten_thousand_random_policies_decide_as_with_another_evaluator(scratch):
    chance = random.Random(20121017)
    pairs = [Pair(chance) for _ in range(10_000)]
    responses = explain(scratch, [pair.line for pair in pairs])
    assert len(responses) == len(pairs)
    differences = [
        (pair.line, response, theirs) for pair, response in zip(pairs, responses, strict=True)
        if response.get("decision") != (theirs := pair.others_decision())]
    assert not differences, f"{len(differences)}, first {json.dumps(differences[0])}"
    counts = collections.Counter(response["decision"] for response in responses)
    assert min(counts[outcome] for outcome in OUTCOMES.values()) > 500, counts


def one(operator, value, given, effect="Allow", resource="*", on="*"):
    statement = {"Effect": effect, "Action": "*", "Resource": resource}
    if operator:
        statement["Condition"] = {operator: {"test:Key": value}}
    context = {} if given is None else {"test:Key": given}
    return {
        "policies": [{"Version": "2012-10-17", "Statement": [statement]}],
        "request": {"action": "test:Do", "resource": on, "context": context}}


DIFFERENCES = [
    # Each of the six components of an ARN is checked separately.
    ("reference_policies_elements_condition_operators.html#Conditions_ARN",
     one("ArnLike", "arn:aws:someservice:*:111122223333:finance/*",
         "arn:aws:someservice:us-east-2:999999999999:store/abc:111122223333:finance/document.txt"),
     "implicitDeny", "allowed"),
    # A wildcard stays within its segment, unless it is a * that ends it.
    ("reference_policies_elements_resource.html",
     one(None, None, None, resource="arn:aws:sqs:us-*-1:1:q", on="arn:aws:sqs:us-east:x-1:1:q"),
     "implicitDeny", "allowed"),
    # A date may be a month.
    ("reference_policies_elements_condition_operators.html#Conditions_Date",
     one("DateGreaterThan", "2020-06", "2020-07-01T00:00:00Z"), "allowed", "implicitDeny"),
    # Null with false wants a key that exists and whose value is not null, such as an empty text.
    ("reference_policies_condition-single-vs-multi-valued-context-keys.html",
     one("Null", "false", ""), "implicitDeny", "allowed"),
    # ForAllValues is true, and ForAnyValue is false, of values that are an empty text.
    ("reference_policies_condition-single-vs-multi-valued-context-keys.html",
     one("ForAllValues:StringEquals", "a", ""), "allowed", "implicitDeny"),
    ("reference_policies_condition-single-vs-multi-valued-context-keys.html",
     one("ForAnyValue:StringNotEquals", "a", ""), "implicitDeny", "allowed"),
    # Values of Null are alternatives, as those of every operator.
    ("reference_policies_condition-logic-multiple-context-keys-or-values.html",
     one("Null", ["true", "false"], "x"), "allowed", "implicitDeny"),
    # A negated operator is false if any value of the policy matches; a word is no number, and grants nothing.
    ("reference_policies_elements_condition_operators.html#Conditions_Numeric",
     one("NumericNotEquals", "5", "five", effect="Deny"), "explicitDeny", "implicitDeny"),
]


@pytest.mark.parametrize(("page", "line", "ours", "theirs"), DIFFERENCES)
def test_where_the_evaluators_differ_the_documents_decide(scratch, page, line, ours, theirs):
    assert (GUIDE + page).startswith("https://")
    [response] = explain(scratch, [line])
    pair = Pair(random.Random(1))
    pair.line, pair.context = line, line["request"]["context"]
    assert (response["decision"], pair.others_decision()) == (ours, theirs)


def test_a_decision_is_explained_with_its_statement(scratch):
    policy, boundary, request = (scratch / name for name in ["policy.json", "boundary.json", "request.json"])
    policy.write_text(json.dumps({"Version": "2012-10-17", "Statement": [
        {"Sid": "Read", "Effect": "Allow", "Action": "s3:Get*", "Resource": "arn:aws:s3:::b/${aws:username}/*"},
        {"Sid": "Never", "Effect": "Deny", "Action": "*", "Resource": "arn:aws:s3:::b/secret/*"}]}))
    boundary.write_text(json.dumps({"Statement": {"Effect": "Allow", "Action": "sqs:*", "Resource": "*"}}))

    def explained(resource, *words, context=None):
        request.write_text(json.dumps({"action": "s3:GetObject", "resource": resource, "context": context or {}}))
        done = run_martlet("access", "explain", "--policy", policy, "--request", request, *words)
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()

    ann = {"aws:username": "ann"}
    assert explained("arn:aws:s3:::b/ann/x", context=ann) == [
        "allowed", f"Allow  identity {policy}, statement 0 (Read)"]
    assert explained("arn:aws:s3:::b/secret/x", context={"aws:username": "secret"}) == [
        "explicitDeny", f"Deny  identity {policy}, statement 1 (Never)"]
    assert explained("arn:aws:s3:::b/ann/x") == [
        "implicitDeny", "no statement of identity allows it", "missing context keys: aws:username",
        f"nearly: Allow  identity {policy}, statement 0 (Read): it is for other resources"]
    assert explained("arn:aws:s3:::b/ann/x", "--boundary", boundary, context=ann) == [
        "implicitDeny", "no statement of permissionsBoundary allows it"]
    assert explained("arn:aws:s3:::b/ann/x", "--session", policy, context=ann)[0] == "allowed"
    policy.write_text(json.dumps({"Version": "2012-10-17", "Statement": {
        "Effect": "Allow", "Action": "s3:*", "Resource": "*", "Condition": {
            "IpAddress": {"aws:SourceIp": "10.0.0.0/8"}, "StringEquals": {"aws:username": "ann"}}}}))
    assert explained("arn:aws:s3:::b/x", context={"aws:SourceIp": "192.0.2.1"})[-1] == (
        f"nearly: Allow  identity {policy}, statement 0: IpAddress aws:SourceIp does not hold, the request has "
        "192.0.2.1; StringEquals aws:username does not hold, the request lacks it")


def test_a_trust_policy_is_tried_with_a_principal(scratch):
    trust, request = scratch / "trust.json", scratch / "request.json"
    trust.write_text(json.dumps({"Version": "2012-10-17", "Statement": {
        "Effect": "Allow", "Principal": {"Federated": "cognito-identity.amazonaws.com"},
        "Action": "sts:AssumeRoleWithWebIdentity",
        "Condition": {"StringEquals": {"cognito-identity.amazonaws.com:aud": "us-east-1:pool"}}}}))
    for aud, outcome in [("us-east-1:pool", "allowed"), ("us-east-1:other", "implicitDeny")]:
        request.write_text(json.dumps({
            "action": "sts:AssumeRoleWithWebIdentity", "principal": {"federated": "cognito-identity.amazonaws.com"},
            "context": {"cognito-identity.amazonaws.com:aud": aud}}))
        done = run_martlet("access", "explain", "--trust", trust, "--request", request)
        assert done.returncode == 0, done.stdout
        assert done.stdout.splitlines()[0] == outcome, done.stdout


def test_faults_are_told_in_one_line(scratch):
    policy, request = scratch / "faulty.json", scratch / "request.json"
    request.write_text('{"action": "s3:GetObject"}')
    policy.write_text('{"Statement": {"Effect": "Allow", "Action": "GetObject", "Resource": "*"}}')
    done = run_martlet("access", "explain", "--policy", policy, "--request", request)
    assert done.returncode == 1
    assert done.stderr == (
        "martlet: Actions/Conditions must be prefaced by a vendor, e.g., iam, sdb, ec2, etc.\n")
    done = run_martlet("access", "explain", "--request", scratch / "absent.json")
    assert done.returncode == 1
    assert "cannot be read" in done.stderr
    done = run_martlet("access", "explain", "--policy", policy)
    assert done.returncode == 2
    assert "--request" in done.stderr
    lines = [{"request": {"action": "a:b"}, "policies": ["{"]}, {"policies": []}, {"request": {}}]
    assert all("error" in response for response in explain(scratch, lines))
