import Directory
import Kernel

/// A call's unproven statement about its device.
struct DeviceClaim: Sendable {
    /// Whether the sign-in is tracked. An administrator's is not, because it comes from a server (UP-DEV-15). Nor is a
    /// browser's: the proof of a device takes a key that only apps keep.
    var isTracked = false
    /// The key that the call names.
    var key: DeviceKey?

    /// The claim of a call that is not tracked.
    init() {}

    /// The claim of a call from `origin` that names the device `key`.
    init(_ key: DeviceKey?, _ call: ClientCall, _ origin: SignInRequest.Origin) {
        isTracked = call.pool.settings.devices != nil && !origin.isAdministrative && !call.isFromPage
        self.key = key
    }
}
