import Cryptography
import Directory
import Kernel
import Outbound
import SAML
import Storage
import TestKit
import Testing
import Tokens

@testable import Federation

/// The metadata of SAML providers, given and fetched.
@Suite struct ProviderMetadataTests {
    private static let url = "https://idp.example.com/metadata"

    private struct Site {
        let server: TestServer
        let pool: UserPool
        let answers: Answers
        let source: ProviderMetadataSource
        let certificate: String
        let failed = Locked<[FailedMetadata]>([])

        init(_ engine: Engine) async throws {
            server = try await TestServer(engine)
            pool = try await server.pool()
            answers = Answers([:])
            source = server.metadataSource(answers.client) { [failed] failure in failed.change { $0.append(failure) } }
            certificate = try await server.samlKeys.certificate(of: pool.id).text
        }

        func document(_ location: String = "https://idp.example.com/sso", _ more: String = "") -> String {
            """
            <EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.example.com" \(more)>\
            <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor>\
            <KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>\(certificate)\
            </X509Certificate></X509Data></KeyInfo></KeyDescriptor><SingleSignOnService Location="\(location)" \
            Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"/></IDPSSODescriptor></EntityDescriptor>
            """
        }

        func serve(_ document: String) {
            answers.set(ProviderMetadataTests.url, HTTPCallResponse(status: 200, body: Array(document.utf8)))
        }

        func add() async throws {
            let given = try await source.complete(["MetadataURL": ProviderMetadataTests.url])
            _ = try await server.identityProviders.create(
                "Corp", kind: .saml, in: pool.id,
                input: ProviderInput(
                    details: given.details, attributeMapping: nil, identifiers: nil, metadata: given.metadata))
        }

        func location() async throws -> String? {
            try await server.identityProviders.require("Corp", in: pool.id).details["SSORedirectBindingURI"]
        }
    }

    // UP-SAML-11
    @Test(arguments: Engine.available)
    func `metadata are fetched again after six hours, by one node`(on engine: Engine) async throws {
        let site = try await Site(engine)
        site.serve(site.document())
        try await site.add()
        #expect(try await site.location() == "https://idp.example.com/sso")
        let first = try await site.server.identityProviders.require("Corp", in: site.pool.id)
        let former = try await site.source.metadata(of: first)
        #expect(former.signOn(by: [.redirect])?.location == "https://idp.example.com/sso")
        site.serve(site.document("https://idp.example.com/new"))
        site.server.clock.advance(6 * 3600 - 1)
        #expect(try await site.source.refreshNext() == false)
        site.server.clock.advance(1)
        let taken = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 { group.addTask { (try? await site.source.refreshNext()) ?? false } }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(taken == 1 && site.answers.calls.count == 2)
        #expect(try await site.location() == "https://idp.example.com/new")
        let provider = try await site.server.identityProviders.require("Corp", in: site.pool.id)
        let metadata = try await site.source.metadata(of: provider)
        #expect(metadata.signOn(by: [.redirect])?.location == "https://idp.example.com/new")
    }

    // UP-SAML-11, SAML-34
    @Test(arguments: Engine.available)
    func `the last good metadata stay while the address fails, and it is tried every ten minutes`(
        on engine: Engine
    ) async throws {
        let site = try await Site(engine)
        site.serve(site.document("https://idp.example.com/sso", "cacheDuration=\"PT1H\""))
        try await site.add()
        site.serve("<html>")
        site.server.clock.advance(3600)
        #expect(site.failed.read(\.count) == 0)
        #expect(try await site.source.refreshNext())
        let provider = try await site.server.identityProviders.require("Corp", in: site.pool.id)
        #expect(try await site.source.metadata(of: provider).entityID == "https://idp.example.com")
        #expect(try await site.source.refreshNext() == false)
        #expect(site.failed.read(\.count) == 1)
        site.server.clock.advance(600)
        site.answers.set(Self.url, HTTPCallResponse(status: 404, body: []))
        #expect(try await site.source.refreshNext())
        // Each failure is told of once, because no caller sees it, and without the address.
        let failed = site.failed.read(\.self)
        #expect(failed.map(\.provider) == ["Corp", "Corp"] && failed.allSatisfy { $0.pool == site.pool.id })
        #expect(failed.last?.reason.contains("404") == true)
        #expect(failed.allSatisfy { !$0.reason.contains("/metadata") && !$0.reason.isEmpty })
        site.server.clock.advance(600)
        site.serve(site.document("https://idp.example.com/back"))
        #expect(try await site.source.refreshNext())
        #expect(site.failed.read(\.count) == 2)
        #expect(try await site.location() == "https://idp.example.com/back")
    }

    @Test(arguments: Engine.available)
    func `metadata that were valid until a past time sign no user in`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let end = CivilTime(site.server.clock.now.advanced(seconds: 7200)).timestamp
        site.serve(site.document("https://idp.example.com/sso", "validUntil=\"\(end)\""))
        try await site.add()
        let provider = try await site.server.identityProviders.require("Corp", in: site.pool.id)
        #expect(try await site.source.metadata(of: provider).validUntil != nil)
        site.server.clock.advance(7200)
        await #expect(throws: FederationRefusal.self) { _ = try await site.source.metadata(of: provider) }
    }

    // UP-SAML-11
    @Test func `a signature by an unknown key is told of with the certificates that have expired`() async throws {
        let site = try await Site(.sqliteFile)
        site.serve(site.document())
        try await site.add()
        let connector = SAMLConnector(
            provider: try await site.server.identityProviders.require("Corp", in: site.pool.id), source: site.source,
            key: site.server.samlKeys.key, reading: CryptoPool(WorkerThreads()), world: site.server.world)
        func reason() async throws -> String {
            let response = Base64.encode(Array(Self.strangersResponse.utf8))
            do { _ = try await connector.profile(from: response, at: "https://sp.example.com", of: "1") } catch {
                guard case .wrongResponse("Corp", let reason)? = error as? FederationRefusal else { throw error }
                return reason
            }
            return "accepted"
        }
        #expect(try await reason() == "The signature is not valid.")
        // The sample certificate is valid for ten years.
        site.server.clock.advance(.days(3660))
        let late = try await reason()
        #expect(late.hasPrefix("The signature is not valid. Of 1 certificates in the metadata, 1 "), "\(late)")
    }

    /// A response whose assertion has a signature by no key of the metadata.
    private static let strangersResponse: String = {
        let signatures = "http://www.w3.org/2000/09/xmldsig#"
        let exclusive = "http://www.w3.org/2001/10/xml-exc-c14n#"
        let issuer = "<saml:Issuer>https://idp.example.com</saml:Issuer>"
        let value = Base64.encode([UInt8](repeating: 7, count: 256))
        let digest = Base64.encode([UInt8](repeating: 7, count: 32))
        return """
            <samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" \
            xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r" IssueInstant="2024-01-01T00:00:00Z" \
            Version="2.0">\(issuer)<samlp:Status><samlp:StatusCode \
            Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="_a" \
            IssueInstant="2024-01-01T00:00:00Z" Version="2.0">\(issuer)<ds:Signature xmlns:ds="\(signatures)">\
            <ds:SignedInfo><ds:CanonicalizationMethod Algorithm="\(exclusive)"/><ds:SignatureMethod \
            Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/><ds:Reference URI="#_a"><ds:Transforms>\
            <ds:Transform Algorithm="\(signatures)enveloped-signature"/><ds:Transform Algorithm="\(exclusive)"/>\
            </ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><ds:DigestValue>\
            \(digest)</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>\(value)\
            </ds:SignatureValue></ds:Signature></saml:Assertion></samlp:Response>
            """
    }()

    // UP-SAML-12, SAML-30
    @Test func `an address that answers no metadata is refused, and so is none at all`() async throws {
        let site = try await Site(.sqliteFile)
        let wrong = [
            ["MetadataURL": Self.url], ["MetadataURL": "file:///etc/passwd"], ["MetadataURL": "https://x@y/"], [:],
            ["MetadataURL": Self.url, "MetadataFile": site.document()], ["MetadataFile": "<x/>"],
        ]
        for details in wrong {
            await #expect(throws: InvalidInput.self, "\(details.keys)") { _ = try await site.source.complete(details) }
        }
        #expect(site.answers.calls.count == 1)
        #expect(try await site.source.complete(["MetadataFile": site.document()]).metadata.dueAt == nil)
    }
}
