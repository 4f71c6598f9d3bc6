package import AccessControl
package import Cryptography
package import Kernel
package import SAML

/// Reads the SAML responses that roles are assumed with, in AWS's profile of SAML 2.0.
package struct SAMLAssertions: Sendable {
    private let providers: IAMSAMLProviders
    private let account: String
    private let world: World
    /// The queue for reading responses: anyone can send them, without credentials.
    private let reading: CryptoPool
    /// Parsed at most once a second: a request without credentials must not cause megabytes to be parsed.
    private let metadata: ExpiringCache<ByteKey, SAMLMetadata>

    /// The audiences of assertions for AWS, whose profile of SAML is used here.
    private static let audiences = ["https://signin.aws.amazon.com/saml", "urn:amazon:webservices"]
    private static let recipient = "https://signin.aws.amazon.com/saml"

    /// - Parameters:
    ///   - store: Stores the account's providers.
    ///   - reading: The queue for reading responses.
    package init(_ store: IAMStore, reading: CryptoPool, world: World) {
        self.reading = reading
        providers = IAMSAMLProviders(store, world: world)
        account = store.accountID
        self.world = world
        metadata = ExpiringCache(now: world.now, capacity: 1000)
    }

    /// The subject of a response of the provider with this ARN.
    ///
    /// - Throws: `SecurityTokenRefusal`.
    package func subject(of response: Secret<String>, provider arn: String) async throws -> FederatedSubject {
        try FederatedSubject(
            try await assertion(in: response, provider: arn), of: arn, account: account, recipient: Self.recipient)
    }

    /// The assertion in a response of the provider with this ARN.
    ///
    /// - Throws: `SecurityTokenRefusal`, and `Unavailable` if too many responses wait to be read.
    package func assertion(in response: Secret<String>, provider arn: String) async throws -> SAMLAssertion {
        let metadata = try await metadata(of: arn)
        let expected = SAMLExpectations(
            issuer: metadata.entityID, audiences: Self.audiences, recipient: Self.recipient, requests: [],
            allowsUnsolicited: true, now: world.now())
        // Other requests can run while this one waits.
        ExecutionSlot.current?.release()
        do {
            return try await reading.run {
                try SAMLResponse.read(
                    SAMLResponse.decode(response.exposed), expecting: expected,
                    trust: SAMLTrust(metadata.certificates), key: nil)
            }
        } catch let refusal as SAMLRefusal {
            if case .expired = refusal { throw SecurityTokenRefusal.expiredIdentityToken(refusal.message) }
            throw SecurityTokenRefusal.invalidIdentityToken(refusal.message)
        }
    }

    private func metadata(of arn: String) async throws -> SAMLMetadata {
        do {
            return try await metadata.value(for: ByteKey(arn)) { [providers, world] in
                try SAMLMetadata.read(Array(try await providers.get(arn).metadata.utf8), now: world.now())
            }
        } catch is TrustedProviderRefusal {
            throw SecurityTokenRefusal.invalidIdentityToken("Specified provider doesn't exist")
        } catch is InvalidInput {
            throw SecurityTokenRefusal.invalidIdentityToken("The provider's metadata is no longer valid")
        }
    }
}

extension IAMSAMLProviders {
    /// The providers in `store`, with metadata of SAML 2.0.
    package init(_ store: IAMStore, world: World) { self.init(store, metadata: Self.reading(world)) }

    /// Reads metadata of SAML 2.0.
    package static func reading(_ world: World) -> MetadataReading {
        { try SAMLMetadata.read(Array($0.utf8), now: world.now()).validUntil }
    }
}
