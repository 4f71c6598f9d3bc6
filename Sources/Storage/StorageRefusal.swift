package import Kernel

/// Why the database cannot do what a caller asked.
package enum StorageRefusal: Refusal, CaseIterable {
    /// Other transactions kept changing the same rows.
    case contention
    /// The database cannot be reached, or cannot write at present.
    case unavailable

    /// The kind of each case.
    package var kind: RefusalKind {
        switch self {
        case .contention: .conflict
        case .unavailable: .unavailable
        }
    }

    /// Both invite another try.
    package var message: String {
        switch self {
        case .contention: "The resource was changed by another request. Try again."
        case .unavailable: "The service is not available now. Try again."
        }
    }
}
