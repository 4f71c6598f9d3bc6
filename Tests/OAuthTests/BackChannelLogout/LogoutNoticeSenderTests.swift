import Accounts
import Authentication
import Directory
import Kernel
import Storage
import TestKit
import Testing
import Tokens

@testable import OAuth

/// Notices are sent, repeated, and finally given up.
@Suite struct LogoutNoticeSenderTests {
    /// A site at which one client is still to be told.
    private func waiting(_ engine: Engine) async throws -> LogoutSite {
        let site = try await LogoutSite(engine)
        try await site.logOut(try await site.signIn().user)
        return site
    }

    @Test(arguments: Engine.available)
    func `what a client has confirmed is not sent again`(on engine: Engine) async throws {
        for status in [200, 204] {
            let site = try await waiting(engine)
            site.receiver.answer { _ in .status(status) }
            #expect(try await site.sender.countWaiting(upTo: 9) == 1)
            #expect(try await site.told().count == 1)
            #expect(site.receiver.outcomes == [.sent])
            #expect(try await site.sender.countWaiting(upTo: 9) == 0)
        }
    }

    @Test(arguments: Engine.available)
    func `what a client refuses is not sent again`(on engine: Engine) async throws {
        let answers: [LogoutReceipt] = [
            .status(400), .status(404), .status(302), .unreadable(reason: "too long"),
        ]
        for answer in answers {
            let site = try await waiting(engine)
            site.receiver.answer { _ in answer }
            #expect(try await site.told().count == 1)
            guard case .givenUp = site.receiver.outcomes.first else {
                Issue.record("\(answer)")
                continue
            }
            #expect(try await site.sender.countWaiting(upTo: 9) == 0)
        }
    }

    @Test(arguments: Engine.available)
    func `a client that cannot answer is asked again`(on engine: Engine) async throws {
        for answer in [LogoutReceipt.status(500), .status(408), .status(429), .none(reason: "it took too long")] {
            let site = try await waiting(engine)
            site.receiver.answer { _ in answer }
            #expect(try await site.told().count == 1)
            site.receiver.answer { _ in .status(200) }
            site.server.clock.advance(9)
            #expect(try await site.told().isEmpty)
            site.server.clock.advance(1)
            #expect(try await site.told().count == 1)
        }
    }

    @Test(arguments: Engine.available)
    func `a client that never answers is asked less and less often, for a day`(on engine: Engine) async throws {
        let site = try await waiting(engine)
        site.receiver.answer { _ in .none(reason: "it took too long") }
        var (waits, waited): ([Int64], Int64) = ([], 0)
        while try await site.sender.countWaiting(upTo: 1) > 0, waits.count < 40 {
            if try await !site.told().isEmpty {
                waits.append(waited)
                waited = 0
            }
            let step: Int64 = waits.count < 10 ? 10 : 600
            site.server.clock.advance(step)
            waited += step
        }
        #expect(waits.prefix(10) == [0, 10, 20, 40, 80, 160, 320, 640, 1280, 2560])
        #expect(waits.dropFirst(10).allSatisfy { $0 == 3600 } && waits.count == 32)
        #expect(site.receiver.outcomes.last == .givenUp(reason: "it has waited for a day"))
    }

    @Test(arguments: Engine.available)
    func `many workers of several servers send a notice once`(on engine: Engine) async throws {
        let site = try await LogoutSite(engine)
        for _ in 0..<5 { _ = try await site.signIn() }
        try await site.server.administration.signOut("ann", in: site.pool)
        let nodes = try (0..<8).map { _ in
            let node = try site.server.anotherNode()
            return site.receiver.sender(
                OAuthServices(
                    database: node.database, world: node.world, settings: node.settings, cipher: node.cipher,
                    tokens: node.tokens))
        }
        let race = await Race(8) { number in
            let begun = try await nodes[number].sendDue()
            await nodes[number].finish()
            return begun
        }
        #expect(race.losers.isEmpty && race.winners.reduce(0, +) == 5)
        #expect(site.receiver.take().count == 5)
    }

    // What a process leaves that was killed after it took a notice.
    @Test(arguments: Engine.available)
    func `a notice whose worker has died is sent by another one after a minute`(on engine: Engine) async throws {
        let site = try await waiting(engine)
        let now = site.server.clock.now
        try await site.server.database.write { tx in
            let due = try LogoutNoticeTable(tx).due(now: now, except: [], limit: 9)
            for notice in due {
                _ = try LogoutNoticeTable(tx).take(notice, now: now, until: now.advanced(seconds: .minutes(1)))
            }
        }
        site.server.clock.advance(59)
        #expect(try await site.told().isEmpty)
        site.server.clock.advance(1)
        #expect(try await site.told().count == 1)
    }

    @Test(arguments: Engine.available)
    func `a client that hangs holds up no other, and a host gets two requests at a time`(
        on engine: Engine
    ) async throws {
        let site = try await LogoutSite(engine)
        let hanging = "https://slow.example.com:8443/logout"
        let slow = try await site.anotherClient(at: hanging)
        for _ in 0..<5 {
            let ann = try await site.signIn().user
            _ = try await site.tokens(for: ann, slow)
        }
        try await site.server.administration.signOut("ann", in: site.pool)
        let mayEnd = Locked(false)
        site.receiver.answer { url in
            while url == hanging, !mayEnd.read({ $0 }) { try? await Task.sleep(for: .milliseconds(5)) }
            return url == hanging ? .none(reason: "it took too long") : .status(200)
        }
        var got: [String] = []
        for _ in 0..<2000 where got.count < 7 {
            _ = try await site.sender.sendDue()
            try await Task.sleep(for: .milliseconds(5))
            got += site.receiver.take().map(\.url)
        }
        #expect(got.filter { $0 == LogoutSite.url }.count == 5 && got.filter { $0 == hanging }.count == 2)
        mayEnd.change { $0 = true }
        await site.sender.finish()
        #expect(try await site.told().isEmpty, "the host rests")
        site.server.clock.advance(10)
        #expect(try await site.sender.sendDue() == 1, "one request finds out whether it answers again")
        await site.sender.finish()
        site.receiver.answer { _ in .status(200) }
        site.server.clock.advance(.minutes(6))
        _ = site.receiver.take()
        #expect(try await site.told().count == 5)
    }

    @Test(arguments: Engine.available)
    func `a client that is deleted, or told no more, is not told`(on engine: Engine) async throws {
        for isDeleted in [true, false] {
            let site = try await waiting(engine)
            let (clients, id) = (site.server.clients, site.site.client.id)
            if isDeleted {
                try await clients.remove(id, in: site.pool)
            } else {
                _ = try await clients.extend(id, in: site.pool) { $0.backChannelLogout = nil }
            }
            #expect(try await site.told().isEmpty && site.receiver.outcomes.isEmpty)
            #expect(try await site.sender.countWaiting(upTo: 9) == 0)
        }
    }

    @Test(arguments: Engine.available)
    func `a changed URL is used for notices that wait`(on engine: Engine) async throws {
        let site = try await waiting(engine)
        site.receiver.answer { _ in .none(reason: "no such host") }
        _ = try await site.told()
        try await site.tell(site.site.client, at: "https://new.example.com/logout")
        site.receiver.answer { _ in .status(200) }
        site.server.clock.advance(.minutes(1))
        while try await site.sender.sendDue() > 0 { await site.sender.finish() }
        #expect(site.receiver.take().map(\.url) == ["https://new.example.com/logout"])
    }

    @Test(arguments: Engine.available)
    func `no statement scans a whole table`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let site = try await LogoutSite(server)
        recorder.forget()
        let (ann, given) = try await site.signIn()
        _ = try await site.signIn()
        site.receiver.answer { _ in .status(503) }
        try await site.logOut(ann)
        _ = try await site.told()
        site.receiver.answer { _ in .status(200) }
        server.clock.advance(.hours(2))
        _ = try await site.site.get("/logout", ["id_token_hint": given["id_token"] ?? ""])
        try await server.administration.signOut("ann", in: site.pool)
        #expect(try await site.told().count == 2)
        try await server.sweeper.sweep()
        for statement in recorder.statements {
            let scans = try await recorder.fullScans(of: statement)
            #expect(scans.isEmpty, "\(scans) \(statement.rendered(for: .sqlite).text)")
        }
    }
}
