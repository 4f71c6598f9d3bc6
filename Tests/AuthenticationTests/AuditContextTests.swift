import Accounts
import Directory
import Kernel
import TestKit
import Testing
import Tokens

/// The subject of a call in the audit record (ADM-12).
@Suite struct AuditContextTests {
    /// The audit subject that `work` sets, whether it succeeds or is refused.
    private func subject(_ work: @Sendable () async throws -> Void) async throws -> AuditContext.Subject {
        let audit = AuditContext()
        _ = try await AuditContext.$current.withValue(audit) { try await refusal { try await work() } }
        return audit.subject
    }

    // ADM-12
    @Test(arguments: Engine.available)
    func `every operation about a user records the pool and the sub`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let ann = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let tokens = try await server.signIn("ann", by: client)
        try await server.group("staff", in: pool)
        let works: [(String, @Sendable () async throws -> Void)] = [
            ("password", { try await server.signIn("ann", by: client) }),
            ("wrong password", { try await server.signIn("ann", password: "Wrong-Horse-9", by: client) }),
            ("SRP", { _ = try await server.signInBySRP("ann", by: client) }),
            ("exchange", { _ = try await server.exchange(tokens.refresh, by: client) }),
            ("revoke", { try await server.refresh.revoke(Secret(tokens.refresh), client: client.id, secret: nil) }),
            ("forgot", { _ = try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil) }),
            ("confirm", { try await server.confirm("ann", code: "123456", by: client) }),
            ("resend", { _ = try await server.confirmation.resendCode(to: "ann", client: client.id, secretHash: nil) }),
        ]
        for (name, work) in works {
            let subject = try await subject(work)
            #expect(subject.pool == pool.id && subject.user == ann.id, "\(name)")
        }
    }

    // ADM-12
    @Test(arguments: [true, false])
    func `the record says why a sign-in was refused, also if the answer hides it`(_ hides: Bool) async throws {
        let (server, pool, _) = try await TestServer.withPoolAndClient(Engine.sqliteFile)
        let client = try await server.client(in: pool) { $0.existenceErrors = hides ? .enabled : .legacy }
        let ann = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let wrong = try await subject { try await server.signIn("ann", password: "Wrong-Horse-9", by: client) }
        #expect(wrong.reason == .wrongPassword && wrong.user == ann.id && wrong.client == client.id)
        #expect(wrong.signIn == .begun)
        let unknown = try await subject { try await server.signIn("eve", by: client) }
        #expect(unknown.reason == (hides ? .unknownUser : nil) && unknown.user == nil)
        let right = try await subject { try await server.signIn("ann", by: client) }
        #expect(right.reason == nil && right.signIn == .completed)
        try await server.administration.disable("ann", in: pool.id)
        let disabled = try await subject { try await server.signIn("ann", by: client) }
        #expect(disabled.user == ann.id, "a disabled user is named")
        try await server.administration.enable("ann", in: pool.id)
        for _ in 0..<6 { _ = try await subject { try await server.signIn("ann", password: "Wrong-9-X", by: client) } }
        let locked = try await subject { try await server.signIn("ann", by: client) }
        #expect(locked.reason == .locked && locked.user == ann.id)
    }

    // ADM-12: the pool is in the administrator's request.
    @Test(arguments: Engine.available)
    func `every administrator's operation on a user records the sub`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let ann = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        try await server.group("staff", in: pool)
        let administration = server.administration
        let works: [(String, @Sendable () async throws -> Void)] = [
            ("update", { try await administration.update(["name": "Ann"], of: "ann", in: pool.id) }),
            ("remove", { try await administration.remove(["name"], of: "ann", in: pool.id) }),
            ("group", { try await server.groups.addMember("ann", to: "staff", in: pool.id) }),
            ("leave", { try await server.groups.removeMember("ann", from: "staff", in: pool.id) }),
            ("reset", { try await administration.resetPassword(of: "ann", in: pool.id) }),
            (
                "set",
                {
                    let password = Secret(TestServer.password)
                    try await administration.setPassword(password, permanent: true, of: "ann", in: pool.id)
                }
            ),
            ("sign out", { try await administration.signOut("ann", in: pool.id) }),
            ("disable", { try await administration.disable("ann", in: pool.id) }),
            ("delete", { try await administration.delete("ann", in: pool.id) }),
        ]
        for (name, work) in works { #expect(try await subject(work).user == ann.id, "\(name)") }
    }

    @Test(arguments: Engine.available)
    func `a sign-up records the new sub, and an unknown user none`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let signedUp = try await subject { try await server.signUp("bob", by: client) }
        #expect(signedUp.user == (try await server.user("bob", in: pool.id).id) && signedUp.pool == pool.id)
        let invited = try await subject { try await server.invite("cem", to: pool) }
        #expect(invited.user == (try await server.user("cem", in: pool.id).id))
        let unknown = try await subject { try await server.signIn("nobody", by: client) }
        #expect(unknown.user == nil && unknown.pool == pool.id)
    }
}
