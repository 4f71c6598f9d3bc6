package import Cryptography
package import Kernel

/// A provider's metadata (SAML metadata, section 2). The caller must trust its source: a signature in it is not
/// checked.
package struct SAMLMetadata: Sendable {
    /// An address of the provider.
    package struct Endpoint: Sendable, Equatable {
        /// The transport of messages to it.
        package var binding: SAMLBinding
        /// The destination of requests.
        package var location: String
        /// The destination of responses.
        package var responseLocation: String
    }

    /// The entity ID, which is the issuer of the provider's messages.
    package var entityID: String
    /// The addresses that users are sent to for sign-in.
    package var signOn: [Endpoint]
    /// The addresses that users are sent to for logout; empty if the provider does not offer logout.
    package var logout: [Endpoint]
    /// The certificates of the keys that sign.
    package var certificates: [X509Certificate]
    /// Whether the provider requires signed requests.
    package var wantsSignedRequests: Bool
    /// When the metadata expires.
    package var validUntil: Instant?
    /// After how many seconds the metadata should be read again.
    package var cacheDuration: Int64?

    /// The certificates that are not valid at `now`. Their keys are still used, because the provider lists them.
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
