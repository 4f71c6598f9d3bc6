import Crypto
import Cryptography
import Directory
import Kernel

/// A call that names an app client, with the client's pool and the caller's right to use the client.
struct ClientCall: Sendable {
    var pool: UserPool
    var client: Client
    private var secret: Secret<[UInt8]>?

    /// Looks up the app client.
    ///
    /// - Throws: `notFound` if there is no such client, or if it does not belong to `pool`.
    init(_ id: ClientID, in pool: UserPoolID? = nil, _ services: SignInServices) async throws {
        let client = try await services.settings.client(id)
        guard pool == nil || client.pool == pool else { throw Refusal.missing("User pool client", id.rawValue) }
        self.client = client
        AuditContext.note(client.pool)
        self.pool = try await services.settings.pool(client.pool)
        secret = try client.secret.map {
            Secret(try services.cipher.open($0, .clientSecret, client.pool.rawValue, client.id.rawValue))
        }
    }

    /// Whether responses to this client hide which users exist (`PreventUserExistenceErrors`).
    var hidesExistence: Bool { client.settings.hidesExistence }

    /// Compares `hash` with Base64(HMAC-SHA256(secret, username + client id)) (UP-HASH-01). A client without a secret
    /// sends none (UP-HASH-04).
    ///
    /// - Throws: `notAuthorized` if the hash does not match.
    func check(secretHash hash: String?, username: String) throws {
        guard secret != nil || hash == nil else { throw mismatch }
        try check(secretHash: hash, username: username, acceptsSecretItself: false)
    }

    /// The same for a refresh: `username` is the user's own, whichever name began the session. A hash that a client
    /// without a secret sends is ignored. Older SDKs send the secret itself (B.9.2).
    func check(refreshHash hash: String?, username: String) throws {
        try check(secretHash: hash, username: username, acceptsSecretItself: true)
    }

    private func check(secretHash hash: String?, username: String, acceptsSecretItself: Bool) throws {
        guard let secret else { return }
        guard let hash else {
            throw Refusal(
                .notAuthorized, "Client \(client.id) is configured with secret but SECRET_HASH was not received")
        }
        var code = HMAC<SHA256>(key: SymmetricKey(data: secret.exposed))
        code.update(data: Array((username + client.id.rawValue).utf8))
        let isHash = Self.equals(hash, Array(Base64.encode(Array(code.finalize())).utf8))
        let isSecret = acceptsSecretItself && Self.equals(hash, secret.exposed)
        guard isHash || isSecret else { throw mismatch }
    }

    /// Compares `given` with the client's secret. A client without a secret sends none.
    ///
    /// - Throws: `notAuthorized` if they differ.
    func check(secret given: Secret<String>?) throws {
        guard Self.equals(given?.exposed ?? "", secret?.exposed ?? []) else {
            throw Refusal(.notAuthorized, "Unable to verify the secret of client \(client.id)")
        }
    }

    private var mismatch: Refusal { Refusal(.notAuthorized, "Unable to verify secret hash for client \(client.id)") }

    private static func equals(_ text: String, _ bytes: [UInt8]) -> Bool {
        ConstantTime.equals(Array(text.utf8), bytes)
    }
}
