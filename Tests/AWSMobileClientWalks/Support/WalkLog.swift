import Kernel
import Testing

/// Records lines in order.
final class WalkLog: Sendable {
    private let lines = Locked<[String]>([])

    func append(_ line: String) { lines.change { $0.append(line) } }
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
    Issue.record(what ?? "It did not become true in time.", sourceLocation: sourceLocation)
}
