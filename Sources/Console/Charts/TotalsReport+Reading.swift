import Kernel
import WireRuntime

extension TotalsReport {
    /// Reads the output of the command; nil if it is something else.
    init?(_ output: JSON) {
        guard let object = output.object, case .array(let began)? = object["began"],
            let totals = object["totals"]?.object,
            let period = object["period"]?.string.flatMap(ChartPeriod.init(rawValue:))
        else { return nil }
        var totalsByEvent: [String: [Int]] = [:]
        for member in totals.members {
            guard case .array(let values) = member.value, values.count == began.count else { return nil }
            totalsByEvent[member.name] = values.map { $0.whole ?? 0 }
        }
        self.init(
            pool: object["pool"]?.string, period: period, began: began.map { $0.string ?? "" }, totals: totalsByEvent)
    }
}

extension ConsoleVisit {
    /// The totals of a pool, or of all pools together, which only the account may read.
    ///
    /// - Throws: `ServiceError`.
    func totals(of pool: UserPoolID?, over period: ChartPeriod) async throws -> TotalsReport {
        var input = JSONObject([.init("period", .string(period.rawValue))])
        if let pool { input["pool"] = .string(pool.rawValue) }
        guard let report = TotalsReport(try await command("GetHourlyTotals", on: input)) else {
            throw ServiceError(.internalError, "The totals cannot be read.")
        }
        return report
    }
}
