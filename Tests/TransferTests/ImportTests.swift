import Directory
import Kernel
import Storage
import TestKit
import Testing

@testable import Transfer

/// Import jobs from their creation to their end, on both engines.
struct ImportTests {
    @Test(arguments: Engine.available)
    func `rows become users, and the log tells each row (UP-CSV-12 UP-CSV-61 UP-CSV-63)`(
        _ engine: Engine
    ) async throws {
        let imports = try await Imports(engine)
        let rows = [Imports.row("ann"), Imports.row("bob", verified: false), Imports.row("ann"), ""]
        let job = try await imports.start(imports.file(rows: rows + [Imports.row("cid"), Imports.row("dee")]))
        #expect(job.status == .pending && job.startedAt != nil)
        try await imports.run()
        let ended = try await imports.state(of: job)
        #expect(ended.status == .succeeded && ended.completedAt != nil && ended.message != nil)
        #expect((ended.imported, ended.skipped, ended.failed) == (3, 1, 1))
        // IMP-LOG-05, IMP-LOG-06, IMP-LOG-07
        #expect(
            try await imports.log(of: job) == [
                "[SUCCEEDED] Line Number 2 - The import succeeded.",
                "[FAILED] Line Number 3 - The user record does not set any of the auto verified attributes to true.",
                "[SKIPPED] Line Number 4 - The user already exists.",
                "[SUCCEEDED] Line Number 6 - The import succeeded.",
                "[SUCCEEDED] Line Number 7 - The import succeeded.",
            ])
        let ann = try #require(try await imports.user("ann"))
        #expect(ann.status == .resetRequired && ann.credential == nil && ann.attributes.isVerified(.email))
        #expect(try await imports.user("bob") == nil)
        #expect(try await !imports.runner().advance())
        #expect(try await imports.countPieces(of: job) == 0)
    }

    @Test(arguments: Engine.available)
    func `a row that the store refuses fails alone (IMP-LOG-10)`(_ engine: Engine) async throws {
        let imports = try await Imports(engine)
        try await imports.server.database.write { try FailingRowTable(tx: $0).install() }
        let twice = Imports.row("bob").replacing("bob@", with: "ann@")
        let job = try await imports.start(imports.file(rows: [Imports.row("ann"), twice, Imports.row("cid")]))
        try await imports.run()
        let ended = try await imports.state(of: job)
        #expect((ended.status, ended.imported, ended.failed) == (.succeeded, 2, 1))
        #expect(try await imports.log(of: job)[1] == "[FAILED] Line Number 3 - An internal error occurred.")
    }

    @Test func `a file has at most as many users as an import takes (UP-CSV-34)`() async throws {
        let imports = try await Imports(.sqliteFile)
        var runner = imports.runner()
        #expect(runner.maxUsers == 500_000)
        runner.maxUsers = 2
        for (names, status) in [(["ann", "bob", "cid"], UserImportJob.Status.failed), (["ann", "bob"], .succeeded)] {
            let job = try await imports.start(imports.file(names) + "\n \n")
            while try await runner.advance() {}
            #expect(try await imports.state(of: job).status == status)
        }
    }

    @Test(arguments: Engine.available)
    func `a file that is no CSV file of the pool adds no user (UP-CSV-53 UP-CSV-64 IMP-JOB-15 IMP-LOG-13)`(
        _ engine: Engine
    ) async throws {
        let imports = try await Imports(engine)
        let good = imports.file(["ann"])
        let files = [
            "", "name\n", good.replacing("email,", with: "e-mail,"), "\u{FEFF}" + good,
            good + String(repeating: "x", count: 16_001),
        ]
        for file in files {
            let job = try await imports.start(file)
            try await imports.run()
            let ended = try await imports.state(of: job)
            #expect(ended.status == .failed && ended.message?.isEmpty == false && ended.imported == 0)
        }
        #expect(try await imports.user("ann") == nil)
    }

    @Test(arguments: Engine.available)
    func `most rows must become users (UP-CSV-57 IMP-JOB-22 IMP-LOG-08)`(_ engine: Engine) async throws {
        let imports = try await Imports(engine)
        let bad = (0..<5).map { Imports.row("n\($0)", verified: false) }
        let job = try await imports.start(imports.file(rows: bad))
        try await imports.run()
        let ended = try await imports.state(of: job)
        #expect(ended.status == .failed && (ended.imported, ended.failed) == (0, 5))
        #expect(ended.message == "Too many users have failed or been skipped during the import.")
    }

    @Test func `beside one writer a batch grows with the time of its commit`() {
        var size = ImportBatchSize.besideOneWriter
        let first = size.lines
        // A slow disk: the rows take a tenth of the time.
        for _ in 0..<100 { size.adapt(rows: .microseconds(100), whole: .microseconds(1000)) }
        #expect(size.lines == 50)
        // A fast disk: each row takes 0.1 ms, and a commit 0.2.
        for _ in 0..<100 {
            let rows = Duration.microseconds(100 * size.lines)
            size.adapt(rows: rows, whole: rows + .microseconds(200))
        }
        #expect((2...4).contains(size.lines))
        for _ in 0..<100 { size.adapt(rows: .milliseconds(10), whole: .milliseconds(10)) }
        #expect(size.lines == 1 && first > 1)
        var fixed = ImportBatchSize.fixed(128)
        fixed.adapt(rows: .milliseconds(10), whole: .milliseconds(10))
        #expect(fixed.lines == 128)
    }

    @Test(arguments: Engine.available)
    func `a batch after the deletion of its pool adds no user`(_ engine: Engine) async throws {
        let imports = try await Imports(engine)
        let job = try await imports.start(imports.file((0..<120).map { "user\($0)" }))
        let runner = imports.runner { _ in
            _ = try await imports.server.database.write { tx in
                try tx.execute("DELETE FROM pools WHERE pool_id = \(job.pool)")
            }
        }
        _ = try await runner.advance()
        let users = try await imports.server.database.read { tx in
            try tx.count("SELECT COUNT(*) AS n FROM users WHERE pool_id = \(job.pool)")
        }
        #expect(users == Imports.batchLines)
    }

    @Test(arguments: Engine.available)
    func `another node goes on where one ended, and no row is imported twice`(_ engine: Engine) async throws {
        let imports = try await Imports(engine)
        let names = (0..<180).map { "user\($0)" }
        let job = try await imports.start(imports.file(names))
        // The node ends after each batch: the pause throws, and nothing is released.
        for round in 1...3 {
            let dying = imports.runner { _ in throw CancellationError() }
            await #expect(throws: CancellationError.self) { try await dying.advance() }
            #expect(try await imports.state(of: job).imported == Imports.batchLines * round)
            // Its lease holds for five seconds.
            #expect(try await !imports.runner().advance())
            imports.server.clock.advance(6)
        }
        try await imports.run()
        let ended = try await imports.state(of: job)
        #expect(ended.status == .succeeded && (ended.imported, ended.skipped) == (180, 0))
        #expect(try await imports.log(of: job).count == 180)
    }

    @Test(arguments: Engine.available)
    func `a node whose lease has ended commits nothing more`(_ engine: Engine) async throws {
        let imports = try await Imports(engine)
        let job = try await imports.start(imports.file((0..<120).map { "user\($0)" }))
        let slow = imports.runner { _ in
            imports.server.clock.advance(6)
            try await imports.run()
        }
        _ = try await slow.advance()
        let ended = try await imports.state(of: job)
        #expect(ended.status == .succeeded && (ended.imported, ended.skipped) == (120, 0))
    }

    @Test(arguments: Engine.available)
    func `a stopped job writes nothing more, and cannot be started again (IMP-JOB-26 IMP-JOB-27)`(
        _ engine: Engine
    ) async throws {
        let imports = try await Imports(engine)
        let job = try await imports.start(imports.file((0..<120).map { "user\($0)" }))
        let runner = imports.runner { _ in
            #expect(try await imports.state(of: job).status == .inProgress)
            let stopped = try await imports.jobs.stop(job.id, in: job.pool)
            #expect(stopped.status == .stopped && stopped.completedAt != nil)
            #expect(stopped.message == "The Import Job was stopped by the developer.")
        }
        _ = try await runner.advance()
        try await imports.run()
        #expect(try await imports.state(of: job).imported == Imports.batchLines)
        #expect(try await imports.user("user60") == nil)
        let again = try await refusal { try await imports.jobs.start(job.id, in: job.pool) }
        #expect(again == TransferRefusal.notStartable(.stopped))
        let stopped = try await refusal { try await imports.jobs.stop(job.id, in: job.pool) }
        #expect(stopped == TransferRefusal.notRunning(.stopped))
    }

    @Test(arguments: Engine.available)
    func `a pool runs one job at a time, and only with a file (UP-CSV-45 IMP-JOB-24)`(_ engine: Engine) async throws {
        let imports = try await Imports(engine)
        let (one, two) = (try await imports.create(), try await imports.create())
        #expect(try await refusal { try await imports.jobs.start(one.id, in: one.pool) } == TransferRefusal.fileMissing)
        try await imports.upload(imports.file(["ann"]), to: one)
        try await imports.upload(imports.file(["bob"]), to: two)
        _ = try await imports.jobs.start(one.id, in: one.pool)
        #expect(try await refusal { try await imports.jobs.start(two.id, in: two.pool) } == TransferRefusal.jobRuns)
        try await imports.run()
        _ = try await imports.jobs.start(two.id, in: two.pool)
    }

    @Test(arguments: Engine.available)
    func `a pool that verifies nothing starts no job (UP-CSV-20 IMP-PWD-05)`(_ engine: Engine) async throws {
        let imports = try await Imports(engine) { $0.autoVerifiedAttributes = [] }
        let job = try await imports.create()
        try await imports.upload(imports.file(["ann"]), to: job)
        let refused = try await refusal { try await imports.jobs.start(job.id, in: job.pool) }
        #expect(refused == TransferRefusal.verifiesNothing)
    }

    @Test(arguments: Engine.available)
    func `a job that is not started in a day expires, and its file is deleted (UP-CSV-54 IMP-JOB-16)`(
        _ engine: Engine
    ) async throws {
        let imports = try await Imports(engine)
        let job = try await imports.create()
        try await imports.upload(imports.file(["ann"]), to: job)
        imports.server.clock.advance(.days(1))
        #expect(try await imports.state(of: job).status == .expired)
        let refused = try await refusal { try await imports.jobs.start(job.id, in: job.pool) }
        #expect(refused == TransferRefusal.notStartable(.expired))
        try await imports.run()
        #expect(try await imports.countPieces(of: job) == 0)
        #expect(try await imports.state(of: job).status == .expired)
    }

    @Test(arguments: Engine.available)
    func `the role must be usable when a job is created and when it runs (IMP-LOG-11)`(
        _ engine: Engine
    ) async throws {
        let imports = try await Imports(engine)
        let job = try await imports.start(imports.file(["ann"]))
        imports.roleFault.change { $0 = "The role does not exist." }
        let refused = try await refusal { try await imports.create() }
        #expect(refused == TransferRefusal.roleNotUsable("The role does not exist."))
        try await imports.run()
        let ended = try await imports.state(of: job)
        #expect(ended.status == .failed && ended.message == "CloudWatchLogsRoleArn: The role does not exist.")
        #expect(try await imports.user("ann") == nil)
    }

    @Test(arguments: Engine.available)
    func `a job ends with its pool (IMP-LOG-12)`(_ engine: Engine) async throws {
        let imports = try await Imports(engine)
        let job = try await imports.start(imports.file((0..<120).map { "user\($0)" }))
        let runner = imports.runner { _ in try await imports.server.pools.remove(job.pool) }
        _ = try await runner.advance()
        #expect(try await refusal { try await imports.state(of: job) } != nil)
        imports.server.clock.advance(10)
        try await imports.server.pools.sweep()
        #expect(try await !imports.runner().advance())
    }

    @Test(arguments: Engine.available)
    func `another user's alias is not taken over`(_ engine: Engine) async throws {
        let imports = try await Imports(engine) { $0.aliasAttributes = [.email] }
        let clash = ",,,,,,,,,ann@example.org,true,,,,,,,,,false,other"
        let job = try await imports.start(imports.file(rows: [Imports.row("ann"), clash, Imports.row("bob")]))
        try await imports.run()
        let ended = try await imports.state(of: job)
        #expect((ended.imported, ended.skipped, ended.failed) == (2, 0, 1))
        #expect(try await imports.user("other") == nil)
        #expect(try await imports.user("ann@example.org")?.username == "ann")
    }

    @Test(arguments: Engine.available)
    func `jobs are listed from the newest on, in pages (IMP-JOB-18 IMP-JOB-19 IMP-JOB-20)`(
        _ engine: Engine
    ) async throws {
        let imports = try await Imports(engine)
        var ids: [String] = []
        for number in 0..<5 {
            ids.append(try await imports.create("job \(number)").id)
            if number != 2 { imports.server.clock.advance(1) }
        }
        var (found, after): ([String], Cursor?) = ([], nil)
        repeat {
            let page = try await imports.jobs.list(in: imports.pool.id, after: after, limit: 2)
            found += page.items.map(\.id)
            after = page.next
        } while after != nil
        #expect(found.count == 5 && Set(found) == Set(ids) && found.first == ids[4] && found.last == ids[0])
    }

    @Test(arguments: Engine.available)
    func `a pool has fifty jobs that have not ended (UP-CSV-66 UP-LIM-03 LIM-SOFT-03)`(_ engine: Engine) async throws {
        let imports = try await Imports(engine)
        for _ in 0..<50 { _ = try await imports.create() }
        #expect(try await refusal { try await imports.create() } == TransferRefusal.tooManyJobs(50))
        imports.server.clock.advance(.days(1))
        try await imports.run()
        _ = try await imports.create()
    }
}
