import Kernel
import WireRuntime

extension TotalsReport {
    /// The output of the command, as a page gets it; nil if it is something else.
    init?(_ output: JSON) {
        guard let object = output.object, case .array(let began)? = object["began"],
            let totals = object["totals"]?.object,
            let period = object["period"]?.string.flatMap(ChartPeriod.init(rawValue:))
        else { return nil }
        var numbers: [String: [Int]] = [:]
        for member in totals.members {
            guard case .array(let values) = member.value, values.count == began.count else { return nil }
            numbers[member.name] = values.map { $0.whole ?? 0 }
        }
        self.init(
            pool: object["pool"]?.string, period: period, began: began.map { $0.string ?? "" }, totals: numbers)
    }
}

extension ConsoleVisit {
    /// What happened in a pool, or in all together. It is the account's, like all commands.
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
