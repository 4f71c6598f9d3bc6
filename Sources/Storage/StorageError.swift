package import Kernel

/// An error of a database engine.
package enum StorageError: Error, Hashable, Sendable {
    /// The row already exists.
    case duplicate
    /// Another transaction conflicts, and `write` has used up its retries.
    case contention
    /// The engine cannot be reached or cannot write now. The operation did not happen.
    case unavailable(String)
    /// The connection was lost during a commit: the operation may or may not have happened. It was not retried.
    case interrupted(String)
    /// A wrong statement or value, or a damaged database.
    case unexpected(String)
}

extension StorageError: CustomStringConvertible {
    /// One sentence for the log. It contains no bound value.
    package var description: String {
        switch self {
        case .duplicate: "The row already exists."
        case .contention: "Other transactions kept changing the same rows."
        case .unavailable(let cause), .interrupted(let cause), .unexpected(let cause): cause
        }
    }
}

extension StorageError: RefusalConvertible {
    /// The refusal for callers if no table throws a better one, or nil for an internal error.
    package var refusal: (any Refusal)? {
        switch self {
        case .contention: StorageRefusal.contention
        case .unavailable, .interrupted: StorageRefusal.unavailable
        case .duplicate, .unexpected: nil
        }
    }
}
