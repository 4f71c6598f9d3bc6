import Directory
import Factors
import Kernel

/// The device that a call claims to come from, unproven.
struct DeviceClaim: Sendable {
    /// Whether the sign-in tracks devices. An administrator's does not, because it comes from a server (UP-DEV-15).
    var isTracked = false
    /// The key that the call names.
    var key: DeviceKey?
    /// The proof of a browser. Browsers are not asked for another proof.
    var browser: BrowserDeviceProof?

    /// The claim of a call that is not tracked.
    init() {}

    /// The claim of a call that names a device, or comes from a browser with a proof.
    init(_ request: SignInRequest, in pool: UserPool) {
        isTracked = pool.settings.devices != nil && !request.origin.isAdministrative
        key = request.device
        browser = request.browserDevice
    }

    /// The key, if it is well-formed and the sign-in tracks devices.
    var usableKey: DeviceKey? { key.flatMap { isTracked && $0.isWellFormed ? $0 : nil } }
}
