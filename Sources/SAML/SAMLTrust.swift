package import Cryptography

/// Which signatures are accepted: the keys of a provider, and whether it may use SHA-1.
package struct SAMLTrust: Sendable {
    /// The signing certificates of the provider. Each is tried; whether one has expired does not matter, as the
    /// metadata say which are valid.
    package var certificates: [X509Certificate]
    /// Whether signatures with SHA-1 are accepted, which is off unless the provider is configured so.
    package var allowsSHA1: Bool

    package init(_ certificates: [X509Certificate], allowsSHA1: Bool = false) {
        self.certificates = certificates
        self.allowsSHA1 = allowsSHA1
    }
}
