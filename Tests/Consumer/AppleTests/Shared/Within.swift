import Kernel
import Testing

@testable import AWSMobileClient

/// What `work` comes to, or nil if it has not ended after ten seconds: then a call hangs.
func within<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async -> Result<Value, any Error>? {
    let first = FirstResult<Result<Value, any Error>?>()
    let task = Task {
        do { first.end(.success(.success(try await work()))) } catch { first.end(.success(.failure(error))) }
    }
    let timer = Task {
        try await Task.sleep(for: .seconds(10))
        first.end(.success(nil))
    }
    defer {
        task.cancel()
        timer.cancel()
    }
    return (try? await first.wait()) ?? nil
}

/// Waits until `isSo`, for ten seconds at most.
@MainActor func onScreen(
    _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ isSo: @MainActor () -> Bool
) async throws {
    for _ in 0..<5_000 {
        if isSo() { return }
        try await Task.sleep(for: .milliseconds(2))
    }
    Issue.record(what, sourceLocation: sourceLocation)
}
