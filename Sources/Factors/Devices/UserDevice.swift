package import Kernel

/// A device that a user has confirmed.
package struct UserDevice: Sendable, Equatable {
    package var key: DeviceKey
    /// The user's name for it.
    package var name: String?
    /// Whether it is listed, and may replace the second factor (UP-DEV-08, UP-DEV-11).
    package var isRemembered: Bool
    /// The salt and verifier of the device's password.
    package var sealedVerifier: [UInt8]
    /// The name of the group in the verifier; nil for the name that this server gives.
    package var group: String?
    package var createdAt: Instant
    package var modifiedAt: Instant
    /// When it last took part in a sign-in.
    package var authenticatedAt: Instant

    /// A device that is being confirmed.
    package init(_ key: DeviceKey, named name: String?, isRemembered: Bool, sealedVerifier: [UInt8], now: Instant) {
        self.key = key
        self.name = name
        self.isRemembered = isRemembered
        self.sealedVerifier = sealedVerifier
        createdAt = now
        modifiedAt = now
        authenticatedAt = now
    }
}
