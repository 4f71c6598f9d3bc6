import Crypto
import Kernel
import UserPoolsModel
import WireClient

/// Calls of one user pool.
struct PoolCalls: Sendable {
    let pool: ClientConfiguration.UserPool
    let wire: WireClient
    let world: World
    let log: ClientLog
    /// Whether the app client rotates refresh tokens; nil until the first refresh.
    let rotates = Locked<Bool?>(nil)
    /// The identities of this device; nil if nothing is kept.
    var devices: DeviceStore?

    /// The `SECRET_HASH` of `username`; nil if the app client has no secret.
    func secretHash(_ username: String) -> Secret<String>? {
        pool.clientSecret.map { secret in
            let code = HMAC<SHA256>.authenticationCode(
                for: Array((username + pool.clientID.rawValue).utf8),
                using: SymmetricKey(data: Array(secret.exposed.utf8)))
            return Secret(Base64.encode(Array(code)))
        }
    }

    /// The parameters of a flow or a challenge: `extra`, `USERNAME` and `SECRET_HASH`.
    func parameters(of username: String, adding extra: [String: String]) -> Secret<[String: String]> {
        var all = extra
        all["USERNAME"] = username
        all["SECRET_HASH"] = secretHash(username)?.exposed
        return Secret(all)
    }

    /// The description of the device; nil on Linux.
    func context(_ username: String) -> UserContextDataType? {
        ContextData.encoded(for: username, pool: pool, at: world.now()).map { UserContextDataType(encodedData: $0) }
    }
}

extension [String: String] {
    /// Nil if the dictionary is empty.
    var nilIfEmpty: Self? { isEmpty ? nil : self }

    /// The entries as user attributes, sorted by name.
    var attributes: [AttributeType] {
        sorted { $0.key < $1.key }.map { AttributeType(name: $0.key, value: Secret($0.value)) }
    }
}
