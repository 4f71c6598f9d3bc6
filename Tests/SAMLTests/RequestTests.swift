import Foundation
import Kernel
import Testing

@testable import SAML

/// Requests for a sign-in, and our metadata.
@Suite struct RequestTests {
    private static let request = AuthnRequest(
        id: "_request", issueInstant: Fixture.now, destination: "https://idp.example/sso?tenant=a",
        issuer: Fixture.audience, consumerURL: Fixture.recipient, forcesAuthentication: true)

    private func check(_ root: XMLElement) throws {
        #expect(root.has(.samlp("AuthnRequest")) && root.attribute("ID") == "_request")
        #expect(root.attribute("Version") == "2.0" && root.attribute("ForceAuthn") == "true")
        #expect(root.attribute("IssueInstant") == Fixture.time(0))
        #expect(root.attribute("Destination") == "https://idp.example/sso?tenant=a")
        #expect(root.attribute("AssertionConsumerServiceURL") == Fixture.recipient)
        #expect(root.attribute("ProtocolBinding") == "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST")
        #expect(root.child(.saml("Issuer"))?.text == Fixture.audience)
        // Common servers refuse a format that they are not set up for.
        #expect(root.child(.samlp("NameIDPolicy")) == nil)
    }

    @Test func `UP-SAML-04: a request names our entity id and where the response is posted to`() throws {
        let signer = try #require(TestSigner.provider)
        for key in [nil, signer.key] {
            let url = try Self.request.message.redirectURL(relayState: "state", key: key)
            #expect(url.hasPrefix("https://idp.example/sso?tenant=a&SAMLRequest="))
            let query = String(try #require(url.split(separator: "?", maxSplits: 1).last))
            let message = try RedirectMessage(query: query, parameter: "SAMLRequest")
            try check(try SAMLDocument.read(message.text))
            let isSigned = (try? message.verify(by: SAMLTrust([signer.certificate]))) != nil
            #expect(isSigned == (key != nil))
        }
    }

    @Test func `a request by POST has its signature behind the issuer`() throws {
        let signer = try #require(TestSigner.provider)
        let form = try Self.request.message.form(relayState: "state", key: signer.key)
        #expect(form.action == "https://idp.example/sso?tenant=a")
        #expect(form.fields.map(\.name) == ["SAMLRequest", "RelayState"])
        let root = try SAMLDocument.read(try SAMLResponse.decode(form.fields[0].value))
        try check(root)
        #expect(root.children[1].has(.ds("Signature")))
        try check(try VerifiedElement(verifying: root, by: SAMLTrust([signer.certificate])).element)
        let plain = try Self.request.message.form(relayState: nil, key: nil)
        #expect(plain.fields.count == 1)
        try check(try SAMLDocument.read(try SAMLResponse.decode(plain.fields[0].value)))
    }

    @Test func `text is written so that it is read unchanged`() throws {
        let text = "a&b<c>d\"e'f\tg\nh\ri\u{E9}\u{1F600}]]>"
        let element = CanonicalXML(.saml, name: "a", attributes: ["b": text], text: text)
        let read = try SAMLDocument.read(Array(element.text.utf8))
        #expect(read.attribute("b") == text && read.text == text)
        #expect(CanonicalXML(.saml, name: "a", text: "\u{1}\u{FFFF}b").text.hasSuffix(">b</saml:a>"))
    }

    @Test func `our metadata name the addresses, the certificates and the algorithms`() throws {
        let certificate = SAMLCertificate.provider
        let metadata = ServiceProviderMetadata(
            entityID: Fixture.audience, consumerURLs: [Fixture.recipient],
            logoutURL: "https://auth.example/saml2/logout",
            signing: certificate, signsAllRequests: true, encryption: certificate)
        let root = try SAMLDocument.read(Array(metadata.text.utf8))
        #expect(root.has(.md("EntityDescriptor")) && root.attribute("entityID") == Fixture.audience)
        let role = try #require(root.child(.md("SPSSODescriptor")))
        #expect(role.attribute("AuthnRequestsSigned") == "true")
        var others = metadata
        others.signsAllRequests = false
        others.consumerURLs.append("https://login.example/saml2/idpresponse")
        let other = try SAMLDocument.read(Array(others.text.utf8)).child(.md("SPSSODescriptor"))
        #expect(other != nil && other?.attribute("AuthnRequestsSigned") == nil)
        let consumers = other?.children(.md("AssertionConsumerService")) ?? []
        #expect(consumers.map { $0.attribute("index") } == ["0", "1"])
        #expect(consumers.map { $0.attribute("isDefault") } == ["true", nil])
        #expect(role.child(.md("AssertionConsumerService"))?.attribute("Location") == Fixture.recipient)
        #expect(role.children(.md("SingleLogoutService")).count == 2)
        #expect(role.children(.md("KeyDescriptor")).map { $0.attribute("use") } == ["signing", "encryption"])
        #expect(role.children(.md("KeyDescriptor"))[1].children(.md("EncryptionMethod")).count == 6)
    }
}
