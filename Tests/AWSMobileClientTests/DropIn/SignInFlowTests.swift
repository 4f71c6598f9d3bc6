import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// The steps of the drop-in sign-in.
@Suite struct SignInFlowTests {
    private func flow(_ pool: FakePool = .withJane(), _ options: SignInUIOptions = SignInUIOptions()) -> SignInFlow {
        SignInFlow(.testing(pool), options: options)
    }

    // B.12
    @Test func `a name and a password sign the user in, and a wrong password is asked for again`() async throws {
        let flow = flow()
        #expect(flow.step == .enterName && flow.fields == [.username])
        await #expect(throws: AWSMobileClientError.self) { try await flow.submit([:]) }
        #expect(try await flow.submit([.username: "jane"]) == .enterPassword)
        await #expect(throws: AWSMobileClientError.notAuthorized(message: "Incorrect username or password.")) {
            try await flow.submit([.password: "wrong"])
        }
        #expect(flow.step == .enterPassword && flow.fields == [.password])
        #expect(try await flow.submit([.password: "Abc@123!"]) == .signedIn)
        #expect(flow.client.isSignedIn && flow.fields.isEmpty && flow.choices.isEmpty)
    }

    @Test func `a new account is confirmed and signed in`() async throws {
        let flow = flow()
        flow.go(to: .signUp)
        #expect(flow.fields == [.username, .password, .email])
        let values: [SignInField: String] = [.username: "joe", .password: "Abc@123!", .email: "joe@example.org"]
        #expect(try await flow.submit(values) == .confirmSignUp)
        #expect(flow.destination == "j***@e***")
        await #expect(throws: AWSMobileClientError.self) { try await flow.submit([.code: "000000"]) }
        #expect(flow.step == .confirmSignUp)
        #expect(try await flow.submit([.code: "123456"]) == .signedIn)
        #expect(flow.client.username == "joe" && flow.state.read { $0.password == nil })
    }

    @Test func `a user who has not confirmed the account gets another code`() async throws {
        let flow = flow(FakePool(["jane": .init(password: "Abc@123!", isConfirmed: false)]))
        try await flow.submit([.username: "jane"])
        #expect(try await flow.submit([.password: "Abc@123!"]) == .confirmSignUp)
        #expect(try await flow.submit([.code: "123456"]) == .signedIn)
    }

    @Test func `a forgotten password is replaced, and the new one signs in`() async throws {
        let pool = FakePool.withJane()
        let flow = flow(pool)
        flow.go(to: .forgotPassword)
        #expect(try await flow.submit([.username: "jane"]) == .resetPassword)
        #expect(flow.fields == [.code, .newPassword])
        #expect(try await flow.submit([.code: "123456", .newPassword: "New@12345"]) == .signedIn)
        #expect(pool.state.read { $0.users["jane"]?.password } == "New@12345")
    }

    @Test func `steps that are not offered are ignored`() async throws {
        let flow = flow(.withJane(), SignInUIOptions(disableSignUpButton: true))
        #expect(flow.choices == [.forgotPassword])
        flow.go(to: .signUp)
        flow.go(to: .signedIn)
        #expect(flow.step == .enterName)
    }

    @Test func `a second answer while one is under way is refused`() async throws {
        let pool = FakePool.withJane()
        let flow = flow(pool)
        try await flow.submit([.username: "jane"])
        pool.gate.close()
        let first = Task { try await flow.submit([.password: "Abc@123!"]) }
        try await eventually { flow.state.read(\.isBusy) }
        await #expect(throws: AWSMobileClientError.self) { try await flow.submit([.password: "Abc@123!"]) }
        pool.gate.open()
        #expect(try await first.value == .signedIn)
    }
}
