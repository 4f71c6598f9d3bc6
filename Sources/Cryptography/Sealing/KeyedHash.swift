import Crypto
import Kernel
package import SRP

/// HMAC-SHA256 of values that are looked up or compared but never read back: verification codes, refresh tokens,
/// session handles.
///
/// A copy of the database does not reveal the values, not even six-digit codes, because the key is stored sealed.
package struct KeyedHash: Sendable {
    /// The kinds of value. A hash includes the name of its kind, so the names in a store never change.
    package enum Purpose: String, CaseIterable, Sendable {
        case code = "code"
        case refreshToken = "refresh-token"
        case session = "session"
        case authorizationCode = "authorization-code"
        case cookie = "cookie"
        case throttle = "throttle"
        case deviceGroup = "device-group"
        case deviceCode = "device-code"
        case userCode = "user-code"
        case guestIdentity = "guest-identity"
        case streamContents = "stream-contents"
        case importUpload = "import-upload"
        case eventFeedback = "event-feedback"
        case suppressedAddress = "suppressed-address"
    }

    package static let byteCount = 32

    private let key: SymmetricKey
    /// Challenges for usernames that do not exist.
    package let decoy: SRPDecoy
    /// The keys of hashes that travel with their pools.
    package let pools: PoolHashKeys

    /// Derives the keys from `secret`.
    package init(_ secret: KeyedHashSecret) {
        func derived(_ label: String) -> SymmetricKey {
            HKDF<SHA256>.expand(
                pseudoRandomKey: SymmetricKey(data: secret.bytes), info: Array("martlet/v1/\(label)".utf8),
                outputByteCount: 32)
        }
        key = derived("hash")
        pools = PoolHashKeys(root: derived("pool-hash"))
        decoy = SRPDecoy(key: derived("decoy").withUnsafeBytes(Array.init))
    }

    /// The 32-byte hash of `value`. It differs between purposes and between contexts, such as pools.
    package func hash(_ value: String, for purpose: Purpose, in context: [String]) -> [UInt8] {
        Array(
            HMAC<SHA256>.authenticationCode(
                for: LengthPrefixed.pack(texts: [purpose.rawValue, value] + context), using: key))
    }
}
