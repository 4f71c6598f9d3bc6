import Authentication
import Directory
import Kernel
import OAuth
import Storage
import TestKit
import Tokens

/// A site whose client is told of sign-outs, and what it is told.
struct LogoutSite {
    let site: BrowserSite
    let sender: LogoutNoticeSender
    let receiver = TestReceiver()

    static let url = "https://app.example.com/back-channel"

    init(_ engine: Engine, sessionRequired: Bool = true) async throws {
        try await self.init(try await TestServer(engine), sessionRequired: sessionRequired)
    }

    init(_ server: TestServer, sessionRequired: Bool = true) async throws {
        site = try await BrowserSite(server)
        sender = receiver.sender(site.services)
        try await tell(site.client, sessionRequired: sessionRequired)
    }

    var server: TestServer { site.server }
    var pool: UserPoolID { site.pool.id }

    /// Lets `client` be told of sign-outs.
    func tell(_ client: Client, at url: String = url, sessionRequired: Bool = true) async throws {
        _ = try await server.clients.extend(client.id, in: pool) {
            $0.backChannelLogout = BackChannelLogout(url: url, sessionRequired: sessionRequired)
        }
    }

    /// Another client of the pool, without a secret, that is told of sign-outs.
    func anotherClient(at url: String = url) async throws -> Client {
        let client = try await server.client(in: site.pool) { $0.oauth = site.client.settings.oauth }
        try await tell(client, at: url)
        return client
    }

    /// What `client` gets for a code in the browser of `user`; the usual client if it is nil.
    func tokens(for user: AuthenticatedUser, _ client: Client? = nil) async throws -> Reply {
        guard let client else { return try await site.exchange(try await site.code(by: user)) }
        let code = try await site.code(["client_id": client.id.rawValue], by: user)
        return try await site.exchange(code, ["client_id": client.id.rawValue, "client_secret": nil])
    }

    /// A sign-in in another browser, with tokens for the usual client.
    func signIn(_ name: String = "ann") async throws -> (user: AuthenticatedUser, tokens: Reply) {
        let user = try await server.signInOnPage(name, by: site.client)
        return (user, try await tokens(for: user))
    }

    func logOut(_ user: AuthenticatedUser) async throws {
        _ = try await site.get("/logout", ["client_id": site.client.id.rawValue], by: user)
    }

    /// Sends what is due, and returns the tokens that clients have got since the last call.
    func told() async throws -> [TokenText] {
        while try await sender.sendDue() > 0 { await sender.finish() }
        return try receiver.take().map { try TokenText($0.token) }
    }
}

/// The URLs of clients in memory: they answer as the test says.
final class TestReceiver: Sendable {
    struct Got: Sendable {
        let url: String
        let token: String
    }

    typealias Answer = @Sendable (_ url: String) async -> LogoutReceipt

    private let state = Locked<(answer: Answer, got: [Got], records: [LogoutRecord])>(({ _ in .status(200) }, [], []))

    /// How requests are answered from now on.
    func answer(_ body: @escaping Answer) { state.change { $0.answer = body } }

    /// The requests since the last call.
    func take() -> [Got] {
        state.change { state in
            defer { state.got = [] }
            return state.got
        }
    }

    /// The results of all tries.
    var outcomes: [LogoutOutcome] { state.read { $0.records.map(\.outcome) } }

    func sender(_ services: OAuthServices) -> LogoutNoticeSender {
        LogoutNoticeSender(services) { record in
            self.state.change { $0.records.append(record) }
        } send: { url, form in
            let text = String(decoding: form, as: UTF8.self)
            let answer = self.state.change { state in
                if text.utf8.starts(with: "logout_token=".utf8) {
                    state.got.append(Got(url: url, token: String(text.dropFirst("logout_token=".count))))
                }
                return state.answer
            }
            return await answer(url)
        }
    }
}
