import Testing

@testable import AWSCognito

/// Expects an `AWSCognitoError` with this number. No two errors share a number.
func expectError(
    _ code: Int, sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
) async {
    do {
        try await body()
        Issue.record("There is no error.", sourceLocation: sourceLocation)
    } catch { #expect((error as? AWSCognitoError)?.errorCode == code, "\(error)", sourceLocation: sourceLocation) }
}

/// Waits until `isSo`, for ten seconds at most.
func eventually(
    sourceLocation: SourceLocation = #_sourceLocation, _ isSo: () async throws -> Bool
) async throws {
    for _ in 0..<10_000 {
        if try await isSo() { return }
        try await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("It did not become true in time.", sourceLocation: sourceLocation)
}
