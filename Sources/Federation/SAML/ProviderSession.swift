package import Cryptography
package import Directory
package import Kernel
package import SAML
package import Storage

/// The session at a SAML provider that a browser session came from, so that both can end together.
package struct ProviderSession: Sendable {
    package let pool: UserPoolID
    /// The keyed hash of the browser session's cookie.
    package let browserSession: [UInt8]
    package let user: UserID
    package let provider: String
    package let login: SAMLLogin
    /// When the browser session ends.
    package let expiresAt: Instant
}

/// A provider's names for a user and for its session.
package struct SAMLLogin: Codable, Sendable {
    package let subject: SAMLSubject
    /// The provider's session; nil if it did not name one.
    package let sessionIndex: String?

    package init(_ subject: SAMLSubject, sessionIndex: String?) {
        (self.subject, self.sessionIndex) = (subject, sessionIndex)
    }

    /// The hash that finds the sessions of a user.
    package static func hash(
        of nameID: String, at provider: String, in pool: UserPoolID, _ cipher: SecretCipher
    ) -> [UInt8] {
        cipher.digest(nameID, .session, pool.rawValue, "provider session", provider)
    }

    /// A closure that stores the session with a browser session of `user`.
    package func recorder(
        of user: UserID, at provider: IdentityProvider, _ cipher: SecretCipher
    ) -> @Sendable (any Transaction, _ browserSession: [UInt8], _ expiresAt: Instant) throws -> Void {
        let hash = Self.hash(of: subject.nameID, at: provider.name, in: provider.pool, cipher)
        return { tx, browserSession, expiresAt in
            let session = ProviderSession(
                pool: provider.pool, browserSession: browserSession, user: user, provider: provider.name,
                login: self, expiresAt: expiresAt)
            try ProviderSessionTable(tx).insert(session, subject: hash)
        }
    }

    /// Whether a provider ends this session if it ends those of `other` with these indexes. Without indexes, it ends
    /// all.
    package func isMeant(by other: SAMLSubject, indexes: [String]) -> Bool {
        guard subject.nameID.hasSameBytes(as: other.nameID) else { return false }
        return indexes.isEmpty || indexes.contains { sessionIndex?.hasSameBytes(as: $0) ?? false }
    }
}
