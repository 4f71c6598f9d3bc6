/// Whether a key of its pool has signed a token.
package enum SignatureVerdict: String, Codable, Sendable, CaseIterable {
    case valid
    /// The pool that it names has the key, but the key did not sign these contents.
    case wrong
    /// The pool that it names does not have the key, or has deleted it.
    case unknownKey
    /// The issuer is not a pool of this server.
    case foreign
    /// It does not have the form of tokens issued here.
    case malformed
}

/// Whether a token is valid at this time, by the server's clock.
package enum TimeVerdict: String, Codable, Sendable, CaseIterable {
    case valid, expired, notYet, unknown
}

/// The state of the user session that a token belongs to.
package enum SessionVerdict: String, Codable, Sendable, CaseIterable {
    case active
    /// It was ended by a sign-out or a revocation, or has expired.
    case ended
    case disabledUser, deletedUser, deletedClient
    /// A client's token for itself has no session, and cannot be revoked.
    case none
    /// Not looked up, because the signature is not valid.
    case unknown
}

/// Whether a pool's function has changed the claims of a token that was explained.
package enum FunctionUse: String, Codable, Sendable, CaseIterable {
    /// The pool has none.
    case none
    /// The pool has one, which was not called for the explanation.
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
