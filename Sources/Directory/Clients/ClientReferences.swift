package import Kernel
import Storage

/// The parts of a pool that the settings of its clients may name.
package struct ClientReferences: Sendable {
    /// The custom scopes of the pool's resource servers.
    package var scopes: Set<ByteKey>
    /// The names of the pool's identity providers, and of the pool itself.
    package var providers: Set<ByteKey>

    /// The given names. The pool's own name is added.
    package init(scopes: Set<ByteKey> = [], providers: [String] = []) {
        self.scopes = scopes
        self.providers = Set((providers + [IdentityProvider.ownName]).map { ByteKey($0) })
    }

    /// Reads the parts of `pool` that `settings` name. Parts of a kind that they do not name are not read.
    static func read(for settings: ClientSettings, in pool: UserPoolID, _ tx: any Transaction) throws -> Self {
        let scopes = settings.oauth.namesCustomScopes ? try ResourceServerTable(tx).all(in: pool).scopeNames : []
        let providers = settings.oauth.namesOtherProviders ? try IdentityProviderTable(tx).all(in: pool) : []
        return Self(scopes: scopes, providers: providers.map(\.name))
    }
}
