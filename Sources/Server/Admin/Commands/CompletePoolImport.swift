import Kernel
import Transfer

/// Completes the import of a pool: from now on the pool exists.
package struct CompletePoolImport: AdminCommand {
    let pool: String
    /// The kind of the pool; nil for a user pool.
    let kind: SnapshotKind?
    /// The import's id.
    let id: String

    package struct Output: Codable, Sendable {
        /// A line for each user pool, provider, role and target that an identity pool refers to and this server lacks.
        let missing: [String]
    }

    /// - Throws: `SnapshotRefusal`; the pool then does not exist.
    package func perform(on store: AdminStore) async throws -> Output {
        let kind = kind ?? .userPool
        kind.note(pool)
        try await store.poolImports(of: kind).complete(id, in: pool)
        return switch kind {
        case .userPool: Output(missing: [])
        case .identityPool:
            Output(missing: try await MissingReferences(store).lines(of: IdentityPoolID(rawValue: pool)))
        }
    }
}
