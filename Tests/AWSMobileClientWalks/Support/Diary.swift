import Kernel
import Testing

/// Writes down what happens, in order.
final class Diary: Sendable {
    private let lines = Locked<[String]>([])

    func note(_ line: String) { lines.change { $0.append(line) } }
    var all: [String] { lines.read { $0 } }
}

/// Waits until `isSo`, for some ten seconds at most.
func eventually(
    _ what: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ isSo: () -> Bool
) async throws {
    for _ in 0..<5_000 {
        if isSo() { return }
        try await Task.sleep(for: .milliseconds(2))
    }
    Issue.record(what ?? "It never came to be so.", sourceLocation: sourceLocation)
}
