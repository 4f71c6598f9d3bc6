/// What the log says of a row: its line and the outcome, and nothing that the row says (IMP-LOG-04).
package struct ImportLogEntry: Sendable, Equatable {
    /// What became of the row.
    package enum Outcome: Sendable, Equatable {
        /// The user was added.
        case succeeded
        /// There is such a user.
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
        case .failed(let fault): "[FAILED] Line Number \(line) - \(fault.message)"
        }
    }
}
