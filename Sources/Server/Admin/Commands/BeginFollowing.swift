package import Directory
import Kernel

/// Lets a pool follow another: the other pool verifies the passwords of its users until they have signed in here once.
package struct BeginFollowing: AdminCommand {
    let pool: String
    let source: PoolSource
    let clientSecret: String?
    let secretAccessKey: String?

    package init(pool: String, source: PoolSource, clientSecret: String?, secretAccessKey: String?) {
        (self.pool, self.source) = (pool, source)
        (self.clientSecret, self.secretAccessKey) = (clientSecret, secretAccessKey)
    }

    /// - Throws: `MissingResource` if the pool does not exist, `InvalidInput` for a source that cannot be asked.
    package func perform(on store: AdminStore) async throws -> NoResult {
        let secrets = PoolSourceSecrets(
            clientSecret: clientSecret.map { Secret($0) }, accessKey: secretAccessKey.map { Secret($0) })
        try await store.poolSources.follow(source, secrets: secrets, by: UserPoolID.noted(pool))
        return NoResult()
    }
}
