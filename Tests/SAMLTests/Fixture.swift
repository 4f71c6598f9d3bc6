import Cryptography
import Kernel
import Testing

@testable import SAML

/// Messages of a provider, of which tests change single parts.
struct Fixture {
    static let now = Instant(seconds: 1_790_000_000)
    static let issuer = "https://idp.example/metadata"
    static let audience = "urn:amazon:cognito:sp:us-east-1_Example"
    static let recipient = "https://auth.example/saml2/idpresponse"

    var assertionID = "_assertion"
    var responseID = "_response"
    var nameID = "Ann@Example.com"
    var nameIDElement: String?
    var issuer = "<saml:Issuer>\(Fixture.issuer)</saml:Issuer>"
    var responseIssuer = "<saml:Issuer>\(Fixture.issuer)</saml:Issuer>"
    var method = "urn:oasis:names:tc:SAML:2.0:cm:bearer"
    var recipient: String = Fixture.recipient
    var destination: String? = Fixture.recipient
    var confirmedRequest: String? = "_request"
    var responseRequest: String? = "_request"
    var confirmationEnd = Fixture.time(300)
    var conditions: String?
    var notBefore = Fixture.time(-300)
    var notOnOrAfter = Fixture.time(300)
    var audiences =
        "<saml:AudienceRestriction><saml:Audience>\(Fixture.audience)</saml:Audience></saml:AudienceRestriction>"
    var statement = "<saml:AuthnStatement AuthnInstant=\"\(Fixture.time(0))\" SessionIndex=\"_session\"/>"
    var attributes =
        "<saml:Attribute Name=\"mail\"><saml:AttributeValue>ann@example.com</saml:AttributeValue></saml:Attribute>"
    var status = "urn:oasis:names:tc:SAML:2.0:status:Success"
    var version = "2.0"
    var extensions = ""

    static func time(_ seconds: Int64) -> String { CivilTime(now.advanced(seconds: seconds)).timestamp }

    private func optional(_ name: String, _ value: String?) -> String { value.map { " \(name)=\"\($0)\"" } ?? "" }

    /// The assertion with `signature` behind its issuer.
    func assertion(_ signature: String = "") -> String {
        let conditions =
            conditions ?? """
                <saml:Conditions NotBefore="\(notBefore)" NotOnOrAfter="\(notOnOrAfter)">\(audiences)</saml:Conditions>
                """
        let name = nameIDElement ?? "<saml:NameID Format=\"\(SAMLSubject.persistent)\">\(nameID)</saml:NameID>"
        return """
            <saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="\(assertionID)" \
            Version="\(version)" IssueInstant="\(Self.time(0))">\(issuer)\(signature)<saml:Subject>\(name)\
            <saml:SubjectConfirmation Method="\(method)"><saml:SubjectConfirmationData\
            \(optional("InResponseTo", confirmedRequest)) Recipient="\(recipient)" NotOnOrAfter="\(confirmationEnd)"/>\
            </saml:SubjectConfirmation></saml:Subject>\(conditions)\(statement)\
            <saml:AttributeStatement>\(attributes)</saml:AttributeStatement></saml:Assertion>
            """
    }

    /// A response around `content` with `signature` behind its issuer.
    func response(_ content: String, _ signature: String = "") -> String {
        """
        <samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" \
        xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="\(responseID)" Version="2.0" \
        IssueInstant="\(Self.time(0))"\(optional("Destination", destination))\
        \(optional("InResponseTo", responseRequest))>\(responseIssuer)\(signature)\(extensions)\
        <samlp:Status><samlp:StatusCode Value="\(status)"/></samlp:Status>\(content)</samlp:Response>
        """
    }

    /// A response whose assertion is signed.
    func signedAssertion(by signer: TestSigner? = TestSigner.provider) throws -> String {
        let template = SignatureTemplate("#" + assertionID).text
        return response(try #require(signer).sign(assertion(template), ids: [assertionID]))
    }

    /// A response that is signed.
    func signedResponse(by signer: TestSigner? = TestSigner.provider) throws -> String {
        let template = SignatureTemplate("#" + responseID).text
        return try #require(signer).sign(response(assertion(), template), ids: [responseID])
    }

    /// A response that is signed around an assertion that is signed.
    func signedBoth() throws -> String {
        let signer = try #require(TestSigner.provider)
        let inner = try signer.sign(assertion(SignatureTemplate("#" + assertionID).text), ids: [assertionID])
        return try signer.sign(
            response(inner, SignatureTemplate("#" + responseID).text), ids: [responseID, assertionID])
    }

    static let expectations = SAMLExpectations(
        issuer: issuer, audiences: [audience], recipient: recipient, requests: ["_request"], now: now)

    static func read(
        _ xml: String, expecting expected: SAMLExpectations = expectations, allowsSHA1: Bool = false,
        certificates: [X509Certificate]? = nil, key: RSAKey? = nil
    ) throws -> SAMLAssertion {
        let own = [try #require(TestSigner.provider).certificate]
        return try SAMLResponse.read(
            Array(xml.utf8), expecting: expected, trust: SAMLTrust(certificates ?? own, allowsSHA1: allowsSHA1),
            key: key)
    }
}
