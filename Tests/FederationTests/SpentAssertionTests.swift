import Cryptography
import Directory
import Kernel
import Outbound
import Storage
import TestKit
import Testing
import Tokens

@testable import Federation
@testable import SAML

/// A test of a SAML provider uses up the assertion, as a sign-in does.
@Suite struct SpentAssertionTests {
    private static let issuer = "https://idp.example.com"
    private static let consumer = "https://sp.example.com/saml2/idpresponse"

    private let server: TestServer
    private let connector: SAMLConnector
    /// The key of the provider.
    private let key: RSAKey
    /// The IDs of assertions that have been used.
    private let used = Locked<Set<String>>([])

    init() async throws {
        let server = try await TestServer(.sqliteFile)
        let (pool, keys) = (try await server.pool().id, server.samlKeys)
        let source = server.metadataSource(Answers([:]).client)
        let metadata = Self.metadata(certificate: try await keys.certificate(of: pool).text)
        let given = try await source.complete(["MetadataFile": metadata])
        let provider = try await server.identityProviders.create(
            "Corp", kind: .saml, in: pool,
            input: ProviderInput(
                details: given.details, attributeMapping: nil, identifiers: nil, metadata: given.metadata))
        connector = SAMLConnector(
            provider: provider, source: source, key: keys.key, reading: CryptoPool(WorkerThreads()),
            world: server.world)
        key = try await keys.key(of: pool)
        self.server = server
    }

    @Test func `an assertion is used up by the test that accepts it, and by no other`() async throws {
        let response = try response(to: "one")
        let foreign = await outcome(from: response, of: "another")
        #expect(throws: FederationRefusal.self) { try foreign.profile.get() }
        #expect(used.read { $0.isEmpty })
        let first = await outcome(from: response, of: "one")
        #expect(try first.profile.get().subject == "ann")
        #expect(used.read { $0 } == ["_assertion"])
        let replayed = await outcome(from: response, of: "one")
        let refusal = #expect(throws: FederationRefusal.self) { try replayed.profile.get() }
        #expect(refusal?.message.contains("used before") == true)
        #expect(replayed.received.assertion?.nameID == "ann", "the report shows what the provider has sent")
    }

    /// What a test with this ID yields. Each assertion is accepted once.
    private func outcome(from response: String, of id: String) async -> ProviderTestOutcome {
        await connector.outcome(from: response, at: Self.consumer, of: id) { found in
            guard used.change({ $0.insert(found.assertionID).inserted }) else {
                throw FederationRefusal.wrongResponse(provider: "Corp", reason: "its assertion has been used before")
            }
        }
    }

    // MARK: - The provider

    private static func metadata(certificate: String) -> String {
        """
        <EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="\(issuer)">\
        <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor>\
        <KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>\(certificate)\
        </X509Certificate></X509Data></KeyInfo></KeyDescriptor><SingleSignOnService Location="\(issuer)/sso" \
        Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"/></IDPSSODescriptor></EntityDescriptor>
        """
    }

    private func time(_ seconds: Int64) -> String {
        CivilTime(server.clock.now.advanced(seconds: seconds)).timestamp
    }

    /// The response to the request of a test, as the field of the form.
    private func response(to id: String) throws -> String {
        let success = CanonicalXML(
            .samlp, name: "StatusCode", attributes: ["Value": "urn:oasis:names:tc:SAML:2.0:status:Success"])
        let response = CanonicalXML(
            .samlp, name: "Response",
            attributes: ["ID": "_response", "Version": "2.0", "IssueInstant": time(0), "Destination": Self.consumer],
            children: [
                CanonicalXML(.saml, name: "Issuer", text: Self.issuer),
                CanonicalXML(.samlp, name: "Status", children: [success]),
                try assertion(for: SAMLConnector.requestID(id)).signed(by: key),
            ])
        return Base64.encode(Array(response.text.utf8))
    }

    private func assertion(for request: String) -> CanonicalXML {
        let audience = CanonicalXML(
            .saml, name: "Audience", text: SAMLConnector.entityID(of: connector.provider.pool))
        return CanonicalXML(
            .saml, name: "Assertion",
            attributes: ["ID": "_assertion", "Version": "2.0", "IssueInstant": time(0)],
            children: [
                CanonicalXML(.saml, name: "Issuer", text: Self.issuer), subject(confirming: request),
                CanonicalXML(
                    .saml, name: "Conditions",
                    children: [CanonicalXML(.saml, name: "AudienceRestriction", children: [audience])]),
                CanonicalXML(.saml, name: "AuthnStatement", attributes: ["AuthnInstant": time(0)]),
            ])
    }

    private func subject(confirming request: String) -> CanonicalXML {
        let data = CanonicalXML(
            .saml, name: "SubjectConfirmationData",
            attributes: ["InResponseTo": request, "Recipient": Self.consumer, "NotOnOrAfter": time(300)])
        return CanonicalXML(
            .saml, name: "Subject",
            children: [
                CanonicalXML(.saml, name: "NameID", attributes: ["Format": SAMLSubject.persistent], text: "ann"),
                CanonicalXML(
                    .saml, name: "SubjectConfirmation",
                    attributes: ["Method": "urn:oasis:names:tc:SAML:2.0:cm:bearer"], children: [data]),
            ])
    }
}
