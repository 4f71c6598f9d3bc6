import Directory
import Factors
import Kernel

/// A call's unproven statement about its device.
struct DeviceClaim: Sendable {
    /// Whether the sign-in is tracked. An administrator's is not, because it comes from a server (UP-DEV-15).
    var isTracked = false
    /// The key that the call names.
    var key: DeviceKey?
    /// By what a browser proves itself. It is asked for no other proof.
    var browser: BrowserDeviceProof?

    /// The claim of a call that is not tracked.
    init() {}

    /// The claim of a call that names a device, or comes from a browser with a proof.
    init(_ request: SignInRequest, in pool: UserPool) {
        isTracked = pool.settings.devices != nil && !request.origin.isAdministrative
        key = request.device
        browser = request.browserDevice
    }

    /// The key, if a device could have it and the sign-in is tracked.
    var usableKey: DeviceKey? { key.flatMap { isTracked && $0.isWellFormed ? $0 : nil } }
}
