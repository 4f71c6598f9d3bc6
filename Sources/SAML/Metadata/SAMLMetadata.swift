package import Cryptography
package import Kernel

/// A provider's metadata (SAML metadata, section 2). The caller knows where they come from: a signature in them is not
/// looked at.
package struct SAMLMetadata: Sendable {
    /// An address of the provider.
    package struct Endpoint: Sendable, Equatable {
        /// How messages get there.
        package var binding: SAMLBinding
        /// Where requests go.
        package var location: String
        /// Where answers go.
        package var responseLocation: String
    }

    /// The entity ID, which is the issuer of the provider's messages.
    package var entityID: String
    /// Where users are sent for sign-in.
    package var signOn: [Endpoint]
    /// Where users are sent for logout; none if the provider offers no logout.
    package var logout: [Endpoint]
    /// The certificates of the keys that sign.
    package var certificates: [X509Certificate]
    /// Whether the provider wants signed requests.
    package var wantsSignedRequests: Bool
    /// When the metadata end to be valid.
    package var validUntil: Instant?
    /// After how many seconds the metadata should be read again.
    package var cacheDuration: Int64?

    /// The certificates that are not valid at `now`. Their keys count nevertheless, as the provider names them.
    package func expiredCertificates(at now: Instant) -> [X509Certificate] {
        certificates.filter { now < $0.notBefore || now > $0.notAfter }
    }

    /// The address for the first of `bindings` that the provider has.
    package func signOn(by bindings: [SAMLBinding]) -> Endpoint? { Self.first(signOn, bindings: bindings) }

    /// The address for the first of `bindings` that the provider has.
    package func logout(by bindings: [SAMLBinding]) -> Endpoint? { Self.first(logout, bindings: bindings) }

    private static func first(_ endpoints: [Endpoint], bindings: [SAMLBinding]) -> Endpoint? {
        bindings.lazy.compactMap { binding in endpoints.first { $0.binding == binding } }.first
    }
}
