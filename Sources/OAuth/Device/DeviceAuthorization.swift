import Authentication
import Cryptography
package import Kernel

/// A device that waits for a user's answer (RFC 8628). Both codes are random; only their keyed hashes are stored.
package struct DeviceAuthorization: Sendable {
    /// How long a user may take to answer, in seconds.
    static let lifetime: Int64 = .minutes(15)
    /// The initial interval between two polls of a device, in seconds.
    static let interval: Int64 = 5
    /// The most unexpired codes of one client, answered or not. Anyone can request codes of a public client. At the
    /// limit, the oldest code that no user has typed is dropped, from the address with the most codes.
    static let maxPerClient = 1000
    /// The most unanswered codes of one address. At the limit, its oldest one is dropped.
    static let maxPerAddress = 500

    /// The keyed hash of the device code.
    package var hash: [UInt8]
    /// The keyed hash of the user code.
    package var userCodeHash: [UInt8]
    package var client: ClientID
    /// The granted scopes, separated by spaces.
    package var scope: String
    package var expiresAt: Instant
    /// The keyed hash of the address that requested the codes; nil for this machine's addresses, where a proxy may run.
    var addressHash: [UInt8]?
    /// How many seconds the device has to wait between two polls.
    var interval = Self.interval
    /// When the device last polled.
    var polledAt: Instant?
    /// Whether the user has refused.
    var isRefused = false
    /// The user's consent; nil without one.
    package var consent: Consent?
    /// The user session that the exchange started; nil before that. A second exchange ends it.
    var session: SessionID?

    /// A user's consent that the device gets tokens.
    package struct Consent: Sendable {
        package var user: UserID
        /// When the user proved their identity: the claim `auth_time`.
        package var authenticatedAt: Instant
        /// The keyed hash of the browser session that the user answered in. If that has ended, the consent is invalid.
        package var browserSession: [UInt8]
    }
}

extension DeviceAuthorization {
    /// The keyed hash of a device code, which is stored instead of it.
    static func hash(ofDeviceCode code: Secret<String>, in pool: UserPoolID, by cipher: SecretCipher) -> [UInt8] {
        cipher.digest(code.exposed, .deviceCode, pool.rawValue)
    }

    /// The keyed hash of the address that a device polls from.
    static func hash(ofAddress address: String, by cipher: SecretCipher) -> [UInt8]? {
        AddressGroup(address).map { cipher.digest(Hex.encode($0.bytes), .throttle, "address of a device") }
    }

    /// The keyed hash of a user code. It does not depend on the pool, which is unknown on the page for the code.
    static func hash(of code: UserCode, by cipher: SecretCipher) -> [UInt8] { cipher.digest(code.text, .userCode) }
}
