import AccessControl
import Cryptography
import Kernel
import Tokens
import Wire

extension CallerAuthentication {
    /// Authenticates users by access token and administrators by signature.
    init(accessTokens: AccessTokenVerifier, signatures: SignatureAuthentication) {
        self.init(
            accessToken: { token, _ in try await accessTokens.verify(token) },
            signature: { try await signatures.signer(of: $0, for: $1) },
            permission: { try await signatures.requirePermission(of: $0, for: $1, on: $2) },
            action: { try await signatures.requirePermission(of: $0, action: $1, on: $2) })
    }
}

extension SignatureAuthentication {
    /// Authenticates the holders of the account's access keys.
    ///
    /// - Parameter principals: The users and roles whose keys sign too; nil lets only the account's own keys sign.
    init(_ configuration: Configuration, on store: OpenStore, principals: Principals?) {
        self.init(
            keys: store.accessKeys, world: store.world, region: configuration.region,
            otherRegions: configuration.otherRegions, accountID: configuration.account.id, principals: principals)
    }
}

extension PageSeal {
    /// Seals page tokens with the server's keys, so that every node opens those of the others.
    init(_ sealer: Sealer) {
        self.init(
            seal: { plain, scope in try sealer.seal(plain, for: .pageToken, in: [Hex.encode(scope)]) },
            open: { sealed, scope in try sealer.open(sealed, for: .pageToken, in: [Hex.encode(scope)]) })
    }
}
