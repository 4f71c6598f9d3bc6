import Kernel
package import Storage

/// The names that a pool reserves for the users of its providers: names that start with a provider's name and `_`, in
/// the form that the pool compares (UP-SAML-06). Users cannot choose them: otherwise an attacker could take the name of
/// a provider's user before that user's first sign-in.
package struct ReservedNames {
    private let tx: any Transaction
    private let pool: UserPool

    package init(_ tx: any Transaction, of pool: UserPool) { (self.tx, self.pool) = (tx, pool) }

    /// Checks the names that a user of the pool itself has chosen.
    ///
    /// - Parameter before: The user before the change, whose names stay; nil for a new user.
    /// - Throws: `InvalidInput` if one is reserved.
    package func check(_ user: User, since before: User? = nil) throws {
        guard user.status != .externalProvider else { return }
        let kept = before.map(names) ?? []
        // All reserved names contain an underscore.
        let chosen = names(of: user).filter { !kept.contains($0) && $0.folded.utf8.contains(UInt8(ascii: "_")) }
        guard !chosen.isEmpty else { return }
        let prefixes = try IdentityProviderTable(tx).names(in: pool.id).map { pool.signInName($0 + "_").folded.utf8 }
        guard !chosen.contains(where: { name in prefixes.contains { name.folded.utf8.starts(with: $0) } }) else {
            throw InvalidInput("A name cannot begin with the name of an identity provider and _.")
        }
    }

    /// The username, and the attributes that are names in this pool, verified or not.
    private func names(of user: User) -> [SignInName] {
        let attributes = Set(
            pool.settings.aliasAttributes.map(\.rawValue) + pool.settings.usernameAttributes.map(\.rawValue))
        return [pool.signInName(user.username)]
            + attributes.compactMap { user.attributes[$0].map { pool.signInName($0) } }
    }
}
