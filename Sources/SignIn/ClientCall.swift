import Crypto
import Cryptography
import Directory
import Kernel

/// A call that names an app client: the client, its pool, and whether the caller may speak for it.
struct ClientCall: Sendable {
    var pool: UserPool
    var client: Client
    /// Opened only to be compared.
    private var secret: Secret<[UInt8]>?

    /// Looks the client up. Throws `notFound` where there is none, or where it is not one of `pool`'s.
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

    /// Whether unknown people must look like known ones to callers of this client (`PreventUserExistenceErrors`).
    var hidesExistence: Bool { client.settings.hidesExistence }

    /// Throws `notAuthorized` unless `hash` is Base64(HMAC-SHA256(secret, username + client id)) (UP-HASH-01), or the
    /// client has no secret and none is given (UP-HASH-04).
    func check(secretHash hash: String?, username: String) throws {
        try check(secretHash: hash, usernames: [username], acceptsSecretItself: false)
    }

    /// As above, for a caller who may have used any of several names. Older SDKs send the secret itself when they
    /// refresh (spec B.9.2).
    func check(secretHash hash: String?, usernames: [String], acceptsSecretItself: Bool) throws {
        guard let secret else {
            guard hash == nil else { throw mismatch }
            return
        }
        guard let hash else {
            throw Refusal(
                .notAuthorized, "Client \(client.id) is configured with secret but SECRET_HASH was not received")
        }
        var isRight = acceptsSecretItself && Self.equals(hash, secret.exposed)
        for username in usernames {
            var code = HMAC<SHA256>(key: SymmetricKey(data: secret.exposed))
            code.update(data: Array((username + client.id.rawValue).utf8))
            isRight = Self.equals(hash, Array(Base64.encode(Array(code.finalize())).utf8)) || isRight
        }
        guard isRight else { throw mismatch }
    }

    /// Throws `notAuthorized` unless `given` is the client's secret itself, or it has none and none is given.
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
