import Crypto
package import Cryptography
package import Kernel

/// A call that names an app client, with the client's pool and the caller's right to use the client.
package struct ClientCall: Sendable {
    package var pool: UserPool
    package var client: Client
    private var secret: Secret<[UInt8]>?

    /// Looks up the app client.
    ///
    /// - Throws: `MissingResource` if there is no such client, or if it does not belong to `pool`.
    package init(
        _ id: ClientID, in pool: UserPoolID? = nil, _ settings: SettingsCache, _ cipher: SecretCipher
    ) async throws {
        let client = try await settings.client(id)
        guard pool == nil || client.pool == pool else { throw MissingResource.client(id) }
        self.client = client
        AuditContext.note(client.pool)
        self.pool = try await settings.pool(client.pool)
        secret = try client.secret.map {
            Secret(try cipher.open($0, .clientSecret, client.pool.rawValue, client.id.rawValue))
        }
    }

    /// Whether responses to this client hide which users exist (`PreventUserExistenceErrors`).
    package var hidesExistence: Bool { client.settings.hidesExistence }

    /// Compares `hash` with Base64(HMAC-SHA256(secret, username + client id)) (UP-HASH-01). A client without a secret
    /// sends none (UP-HASH-04).
    ///
    /// - Throws: `ClientRefusal` if the hash does not match.
    package func check(_ hash: Secret<String>?, of username: Username) throws {
        guard secret != nil || hash == nil else { throw ClientRefusal.wrongSecretHash(client.id) }
        try check(hash, of: username, acceptsSecretItself: false)
    }

    /// The same for a refresh: `username` is the user's own, whichever name began the session. A hash that a client
    /// without a secret sends is ignored. Older SDKs send the secret itself (B.9.2).
    package func check(refreshHash hash: Secret<String>?, username: Username) throws {
        try check(hash, of: username, acceptsSecretItself: true)
    }

    private func check(_ hash: Secret<String>?, of username: Username, acceptsSecretItself: Bool) throws {
        guard let secret else { return }
        guard let hash else {
            throw ClientRefusal.secretHashMissing(client.id)
        }
        var code = HMAC<SHA256>(key: SymmetricKey(data: secret.exposed))
        code.update(data: Array((username.rawValue + client.id.rawValue).utf8))
        let isHash = Self.equals(hash.exposed, Array(Base64.encode(Array(code.finalize())).utf8))
        let isSecret = acceptsSecretItself && Self.equals(hash.exposed, secret.exposed)
        guard isHash || isSecret else { throw ClientRefusal.wrongSecretHash(client.id) }
    }

    /// Compares `given` with the client's secret. A client without a secret sends none.
    ///
    /// - Throws: `ClientRefusal` if they differ.
    package func check(secret given: Secret<String>?) throws {
        guard Self.equals(given?.exposed ?? "", secret?.exposed ?? []) else {
            throw ClientRefusal.wrongSecret(client.id)
        }
    }

    private static func equals(_ text: String, _ bytes: [UInt8]) -> Bool {
        ConstantTime.equals(Array(text.utf8), bytes)
    }
}
