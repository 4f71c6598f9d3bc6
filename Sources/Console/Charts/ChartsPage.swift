import Kernel
import Wire
import WireRuntime

/// The charts of a pool, or of all pools together, for a day, a week or a month.
struct ChartsPage: ConsolePage {
    /// Whether it is about the pool in the path, and not about all pools.
    let isOfPool: Bool

    var pattern: String { isOfPool ? "/console/pools/{pool}/charts" : "/console/charts" }

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.charts
        let period = visit.query["period"].flatMap(ChartPeriod.init(rawValue:)) ?? .day
        let pool = isOfPool ? visit.pool : nil
        let report = try await visit.totals(of: pool, over: period)
        let active = try await pool == nil ? Markup.empty : activeUsers(on: visit)
        let charts = ChartList(report: report, texts: texts).all
        return .page(
            ConsoleContent(
                isOfPool ? .pools : .home, title: isOfPool ? texts.title : texts.titleOfAll,
                above: isOfPool ? visit.abovePool : [(visit.texts.home.title, "/console")]
            ) {
                if isOfPool { visit.poolLinks(current: "charts") }
                periods(chosen: period, on: visit)
                element("p", with: [.class("soft")]) { texts.lead }
                active
                element("div", with: [.class("charts")]) {
                    for chart in charts { chart.markup(on: visit) }
                }
                element("details") {
                    element("summary") { visit.texts.settings.sameReading }
                    visit.copied(Self.command(of: pool, over: period), id: "cli-totals")
                }
            })
    }

    private static func command(of pool: UserPoolID?, over period: ChartPeriod) -> String {
        let named = pool.map { " \(SameCommand.option("pool", value: $0.rawValue))" } ?? ""
        return "martlet server totals\(named) --period \(period.rawValue)"
    }

    private func periods(chosen: ChartPeriod, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.charts
        let path = isOfPool ? visit.poolAddress("charts") : pattern
        func address(of period: ChartPeriod) -> String { addressed(path, query: [("period", period.rawValue)]) }
        return visit.tabs(
            ChartPeriod.allCases.map { (address(of: $0), texts.periodName($0)) }, current: address(of: chosen),
            label: texts.period)
    }

    /// How many users have signed in within some days, by the stored time of each user's last sign-in.
    private func activeUsers(on visit: ConsoleVisit) async throws -> Markup {
        let texts = visit.texts.administration.charts
        let usage = try await visit.command(
            "GetPoolUsage", on: JSONObject(texts: ["pool": visit.pool.rawValue]))
        let counts = usage.objects.compactMap { line -> (name: String, value: String?)? in
            guard let label = line["name"]?.string.flatMap({ texts.activeUsers[$0] }) else { return nil }
            let count = line["count"]?.whole ?? 0
            return (label, count < Self.maxActive ? String(count) : texts.atLeast(count))
        }
        return visit.facts(counts)
    }

    /// The command counts no further.
    private static let maxActive = 100_000
}

extension ConsoleVisit {
    /// The chart of sign-ins in the last 24 hours; nothing for others than the account.
    ///
    /// - Parameter pool: Nil for all pools together.
    /// - Throws: No `ServiceError`, which it shows.
    func signInChart(of pool: UserPoolID?) async throws -> Markup {
        guard administersServer else { return .empty }
        let texts = texts.administration.charts
        do {
            let charts = ChartList(report: try await totals(of: pool, over: .day), texts: texts)
            return markup {
                charts.signIns.markup(on: self)
                element("p") {
                    link(to: pool == nil ? "/console/charts" : poolAddress("charts")) { texts.more }
                }
            }
        } catch let error as ServiceError { return problem(error) }
    }
}
