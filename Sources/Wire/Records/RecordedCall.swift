import Kernel

/// The input and output of a request, for its audit record. It is read when the record is written, apart from the
/// request.
package final class RecordedCall: Sendable {
    private let parts = Locked<(input: LoggedFields?, output: LoggedFields?)>((nil, nil))

    init() {}

    /// The input, as far as it was read.
    package var input: LoggedFields? { parts.read { $0.input } }
    /// The output.
    package var output: LoggedFields? { parts.read { $0.output } }

    /// Notes the input.
    package func note(input: LoggedFields) { parts.change { $0.input = input } }

    /// Notes the output.
    package func note(output: LoggedFields) { parts.change { $0.output = output } }
}
