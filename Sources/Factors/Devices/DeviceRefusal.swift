package import Kernel

/// Why a device is not confirmed, found or accepted.
package enum DeviceRefusal: Refusal, CaseIterable {
    /// The user does not have the device.
    case notFound
    /// The device has already been confirmed.
    case alreadyConfirmed
    /// The pool does not track devices (UP-DEV-02).
    case notTracked

    package var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .alreadyConfirmed: .conflict
        case .notTracked: .unsupported
        }
    }

    /// Sentences that clients compare. After the first, they forget the device and sign in without it.
    package var message: String {
        switch self {
        case .notFound: "Device does not exist."
        case .alreadyConfirmed: "Device already exists with the given key."
        case .notTracked: "Device tracking is not enabled for the user pool."
        }
    }
}
