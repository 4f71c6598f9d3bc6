import Kernel

/// The keys that prove this device to the service for one user: the key and the group that the service gave it, and the
/// password that it drew itself.
struct DeviceIdentity: Hashable, Sendable {
    var key: String
    var group: String
    var password: Secret<String>
}
