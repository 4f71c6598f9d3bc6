public import Kernel

/// What went wrong below a table.
public enum StorageError: Error, Hashable, Sendable {
    /// The row is there already.
    case duplicate
    /// Another transaction got there first; `write` has tried as often as it may.
    case contention
    /// The engine cannot be reached or cannot write just now.
    ///
    /// What was asked has not happened.
    case unavailable(String)
    /// The engine was lost while it committed: what was asked has happened or it has not.
    ///
    /// It was not tried again.
    case interrupted(String)
    /// A mistake in a statement or in what it was given to read, or a database that is not as it should be.
    case unexpected(String)
}

extension StorageError: CustomStringConvertible {
    /// One sentence for the log.
    ///
    /// It holds no value that was bound.
    public var description: String {
        switch self {
        case .duplicate: "The row is there already."
        case .contention: "Other transactions kept changing the same rows."
        case .unavailable(let cause), .interrupted(let cause), .unexpected(let cause): cause
        }
    }
}

extension StorageError: RefusalConvertible {
    /// How a door words this failure where no table knew better, or nil where it is a mistake of ours.
    public var refusal: Refusal? {
        switch self {
        case .contention: Refusal(.concurrentChange, "The resource was changed by another request. Try again.")
        case .unavailable, .interrupted: Refusal(.unavailable, "The service cannot answer just now. Try again.")
        case .duplicate, .unexpected: nil
        }
    }
}
