import Authentication
import Cryptography
import Tokens

extension AdminStore {
    /// Explains the tokens of pools. It asks the functions that signing asks, and signs nothing.
    var explainer: TokenExplainer {
        let crypto = CryptoPool(store.workers)
        let tokens = TokenIssuer(
            keys: keys, crypto: crypto, world: world, publicURL: configuration.publicURL,
            customizations: functions.invoker.tokenCustomizations, renewal: { user, _ in user })
        return TokenExplainer(tokens, settings: settings, cipher: store.cipher, database: database, world: world)
    }
}
