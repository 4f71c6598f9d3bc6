package import Cryptography
package import Directory
import Foundation
package import Kernel
package import Storage

/// The statements on the tokens that renew provider tokens.
package struct ProviderTokenTable {
    private let tx: any Transaction
    private let cipher: SecretCipher

    package init(_ tx: any Transaction, cipher: SecretCipher) { (self.tx, self.cipher) = (tx, cipher) }

    /// How many seconds a token is stored that is not renewed.
    private static let lifetime: Int64 = .days(365)

    /// Stores the provider's tokens for `user`. Providers may omit the refresh token: the former one then stays.
    package func put(_ tokens: ProviderTokens, of user: UserID, at provider: IdentityProvider, now: Instant) throws {
        let expiry = now.advanced(seconds: Self.lifetime)
        guard let token = tokens.refreshToken.flatMap({ KeptRefreshToken($0, of: provider) }) else {
            try tx.execute(
                """
                UPDATE provider_tokens SET due_at = \(tokens.expiresAt), expires_at = \(expiry)
                WHERE pool_id = \(provider.pool) AND user_id = \(user) AND provider = \(provider.name)
                """)
            return
        }
        let sealed = try cipher.seal(
            Array(try JSONEncoder().encode(token)), .providerToken, provider.pool.rawValue, user.rawValue,
            provider.name)
        try tx.execute(
            """
            INSERT INTO provider_tokens (pool_id, user_id, provider, sealed_token, due_at, expires_at)
            VALUES (\(provider.pool), \(user), \(provider.name), \(sealed), \(tokens.expiresAt), \(expiry))
            ON CONFLICT (pool_id, user_id, provider) DO UPDATE SET sealed_token = excluded.sealed_token,
                due_at = excluded.due_at, expires_at = excluded.expires_at
            """)
    }

    /// Whether tokens of `user` need a renewal.
    package func isDue(of user: UserID, at provider: IdentityProvider, by time: Instant) throws -> Bool {
        try tx.first(
            """
            SELECT 1 AS found FROM provider_tokens WHERE pool_id = \(provider.pool) AND user_id = \(user)
                AND provider = \(provider.name) AND due_at <= \(time)
            """) != nil
    }

    /// The refresh token, for a single caller that renews it: sets the next renewal, so other callers get nil until
    /// then.
    ///
    /// - Returns: nil if a renewal is not due by `time`, or the token belongs to another server.
    package func take(
        of user: UserID, at provider: IdentityProvider, by time: Instant, next: Instant
    ) throws -> Secret<String>? {
        let row = try tx.first(
            """
            UPDATE provider_tokens SET due_at = \(next) WHERE pool_id = \(provider.pool) AND user_id = \(user)
                AND provider = \(provider.name) AND due_at <= \(time) RETURNING sealed_token
            """)
        guard let sealed: [UInt8] = try row?.value("sealed_token") else { return nil }
        let plain = try cipher.open(
            sealed, .providerToken, provider.pool.rawValue, user.rawValue, provider.name)
        return try JSONDecoder().decode(KeptRefreshToken.self, from: Data(plain)).token(for: provider)
    }
}
