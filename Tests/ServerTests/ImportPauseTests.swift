import Kernel
import Testing

@testable import Server

/// The pauses of imports between requests.
@Suite struct ImportPauseTests {
    /// A condition that holds for the first `times` questions.
    private static func condition(times: Int, asked: Locked<Int>) -> @Sendable () -> Bool {
        {
            asked.change {
                $0 += 1; return $0 <= times
            }
        }
    }

    @Test func `an import waits while requests run, and while the log is copied`() async throws {
        let (requests, copies) = (Locked(0), Locked(0))
        let pause = ImportPause(
            isServing: Self.condition(times: 5, asked: requests), isCopyingLog: Self.condition(times: 1, asked: copies))
        try await pause.wait(after: .seconds(3600))
        #expect(requests.read { $0 } == 6)
        #expect(copies.read { $0 } > 0)
    }

    @Test(.timeLimit(.minutes(5))) func `an import goes on although there is always a request`() async throws {
        let requests = Locked(0)
        let pause = ImportPause(
            isServing: Self.condition(times: .max, asked: requests), isCopyingLog: { true })
        try await pause.wait(after: .zero)
        #expect(requests.read { $0 } > 0)
    }
}
