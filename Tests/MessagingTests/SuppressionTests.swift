import Kernel
import Messaging
import Storage
import TestKit
import Testing

/// Addresses that get no e-mail.
@Suite struct SuppressionTests {
    private struct Site {
        let server: TestServer
        let list: SuppressionList
        let sender: SuppressingSender

        init(_ engine: Engine) async throws {
            server = try await TestServer(engine)
            list = SuppressionList(server.database, cipher: server.cipher, world: server.world)
            sender = SuppressingSender(list, next: server.sender)
        }

        func message(_ channel: Message.Channel = .email, to address: String) -> Message {
            Message(
                id: server.world.uuid(), userPoolID: UserPoolID(rawValue: "eu-test-1_abcdefghi"), channel: channel,
                destination: address, subject: "", body: "", purpose: "SignUp", username: Username(rawValue: "ann"),
                createdAt: server.clock.now)
        }

        func error(_ message: Message) async -> DeliveryError? {
            do throws(DeliveryError) { try await sender.deliver(message) } catch { return error }
            return nil
        }
    }

    @Test(arguments: Engine.available)
    func `a suppressed address gets no e-mail in any spelling of its case, and others do`(
        on engine: Engine
    ) async throws {
        let site = try await Site(engine)
        try await site.list.suppress(["Ann@Example.com"], because: .bounce)
        let time = CivilTime(site.server.clock.now).timestamp
        let expected = DeliveryError.permanent("the address gets no e-mail: mail to it came back (\(time))")
        for address in ["ann@example.com", "ANN@EXAMPLE.COM"] {
            #expect(await site.error(site.message(to: address)) == expected)
        }
        #expect(await site.error(site.message(to: "bob@example.com")) == nil)
        #expect(await site.error(site.message(.sms, to: "ann@example.com")) == nil)
        #expect(site.server.sender.attempts == 2)
    }

    @Test(arguments: Engine.available)
    func `what was said first stays until it is cleared`(on engine: Engine) async throws {
        let site = try await Site(engine)
        try await site.list.suppress(["ann@example.com"], because: .complaint)
        let first = try #require(try await site.list.find("ann@example.com"))
        site.server.clock.advance(60)
        try await site.list.suppress(["ann@example.com", "bob@example.com"], because: .bounce)
        #expect(try await site.list.find("ann@example.com") == first)
        #expect(try await site.list.find("bob@example.com")?.cause == .bounce)
        #expect(try await site.list.clear("ANN@example.com"))
        #expect(try await !site.list.clear("ann@example.com"))
        #expect(await site.error(site.message(to: "ann@example.com")) == nil)
    }

    @Test(arguments: Engine.available)
    func `the store has no address, and no list is too long`(on engine: Engine) async throws {
        let site = try await Site(engine)
        try await site.list.suppress(["ann@example.com"], because: .byOperator)
        let rows = try await site.server.database.read { tx in
            try tx.fetch("SELECT address_hash, cause FROM suppressed_addresses").map { row in
                (try row.value("address_hash", as: [UInt8].self), try row.value("cause", as: String.self))
            }
        }
        #expect(rows.count == 1 && rows[0].0.count == 32 && rows[0].1 == "operator")
        let many = (0...SuppressionList.maxAddresses).map { "user\($0)@example.com" }
        #expect(try await refusal { try await site.list.suppress(many, because: .bounce) } is InvalidInput)
    }
}
