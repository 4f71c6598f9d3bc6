import Kernel
import Wire
import WireRuntime

/// What happened in a pool, or in all pools together, in a day, a week or a month.
struct ChartsPage: ConsolePage {
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
                    for chart in charts { chart.figure(texts, on: visit) }
                }
                element("details") {
                    element("summary") { visit.texts.settings.sameReading }
                    visit.copied(Self.command(of: pool, over: period), id: "cli-totals")
                }
            })
    }

    private static func command(of pool: UserPoolID?, over period: ChartPeriod) -> String {
        let named = pool.map { " --pool \(SameCommand.shell($0.rawValue))" } ?? ""
        return "martlet server totals\(named) --period \(period.rawValue)"
    }

    private func periods(chosen: ChartPeriod, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.charts
        let path = isOfPool ? visit.poolAddress("charts") : pattern
        return element("nav", with: [.label(texts.period)]) {
            element("p", with: [.class("actions")]) {
                for period in ChartPeriod.allCases {
                    let current = period == chosen ? [Attribute("aria-current", value: "page")] : []
                    let address = addressed(path, query: [("period", period.rawValue)])
                    element("a", with: [.href(address)] + current) { texts.periodName(period) }
                }
            }
        }
    }

    /// How many users have signed in lately, by the time that is stored of each user's last sign-in.
    private func activeUsers(on visit: ConsoleVisit) async throws -> Markup {
        let texts = visit.texts.administration.charts
        let usage = try await visit.command(
            "GetPoolUsage", on: JSONObject([.init("pool", .string(visit.pool.rawValue))]))
        let counts = usage.objects.compactMap { line in
            line["name"]?.string.flatMap { texts.activeUsers[$0] }.map { ($0, line["count"]?.whole ?? 0) }
        }
        return visit.facts(counts.map { ($0.0, $0.1 < Self.maxActive ? String($0.1) : texts.atLeast($0.1)) })
    }

    /// The command counts no further.
    private static let maxActive = 100_000
}

extension ConsoleVisit {
    /// The chart of sign-ins in the last 24 hours; nothing for others than the account.
    ///
    /// - Throws: What the store throws.
    func signInChart(of pool: UserPoolID?) async throws -> Markup {
        guard isAccount else { return .empty }
        let texts = texts.administration.charts
        do {
            let charts = ChartList(report: try await totals(of: pool, over: .day), texts: texts)
            return markup {
                charts.signIns.figure(texts, on: self)
                element("p") {
                    link(to: pool == nil ? "/console/charts" : poolAddress("charts")) { texts.more }
                }
            }
        } catch let error as ServiceError { return problem(error) }
    }
}
