import AccessControl
import Cryptography
import Kernel
import Storage
import TestKit
import Testing
import Wire
import WireRuntime

@testable import Console

/// Jobs that do the same to many users.
struct BulkTests {
    private static func names(_ count: Int) -> [String] { (100..<(100 + count)).map { "user\($0)" } }
    private static let all = BulkOrder(action: .disable, users: .matching(""))

    @Test(arguments: Engine.available)
    func `users that were picked are done in their order, and refusals are reported`(_ engine: Engine) async throws {
        let users = try await BulkUsers(engine, users: Self.names(3))
        users.state.change { $0.refused = ["user101"] }
        let (session, _) = try await users.session()
        let order = BulkOrder(action: .disable, users: .picked(["user100", "user101", "gone", "user102"]))
        let job = try await users.start(order, by: session)
        try await users.run()
        let ended = try await users.stored(job)
        #expect(ended.status == .completed && ended.completedAt != nil)
        #expect((ended.done, ended.refused) == (2, 2))
        #expect(
            try await users.jobs.refusals(of: job, after: 0, limit: 10) == [
                BulkRefusal(
                    number: 1, username: "user101", code: "InvalidParameterException", message: "Not user101."),
                BulkRefusal(
                    number: 2, username: "gone", code: "UserNotFoundException", message: "User does not exist."),
            ])
        #expect(users.state.read { $0.users } == ["user100": false, "user101": true, "user102": false])
        #expect(try await !users.runner().advance())
    }

    @Test(arguments: Engine.available)
    func `all users that match are done, a page at a time, and those who go meanwhile shift nothing`(
        _ engine: Engine
    ) async throws {
        let names = Self.names(150)
        let users = try await BulkUsers(engine, users: names)
        users.state.change { state in for name in names.dropLast(20) { state.users[name] = false } }
        let (session, _) = try await users.session()
        let job = try await users.start(BulkOrder(action: .delete, users: .matching("")), by: session)
        try await users.run()
        let ended = try await users.stored(job)
        #expect((ended.status, ended.done, ended.refused) == (.completed, 130, 20))
        #expect(users.state.read { $0.users.keys.sorted() } == Array(names.suffix(20)))
        #expect(users.calls.count == 130, "the enabled ones were never asked to go")
        #expect(ended.page.count <= BulkRunner.pageLength && users.state.read { $0.maxPage } == BulkRunner.pageLength)
    }

    @Test(arguments: Engine.available)
    func `a job that is stopped at any user goes on with the next, and does each once`(_ engine: Engine) async throws {
        let users = try await BulkUsers(engine, users: Self.names(5))
        let (session, caller) = try await users.session()
        let job = try await users.start(Self.all, by: session)
        for _ in 0..<5 {
            try await users.run { _ in try await users.jobs.stop(job.id, in: job.pool, for: caller) }
            #expect(try await users.stored(job).status == .stopped)
            try await users.jobs.resume(job.id, in: job.pool, by: session, as: caller, from: BulkUsers.request)
        }
        try await users.run()
        #expect(try await users.stored(job).status == .completed)
        #expect(users.calls == Self.names(5).map { "AdminDisableUser \($0)" })
    }

    @Test(arguments: Engine.available)
    func `a job that is stopped while its listing is refused stays stopped`(_ engine: Engine) async throws {
        let users = try await BulkUsers(engine, users: Self.names(1))
        let (session, caller) = try await users.session()
        let job = try await users.start(Self.all, by: session)
        users.state.change { state in
            state.beforeListing = {
                try await users.jobs.stop(job.id, in: job.pool, for: caller)
                throw ServiceError(.accessDenied, "ListUsers is not allowed.")
            }
        }
        try await users.run()
        let stopped = try await users.stored(job)
        #expect((stopped.status, stopped.message) == (.stopped, nil))
        users.state.change { $0.beforeListing = nil }
        try await users.jobs.resume(job.id, in: job.pool, by: session, as: caller, from: BulkUsers.request)
        try await users.run()
        #expect(try await users.stored(job).status == .completed)
    }

    @Test(arguments: Engine.available)
    func `a job that is stopped and goes on at once stays with the node that has it`(_ engine: Engine) async throws {
        let users = try await BulkUsers(engine, users: Self.names(4))
        let (session, caller) = try await users.session()
        let job = try await users.start(Self.all, by: session)
        try await users.run { _ in
            try await users.jobs.stop(job.id, in: job.pool, for: caller)
            try await users.jobs.resume(job.id, in: job.pool, by: session, as: caller, from: BulkUsers.request)
            #expect(try await !users.runner().advance(), "no other node takes it")
        }
        #expect(try await users.stored(job).status == .completed)
        #expect(users.calls.count == 4)
    }

    @Test(arguments: Engine.available)
    func `another node goes on when a lease has ended, and the first one does nothing more`(
        _ engine: Engine
    ) async throws {
        let users = try await BulkUsers(engine, users: Self.names(6))
        let (session, _) = try await users.session()
        let job = try await users.start(Self.all, by: session)
        let isFirst = Locked(true)
        _ = try await users.runner { _ in
            guard isFirst.exchange(false) else { return }
            #expect(try await !users.runner().advance())
            users.account.server.clock.advance(BulkRunner.leaseTime + 1)
            _ = try await users.runner().advance()
        }.advance()
        #expect(try await users.stored(job).status == .completed)
        #expect(users.calls == Self.names(6).map { "AdminDisableUser \($0)" })
        #expect(try await users.stored(job).done == 6)
    }

    @Test(arguments: Engine.available)
    func `an operator who loses the right ends the job, and another goes on with their own`(
        _ engine: Engine
    ) async throws {
        let users = try await BulkUsers(engine, users: Self.names(5))
        let (session, ada) = try await users.session(of: "ada")
        let job = try await users.start(Self.all, by: session)
        try await users.run { _ in
            if users.calls.count == 2 { users.state.change { $0.denied = [ada.arn] } }
        }
        let ended = try await users.stored(job)
        #expect((ended.status, ended.done, ended.refused) == (.failed, 2, 0))
        #expect(ended.message == "AdminDisableUser is not allowed.")
        let root = try await users.session()
        try await users.jobs.resume(
            job.id, in: job.pool, by: root.session, as: root.caller, from: BulkUsers.request)
        try await users.run()
        #expect(try await users.stored(job).status == .completed)
        #expect(users.calls.count == 5)
        #expect(try await users.stored(job).author.arn == root.caller.arn)
    }

    @Test(arguments: Engine.available)
    func `a job of an operator's sign-in has the operator's rights, and ends with the sign-in`(
        _ engine: Engine
    ) async throws {
        let users = try await BulkUsers(engine, users: Self.names(5))
        let (signedIn, session) = try await signIn(users)
        let job = try await users.start(Self.all, by: session)
        try await users.run { _ in
            if users.calls.count == 3 { users.account.operators.set(nil, of: signedIn.identity.session) }
        }
        let ended = try await users.stored(job)
        #expect((ended.status, ended.done) == (.failed, 3))
        #expect(ended.author.ofOperator == signedIn)
    }

    /// An operator who has signed in, with the session of the browser.
    private func signIn(_ users: BulkUsers) async throws -> (ConsoleOperator, ConsoleSession) {
        let (sessions, operators) = (users.account.sessions, users.account.operators)
        let signedIn = operators.signIn(
            SessionID(rawValue: "s-1"), at: users.account.server.clock.now, role: "UserAdmin")
        let cookie = try await sessions.begin(
            signedIn, as: try operators.caller(signedIn), replacing: nil, from: BulkUsers.request)
        return (signedIn, try #require(try await sessions.find(cookie.exposed, for: BulkUsers.request)).session)
    }

    @Test func `a server that fails to look the operator up costs a user an attempt, and not the job`() async throws {
        let users = try await BulkUsers(.sqliteFile, users: Self.names(3))
        let (_, session) = try await signIn(users)
        let job = try await users.start(BulkOrder(action: .disable, users: .picked(Self.names(3))), by: session)
        users.account.operators.fail(BulkRunner.maxAttempts)
        for _ in 0...BulkRunner.maxAttempts {
            try await users.run()
            users.account.server.clock.advance(.minutes(1))
        }
        let ended = try await users.stored(job)
        #expect((ended.status, ended.done, ended.refused) == (.completed, 2, 1))
        let refusals = try await users.jobs.refusals(of: job, after: 0, limit: 10)
        #expect(refusals.map(\.username) == ["user100"] && refusals.map(\.code) == ["InternalErrorException"])
    }

    @Test(arguments: Engine.available)
    func `a job ends with the key of its operator, and outlives the session`(_ engine: Engine) async throws {
        let users = try await BulkUsers(engine, users: Self.names(5))
        let (session, ada) = try await users.session(of: "ada")
        let job = try await users.start(Self.all, by: session)
        try await users.account.sessions.end(session.id, for: ada, seesAll: false)
        let keys = UserAccessKeys(users.account.server.identityStore, sealer: users.account.server.cipher.sealer)
        try await users.run { _ in
            if users.calls.count == 3 {
                try await keys.delete(AccessKeyID(rawValue: session.accessKeyID), of: "ada")
            }
        }
        let ended = try await users.stored(job)
        #expect((ended.status, ended.done) == (.failed, 3))
    }

    @Test func `a user is tried again if the server fails, five times at most`() async throws {
        let users = try await BulkUsers(.sqliteFile, users: Self.names(3))
        users.state.change { $0.failures = ["user100": 2, "user101": 9] }
        let (session, _) = try await users.session()
        let job = try await users.start(Self.all, by: session)
        for _ in 0..<8 {
            try await users.run()
            users.account.server.clock.advance(.minutes(1))
        }
        let ended = try await users.stored(job)
        #expect((ended.status, ended.done, ended.refused) == (.completed, 2, 1))
        #expect(users.calls.filter { $0 == "AdminDisableUser user100" }.count == 3)
        #expect(users.calls.filter { $0 == "AdminDisableUser user101" }.count == BulkRunner.maxAttempts)
    }

    @Test(arguments: Engine.available)
    func `operators see their own jobs, and the account all`(_ engine: Engine) async throws {
        let users = try await BulkUsers(engine, users: Self.names(1))
        let (ada, bob) = (try await users.session(of: "ada"), try await users.session(of: "bob"))
        let root = try await users.session()
        let job = try await users.start(Self.all, by: ada.session)
        await #expect(throws: ServiceError.self) {
            _ = try await users.jobs.find(job.id, in: job.pool, for: bob.caller)
        }
        await #expect(throws: ServiceError.self) {
            try await users.jobs.stop(job.id, in: job.pool, for: bob.caller)
        }
        await #expect(throws: ServiceError.self) {
            try await users.jobs.resume(
                job.id, in: job.pool, by: bob.session, as: bob.caller, from: BulkUsers.request)
        }
        for caller in [ada.caller, root.caller] {
            #expect(try await users.jobs.find(job.id, in: job.pool, for: caller).id == job.id)
            #expect(try await users.jobs.latest(for: caller, limit: 5).map(\.id) == [job.id])
        }
        #expect(try await users.jobs.latest(for: bob.caller, limit: 5).isEmpty)
    }

    @Test func `a pool has ten running jobs at most`() async throws {
        let users = try await BulkUsers(.sqliteFile, users: Self.names(1))
        let (session, _) = try await users.session()
        for _ in 0..<BulkJob.maxRunning { _ = try await users.start(Self.all, by: session) }
        await #expect(throws: ServiceError.self) { _ = try await users.start(Self.all, by: session) }
        try await users.run()
        _ = try await users.start(Self.all, by: session)
    }
}
