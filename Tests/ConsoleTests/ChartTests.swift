import Kernel
import Storage
import TestKit
import Testing

@testable import Console

/// What is counted for charts, and how it is drawn.
struct ChartTests {
    private static let pool = UserPoolID(rawValue: "us-east-1_Example")
    private static let other = UserPoolID(rawValue: "us-east-1_Other")

    private static func report(
        of pool: UserPoolID?, _ period: ChartPeriod = .day, on server: TestServer
    ) async throws -> TotalsReport {
        let now = server.clock.now
        return try await server.database.read { try TotalsReport(of: pool, period: period, until: now, $0) }
    }

    // MARK: - Counting

    @Test(arguments: Engine.available)
    func `what two nodes have counted is added up by pool and by hour`(_ engine: Engine) async throws {
        let server = try await TestServer(engine)
        let nodes = ["a", "b"].map { HourlyTotals(server.database, world: server.world, node: $0) }
        nodes[0].count(.signIn, in: Self.pool)
        nodes[1].count(.signIn, in: Self.pool)
        nodes[1].count(.signIn, in: Self.other)
        nodes[1].count(.refusedSignIn, in: nil)
        for node in nodes { try await node.flush() }
        server.clock.advance(.hours(1))
        nodes[0].count(.signIn, in: Self.pool)
        for node in nodes + nodes { try await node.flush() }
        let ofPool = try await Self.report(of: Self.pool, on: server)
        #expect(ofPool.values(of: .signIn).suffix(3) == [0, 2, 1])
        #expect(ofPool.values(of: .refusedSignIn).allSatisfy { $0 == 0 })
        #expect(ofPool.began.last == "2026-01-01T09:00:00Z" && ofPool.began.count == 24)
        let all = try await Self.report(of: nil, on: server)
        #expect(all.values(of: .signIn).suffix(2) == [3, 1])
        #expect(all.values(of: .refusedSignIn).suffix(2) == [1, 0])
    }

    @Test(arguments: [(ChartPeriod.day, 24), (.week, 28), (.month, 30)])
    func `a period ends with the part that has not ended, and older totals are not in it`(
        _ period: ChartPeriod, _ parts: Int
    ) async throws {
        let server = try await TestServer(.sqliteFile)
        let totals = HourlyTotals(server.database, world: server.world, node: "a")
        totals.count(.signUp, in: Self.pool)
        try await totals.flush()
        server.clock.advance(period.partSeconds * Int64(parts - 1))
        #expect(try await Self.report(of: Self.pool, period, on: server).values(of: .signUp).first == 1)
        server.clock.advance(period.partSeconds)
        let report = try await Self.report(of: Self.pool, period, on: server)
        #expect(report.values(of: .signUp) == Array(repeating: 0, count: parts))
    }

    @Test func `counting makes no statement, and a flush without events none either`() async throws {
        let (server, recorder) = try await TestServer.recorded(.sqliteFile)
        let totals = HourlyTotals(server.database, world: server.world, node: "a")
        recorder.forget()
        try await totals.flush()
        for _ in 0..<1000 { totals.count(.signIn, in: Self.pool) }
        #expect(recorder.asked.isEmpty && recorder.transactions == .init())
        try await totals.flush()
        #expect(recorder.asked.count == 2 && recorder.transactions == .init(writes: 1))
    }

    @Test func `what could not be written is written later, and a commit without a response not twice`() async throws {
        let (server, database) = try await TestServer.faulty(.sqliteFile)
        let totals = HourlyTotals(database, world: server.world, node: "a")
        totals.count(.signIn, in: Self.pool)
        database.failure = StorageError.unavailable("down")
        await #expect(throws: StorageError.self) { try await totals.flush() }
        totals.count(.signIn, in: Self.pool)
        database.failure = nil
        database.lostResponses = 1
        await #expect(throws: StorageError.self) { try await totals.flush() }
        try await totals.flush()
        #expect(try await Self.report(of: Self.pool, on: server).values(of: .signIn).last == 2)
    }

    @Test func `more pools than fit are counted with all pools only`() async throws {
        let server = try await TestServer(.sqliteFile)
        let totals = HourlyTotals(server.database, world: server.world, node: "a", maxCounts: 300)
        for number in 0..<1000 { totals.count(.signIn, in: UserPoolID(rawValue: "us-east-1_\(number)")) }
        try await totals.flush()
        #expect(try await Self.report(of: nil, on: server).values(of: .signIn).last == 1000)
        let rows = try await server.database.read {
            try StoredRowTable(
                $0, table: try #require(ConsoleSchema.tables.first { $0.name.description == "hourly_totals" })
            ).count()
        }
        #expect(rows == 300)
    }

    @Test(arguments: [
        (0, CountedEvent.within25Milliseconds), (25, .within25Milliseconds), (26, .within50Milliseconds),
        (100, .within100Milliseconds), (250, .within250Milliseconds), (1000, .within1Second), (1001, .beyond1Second),
    ])
    func `a duration is in one of six ranges`(_ milliseconds: Int, _ range: CountedEvent) {
        #expect(CountedEvent(.milliseconds(milliseconds)) == range)
    }

    // MARK: - Drawing

    private static func list(_ totals: [CountedEvent: [Int]]) -> ChartList {
        ChartList(
            report: TotalsReport(
                pool: nil, period: .day, began: ["2026-01-01T08:00:00Z", "2026-01-01T09:00:00Z"],
                totals: Dictionary(uniqueKeysWithValues: totals.map { ($0.key.rawValue, $0.value) })),
            texts: .english)
    }

    @Test func `columns stand upon one another, and the highest reaches the top`() {
        let chart = Self.list([.signIn: [1, 3], .refusedSignIn: [0, 1]]).signIns
        #expect(chart.columns == [1, 4])
        let svg = chart.drawing(upTo: 4).html
        #expect(svg.contains(#"class="s1" d="M1 1000V750h8V1000zM11 1000V250h8V1000z""#))
        #expect(svg.contains(#"class="s2" d="M11 250V0h8V250z""#))
        #expect(!svg.contains(#"class="s3""#), "what never happened is not drawn")
        #expect(svg.contains("<title id=\"chart-sign-ins-title\">Sign-ins: 4 sign-ins were completed, 1 attempts"))
        #expect(!svg.contains("style"))
    }

    @Test func `texts of a chart are escaped`() {
        let evil = "</title><script>alert(1)</script>"
        let chart = ChartFigure(
            id: "c", title: evil, sentence: evil, began: [evil],
            series: [ChartFigure.Series(name: evil, values: [1], tone: 1)])
        #expect(!chart.drawing(upTo: 1).html.contains("<script"))
    }

    @Test func `half and almost all of the durations are told`() {
        let none = Self.list([:])
        #expect(none.within(percent: 50) == nil)
        let some = Self.list([
            .within25Milliseconds: [30, 20], .within50Milliseconds: [48, 0], .beyond1Second: [1, 1],
        ])
        #expect(some.within(percent: 50) == .within25Milliseconds)
        #expect(some.within(percent: 98) == .within50Milliseconds)
        #expect(some.within(percent: 99) == .beyond1Second)
    }
}
