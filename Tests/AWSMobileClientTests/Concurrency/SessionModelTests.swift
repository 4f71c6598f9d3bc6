#if canImport(Observation)
    import Foundation
    import Kernel
    import Observation
    import Testing

    @testable import AWSMobileClient

    /// The session as views see it.
    @MainActor @Suite struct SessionModelTests {
        @Test func `the model follows the client's state`() async throws {
            let client = AWSMobileClient.testing(.withJane())
            let model = SessionModel(client)
            #expect(model.state == .unknown && model.username == nil && model.claims == nil)
            await model.initialize()
            #expect(model.state == .signedOut && !model.isSignedIn && model.lastError == nil)
            try await client.signIn(username: "jane", password: "Abc@123!")
            try await becomes { model.isSignedIn }
            #expect(model.username == "jane" && model.claims?.sub == "sub-of-jane")
            client.signOut()
            try await becomes { model.state == .signedOut }
            #expect(model.username == nil && model.claims == nil)
        }

        @Test func `the model keeps the error of the last call, and has the effect of a call when it ends`() async {
            let model = SessionModel(.testing(.withJane()))
            let refused = await model.perform { try await $0.signIn(username: "jane", password: "wrong") }
            #expect(refused == nil && !model.isBusy && model.state == .unknown)
            #expect((model.lastError as? AWSMobileClientError)?.serviceErrorName == "NotAuthorizedException")
            let result = await model.perform { try await $0.signIn(username: "jane", password: "Abc@123!") }
            #expect(result?.signInState == .signedIn && model.lastError == nil && model.isSignedIn)
        }

        @Test func `the claims follow a refresh, and each change is observed`() async throws {
            let model = SessionModel(.testing(.withJane()))
            await model.perform { try await $0.signIn(username: "jane", password: "Abc@123!") }
            let (before, observed) = (model.claims, Locked(0))
            withObservationTracking {
                _ = model.claims
            } onChange: {
                observed.change { $0 += 1 }
            }
            _ = try await model.client.getTokens(forceRefresh: true)
            try await becomes { observed.read { $0 } == 1 }
            #expect(model.claims?.string("jti") != before?.string("jti") && model.claims?.sub == before?.sub)
        }

        @Test func `the model is busy during a call`() async throws {
            let pool = FakePool.withJane()
            let model = SessionModel(.testing(pool))
            pool.gate.close()
            let call = Task { await model.perform { try await $0.signIn(username: "jane", password: "Abc@123!") } }
            try await becomes { model.isBusy }
            pool.gate.open()
            _ = await call.value
            #expect(!model.isBusy && model.isSignedIn)
        }

        @Test func `a model that is released ends its stream, and is not retained by it`() async throws {
            let client = AWSMobileClient.testing(.withJane())
            var model: SessionModel? = SessionModel(client)
            weak let released = model
            try await becomes { client.driver.sessions.count == 1 }
            model = nil
            #expect(released == nil)
            try await becomes { client.driver.sessions.count == 0 }
        }

        /// Waits until `isSo`, on the main actor.
        private func becomes(_ isSo: () -> Bool) async throws {
            for _ in 0..<10_000 {
                if isSo() { return }
                try await Task.sleep(for: .milliseconds(1))
            }
            Issue.record("It did not become true in time.")
        }
    }
#endif
