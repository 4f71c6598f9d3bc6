import Foundation
import Kernel
import Testing

@testable import AWSMobileClient

/// Random schedules of sign-ins, sign-outs and fetches. In each, every call is answered once, and the keys at the end
/// belong to the login at the end.
@Suite(.serialized) struct CredentialsScheduleTests {
    @Test(arguments: 0..<5) func `a hundred schedules of credentials end well`(_ block: Int) async throws {
        for number in 0..<100 { try await CredentialsSchedule(seed: UInt64(block * 100 + number + 1)).run() }
    }
}

private final class CredentialsSchedule: Sendable {
    private let seed: UInt64
    private let setting = Federated()
    private let answers = Locked<[Int]>([])
    private let states = Locked<[UserState]>([])
    private let tasks = Locked<[Task<Void, Never>]>([])
    private var client: AWSMobileClient { setting.client }

    init(seed: UInt64) { self.seed = seed }

    func run() async throws {
        var chance = Seeded(state: seed)
        try await client.initialize()
        client.addUserStateListener(self) { state, _ in self.states.change { $0.append(state) } }
        setting.identities.gate.shuffle((0..<60).map { _ in Int.random(in: 0..<6, using: &chance) })
        setting.pool.gate.shuffle((0..<40).map { _ in Int.random(in: 0..<6, using: &chance) })
        for _ in 0..<Int.random(in: 5..<25, using: &chance) {
            step(Int.random(in: 0..<20, using: &chance))
            for _ in 0..<Int.random(in: 0..<8, using: &chance) { await Task.yield() }
        }
        try await waitForAnswers()
        client.removeUserStateListener(self)
        try await check()
    }

    private func step(_ number: Int) {
        switch number {
        case 0, 1, 2: client.getAWSCredentials(answered())
        case 3: client.getIdentityId(answered())
        case 4: signIn("jane")
        case 5: signIn("john")
        case 6, 7: client.signOut()
        case 8: client.signOut(completionHandler: told())
        case 9: federate("facebook-jane")
        case 10: federate("facebook-john")
        case 11: federate("expired")
        case 12: client.releaseSignInWait()
        case 13: setting.clock.advance(seconds: 3_400)
        case 14: setting.identities.change { $0.isOnline.toggle() }
        case 15: setting.identities.change { $0.allowsGuests.toggle() }
        case 16: client.clearCredentials()
        case 17: client.clearKeychain()
        case 18: setting.pool.change { $0.refresh = if case .gives = $0.refresh { .refuses } else { .gives } }
        default: cancelled()
        }
    }

    private func signIn(_ name: String) {
        client.signIn(username: name, password: "Abc@123!", completionHandler: answered())
    }

    private func federate(_ token: String) {
        client.federatedSignIn(providerName: "graph.facebook.com", token: token, completionHandler: answered())
    }

    /// A call whose task is cancelled soon.
    private func cancelled() {
        let done = told()
        let task = Task { [client] in
            do { done(try await client.getAWSCredentials().accessKey.isEmpty ? URLError(.unknown) : nil) } catch {
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

    /// Waits until every call is answered and no fetch is under way. No sign-in follows, so the waits are released.
    private func waitForAnswers() async throws {
        for _ in 0..<20_000 {
            client.releaseSignInWait()
            if answers.read({ $0.allSatisfy { $0 > 0 } }), client.driver.pending.read(\.count) == 0,
                client.driver.identity.fetches.read(\.isEmpty)
            {
                break
            }
            try await Task.sleep(for: .microseconds(200))
        }
        for task in tasks.read({ $0 }) { await task.value }
        try await setting.waitForFetches()
        try await eventually("The listeners hear of it.") {
            states.read { $0.last ?? .signedOut } == client.currentUserState
        }
    }

    private func check() async throws {
        #expect(answers.read { $0.allSatisfy { $0 == 1 } }, "seed \(seed): \(answers.read { $0 })")
        let (state, session) = client.driver.current
        let (login, identity) = client.driver.currentLogin
        let isRight =
            switch state {
            case .signedIn: session != nil || login.kind == .oidcFederation
            case .signedOutUserPoolsTokenInvalid: session != nil
            case .signedOutFederatedTokensInvalid: session == nil && login.kind == .oidcFederation
            case .guest, .signedOut: session == nil && login.kind == .none
            case .unknown: false
            }
        #expect(isRight, "seed \(seed): \(state) \(login.kind)")
        if let id = identity.keys?.sessionKey?.split(separator: " ").first.map(String.init) {
            let users: [String: String] =
                switch login.kind {
                case .none: [:]
                case .oidcFederation:
                    ["graph.facebook.com": login.logins.values.first?.exposed == "facebook-jane" ? "f1" : "f2"]
                default: [FakeIdentityPool.userPool: session?.sub ?? ""]
                }
            #expect(setting.identities.state.read { $0.identities[id] } == users, "seed \(seed): \(state)")
            #expect(identity.id == id, "seed \(seed)")
        }
        let kept = CredentialsStore(setting.store, app: "app", identityPoolID: FakeIdentityPool.id)
        let agree = try await client.driver.onEventQueue { [client] in
            let (stored, held) = (try kept.load(), client.driver.currentLogin.identity)
            return stored.id == held.id && stored.keys == held.keys
        }
        #expect(agree, "seed \(seed)")
    }
}
