import Accounts
import Authentication
import Directory
import Kernel
import Storage
import TestKit
import Testing

@testable import Messaging

/// Messages are sent at once, then retried, and finally given up (FLT-21).
@Suite struct OutboxTests {
    private func withPoolAndClient(_ engine: Engine) async throws -> (TestServer, Client) {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        return (server, client)
    }

    @Test(arguments: Engine.available)
    func `a sent message is deleted`(on engine: Engine) async throws {
        let (server, client) = try await withPoolAndClient(engine)
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        #expect(server.sender.delivered.count == 1)
        #expect(try await server.outbox.recent(limit: 10).isEmpty)
        server.clock.advance(.days(1))
        #expect(try await server.outbox.sendDue() == 0)
        #expect(server.sender.attempts == 1)
    }

    // FLT-21
    @Test(arguments: Engine.available)
    func `after a temporary error the worker retries the message, and delivers it once`(on engine: Engine) async throws
    {
        let (server, client) = try await withPoolAndClient(engine)
        server.sender.behavior = .fails
        let entered = try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        #expect(entered.details?.destination == "a***@e***" && server.sender.attempts == 1)
        // The writer's lease lasts a minute; then the worker retries.
        #expect(try await server.outbox.sendDue() == 0)
        server.clock.advance(.minutes(1))
        #expect(try await server.outbox.sendDue() == 1)
        #expect(server.sender.attempts == 2)
        #expect(try await server.outbox.sendDue() == 0)
        server.sender.behavior = .delivers
        server.clock.advance(.minutes(2))
        #expect(try await server.outbox.sendDue() == 1)
        #expect(try await server.outbox.sendDue() == 0)
        #expect(server.sender.delivered.count == 1)
        try await server.confirm("ann", code: await server.lastCode(to: "ann@example.com"), by: client)
    }

    @Test(arguments: Engine.available)
    func `a message that always fails is given up after twelve attempts`(on engine: Engine) async throws {
        let (server, client) = try await withPoolAndClient(engine)
        server.sender.behavior = .fails
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        var waits: [Int64] = []
        var waited: Int64 = 0
        while waits.count < 11, waited < .days(2) {
            server.clock.advance(30)
            waited += 30
            if try await server.outbox.sendDue() > 0 {
                waits.append(waited)
                waited = 0
            }
        }
        #expect(waits == [30, 120, 240, 480, 960, 1920, 3840, 7680, 7680, 7680, 7680])
        #expect(server.sender.attempts == 12)
        server.clock.advance(.days(10))
        #expect(try await server.outbox.sendDue() == 0)
        #expect(try await server.outbox.recent(limit: 10).isEmpty)
    }

    @Test(arguments: Engine.available)
    func `a permanently refused message is an error at once and never retried`(on engine: Engine) async throws {
        let (server, client) = try await withPoolAndClient(engine)
        server.sender.behavior = .refuses
        let refused = try await refusal {
            try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        }
        #expect(refused == DeliveryRefusal.undeliverable)
        server.clock.advance(.days(1))
        #expect(try await server.outbox.sendDue() == 0)
        #expect(server.sender.attempts == 1)
    }

    // Only one of two workers gets a message.
    @Test(arguments: Engine.available)
    func `many workers deliver a message once`(on engine: Engine) async throws {
        let (server, client) = try await withPoolAndClient(engine)
        server.sender.behavior = .fails
        for number in 1...5 {
            try await server.signUp("p\(number)", attributes: ["email": "p\(number)@example.com"], by: client)
        }
        server.sender.behavior = .delivers
        server.clock.advance(.minutes(1))
        let race = await Race(8) { _ in try await server.outbox.sendDue() }
        #expect(race.winners.count == 8)
        #expect(server.sender.delivered.map(\.destination).sorted() == (1...5).map { "p\($0)@example.com" })
    }

    @Test(arguments: Engine.available)
    func `a slow sender keeps each message for a minute from when it takes it`(on engine: Engine) async throws {
        let (server, client) = try await withPoolAndClient(engine)
        server.sender.behavior = .fails
        for number in 1...3 {
            try await server.signUp("p\(number)", attributes: ["email": "p\(number)@example.com"], by: client)
        }
        server.sender.behavior = .delivers
        server.clock.advance(.minutes(1))
        let sender = NestedSender { number in
            server.clock.advance(40)
            if number == 2 { _ = try? await server.outbox.sendDue() }
        }
        let outbox = Outbox(
            database: server.database, world: server.world, cipher: server.cipher, senders: [.email: sender],
            keepsSent: false)
        try await outbox.sendDue()
        let sent = sender.destinations.read { $0 } + server.sender.delivered.map(\.destination)
        #expect(sent.sorted() == ["p1@example.com", "p2@example.com", "p3@example.com"])
    }

    // A message is written in the transaction that causes it.
    @Test(arguments: Engine.available)
    func `a transaction that fails writes no message`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.aliasAttributes = [.email] }
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let sent = server.sender.attempts
        let refused = try await refusal {
            try await server.invite(
                "bob", attributes: ["email": "ann@example.com", "email_verified": "true"], by: [.email], to: pool)
        }
        #expect(refused == UserRefusal.aliasTaken(.email))
        server.clock.advance(.minutes(1))
        #expect(try await server.outbox.sendDue() == 0)
        #expect(server.sender.attempts == sent)
    }

    @Test(arguments: Engine.available)
    func `a channel without a sender refuses`(on engine: Engine) async throws {
        let (server, client) = try await withPoolAndClient(engine)
        let outbox = Outbox(
            database: server.database, world: server.world, cipher: server.cipher, senders: [:], keepsSent: false)
        let template = MessageTemplate(
            pool: try await server.settings.pool(client.pool), world: server.world,
            publicURL: PublicURL(TestServer.publicURL))
        let message = template.code(Secret("1"), for: .signUp, to: .email, address: "ann@example.com", of: "ann")
        try await server.database.write { try outbox.enqueue(message, $0) }
        let refused = try await refusal { try await outbox.send([message]) }
        #expect(refused == DeliveryRefusal.undeliverable)
        #expect(try await outbox.recent(limit: 10).isEmpty)
    }

    // For a development inbox.
    @Test(arguments: Engine.available)
    func `an inbox keeps what was sent for a day, newest first`(on engine: Engine) async throws {
        let (server, client) = try await withPoolAndClient(engine)
        let inbox = Outbox(
            database: server.database, world: server.world, cipher: server.cipher, senders: [.email: server.sender],
            keepsSent: true)
        let template = MessageTemplate(
            pool: try await server.settings.pool(client.pool), world: server.world,
            publicURL: PublicURL(TestServer.publicURL))
        for name in ["ann", "bob"] {
            let message = template.code(
                Secret("1"), for: .signUp, to: .email, address: "\(name)@example.com", of: Username(rawValue: name))
            try await server.database.write { try inbox.enqueue(message, $0) }
            try await inbox.send([message])
            server.clock.advance(1)
        }
        let shown = try await inbox.recent(limit: 10)
        #expect(shown.map(\.message.username) == ["bob", "ann"] && shown.allSatisfy { $0.sentAt != nil })
        #expect(try await inbox.recent(limit: 1).map(\.message.username) == ["bob"])
        try await server.sweeper.sweep()
        #expect(try await inbox.recent(limit: 10).count == 2)
        server.clock.advance(.days(1) + .minutes(1))
        try await server.sweeper.sweep()
        #expect(try await inbox.recent(limit: 10).isEmpty)
    }

    // A message whose key is lost must not block the others.
    @Test(arguments: Engine.available)
    func `a message that cannot be opened waits while others are sent`(on engine: Engine) async throws {
        let (server, client) = try await withPoolAndClient(engine)
        let now = server.clock.now
        try await server.database.write { tx in
            try OutboxTable(tx).insert(
                "0", pool: client.pool, sealed: [1, 2, 3], createdAt: now, dueAt: now.advanced(seconds: 1))
        }
        server.sender.behavior = .fails
        try await server.signUp("ann", attributes: ["email": "ann@example.com"], by: client)
        server.sender.behavior = .delivers
        server.clock.advance(.minutes(1))
        #expect(try await server.outbox.sendDue() == 2)
        #expect(server.sender.delivered.map(\.destination) == ["ann@example.com"])
    }

    @Test(arguments: Engine.available)
    func `a message that is given up is reported once, with the reason of its last attempt`(
        on engine: Engine
    ) async throws {
        let (server, client) = try await withPoolAndClient(engine)
        let lost = Locked<[LostMessage]>([])
        let outbox = Outbox(
            database: server.database, world: server.world, cipher: server.cipher, senders: [.email: server.sender],
            keepsSent: false, report: { message in lost.change { $0.append(message) } })
        let now = server.clock.now
        try await server.database.write { tx in
            try OutboxTable(tx).insert(
                "0", pool: client.pool, sealed: [1, 2, 3], createdAt: now, dueAt: now.advanced(seconds: 1))
        }
        // The first attempt is that of the request.
        for attempt in 2...12 {
            #expect(lost.read { $0.isEmpty })
            server.clock.advance(.hours(3))
            #expect(try await outbox.sendDue() == 1, "attempt \(attempt)")
        }
        server.clock.advance(.days(1))
        #expect(try await outbox.sendDue() == 0)
        let reports = lost.read { $0 }
        #expect(reports.map(\.id) == ["0"] && reports.map(\.attempts) == [12])
        #expect(reports.map(\.reason) == ["the message cannot be opened"])
    }

    @Test func `an address is recognizable only to its owner`() {
        for (contact, address, mask) in [
            (ContactAttribute.email, "ann@example.com", "a***@e***"), (.email, "a@b", "a***@b***"),
            (.email, "\"x@y\"@example.com", "\"***@e***"), (.email, "", "***@***"),
            (.phoneNumber, "+15550100123", "+*******0123"), (.phoneNumber, "+123", "+123"), (.phoneNumber, "", "+"),
        ] {
            #expect(DeliveryDetails(contact, address: address).destination == mask)
        }
    }

    // FLT-21: a slow mail server must not delay a request beyond its time limit.
    @Test(arguments: Engine.available)
    func `a request waits only briefly for a message, and its result is written later`(
        on engine: Engine
    ) async throws {
        let server = try await TestServer(engine)
        let pool = try await server.poolVerifyingEmail()
        let sender = SlowSender()
        let outbox = Outbox(
            database: DeadlineDatabase(server.database), world: server.world, cipher: server.cipher,
            senders: [.email: sender], keepsSent: false, timeout: .milliseconds(100))
        for isLate in [false, true] {
            let message = Message(
                id: server.world.uuid(), userPoolID: pool.id, channel: .email, destination: "ann@example.com",
                subject: "", body: "", purpose: "SignUp", username: "ann", createdAt: server.world.now())
            try await server.database.write { try outbox.enqueue(message, $0) }
            sender.mayArrive.change { $0 = false }
            try await Deadline.$ofRequest.withValue(isLate ? Deadline(in: .zero) : nil) {
                try await outbox.send([message])
            }
            #expect(try await outbox.recent(limit: 10).count == 1)
            sender.mayArrive.change { $0 = true }
            for _ in 0..<1000 where try await !outbox.recent(limit: 10).isEmpty {
                try await Task.sleep(for: .milliseconds(20))
            }
            #expect(try await outbox.recent(limit: 10).isEmpty)
        }
    }
}

/// A sender that waits until the test lets it continue.
private struct SlowSender: MessageSender {
    let mayArrive = Locked(false)

    func deliver(_: Message) async throws(DeliveryError) {
        while !mayArrive.read({ $0 }) { try? await Task.sleep(for: .milliseconds(10)) }
    }
}

/// A sender that does something else while it delivers a message.
private struct NestedSender: MessageSender {
    let destinations = Locked<[String]>([])
    let whileDelivering: @Sendable (_ number: Int) async -> Void

    func deliver(_ message: Message) async throws(DeliveryError) {
        let number = destinations.change { destinations in
            destinations.append(message.destination)
            return destinations.count
        }
        await whileDelivering(number)
    }
}
