import Kernel

/// What a chart reaches back over.
package enum ChartPeriod: String, CaseIterable, Codable, Sendable {
    case day, week, month

    /// The seconds of a part, which a column stands for.
    var partSeconds: Int64 {
        switch self {
        case .day: .hours(1)
        case .week: .hours(6)
        case .month: .days(1)
        }
    }

    /// How many parts there are. The last has not ended.
    var parts: Int {
        switch self {
        case .day: 24
        case .week: 28
        case .month: 30
        }
    }
}
