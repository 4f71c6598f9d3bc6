import Foundation

@testable import AWSMobileClient
@testable import Kernel

/// A client with a user pool, hosted pages and an identity pool, all in memory.
struct ScheduledServices: Sendable {
    let pool = FakePool([
        "jane": .init(password: "Abc@123!"), "john": .init(password: "Abc@123!"),
        "new": .init(password: "Abc@123!", needsNewPassword: true),
        "coded": .init(password: "Abc@123!", needsNewPassword: true, factors: ["SMS_MFA"]),
        "choosing": .init(password: "Abc@123!", factors: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"]),
        "unset": .init(password: "Abc@123!", mustSetUp: ["SOFTWARE_TOKEN_MFA", "EMAIL_OTP"]),
        "custom": .init(password: "Abc@123!", customAnswers: ["123456", "123456"]),
    ])
    let store: MortalStore
    let clock = TestClock()
    let server: FakeAuthorizationServer
    let identities: FakeIdentityPool
    let client: AWSMobileClient

    static let clientID = "hosted"

    /// - Parameter diesAfter: The number of changes after which the store takes no more, as if the process had been
    ///   killed; nil for a process that lives.
    init(flow: String, diesAfter changes: Int? = nil) {
        store = MortalStore(diesAfter: changes)
        server = FakeAuthorizationServer(pool)
        identities = FakeIdentityPool(clock)
        client = Self.client(flow, server, identities, store, clock)
        identities.change { $0.tokens["graph.facebook.com"] = ["facebook-jane": "f1", "facebook-john": "f2"] }
        identities.change { $0.developerTokens["developer-jane"] = "us-east-1:developer" }
        identities.change { $0.identities["us-east-1:developer"] = ["developer": "jane"] }
    }

    /// Another client of the same store, as after a restart.
    func restarted() -> AWSMobileClient { Self.client("USER_PASSWORD_AUTH", server, identities, store.kept, clock) }

    /// Turns all networks on, and makes the services accept refresh tokens.
    func recover() {
        pool.change { ($0.isOnline, $0.refresh) = (true, .gives) }
        server.change { ($0.isOnline, $0.refusesRefreshTokens) = (true, false) }
        identities.change { $0.isOnline = true }
    }

    /// Turns the network of one service off, or on again.
    func toggleNetwork(_ number: Int) {
        switch number % 3 {
        case 0: pool.change { $0.isOnline.toggle() }
        case 1: server.change { $0.isOnline.toggle() }
        default: identities.change { $0.isOnline.toggle() }
        }
    }

    /// Makes the services refuse refresh tokens, or accept them again.
    func toggleRefusal() {
        let refuses = server.change { state in
            state.refusesRefreshTokens.toggle()
            return state.refusesRefreshTokens
        }
        pool.change { $0.refresh = refuses ? .refuses : .gives }
    }

    private static func client(
        _ flow: String, _ server: FakeAuthorizationServer, _ identities: FakeIdentityPool, _ store: any TokenStore,
        _ clock: TestClock
    ) -> AWSMobileClient {
        let document: [String: Any] = [
            "CredentialsProvider": [
                "CognitoIdentity": ["Default": ["PoolId": FakeIdentityPool.id, "Endpoint": "localhost:1"]]
            ],
            "CognitoUserPool": [
                "Default": ["PoolId": "us-east-1_AbCdEf123", "AppClientId": clientID, "Endpoint": "localhost:1"]
            ],
            "Auth": [
                "Default": [
                    "authenticationFlowType": flow,
                    "OAuth": [
                        "WebDomain": "localhost:1", "AppClientId": clientID, "Scopes": ["openid", "email"],
                        "SignInRedirectURI": "app://in", "SignOutRedirectURI": "app://out",
                    ] as [String: Any],
                ]
            ],
        ]
        return AWSMobileClient(
            store: store, transport: identities.transport(before: server.transport), world: world(clock), app: "app"
        ) { document }
    }

    /// A world whose random bytes differ: two sign-ins on hosted pages at once are told apart by their states.
    private static func world(_ clock: TestClock) -> World {
        let generator = Locked(Seeded(state: 0))
        return World(
            now: clock.world.now,
            bytes: { count in
                generator.change { generator in
                    (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
                }
            })
    }
}

/// A store that can be cut off from its process.
struct MortalStore: TokenStore {
    let kept = MemoryTokenStore()
    private let left: Locked<Int?>

    init(diesAfter changes: Int?) { left = Locked(changes) }

    func entries(of service: String) -> [String: String] { kept.entries(of: service) }

    func change(_ service: String, _ body: (inout [String: String]) -> Void) {
        let lives = left.change { left in
            defer { left = left.map { max(0, $0 - 1) } }
            return left != 0
        }
        if lives { kept.change(service, body) }
    }
}

/// Hosted pages on which each user does something else.
struct ScheduledPages: HostedUIPages {
    enum User: CaseIterable {
        case signsIn
        /// Another app takes the redirect and hands it over.
        case signsInThroughApp
        case closesPage
        case bringsForgedAnswer
    }

    let server: FakeAuthorizationServer
    /// The users of the next pages; after them every user signs in.
    let users: Locked<[User]>
    let handOver: @Sendable (URL) -> Void

    func open(_ page: HostedUIPage) async throws -> URL? {
        try await server.gate.pass()
        let user = users.change { $0.popLast() ?? .signsIn }
        let redirect = try await server.open(page)
        switch user {
        case .signsIn: return redirect
        case .signsInThroughApp:
            if let redirect { Task { handOver(redirect) } }
            return nil
        case .closesPage: throw AWSMobileClientError.userCancelledSignIn(message: "closed")
        case .bringsForgedAnswer: return URL(string: "app://in?code=c&state=forged")
        }
    }
}
