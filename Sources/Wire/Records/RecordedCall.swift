import Kernel

/// What a request was given and what it returned, for its audit record. It is read when the record is written, away
/// from the request.
package final class RecordedCall: Sendable {
    private let parts = Locked<(input: LoggedFields?, output: LoggedFields?)>((nil, nil))

    init() {}

    /// What was asked for, as far as it was read.
    package var input: LoggedFields? { parts.read { $0.input } }
    /// What was answered.
    package var output: LoggedFields? { parts.read { $0.output } }

    /// Notes what is asked for.
    package func note(input: LoggedFields) { parts.change { $0.input = input } }

    /// Notes what is answered.
    package func note(output: LoggedFields) { parts.change { $0.output = output } }
}
