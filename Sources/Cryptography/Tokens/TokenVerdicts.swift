/// Whether a key of its pool has signed a token.
package enum SignatureVerdict: String, Codable, Sendable, CaseIterable {
    case valid
    /// A key of the pool that it names, but other contents.
    case wrong
    /// The pool that it names does not have the key, or no longer.
    case unknownKey
    /// The issuer is no pool of this server.
    case foreign
    /// Not of the form of tokens issued here.
    case malformed
}

/// Whether the time of a token has come, and has not passed, by the server's clock.
package enum TimeVerdict: String, Codable, Sendable, CaseIterable {
    case valid, expired, notYet, unknown
}

/// Whether the sign-in that a token belongs to lasts.
package enum SessionVerdict: String, Codable, Sendable, CaseIterable {
    case active
    /// It was ended by a sign-out or a revocation, or has expired.
    case ended
    case disabledUser, deletedUser, deletedClient
    /// A client's token for itself has no session, and cannot be revoked.
    case none
    /// Not looked up, because the signature is not good.
    case unknown
}

/// Whether a pool's function has changed the claims of a token that was explained.
package enum FunctionUse: String, Codable, Sendable, CaseIterable {
    /// The pool has none.
    case none
    /// The pool has one, which was not called.
    case notAsked
    case asked
}

/// How long a signing key has been in use.
package enum KeyPhase: String, Codable, Sendable, CaseIterable {
    /// Published, and not yet used.
    case announced
    case current
    /// Replaced; published while its tokens may be valid.
    case retired
}
