import Foundation
import Kernel
import Testing

@testable import AWSMobileClient

/// A thousand random schedules of concurrent calls. In each, every call is answered once and the final state is valid.
@Suite(.serialized) struct ScheduleTests {
    @Test(arguments: 0..<10) func `a hundred schedules end well`(_ block: Int) async throws {
        for number in 0..<100 { try await Schedule(seed: UInt64(block * 100 + number + 1)).run() }
    }
}

/// SplitMix64, a generator with a seed.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// One schedule: a client, a pool with random errors, and the number of answers to each call.
private final class Schedule: Sendable {
    private let seed: UInt64
    private let pool = FakePool([
        "jane": .init(password: "Abc@123!"), "john": .init(password: "Abc@123!"),
        "new": .init(password: "Abc@123!", needsNewPassword: true),
        "coded": .init(password: "Abc@123!", needsNewPassword: true, factors: ["SMS_MFA"]),
        "choosing": .init(password: "Abc@123!", factors: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"]),
        "unset": .init(password: "Abc@123!", mustSetUp: ["SOFTWARE_TOKEN_MFA", "EMAIL_OTP"]),
        "custom": .init(password: "Abc@123!", customAnswers: ["123456", "123456"]),
    ])
    private let store = MemoryTokenStore()
    private let clock = TestClock()
    private let client: AWSMobileClient
    private let answers = Locked<[Int]>([])
    private let states = Locked<[UserState]>([])
    private let tasks = Locked<[Task<Void, Never>]>([])

    init(seed: UInt64) {
        self.seed = seed
        // SRP takes long without optimisation.
        let isCustom = seed % 40 == 1
        client = .testing(pool, store: store, clock: clock, flow: isCustom ? "CUSTOM_AUTH" : "USER_PASSWORD_AUTH")
        pool.change { $0.tracksDevices = seed % 60 == 2 }
    }

    func run() async throws {
        var chance = Seeded(state: seed)
        _ = try await client.initialize()
        client.addUserStateListener(self) { state, _ in self.states.change { $0.append(state) } }
        pool.gate.shuffle((0..<40).map { _ in Int.random(in: 0..<6, using: &chance) })
        for _ in 0..<Int.random(in: 5..<25, using: &chance) {
            if Bool.random(using: &chance) {
                step(Int.random(in: 0..<18, using: &chance))
            } else {
                challengeStep(Int.random(in: 0..<12, using: &chance))
            }
            for _ in 0..<Int.random(in: 0..<8, using: &chance) { await Task.yield() }
        }
        try await waitForAnswers()
        client.removeUserStateListener(self)
        try await check()
    }

    private func step(_ number: Int) {
        switch number {
        case 0: signIn("jane", "Abc@123!")
        case 1: signIn("john", "Abc@123!")
        case 2: signIn("new", "Abc@123!")
        case 3: signIn("jane", "wrong")
        case 4: client.confirmSignIn(challengeResponse: "New@12345", completionHandler: answered())
        case 5: client.confirmSignIn(challengeResponse: "short", completionHandler: answered())
        case 6: client.getTokens(answered())
        case 7: client.getTokens(forceRefresh: true, signInWait: .fail, completionHandler: answered())
        case 8: client.getUserAttributes(completionHandler: answered())
        case 9: client.updateUserAttributes(attributeMap: ["nickname": "J"], completionHandler: answered())
        case 10: client.signOut()
        case 11: client.signOut(completionHandler: told())
        case 12: client.signOut(options: SignOutOptions(signOutGlobally: true), completionHandler: told())
        case 13: client.releaseSignInWait()
        case 14: clock.advance(seconds: 3_400)
        case 15: pool.change { $0.isOnline.toggle() }
        case 16: pool.change { $0.refresh = if case .gives = $0.refresh { .refuses } else { .gives } }
        default: cancelled()
        }
    }

    /// A step of a sign-in with challenges.
    private func challengeStep(_ number: Int) {
        switch number {
        case 0: signIn("coded", "Abc@123!")
        case 1: signIn("choosing", "Abc@123!")
        case 2: signIn("unset", "Abc@123!")
        case 3: signIn("custom", "Abc@123!")
        case 4, 5: answer("123456")
        case 6: answer("000000")
        case 7: answer("SOFTWARE_TOKEN_MFA")
        case 8: answer("EMAIL_OTP")
        case 9: client.deviceOperations.updateStatus(remembered: true, completionHandler: answered())
        case 10: client.deviceOperations.forget(told())
        default: cancelledAnswer()
        }
    }

    private func answer(_ text: String) {
        client.confirmSignIn(challengeResponse: text, completionHandler: answered())
    }

    /// An answer to a challenge whose task is cancelled soon.
    private func cancelledAnswer() {
        let done = told()
        let task = Task {
            do {
                try await client.confirmSignIn(challengeResponse: "123456")
                done(nil)
            } catch { done(error) }
        }
        tasks.change { $0.append(task) }
        Task { task.cancel() }
    }

    private func signIn(_ name: String, _ password: String) {
        client.signIn(username: name, password: password, completionHandler: answered())
    }

    /// A call whose task is cancelled soon.
    private func cancelled() {
        let done = told()
        let task = Task {
            do { done(try await client.getTokens().accessToken == nil ? URLError(.unknown) : nil) } catch {
                done(error)
            }
        }
        tasks.change { $0.append(task) }
        Task { task.cancel() }
    }

    private func answered<Value: Sendable>() -> AWSMobileClient.Completion<Value> {
        let done = told()
        return { value, error in
            if (value == nil) == (error == nil) { Issue.record("Both or neither: seed \(self.seed)") }
            done(error)
        }
    }

    private func told() -> @Sendable ((any Error)?) -> Void {
        let place = answers.change { answers in
            answers.append(0)
            return answers.count - 1
        }
        return { _ in self.answers.change { $0[place] += 1 } }
    }

    /// Waits until every call is answered. No sign-in follows, so the waits are released.
    private func waitForAnswers() async throws {
        for _ in 0..<20_000 {
            client.releaseSignInWait()
            if answers.read({ $0.allSatisfy { $0 > 0 } }), client.driver.pending.read(\.count) == 0 { break }
            await Task.yield()
            try await Task.sleep(for: .microseconds(200))
        }
        for task in tasks.read({ $0 }) { await task.value }
        try await eventually("The listeners hear of it.") {
            states.read { $0.last ?? .signedOut } == client.currentUserState
        }
    }

    private func check() async throws {
        #expect(answers.read { $0.allSatisfy { $0 == 1 } }, "seed \(seed): \(answers.read { $0 })")
        #expect(client.driver.pending.read(\.count) == 0, "seed \(seed)")
        let (state, session) = client.driver.current
        let isHeld = [.signedIn, .signedOutUserPoolsTokenInvalid].contains(state)
        #expect(isHeld == (session != nil), "seed \(seed): \(state)")
        #expect(isHeld || state == .signedOut, "seed \(seed): \(state)")
        #expect(states.read { $0.last ?? .signedOut } == state, "seed \(seed): \(states.read { $0 })")
        // A refresh whose calls were cancelled may still run. Store and client agree between two events all the same.
        let sessions = SessionStore(store, app: "app", clientID: "3n4b5urk1ft4fl3mg5e62d9ado")
        let agree = try await client.driver.onEventQueue { [client] in
            try sessions.load()?.accessToken == client.driver.current.session?.accessToken
        }
        #expect(agree, "seed \(seed)")
    }
}
