import Directory
package import Kernel

/// A rule whose claim users can change, and so choose their role (RBAC-BP-01, IDP-05).
package struct WritableClaim: Hashable, Sendable {
    package let claim: String
    /// The client whose users may write it.
    package let client: ClientID
}

extension RoleSettings {
    /// The claims of rules that users of a user pool's client may write.
    ///
    /// - Parameters:
    ///   - client: The provider's client.
    ///   - pool: The provider's user pool.
    func writableClaims(
        of provider: UserPoolProvider, client: Client, pool: UserPool
    ) -> [WritableClaim] {
        guard case .rules(let rules)? = mappings[provider.mappingKey]?.source else { return [] }
        let names = rules.map(\.claim).filter { claim in
            pool.schema[claim].map { $0.mutable && !$0.developerOnly && client.mayWrite(claim) } ?? false
        }
        return Set(names).sorted().map { WritableClaim(claim: $0, client: client.id) }
    }
}
