import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// One schedule: the services with random errors, and the number of answers to each call.
final class Schedule: Sendable {
    let seed: UInt64
    let services: ScheduledServices
    /// Whether only the network fails: then no user may be signed out.
    let isOnlyOffline: Bool
    /// The states that were heard, with the kind of the sign-in then.
    let reached = Locked<Set<String>>([])
    let states = Locked<[UserState]>([])
    let signOuts = Locked(0)
    let answers = Locked<[Int]>([])
    let tasks = Locked<[Task<Void, Never>]>([])
    var client: AWSMobileClient { services.client }

    /// Whether the process is killed on the way.
    let isKilled: Bool

    init(seed: UInt64, diesAfter changes: Int? = nil) {
        self.seed = seed
        isKilled = changes != nil
        // SRP takes long without optimisation.
        let isCustom = seed % 40 == 1
        services = ScheduledServices(
            flow: isCustom ? "CUSTOM_AUTH" : "USER_PASSWORD_AUTH", diesAfter: changes)
        services.pool.change { $0.tracksDevices = seed % 60 == 2 }
        isOnlyOffline = seed % 4 == 3
    }

    func run() async throws {
        var chance = Seeded(state: seed)
        let users = (0..<10).map { _ in ScheduledPages.User.allCases.randomElement(using: &chance) ?? .signsIn }
        client.hostedUI.pages = ScheduledPages(server: services.server, users: Locked(users)) { [weak client] url in
            client?.handleAuthResponse(url: url)
        }
        _ = try await client.initialize()
        client.addUserStateListener(self) { [client] state, _ in
            self.states.change { $0.append(state) }
            self.reached.change { $0.insert("\(client.driver.current.state) \(client.driver.login.kind)") }
        }
        for gate in [services.pool.gate, services.server.gate, services.identities.gate] {
            gate.shuffle((0..<40).map { _ in Int.random(in: 0..<6, using: &chance) })
        }
        for _ in 0..<Int.random(in: 8..<32, using: &chance) {
            step(Int.random(in: 0..<5, using: &chance), Int.random(in: 0..<12, using: &chance))
            for _ in 0..<Int.random(in: 0..<8, using: &chance) { await Task.yield() }
        }
        try await waitForAnswers()
        client.removeUserStateListener(self)
        try await isKilled ? checkRestart() : check()
    }

    /// Waits until every call is answered and no fetch is under way. No sign-in follows, so the waits are released.
    private func waitForAnswers() async throws {
        // Two minutes: beside other programs and under the thread sanitizer the calls take long.
        for _ in 0..<600_000 {
            client.releaseSignInWait()
            if answers.read({ $0.allSatisfy { $0 > 0 } }), client.driver.pending.read(\.count) == 0,
                client.driver.identity.fetches.read(\.isEmpty)
            {
                break
            }
            try await Task.sleep(for: .microseconds(200))
        }
        for task in tasks.read({ $0 }) { await task.value }
        try await client.driver.onEventQueue {}
        try await eventually("No fetch is under way.") { client.driver.identity.fetches.read(\.isEmpty) }
        // After two sign-outs in a row the last state is right before the second one is heard.
        try await eventually("The listeners hear of it.") {
            states.read { $0.last ?? .signedOut } == client.currentUserState
                && states.read { heard in heard.count { $0 == .signedOut } } >= signOuts.read { $0 }
        }
    }
}
