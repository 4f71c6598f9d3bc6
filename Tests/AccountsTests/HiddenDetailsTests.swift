import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Storage
import TestKit
import Testing

@testable import Messaging

/// If a client hides which users exist, neither the content of a response nor the work of a call reveals it (CODE-16,
/// SRP-09).
@Suite struct HiddenDetailsTests {
    // The destination is derived only from the typed name and the pool's settings.
    @Test(arguments: Engine.available)
    func `the destination in the response does not depend on a user`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(
            engine,
            pool: {
                $0.aliasAttributes = [.email, .phoneNumber]
                $0.caseSensitivity = false
            }, client: { $0.existenceErrors = .enabled })
        try await server.makeUser("Zoe", attributes: ["email": "Zoe@Example.com"], by: client)
        func forgot(_ name: String) async throws -> DeliveryDetails {
            try await server.recovery.requestCode(for: Username(rawValue: name), client: client.id, secretHash: nil)
        }
        for name in ["Zoe@Example.com", "ZOE@example.com", "zoe@example.com"] {
            #expect(try await forgot(name).destination == "z***@e***", "\(name)")
        }
        #expect(try await forgot("ANN@nowhere.test").destination == "a***@n***")
        // Codes of this pool go by e-mail, whatever was typed.
        let number = try await forgot("+15550199123")
        #expect(number.destination == "***@***" && number.channel == .email && number.contact == .email)
    }

    @Test(arguments: Engine.available)
    func `the channel in the response is the pool's preferred one`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine,
            pool: {
                $0.autoVerifiedAttributes = [.email, .phoneNumber]
                $0.accountRecovery = [.verifiedPhoneNumber, .verifiedEmail]
                $0.sms = SMSSettings(callerARN: "arn:aws:iam::123456789012:role/sms")
            },
            client: { $0.existenceErrors = .enabled })
        try await server.invite("ann", attributes: ["email": "ann@example.com", "email_verified": "true"], to: pool)
        try await server.administration.setPassword(
            Secret(TestServer.password), permanent: true, of: "ann", in: pool.id)
        for name in ["ann", "nobody"] {
            let details = try await server.recovery.requestCode(
                for: Username(rawValue: name), client: client.id, secretHash: nil)
            #expect(details.channel == .sms && details.destination == "+***********", "\(name)")
        }
        let typed = try await server.recovery.requestCode(for: "+15550199123", client: client.id, secretHash: nil)
        #expect(typed.destination == "+*******9123")
        await server.sender.waitForBackgroundWork()
        #expect(server.sender.delivered.map(\.destination) == ["ann@example.com"])
    }

    // The work must not reveal it either: the message for an unknown name is written but never sent.
    @Test(arguments: Engine.available)
    func `a message for an unknown name is written, never sent, and removed`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, client: { $0.existenceErrors = .enabled })
        try await server.makeUser("disabled", attributes: ["email": "disabled@example.com"], by: client)
        try await server.administration.disable("disabled", in: pool.id)
        let sent = server.sender.attempts
        for name in ["nobody", "disabled", "nobody@example.com"] {
            _ = try await server.recovery.requestCode(for: Username(rawValue: name), client: client.id, secretHash: nil)
        }
        _ = try await server.confirmation.resendCode(to: "nobody", client: client.id, secretHash: nil)
        #expect(try await server.outbox.recent(limit: 10).isEmpty)
        await server.sender.waitForBackgroundWork()
        #expect(try await server.database.read { try MessageCountTable($0).count() } == 0)
        server.clock.advance(.minutes(2))
        try await server.outbox.sendDue()
        #expect(server.sender.attempts == sent)
    }

    @Test(arguments: Engine.available)
    func `a decoy that a killed process left behind is deleted, not sent`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let pool = try await server.poolVerifyingEmail()
        let template = MessageTemplate(
            pool: pool, world: server.world, publicURL: PublicURL(TestServer.publicURL))
        let message = template.code(
            Secret("123456"), for: .forgotPassword, to: .email, address: "x@example.com", of: "nobody")
        try await server.database.write { try server.outbox.enqueue(message, isDecoy: true, $0) }
        server.clock.advance(.minutes(2))
        try await server.outbox.sendDue()
        #expect(server.sender.attempts == 0)
        #expect(try await server.database.read { try MessageCountTable($0).count() } == 1)
        try await server.sweeper.sweep()
        #expect(try await server.database.read { try MessageCountTable($0).count() } == 0)
    }

    // Both engines run the same statements, but only one of them never reruns a transaction.
    @Test func `known and unknown names cause the same statements`() async throws {
        let (server, recorder) = try await TestServer.recorded(.sqliteFile)
        let pool = try await server.poolVerifyingEmail()
        let client = try await server.client(in: pool) { $0.existenceErrors = .enabled }
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        for name in ["raw", "off"] {
            try await server.signUp(name, attributes: ["email": "\(name)@example.com"], by: client)
        }
        try await server.administration.disable("off", in: pool.id)
        func statements(_ call: () async throws -> Void) async throws -> [String] {
            recorder.forget()
            try await call()
            await server.sender.waitForBackgroundWork()
            return recorder.asked
        }
        func forgot(_ name: String) async throws -> [String] {
            try await statements {
                _ = try await server.recovery.requestCode(
                    for: Username(rawValue: name), client: client.id, secretHash: nil)
            }
        }
        func resend(_ name: String) async throws -> [String] {
            try await statements {
                _ = try await server.confirmation.resendCode(
                    to: Username(rawValue: name), client: client.id, secretHash: nil)
            }
        }
        func guess(_ name: String) async throws -> [String] {
            try await statements {
                _ = try await refusal { try await server.signIn(name, password: "Wrong-Horse-9", by: client) }
            }
        }
        _ = try await forgot("ann")
        let (asked, resent, guessed) = (try await forgot("ann"), try await resend("raw"), try await guess("ann"))
        #expect(asked.count > 8 && resent.count > 8 && guessed.count > 4)
        for name in ["nobody", "off"] {
            #expect(try await forgot(name) == asked, "\(name)")
            #expect(try await resend(name) == resent, "\(name)")
            #expect(try await guess(name) == guessed, "\(name)")
        }
    }

    // The spelling chosen at sign-up would reveal that the user exists.
    @Test(arguments: Engine.available)
    func `a challenge shows the folded name, and its password is still right`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(
            engine, pool: { $0.caseSensitivity = false }, client: { $0.existenceErrors = .enabled })
        try await server.makeUser("Ada", attributes: ["email": "ada@example.com"], by: client)
        for typed in ["Ada", "ada", "ADA", "Bea", "bea"] {
            let asked = try await SRPSignIn(server, of: typed, by: client).start()
            #expect(asked["USER_ID_FOR_SRP"] == typed.lowercased() && asked["USERNAME"] == typed.lowercased())
        }
        for typed in ["Ada", "ada"] {
            _ = try await server.signInBySRP(typed, by: client).tokens
            try await server.signIn(typed, by: client)
        }
    }
}

/// Counts the stored messages, including decoys.
private struct MessageCountTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func count() throws -> Int { try tx.fetch("SELECT message_id FROM outbox").count }
}
