import Testing

@testable import AWSMobileClient
@testable import Kernel

/// The state after `initialize`, by what the store has (B.1).
@Suite struct RestoredStateTests {
    /// What a store has.
    struct Kept: Sendable, CustomTestStringConvertible {
        var identityID: String?
        var kind = FederationProvider.none
        var logins: [String: String] = [:]
        var username: String?
        let testDescription: String
    }

    private static let facebook = ["graph.facebook.com": "t"]

    private func restored(_ kept: Kept, hasIdentityPool: Bool = true) -> UserStateMachine {
        var machine = UserStateMachine(provider: "p", hasIdentityPool: hasIdentityPool)
        let session = kept.username.map { Session(username: $0, accessToken: Secret("a"), refreshToken: Secret("r")) }
        if hasIdentityPool { _ = machine.take(.identity(.restored(KeptIdentity(id: kept.identityID)))) }
        let login = LoginRecord(kind: kept.kind, logins: kept.logins.mapValues(Secret.init))
        #expect(machine.take(.restored(session, login)).isEmpty, "initialize notifies and writes nothing")
        return machine
    }

    @Test(arguments: [
        (Kept(identityID: "i", testDescription: "an identity"), UserState.guest),
        (Kept(identityID: "i", kind: .userPools, username: "j", testDescription: "an identity, a session"), .signedIn),
        (Kept(kind: .userPools, username: "j", testDescription: "a session"), .signedIn),
        (Kept(username: "j", testDescription: "a session of an SDK without the kind"), .signedIn),
        (Kept(kind: .hostedUI, username: "j", testDescription: "a hosted session"), .signedIn),
        (Kept(kind: .oidcFederation, logins: facebook, testDescription: "a token"), .signedIn),
        (Kept(identityID: "i", kind: .oidcFederation, logins: facebook, testDescription: "with identity"), .signedIn),
        (Kept(testDescription: "nothing"), .signedOut),
    ])
    func `what is kept decides the state, with an identity pool and without`(_ kept: Kept, _ state: UserState) {
        #expect(restored(kept).state == state)
        #expect(restored(kept, hasIdentityPool: false).state == (state == .guest ? .signedOut : state))
    }

    // B.1, B.13
    @Test(arguments: [
        Kept(identityID: "i", kind: .userPools, logins: ["p": "t"], testDescription: "of the pool's user"),
        Kept(identityID: "i", kind: .hostedUI, logins: ["p": "t"], testDescription: "of hosted pages"),
        Kept(identityID: "i", kind: .oidcFederation, testDescription: "of a provider"),
    ])
    func `a record without its tokens is no sign-in, and its identity no guest's`(_ kept: Kept) {
        let machine = restored(kept)
        #expect(machine.state == .signedOut && machine.identity.kept.id == nil)
        #expect(machine.login == LoginRecord())
    }

    @Test func `a session that the SDK kept beside its map of logins is the pool's`() {
        let login = LoginRecord(entries: ["loginsMap": #"{"p":"t"}"#])
        #expect(login.kind == .oidcFederation)
        var machine = UserStateMachine(provider: "p")
        _ = machine.take(.restored(Session(username: "j", accessToken: Secret("a")), login))
        #expect(machine.login.kind == .userPools && machine.state == .signedIn)
    }
}
