import Kernel

/// The input and output of a request, for its audit record. It is read when the record is written, apart from the
/// request.
package final class RecordedCall: Sendable {
    private let parts = Locked<(input: LoggedFields?, output: LoggedFields?)>((nil, nil))

    init() {}

    /// The input, as far as it was read.
    package var input: LoggedFields? { parts.read { $0.input } }
    package var output: LoggedFields? { parts.read { $0.output } }

    package func note(input: LoggedFields) { parts.change { $0.input = input } }

    package func note(output: LoggedFields) { parts.change { $0.output = output } }
}
