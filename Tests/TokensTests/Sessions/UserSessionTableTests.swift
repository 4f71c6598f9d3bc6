import Directory
import Kernel
import Storage
import TestKit
import Testing

@testable import Tokens

/// A session that an administrator ends by its id.
@Suite struct UserSessionTableTests {
    private func makeSession(_ id: String, of user: User, by client: Client, at now: Instant) -> UserSession {
        UserSession(
            id: SessionID(rawValue: id), user: user.id, client: client.id, origin: id, scope: "openid", beganAt: now,
            expiresAt: now.advanced(seconds: 60))
    }

    @Test(arguments: Engine.available)
    func `the oldest of more than a thousand sessions ends by its id`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let ann = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let now = server.clock.now
        let sessions = (0...1_000).map { number in
            makeSession("s\(number)", of: ann, by: client, at: now.advanced(seconds: Int64(number)))
        }
        let oldest = sessions[0].id
        let (isEnded, isEndedAgain, left) = try await server.database.write { tx in
            let table = UserSessionTable(tx)
            for session in sessions { try table.insert(session, in: pool.id) }
            return (
                try table.end(oldest, of: ann.id, in: pool.id, now: now),
                try table.end(oldest, of: ann.id, in: pool.id, now: now),
                try table.list(of: ann.id, in: pool.id, now: now, limit: 2_000).map(\.id)
            )
        }
        #expect(isEnded && !isEndedAgain)
        #expect(left == sessions.dropFirst().map(\.id).reversed())
    }

    @Test(arguments: Engine.available)
    func `an expired session, and one of another user or pool, do not end`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        let ann = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let bob = try await server.makeUser("bob", attributes: ["email": "bob@example.com"], by: client)
        let other = try await server.poolVerifyingEmail()
        let began = server.clock.now
        let session = makeSession("s", of: ann, by: client, at: began)
        let ends = try await server.database.write { tx in
            let table = UserSessionTable(tx)
            try table.insert(session, in: pool.id)
            return [
                try table.end(session.id, of: bob.id, in: pool.id, now: began),
                try table.end(session.id, of: ann.id, in: other.id, now: began),
                try table.end(session.id, of: ann.id, in: pool.id, now: began.advanced(seconds: 60)),
                try table.end(session.id, of: ann.id, in: pool.id, now: began.advanced(seconds: 59)),
            ]
        }
        #expect(ends == [false, false, false, true])
    }
}
