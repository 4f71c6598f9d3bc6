import Directory

/// A row's entry in the log: the line number and the outcome, without the row's content (IMP-LOG-04).
package struct ImportLogEntry: Sendable, Equatable {
    /// The outcome of a row.
    package enum Outcome: Sendable, Equatable {
        /// The user was added.
        case succeeded
        /// The user exists already.
        case skipped
        /// The row cannot be imported.
        case failed(ImportRowError)
    }

    /// The number of the line in the file.
    package let line: Int
    package let outcome: Outcome

    /// The entry as one line (IMP-LOG-05 to 07).
    package var text: String {
        switch outcome {
        case .succeeded: "[SUCCEEDED] Line Number \(line) - The import succeeded."
        case .skipped: "[SKIPPED] Line Number \(line) - The user already exists."
        case .failed(let error): "[FAILED] Line Number \(line) - \(error.message)"
        }
    }
}

extension ImportLogEntry.Outcome {
    /// The outcome of a user whose name conflicts with another one; nil without a conflict.
    init?(of conflict: UserWriter.NameConflict?) {
        switch conflict {
        case .sub, .username: self = .skipped
        case .alias: self = .failed(.aliasTaken)
        case nil: return nil
        }
    }
}
