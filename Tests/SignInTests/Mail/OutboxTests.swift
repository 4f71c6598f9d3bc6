import Directory
import Kernel
import Storage
import TestKit
import Testing

@testable import SignIn

/// Messages on their way: tried at once, then again, given up at last (FLT-21).
@Suite struct OutboxTests {
    private func furnished(_ engine: Engine) async throws -> (House, Client) {
        let (house, _, client) = try await House.furnished(engine)
        return (house, client)
    }

    @Test(arguments: Engine.available)
    func `a message that was delivered is gone`(on engine: Engine) async throws {
        let (house, client) = try await furnished(engine)
        try await house.signUp("ann", ["email": "ann@example.com"], by: client)
        #expect(house.post.delivered.count == 1)
        #expect(try await house.outbox.recent(limit: 10).isEmpty)
        house.clock.advance(.days(1))
        #expect(try await house.outbox.sendDue() == 0)
        #expect(house.post.attempts == 1)
    }

    // FLT-21
    @Test(arguments: Engine.available)
    func `a message that fails for now is tried again by the worker, and delivered once`(on engine: Engine) async throws
    {
        let (house, client) = try await furnished(engine)
        house.post.mood = .fails
        let entered = try await house.signUp("ann", ["email": "ann@example.com"], by: client)
        #expect(entered.details?.destination == "a***@e***" && house.post.attempts == 1)
        // Whoever wrote it has a minute; then it is the worker's.
        #expect(try await house.outbox.sendDue() == 0)
        house.clock.advance(.minutes(1))
        #expect(try await house.outbox.sendDue() == 1)
        #expect(house.post.attempts == 2)
        #expect(try await house.outbox.sendDue() == 0)
        house.post.mood = .delivers
        house.clock.advance(.minutes(2))
        #expect(try await house.outbox.sendDue() == 1)
        #expect(try await house.outbox.sendDue() == 0)
        #expect(house.post.delivered.count == 1)
        try await house.confirm("ann", await house.lastCode(to: "ann@example.com"), by: client)
    }

    @Test(arguments: Engine.available)
    func `a message that always fails is given up after twelve tries`(on engine: Engine) async throws {
        let (house, client) = try await furnished(engine)
        house.post.mood = .fails
        try await house.signUp("ann", ["email": "ann@example.com"], by: client)
        var waits: [Int64] = []
        var waited: Int64 = 0
        while waits.count < 11, waited < .days(2) {
            house.clock.advance(30)
            waited += 30
            if try await house.outbox.sendDue() > 0 {
                waits.append(waited)
                waited = 0
            }
        }
        #expect(waits == [30, 120, 240, 480, 960, 1920, 3840, 7680, 7680, 7680, 7680])
        #expect(house.post.attempts == 12)
        house.clock.advance(.days(10))
        #expect(try await house.outbox.sendDue() == 0)
        #expect(try await house.outbox.recent(limit: 10).isEmpty)
    }

    @Test(arguments: Engine.available)
    func `a message that is refused for good is told at once and never tried again`(on engine: Engine) async throws {
        let (house, client) = try await furnished(engine)
        house.post.mood = .refuses
        let refused = try await refusal { try await house.signUp("ann", ["email": "ann@example.com"], by: client) }
        #expect(refused?.reason == .deliveryFailed)
        house.clock.advance(.days(1))
        #expect(try await house.outbox.sendDue() == 0)
        #expect(house.post.attempts == 1)
    }

    // Of two workers, one gets a message.
    @Test(arguments: Engine.available)
    func `many workers deliver a message once`(on engine: Engine) async throws {
        let (house, client) = try await furnished(engine)
        house.post.mood = .fails
        for number in 1...5 {
            try await house.signUp("p\(number)", ["email": "p\(number)@example.com"], by: client)
        }
        house.post.mood = .delivers
        house.clock.advance(.minutes(1))
        let race = await Race(8) { _ in try await house.outbox.sendDue() }
        #expect(race.winners.count == 8)
        #expect(house.post.delivered.map(\.destination).sorted() == (1...5).map { "p\($0)@example.com" })
    }

    // The message and what gives rise to it are one transaction.
    @Test(arguments: Engine.available)
    func `no message is written where nothing comes to be`(on engine: Engine) async throws {
        let (house, pool, client) = try await House.furnished(engine) { $0.aliasAttributes = [.email] }
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        let sent = house.post.attempts
        let refused = try await refusal {
            try await house.invite(
                "bob", ["email": "ann@example.com", "email_verified": "true"], by: [.email], to: pool)
        }
        #expect(refused?.reason == .aliasTaken)
        house.clock.advance(.minutes(1))
        #expect(try await house.outbox.sendDue() == 0)
        #expect(house.post.attempts == sent)
    }

    @Test(arguments: Engine.available)
    func `a channel without a courier refuses`(on engine: Engine) async throws {
        let (house, client) = try await furnished(engine)
        let outbox = Outbox(
            database: house.database, world: house.world, vault: house.vault, couriers: [:], keepsSent: false)
        let wording = Wording(
            pool: try await house.settings.pool(client.pool), world: house.world, publicURL: House.publicURL)
        let message = wording.code(Secret("1"), for: .signUp, to: .email, "ann@example.com", of: "ann")
        try await house.database.write { try outbox.post(message, $0) }
        let refused = try await refusal { try await outbox.send([message]) }
        #expect(refused?.reason == .deliveryFailed)
        #expect(try await outbox.recent(limit: 10).isEmpty)
    }

    // For a development inbox.
    @Test(arguments: Engine.available)
    func `an inbox keeps what was sent for a day, newest first`(on engine: Engine) async throws {
        let (house, client) = try await furnished(engine)
        let inbox = Outbox(
            database: house.database, world: house.world, vault: house.vault, couriers: [.email: house.post],
            keepsSent: true)
        let wording = Wording(
            pool: try await house.settings.pool(client.pool), world: house.world, publicURL: House.publicURL)
        for name in ["ann", "bob"] {
            let message = wording.code(Secret("1"), for: .signUp, to: .email, "\(name)@example.com", of: name)
            try await house.database.write { try inbox.post(message, $0) }
            try await inbox.send([message])
            house.clock.advance(1)
        }
        let shown = try await inbox.recent(limit: 10)
        #expect(shown.map(\.message.username) == ["bob", "ann"] && shown.allSatisfy { $0.sentAt != nil })
        #expect(try await inbox.recent(limit: 1).map(\.message.username) == ["bob"])
        try await house.housekeeping.sweep()
        #expect(try await inbox.recent(limit: 10).count == 2)
        house.clock.advance(.days(1) + .minutes(1))
        try await house.housekeeping.sweep()
        #expect(try await inbox.recent(limit: 10).isEmpty)
    }

    // A message whose key is gone must not stand in the way of the others.
    @Test(arguments: Engine.available)
    func `a message that cannot be opened waits while others go`(on engine: Engine) async throws {
        let (house, client) = try await furnished(engine)
        let now = house.clock.now
        try await house.database.write { tx in
            try OutboxTable(tx).insert(
                "0", pool: client.pool, sealed: [1, 2, 3], createdAt: now, dueAt: now.advanced(seconds: 1))
        }
        house.post.mood = .fails
        try await house.signUp("ann", ["email": "ann@example.com"], by: client)
        house.post.mood = .delivers
        house.clock.advance(.minutes(1))
        #expect(try await house.outbox.sendDue() == 2)
        #expect(house.post.delivered.map(\.destination) == ["ann@example.com"])
    }

    @Test func `an address is shown to its owner and to nobody else`() {
        for (contact, address, mask) in [
            (ContactAttribute.email, "ann@example.com", "a***@e***"), (.email, "a@b", "a***@b***"),
            (.email, "\"x@y\"@example.com", "\"***@e***"), (.email, "", "***@***"),
            (.phoneNumber, "+15550100123", "+*******0123"), (.phoneNumber, "+123", "+123"), (.phoneNumber, "", "+"),
        ] {
            #expect(DeliveryDetails(contact, address: address).destination == mask)
        }
    }

    // FLT-21: a mail server that dawdles must not hold whoever asked beyond the time of a request.
    @Test(arguments: Engine.available)
    func `nobody waits long for a message, and what became of it is written down all the same`(
        on engine: Engine
    ) async throws {
        let house = try await House(engine)
        let pool = try await house.poolByMail()
        let courier = SlowCourier()
        let outbox = Outbox(
            database: PunctualDatabase(house.database), world: house.world, vault: house.vault,
            couriers: [.email: courier], keepsSent: false, patience: .milliseconds(100))
        for isLate in [false, true] {
            let message = Message(
                id: house.world.uuid(), userPoolID: pool.id, channel: .email, destination: "ann@example.com",
                subject: "", body: "", purpose: "SignUp", username: "ann", createdAt: house.world.now())
            try await house.database.write { try outbox.post(message, $0) }
            courier.mayArrive.change { $0 = false }
            try await Deadline.$ofRequest.withValue(isLate ? Deadline(in: .zero) : nil) {
                try await outbox.send([message])
            }
            #expect(try await outbox.recent(limit: 10).count == 1)
            courier.mayArrive.change { $0 = true }
            for _ in 0..<1000 where try await !outbox.recent(limit: 10).isEmpty {
                try await Task.sleep(for: .milliseconds(20))
            }
            #expect(try await outbox.recent(limit: 10).isEmpty)
        }
    }
}

/// A courier that gets there when it may.
private struct SlowCourier: Courier {
    let mayArrive = Locked(false)

    func deliver(_: Message) async throws(DeliveryFailure) {
        while !mayArrive.read({ $0 }) { try? await Task.sleep(for: .milliseconds(10)) }
    }
}
