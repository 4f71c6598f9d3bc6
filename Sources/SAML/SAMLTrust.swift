package import Cryptography

/// The accepted signatures: the keys of a provider, and whether it may use SHA-1.
package struct SAMLTrust: Sendable {
    /// The signing certificates of the provider. Each is tried, even after it has expired, because the metadata decides
    /// which are valid.
    package var certificates: [X509Certificate]
    /// Whether signatures with SHA-1 are accepted; off unless configured for the provider.
    package var allowsSHA1: Bool

    package init(_ certificates: [X509Certificate], allowsSHA1: Bool = false) {
        self.certificates = certificates
        self.allowsSHA1 = allowsSHA1
    }
}
