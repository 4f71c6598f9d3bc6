import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

extension Schedule {
    /// Checks what the schedule came to.
    func check() async throws {
        #expect(answers.read { $0.allSatisfy { $0 == 1 } }, "seed \(seed): \(answers.read { $0 })")
        // A fetch that was cancelled may begin its call late; the call is cancelled with it.
        try await eventually("No call waits: seed \(seed)") { client.driver.pending.read(\.count) == 0 }
        let heard = states.read { $0 }
        // Each sign-out is heard once, and no other event signs a user out.
        #expect(heard.count { $0 == .signedOut } == signOuts.read { $0 }, "seed \(seed): \(heard)")
        if isOnlyOffline {
            let later = heard.drop { $0 != .signedIn }
            #expect(later.allSatisfy { $0 == .signedIn }, "seed \(seed): \(heard)")
        }
        // A refresh whose calls were cancelled may still run. Between two events everything belongs together.
        try await client.driver.onEventQueue { [self] in
            checkState()
            checkKeys()
            try checkStore()
        }
    }

    /// A process that starts after the kill finds a session of one user, or none, and gets tokens or an error.
    func checkRestart() async throws {
        #expect(answers.read { $0.allSatisfy { $0 == 1 } }, "seed \(seed): \(answers.read { $0 })")
        services.recover()
        let next = services.restarted()
        next.signInWaitLimit = .zero
        let state = try next.driver.initializeNow()
        let (session, login) = (next.driver.current.session, next.driver.login)
        #expect([.signedIn, .signedOut, .guest].contains(state), "seed \(seed): \(state)")
        let isUsers = session != nil && [.userPools, .hostedUI].contains(login.kind)
        #expect(
            (state == .signedIn) == (isUsers || login.kind == .oidcFederation), "seed \(seed): \(state) \(login.kind)")
        guard isUsers, let tokens = try? await next.getTokens() else { return }
        let holder = tokens.accessToken?.claims?["username"] as? String
        #expect(holder == next.username && holder != nil, "seed \(seed): \(holder ?? "") \(next.username ?? "")")
    }

    private func checkState() {
        let (state, session) = client.driver.current
        let login = client.driver.login
        let isUsers = session != nil && [.userPools, .hostedUI].contains(login.kind)
        let isRight =
            switch state {
            case .signedIn: isUsers || login.kind == .oidcFederation && session == nil
            case .signedOutUserPoolsTokenInvalid: isUsers
            case .signedOutFederatedTokensInvalid: session == nil && login.kind == .oidcFederation
            case .guest, .signedOut: session == nil && login.kind == .none
            case .unknown: false
            }
        #expect(isRight, "seed \(seed): \(state) \(login.kind)")
        #expect((login.kind == .hostedUI) == (session?.scopes != nil), "seed \(seed): \(login.kind)")
    }

    /// The keys are those of the user who is signed in.
    private func checkKeys() {
        let (login, identity) = client.driver.currentLogin
        guard let id = identity.keys?.sessionKey?.split(separator: " ").first.map(String.init) else { return }
        let users: [String: String] =
            switch login.kind {
            case .none: [:]
            case .hostedUI where login.isFederationDisabled: [:]
            case .oidcFederation where login.logins.keys.contains(IdentityProvider.developer.rawValue):
                ["developer": "jane"]
            case .oidcFederation:
                ["graph.facebook.com": login.logins.values.first?.exposed == "facebook-jane" ? "f1" : "f2"]
            case .userPools, .hostedUI: [FakeIdentityPool.userPool: client.driver.current.session?.sub ?? ""]
            }
        #expect(services.identities.state.read { $0.identities[id] } == users, "seed \(seed): \(login.kind)")
        #expect(identity.id == id, "seed \(seed)")
    }

    /// The store has what the client has, and the next start finds it.
    private func checkStore() throws {
        let (state, session) = client.driver.current
        let (login, held) = client.driver.currentLogin
        let sessions = SessionStore(services.store, app: "app", clientID: ScheduledServices.clientID)
        #expect(try sessions.load()?.accessToken == session?.accessToken, "seed \(seed)")
        #expect(try LoginStore(services.store, app: "app").load() == login, "seed \(seed)")
        let kept = try CredentialsStore(services.store, app: "app", identityPoolID: FakeIdentityPool.id).load()
        #expect(kept.id == held.id && kept.keys == held.keys, "seed \(seed)")
        let found = try services.restarted().driver.initializeNow()
        let expected: UserState =
            switch state {
            case .signedOut, .guest, .unknown: held.id == nil ? .signedOut : .guest
            default: .signedIn
            }
        #expect(found == expected, "seed \(seed): \(state)")
    }
}
