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
            signature: { try await signatures.signature($0, $1) },
            permission: { try await signatures.permission($0, $1, $2) })
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
