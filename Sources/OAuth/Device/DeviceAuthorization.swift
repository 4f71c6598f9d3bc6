import Authentication
import Cryptography
package import Kernel

/// A device that waits for a user's answer (RFC 8628). Both codes are random; the store has their keyed hashes.
package struct DeviceAuthorization: Sendable {
    /// How long a user has for the answer.
    static let lifetime: Int64 = 900
    /// How many seconds a device waits between two polls, at first.
    static let interval: Int64 = 5
    /// How many codes of one client may be unexpired, answered or not. Anyone can ask for those of a public client, so
    /// then the oldest code that no user has typed gives way, of the address that has the most.
    static let maxPerClient = 1000
    /// How many of them one address may have before the user's answer. Its oldest gives way.
    static let maxPerAddress = 500

    /// The keyed hash of the device code.
    package var hash: [UInt8]
    /// The keyed hash of the user code.
    package var userCodeHash: [UInt8]
    package var client: ClientID
    /// The granted scopes, separated by spaces.
    package var scope: String
    package var expiresAt: Instant
    /// The keyed hash of the address that asked for the codes; nil if it is this machine's, where a proxy may be.
    var addressHash: [UInt8]?
    /// How many seconds the device has to wait between two polls.
    var interval = Self.interval
    /// When the device asked last.
    var polledAt: Instant?
    /// Whether the user has refused.
    var isRefused = false
    /// The user's consent; nil until then.
    package var consent: Consent?
    /// The user session that the exchange began; nil until then. A second exchange ends it.
    var session: SessionID?

    /// A user's answer that the device gets tokens.
    package struct Consent: Sendable {
        package var user: UserID
        /// When the user proved who they are: the claim `auth_time`.
        package var authenticatedAt: Instant
        /// The keyed hash of the browser session where the user answered. If that has ended, the consent is worth
        /// nothing.
        package var browserSession: [UInt8]
    }
}

extension DeviceAuthorization {
    /// The keyed hash of a device code, which the store has in its place.
    static func hash(ofDeviceCode code: Secret<String>, in pool: UserPoolID, _ cipher: SecretCipher) -> [UInt8] {
        cipher.digest(code.exposed, .deviceCode, pool.rawValue)
    }

    /// The keyed hash of the address that a device asks from.
    static func hash(ofAddress address: String, _ cipher: SecretCipher) -> [UInt8]? {
        AddressGroup(address).map { cipher.digest(Hex.encode($0.bytes), .throttle, "address of a device") }
    }

    /// The keyed hash of a user code. It does not depend on the pool, which the page where the code is typed does not
    /// know.
    static func hash(of code: UserCode, _ cipher: SecretCipher) -> [UInt8] { cipher.digest(code.text, .userCode) }
}
