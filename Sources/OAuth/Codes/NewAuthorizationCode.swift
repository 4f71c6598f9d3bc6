import Authentication
package import Cryptography
import Directory
package import Kernel
package import Storage
import Tokens

/// A new code, planned before the transaction that writes it.
package struct NewAuthorizationCode: Sendable {
    /// The code itself: 256 random bits (OA-28).
    package let text: Secret<String>
    private let record: AuthorizationCode
    private let pool: UserPoolID

    /// Plans a code for the response to `request` of a signed-in user.
    init(
        for request: AuthorizeRequest, of user: AuthenticatedUser, cipher: SecretCipher, world: World
    ) {
        pool = request.context.pool.id
        text = Secret(Base64.encodeURL(world.bytes(32)))
        record = AuthorizationCode(
            hash: AuthorizationCode.hash(text, in: pool, cipher: cipher), client: request.context.client.id,
            user: user.user.id, redirectURI: request.redirectURI, scope: request.scope, nonce: request.nonce,
            codeChallenge: request.codeChallenge, authenticatedAt: user.authenticatedAt,
            expiresAt: world.now().advanced(seconds: AuthorizationCode.lifetime),
            browserSession: BrowserSession.hash(user.session, in: pool, cipher: cipher))
    }

    package func write(_ tx: any Transaction) throws { try AuthorizationCodeTable(tx).insert(record, in: pool) }
}

extension AuthorizationCode {
    /// The keyed hash of a code, which is stored instead of it.
    package static func hash(_ code: Secret<String>, in pool: UserPoolID, cipher: SecretCipher) -> [UInt8] {
        cipher.digest(code.exposed, .authorizationCode, pool.rawValue)
    }
}
