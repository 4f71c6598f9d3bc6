package import Console
import Cryptography
import Kernel
import Tokens

/// The ids and phases of a pool's signing keys, current and replaced ones.
package struct GetSigningKeys: AdminCommand {
    let pool: String

    package init(pool: String) { self.pool = pool }

    /// - Throws: `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> [ReportedKey] {
        try await store.keys.states(of: UserPoolID.noted(pool)).map { key in
            ReportedKey(
                id: key.id, use: key.use.rawValue, phase: key.phase, createdAt: CivilTime(key.createdAt).timestamp,
                signsFrom: CivilTime(key.signsFrom).timestamp,
                retiredAt: key.retiredAt.map { CivilTime($0).timestamp })
        }
    }
}
