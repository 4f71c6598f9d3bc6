import Crypto
import Kernel
import WireClient
import WireModel

/// Calls to a user pool, with what goes into each of them.
struct PoolCalls: Sendable {
    let pool: ClientConfiguration.UserPool
    let wire: WireClient
    let world: World

    /// Proves that the app knows its client's secret; nil where the client has none (spec B.9.2).
    func secretHash(_ username: String) -> Secret<String>? {
        pool.clientSecret.map { secret in
            let key = SymmetricKey(data: Array(secret.exposed.utf8))
            return Secret(
                Base64.encode(
                    Array(HMAC<SHA256>.authenticationCode(for: Array((username + pool.clientID).utf8), using: key))))
        }
    }

    /// The parameters of a flow or a challenge: `own`, whose sign-in it is, and the proof of the secret.
    func parameters(_ username: String, _ own: [String: String]) -> Secret<[String: String]> {
        var all = own
        all["USERNAME"] = username
        all["SECRET_HASH"] = secretHash(username)?.exposed
        return Secret(all)
    }

    /// What the platform tells of the device, signed.
    func context(_ username: String) -> UserContextDataType? {
        ContextData.encoded(for: username, pool: pool, at: world.now()).map { UserContextDataType(encodedData: $0) }
    }
}

extension [String: String] {
    /// Nil where it is empty, as the service likes its optional members.
    var ifAny: Self? { isEmpty ? nil : self }

    /// As attributes on the wire, sorted by name.
    var attributes: [AttributeType] {
        sorted { $0.key < $1.key }.map { AttributeType(name: $0.key, value: Secret($0.value)) }
    }
}
