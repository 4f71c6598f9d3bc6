import Accounts
import Authentication
import Directory
import Kernel
import Storage
import TestKit
import Testing

@testable import Messaging

/// What operators see of messages that wait or failed, and do with them.
@Suite struct OutboxOperatorTests {
    /// A server whose sender behaves so, with a message to `ann`.
    private func server(_ engine: Engine, _ behavior: TestMessageSender.Behavior) async throws -> TestServer {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine) {
            $0.messages.emailSubject = "{####} is for {username}, {####}"
        }
        server.sender.behavior = behavior
        _ = try? await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        return server
    }

    private func only(_ state: OutboxState, in server: TestServer) async throws -> OutboxEntry {
        let found = try await server.outbox.list(state, limit: 10)
        #expect(found.count == 1)
        return try #require(found.first)
    }

    @Test(arguments: Engine.available)
    func `a message that waits has the reason, and no code`(on engine: Engine) async throws {
        let server = try await server(engine, .fails)
        let entry = try await only(.pending, in: server)
        let head = try #require(entry.head)
        #expect(entry.failure?.isEmpty == false && entry.attempts == 1 && entry.sentAt == nil)
        #expect(entry.dueAt == server.clock.now.advanced(seconds: 5))
        #expect(head.destination == "ann@example.com" && head.purpose == "SignUp" && head.username == "ann")
        #expect(head.subject == "****** is for ann, ******")
        #expect(try await server.outbox.entry(entry.id).id == entry.id)
        #expect(try await server.outbox.list(.failed, limit: 10).isEmpty)
    }

    @Test(arguments: Engine.available)
    func `a refused message is kept for three days with the reason`(on engine: Engine) async throws {
        let server = try await server(engine, .refuses)
        let entry = try await only(.failed, in: server)
        #expect(entry.failure?.isEmpty == false && entry.attempts == 1)
        server.clock.advance(.days(3) - .minutes(1))
        try await server.sweeper.sweep()
        #expect(try await server.outbox.list(.failed, limit: 10).count == 1)
        server.clock.advance(.minutes(2))
        try await server.sweeper.sweep()
        #expect(try await server.outbox.list(.failed, limit: 10).isEmpty)
    }

    @Test(arguments: Engine.available)
    func `a message sent again has as many attempts as a new one`(on engine: Engine) async throws {
        let server = try await server(engine, .refuses)
        let id = try await only(.failed, in: server).id
        server.sender.behavior = .fails
        let left = try #require(try await server.outbox.sendAgain(id))
        #expect(left.state == .pending && left.attempts == 1 && left.failure != nil)
        server.sender.behavior = .delivers
        #expect(try await server.outbox.sendAgain(id) == nil)
        #expect(server.sender.delivered.map(\.destination) == ["ann@example.com"])
        #expect(try await refusal { try await server.outbox.sendAgain(id) } is MissingResource)
    }

    @Test(arguments: Engine.available)
    func `without senders a message waits for a server that has some`(on engine: Engine) async throws {
        let server = try await server(engine, .refuses)
        let id = try await only(.failed, in: server).id
        let offline = Outbox(
            database: server.database, world: server.world, cipher: server.cipher, senders: [:], keepsSent: true)
        let left = try #require(try await offline.sendAgain(id))
        #expect(!offline.canSend && left.state == .pending && left.attempts == 0)
        server.sender.behavior = .delivers
        #expect(try await server.outbox.sendDue() == 1)
        #expect(server.sender.delivered.count == 1)
    }

    @Test(arguments: Engine.available)
    func `a dropped message is never sent`(on engine: Engine) async throws {
        let server = try await server(engine, .fails)
        let id = try await only(.pending, in: server).id
        try await server.outbox.drop(id)
        server.sender.behavior = .delivers
        server.clock.advance(.days(1))
        #expect(try await server.outbox.sendDue() == 0)
        #expect(server.sender.delivered.isEmpty)
        #expect(try await refusal { try await server.outbox.drop(id) } is MissingResource)
        #expect(try await refusal { try await server.outbox.entry(id) } is MissingResource)
    }

    // Decoys stand for users who do not exist.
    @Test(arguments: Engine.available)
    func `a decoy is no message`(on engine: Engine) async throws {
        let server = try await server(engine, .fails)
        let message = Message(
            id: "decoy", userPoolID: UserPoolID(rawValue: "eu-test-1_abcdefghi"), channel: .email,
            destination: "bob@example.com", subject: "", body: "", purpose: "SignUp", username: "bob",
            createdAt: server.clock.now)
        try await server.database.write { try server.outbox.enqueue(message, isDecoy: true, $0) }
        #expect(try await refusal { try await server.outbox.drop("decoy") } is MissingResource)
        #expect(try await refusal { _ = try await server.outbox.sendAgain("decoy") } is MissingResource)
        #expect(try await server.outbox.list(.pending, limit: 10).map(\.head?.destination) == ["ann@example.com"])
    }
}
