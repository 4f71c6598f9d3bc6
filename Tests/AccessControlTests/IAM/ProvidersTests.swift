import AccessControl
import Kernel
import Storage
import TestKit
import Testing
import Wire

@Suite struct ProvidersTests {
    private static let thumbprint = String(repeating: "9a", count: 20)
    private static let metadata = "<a/>" + String(repeating: " ", count: 1000)

    private func oidc(_ url: String) -> String { "arn:aws:iam::123456789012:oidc-provider/\(url)" }
    private func saml(_ name: String) -> String { "arn:aws:iam::123456789012:saml-provider/\(name)" }

    @Test(arguments: Engine.available)
    func `an OIDC provider is created, changed and deleted`(on engine: Engine) async throws {
        let account = try await TestAccount(engine)
        let providers = OIDCProviders(account.store)
        let created = try await providers.create(
            url: "https://Login.example.com/Path/", clientIDs: ["a", "b", "a"], thumbprints: [Self.thumbprint],
            tags: [IAMResourceTag(key: "k", value: "v")])
        #expect(created.url == "login.example.com/Path" && created.clientIDs == ["a", "b"])
        let arn = created.resource.arn(in: TestAccount.id)
        #expect(arn == oidc("login.example.com/Path"))
        #expect(try await providers.get(arn) == created)
        let taken = try await account.refusal { try await providers.create(url: "https://login.example.com/Path") }
        #expect(taken?.message == "Provider with url https://login.example.com/Path already exists.")

        try await providers.add(clientID: "c", to: arn)
        try await providers.add(clientID: "c", to: arn)
        try await providers.remove(clientID: "a", from: arn)
        try await providers.remove(clientID: "none", from: arn)
        try await providers.update(thumbprints: [], of: arn)
        let changed = try await providers.get(arn)
        #expect(changed.clientIDs == ["b", "c"] && changed.thumbprints.isEmpty)
        #expect(try await providers.list().map(\.url) == ["login.example.com/Path"])
        try await providers.delete(arn)
        try await providers.delete(arn)
        let refusal = try await account.refusal { try await providers.get(arn) }
        #expect(refusal?.message == "OpenIDConnect Provider not found for arn \(arn)")
        for other in ["", saml("login.example.com/Path"), "arn:aws:iam::210987654321:oidc-provider/a"] {
            await #expect(throws: TrustedProviderRefusal.self) { try await providers.delete(other) }
        }
    }

    @Test(arguments: [
        "", "http://a", "https://", "https:///a", "https://a:443", "https://u@a", "https://a?b", "https://a#b",
        "https://a b", "https://ä", "HTTPS://a", "https://" + String(repeating: "a", count: 250),
    ])
    func `a URL that an OIDC provider cannot have is refused`(_ url: String) async throws {
        let account = try await TestAccount(.sqliteFile)
        let refusal = try await account.refusal { try await OIDCProviders(account.store).create(url: url) }
        #expect(refusal == TrustedProviderRefusal.invalidURL)
    }

    @Test func `audiences and thumbprints are checked and counted`() async throws {
        var quotas = IAMQuotas()
        (quotas.clientIDsPerOIDCProvider, quotas.oidcProviders) = (2, 1)
        let account = try await TestAccount(.sqliteFile, quotas: quotas)
        let providers = OIDCProviders(account.store)
        func refusal(_ ids: [String], _ thumbprints: [String] = []) async throws -> (any Refusal)? {
            try await account.refusal {
                try await providers.create(url: "https://a.example", clientIDs: ids, thumbprints: thumbprints)
            }
        }
        #expect(try await refusal([""]) == TrustedProviderRefusal.invalidClientID)
        #expect(try await refusal(["a\n"]) == TrustedProviderRefusal.invalidClientID)
        #expect(try await refusal([String(repeating: "a", count: 256)]) == TrustedProviderRefusal.invalidClientID)
        #expect(
            try await refusal(["a", "b", "c"])?.message
                == "Cannot exceed quota for ClientIdsPerOpenIdConnectProvider: 2")
        for wrong in [["9a"], [String(repeating: "g", count: 40)], Array(repeating: Self.thumbprint, count: 6)] {
            #expect(try await refusal([], wrong) == TrustedProviderRefusal.invalidThumbprints)
        }
        #expect(try await refusal([#"a"],["b"#]) == nil)
        #expect(try await providers.get(oidc("a.example")).clientIDs == [#"a"],["b"#])
        let second = try await account.refusal { try await providers.create(url: "https://b.example") }
        #expect(second?.message == "Cannot exceed quota for OpenIdConnectProvidersPerAccount: 1")
    }

    @Test(arguments: Engine.available)
    func `a SAML provider's metadata is read before it is stored`(on engine: Engine) async throws {
        struct Unreadable: Error, CustomStringConvertible { let description = "no entity descriptor" }
        let account = try await TestAccount(engine)
        let until = Instant(seconds: 2_000_000_000)
        let providers = IAMSAMLProviders(account.store) { metadata in
            guard metadata.hasPrefix("<") else { throw Unreadable() }
            return until
        }
        let created = try await providers.create("Corp", metadata: Self.metadata)
        #expect(created.validUntil == until && created.id.hasPrefix("ASPA"))
        let arn = created.resource.arn(in: TestAccount.id)
        #expect(arn == saml("Corp"))
        #expect(try await providers.get(arn) == created)
        let broken = String(repeating: "x", count: 1000)
        for work in [
            { _ = try await providers.create("Other", metadata: broken) },
            { try await providers.update(arn, metadata: broken) },
        ] as [() async throws -> Void] {
            let refusal = try await account.refusal(work)
            #expect(refusal?.message == "Could not parse metadata: no entity descriptor")
        }
        // The second one has more than a thousand bytes, and fewer characters.
        for short in ["<a/>", "<a>" + String(repeating: "é", count: 900) + "</a>"] {
            let refusal = try await account.refusal { try await providers.create("a", metadata: short) }
            #expect(
                refusal?.message == "Could not parse metadata: it must have 1000 to 10000000 characters")
        }
        #expect(
            try await account.refusal { try await providers.create("a b", metadata: Self.metadata) } is InvalidInput)
        #expect(
            try await account.refusal { try await providers.create("Corp", metadata: Self.metadata) }
                == TrustedProviderRefusal.nameTaken("Corp"))
        let newer = "<b/>" + String(repeating: " ", count: 1000)
        try await providers.update(arn, metadata: newer)
        #expect(try await providers.get(arn).metadata == newer)
        #expect(try await providers.list().map(\.name) == ["Corp"])
        try await providers.delete(arn)
        #expect(
            try await account.refusal { try await providers.delete(arn) }?.message
                == "Manifest not found for arn \(arn)")
    }
}
