import Crypto
package import Cryptography
package import Kernel

/// An app client that a call names, with its pool, and the caller's right to use it.
package struct ClientContext: Sendable {
    package var pool: UserPool
    package var client: Client
    /// Whether the server's own page makes the request for a browser. It does not have to prove the client's secret,
    /// because browsers do not have it.
    package private(set) var isFromPage = false
    /// The secrets, any of which authenticates the client; none for a public client.
    private var secrets: [Secret<[UInt8]>]

    /// Looks up the app client, and notes it and its pool for the audit log.
    ///
    /// - Throws: `MissingResource` if the client does not exist, or if it does not belong to `pool`.
    package init(
        _ id: ClientID, in pool: UserPoolID? = nil, settings: SettingsCache, cipher: SecretCipher
    ) async throws {
        AuditContext.note(id)
        let client = try await settings.client(id)
        guard pool == nil || client.pool == pool else { throw MissingResource.client(id) }
        self.client = client
        AuditContext.note(client.pool)
        self.pool = try await settings.pool(client.pool)
        secrets = try settings.openedSecrets.secrets(of: client, openedBy: cipher)
    }

    /// The context of a call that the server's own page makes.
    package func fromPage() -> ClientContext {
        var context = self
        context.isFromPage = true
        return context
    }

    /// Whether responses to this client hide which users exist (`PreventUserExistenceErrors`).
    package var hidesExistence: Bool { client.settings.hidesExistence }

    /// Compares `hash` with Base64(HMAC-SHA256(secret, username + client id)) (UP-HASH-01). A client without a secret
    /// does not send a hash (UP-HASH-04).
    ///
    /// - Throws: `ClientRefusal` if the hash does not match.
    package func check(_ hash: Secret<String>?, of username: Username) throws {
        guard !isFromPage else { return }
        guard !secrets.isEmpty || hash == nil else { throw ClientRefusal.wrongSecretHash(client.id) }
        try check(hash, of: username, acceptsSecretItself: false)
    }

    /// The same for a refresh: `username` is the user's own, regardless of the name that started the session. A hash
    /// from a client without a secret is ignored. Older SDKs send the secret itself (B.9.2).
    package func check(refreshHash hash: Secret<String>?, username: Username) throws {
        try check(hash, of: username, acceptsSecretItself: true)
    }

    /// Compares `given` with the client's secrets. A client without a secret does not send one.
    ///
    /// - Throws: `ClientRefusal` if they differ.
    package func check(secret given: Secret<String>?) throws {
        let text = given?.exposed ?? ""
        guard secrets.isEmpty ? text.isEmpty : matchesAny({ Self.equals(text, bytes: $0) }) else {
            throw ClientRefusal.wrongSecret(client.id)
        }
    }

    private func check(_ hash: Secret<String>?, of username: Username, acceptsSecretItself: Bool) throws {
        guard !secrets.isEmpty else { return }
        guard let hash else {
            throw ClientRefusal.secretHashMissing(client.id)
        }
        let message = Array((username.rawValue + client.id.rawValue).utf8)
        let isRight = matchesAny { secret in
            let isHash = Self.equals(hash.exposed, bytes: Self.hash(message, secret: secret))
            return (acceptsSecretItself && Self.equals(hash.exposed, bytes: secret)) || isHash
        }
        guard isRight else { throw ClientRefusal.wrongSecretHash(client.id) }
    }

    private static func hash(_ message: [UInt8], secret: [UInt8]) -> [UInt8] {
        var code = HMAC<SHA256>(key: SymmetricKey(data: secret))
        code.update(data: message)
        return Array(Base64.encode(Array(code.finalize())).utf8)
    }

    /// Compares with every secret, so that the time does not reveal which one matched.
    private func matchesAny(_ isRight: ([UInt8]) -> Bool) -> Bool {
        secrets.reduce(false) { found, secret in isRight(secret.exposed) || found }
    }

    private static func equals(_ text: String, bytes: [UInt8]) -> Bool {
        ConstantTime.equals(Array(text.utf8), bytes)
    }
}
