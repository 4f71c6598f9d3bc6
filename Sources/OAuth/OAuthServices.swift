package import Cryptography
package import Directory
package import Kernel
package import Storage
package import Tokens

/// The services of this module's endpoints.
///
/// A class, so that each request copies one reference to it instead of many to its parts.
package final class OAuthServices: Sendable {
    let database: any Database
    let world: World
    /// Pools, clients and resource servers, at most a second old.
    let settings: SettingsCache
    let cipher: SecretCipher
    let tokens: TokenIssuer

    package init(
        database: any Database, world: World, settings: SettingsCache, cipher: SecretCipher, tokens: TokenIssuer
    ) {
        self.database = database
        self.world = world
        self.settings = settings
        self.cipher = cipher
        self.tokens = tokens
    }

    var clientTokens: ClientTokens { ClientTokens(tokens, settings: settings, cipher: cipher) }

    var refresh: Refresh {
        Refresh(tokens, settings: settings, cipher: cipher, database: database, world: world)
    }

    /// The issuer of a pool's tokens, as named in its discovery document.
    func issuer(of pool: UserPoolID) -> String { tokens.publicURL.issuer(of: pool) }
}
