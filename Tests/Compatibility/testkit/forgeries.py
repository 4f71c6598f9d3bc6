"""Responses of a SAML provider, changed as an attacker changes them, by text: what was signed keeps its bytes.

Each function takes the text of a response of `eve` and returns another, which says `mallory`. XSW1 to XSW8 are the ways
to wrap a signature that rows SAML-01 to SAML-08 describe.
"""

import re

EVE, MALLORY = ">eve<", ">mallory<"


def element(text, name):
    """The first element with this local name, with its content."""
    prefix = re.search(rf"<(\w+):{name}[ >]", text)[1]
    start = text.index(f"<{prefix}:{name}")
    end = text.index(f"</{prefix}:{name}>") + len(f"</{prefix}:{name}>")
    return text[start:end]


def end_of(text):
    return text[text.rindex("</"):]


def within(text, added):
    """The element `text` with `added` as its last child."""
    end = end_of(text)
    return text[:-len(end)] + added + end


def after_issuer(text, added):
    issuer = element(text, "Issuer")
    return text.replace(issuer, issuer + added, 1)


def renamed(text):
    """The same statements of mallory, under another id."""
    return re.sub(r' ID="[^"]*"', ' ID="_forged"', text, count=1).replace(EVE, MALLORY)


def taken_apart(text):
    """The signed assertion, the same without its signature, the signature, and the forged one without."""
    signed = element(text, "Assertion")
    signature = element(signed, "Signature")
    bare = signed.replace(signature, "")
    return signed, bare, signature, renamed(bare)


def in_object(signature, content):
    prefix = re.match(r"<(\w+):", signature)[1]
    return within(signature, f"<{prefix}:Object>{content}</{prefix}:Object>")


def without_declaration(text):
    return re.sub(r"^<\?xml[^>]*\?>\s*", "", text)


def xsw1(text):
    text = without_declaration(text)
    signature = element(text, "Signature")
    bare = text.replace(signature, "", 1)
    return after_issuer(renamed(bare), in_object(signature, bare))


def xsw2(text):
    text = without_declaration(text)
    signature = element(text, "Signature")
    bare = text.replace(signature, "", 1)
    return after_issuer(renamed(bare), bare + signature)


def xsw3(text):
    signed, _, _, forged = taken_apart(text)
    return text.replace(signed, forged + signed)


def xsw4(text):
    signed, _, _, forged = taken_apart(text)
    return text.replace(signed, within(forged, signed))


def xsw5(text):
    signed, bare, signature, forged = taken_apart(text)
    return text.replace(signed, after_issuer(forged, signature) + bare)


def xsw6(text):
    signed, bare, signature, forged = taken_apart(text)
    return text.replace(signed, after_issuer(forged, within(signature, bare)))


def xsw7(text):
    signed, _, _, forged = taken_apart(text)
    prefix = re.search(r"<(\w+):Response", text)[1]
    return text.replace(signed, f"<{prefix}:Extensions>{forged}</{prefix}:Extensions>{signed}")


def xsw8(text):
    signed, bare, signature, forged = taken_apart(text)
    return text.replace(signed, after_issuer(forged, in_object(signature, bare)))


def same_id_before(text):
    signed, bare, _, _ = taken_apart(text)
    return text.replace(signed, bare.replace(EVE, MALLORY) + signed)


def same_id_behind(text):
    signed, bare, _, _ = taken_apart(text)
    return text.replace(signed, signed + bare.replace(EVE, MALLORY))


def other_name(text):
    return text.replace(EVE, MALLORY)


def no_signature(text):
    signed, bare, _, _ = taken_apart(text)
    return text.replace(signed, bare.replace(EVE, MALLORY))


def entity(text):
    return '<!DOCTYPE r [<!ENTITY who "mallory">]>' + without_declaration(text).replace(EVE, ">&who;<")


def comment_in_digest(text):
    return re.sub(r"(<\w+:DigestValue>.{5})", r"\1<!-- -->", text).replace(EVE, MALLORY)


def failed_status(text):
    return text.replace("status:Success", "status:Responder")
