"""Forms of the query protocol, which STS and IAM speak, made from their models and signed by any key."""

import json
import urllib.parse

import requests
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials
from botocore.parsers import create_parser

from testkit.aws import PATIENCE
from testkit.server import REGION, ROOT, not_built

FORM = "application/x-www-form-urlencoded"
MODELS = {service: json.loads((ROOT / f"Model/{service}.json").read_text()) for service in ("sts", "iam")}
# A name, an id and a token could be so; it is no ARN and no document.
EXAMPLE = "x" * 20
# Where the models ask for more than a length.
PATTERNS = {"VersionId": "v1", "Status": "Active"}


def operations(service, signed=True):
    """The names of the operations that are built, in order: those that must be signed, or the others."""
    found = set(MODELS[service]["operations"]) - not_built(service)
    return sorted(name for name in found if (MODELS[service]["operations"][name].get("auth") != "none") == signed)


def leaves(service, shape, name=""):
    """The form's names for the parts of a shape, with an example of each, and whether it is required."""
    shape = MODELS[service]["shapes"][shape]
    if shape["type"] == "structure":
        required = shape.get("required", [])
        for member, value in shape["members"].items():
            for part, example, needed in leaves(service, value["shape"], f"{name}.{member}" if name else member):
                yield part, example, needed and member in required
    elif shape["type"] == "list":
        yield from leaves(service, shape["member"]["shape"], f"{name}.member.1")
    elif shape["type"] != "map":
        yield name, EXAMPLE.ljust(shape.get("min", 0), "x") if shape["type"] == "string" else "1", True


def form(service, operation, **values):
    """The parameters of an operation: examples in its required members, and `values`."""
    model = MODELS[service]
    facts = model["operations"][operation]
    parts = leaves(service, facts["input"]) if facts.get("input") else []
    examples = {name: PATTERNS.get(name, example) for name, example, needed in parts if needed}
    return {"Action": operation, "Version": model["apiVersion"], **examples, **values}


def signed(server, service, data, keys=None, headers=None, at=None, token=None):
    """The headers of a form that `keys` sign: an id, a secret and perhaps a session token."""
    key, secret, *own = keys or (server.access_key_id, server.secret_access_key)
    credentials = Credentials(key, secret, token or (own[0] if own else None))
    request = AWSRequest(
        method="POST", url=server.url + "/", data=data, headers={"Content-Type": FORM, **(headers or {})})
    signer = SigV4Auth(credentials, service, REGION)
    if at is None:
        signer.add_auth(request)
    else:
        request.context["timestamp"] = at
        signer._modify_request_before_signing(request)
        text = signer.string_to_sign(request, signer.canonical_request(request))
        signer._inject_signature_to_request(request, signer.signature(text, request))
    return dict(request.headers)


def post(server, service, parameters, headers=None, **how):
    """Sends a form, signed unless `headers` are given."""
    data = parameters if isinstance(parameters, bytes) else urllib.parse.urlencode(parameters).encode()
    headers = signed(server, service, data, **how) if headers is None else headers
    return requests.post(server.url, data=data, headers=headers, timeout=PATIENCE)


def error_of(response):
    """The code of a refusal as the SDK for Python reads it, its status, and its message."""
    parsed = create_parser("query").parse(
        {"status_code": response.status_code, "headers": response.headers, "body": response.content}, None)
    return parsed["Error"]["Code"], response.status_code, parsed["Error"]["Message"]
