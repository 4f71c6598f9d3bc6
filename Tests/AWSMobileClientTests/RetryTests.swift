import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// Retries after transient errors.
@Suite struct RetryTests {
    @Test func `a call is retried after transient errors`() async throws {
        let pool = FakePool.withJane()
        let client = try await AWSMobileClient.signedIn(pool)
        pool.change { $0.faults = [.status(503), .error(.networkConnectionLost), .error(.cannotConnectToHost)] }
        #expect(try await client.getUserAttributes()["sub"] == "sub-of-jane")
        #expect(pool.count("GetUser") == 4)
    }

    @Test func `after three retries the error is thrown`() async throws {
        let pool = FakePool.withJane()
        let client = try await AWSMobileClient.signedIn(pool)
        pool.change { $0.faults = Array(repeating: .error(.cannotConnectToHost), count: 4) }
        await #expect(throws: URLError(.cannotConnectToHost)) { try await client.getUserAttributes() }
        #expect(pool.count("GetUser") == 4)
    }

    @Test func `an operation that is not idempotent is not repeated`() async throws {
        let pool = FakePool()
        let client = AWSMobileClient.testing(pool)
        pool.change { $0.faults = [.error(.networkConnectionLost)] }
        await #expect(throws: URLError.self) { try await client.signUp(username: "joe", password: "Abc@123!") }
        #expect(pool.count("SignUp") == 1)
        pool.change { $0.faults = [.error(.cannotConnectToHost)] }
        try await client.signUp(username: "joe", password: "Abc@123!")
        #expect(pool.count("SignUp") == 3)
    }

    @Test func `without a network, and after an error of the service, nothing is retried`() async throws {
        let pool = FakePool.withJane()
        let client = try await AWSMobileClient.signedIn(pool)
        pool.change { $0.faults = [.error(.notConnectedToInternet)] }
        await #expect(throws: URLError.self) { try await client.getUserAttributes() }
        pool.change { $0.refusesAccess = true }
        await #expect(throws: AWSMobileClientError.self) { try await client.getUserAttributes() }
        #expect(pool.count("GetUser") == 2)
    }

    @Test func `a cancelled call is not retried`() async throws {
        let pool = FakePool.withJane()
        let client = try await AWSMobileClient.signedIn(pool)
        pool.change { $0.faults = Array(repeating: .status(500), count: 4) }
        let call = Task { try await client.getUserAttributes() }
        try await eventually { pool.count("GetUser") == 1 }
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(pool.count("GetUser") == 1)
    }
}
