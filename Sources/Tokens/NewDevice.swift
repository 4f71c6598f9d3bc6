package import Kernel

/// A device that a sign-in found to be new. The user's app registers it by `ConfirmDevice` (UP-DEV-05).
package struct NewDevice: Sendable, Equatable {
    /// The device's key.
    package var key: DeviceKey
    /// The first of the two names that the device's verifier is computed with; the key is the second.
    package var group: String

    package init(key: DeviceKey, group: String) {
        self.key = key
        self.group = group
    }
}
