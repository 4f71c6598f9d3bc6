import Dispatch
import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// Completion handlers that wait.
@Suite struct HandlerTests {
    @Test func `a thousand handlers may wait for a later one`() async throws {
        let client = try await AWSMobileClient.signedIn(.withJane())
        let (latch, begun, ended) = (DispatchSemaphore(value: 0), Locked(0), Locked(0))
        for _ in 0..<1_000 {
            client.getTokens { _, _ in
                begun.change { $0 += 1 }
                latch.wait()
                latch.signal()
                ended.change { $0 += 1 }
            }
        }
        try await eventually("All handlers run.") { begun.read { $0 == 1_000 } }
        client.getTokens { _, _ in latch.signal() }
        try await eventually("The last handler lets the others go on.") { ended.read { $0 == 1_000 } }
    }
}
