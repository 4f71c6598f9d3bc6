import Crypto
public import SRP

/// HMAC-SHA256 of what is looked up or compared but never read back: codes, refresh tokens, session handles.
///
/// A thief of the database can neither use a hash nor find what it is of, even for a code of six digits, since the key
/// is not there in the clear.
public struct KeyedHash: Sendable {
    /// What is hashed.
    ///
    /// Each has a key of its own.
    public enum Purpose: String, CaseIterable, Sendable {
        case code = "code"
        case refreshToken = "refresh-token"
        case session = "session"
        case authorizationCode = "authorization-code"
        case cookie = "cookie"
        case throttle = "throttle"
    }

    private let key: SymmetricKey
    /// What names that nobody has are answered with.
    public let decoy: SRPDecoy

    /// Hashes under keys derived from `secret`.
    public init(_ secret: KeyedHashSecret) {
        func derived(_ label: String) -> SymmetricKey {
            HKDF<SHA256>.expand(
                pseudoRandomKey: SymmetricKey(data: secret.bytes), info: Array("martlet/v1/\(label)".utf8),
                outputByteCount: 32)
        }
        key = derived("hash")
        decoy = SRPDecoy(key: derived("decoy").withUnsafeBytes(Array.init))
    }

    /// 32 bytes that stand for `value`.
    ///
    /// The same value has another hash for another purpose or in another context, such as another pool.
    public func hash(_ value: String, for purpose: Purpose, in context: [String]) -> [UInt8] {
        Array(HMAC<SHA256>.authenticationCode(for: Framing.bytes([purpose.rawValue, value] + context), using: key))
    }
}
