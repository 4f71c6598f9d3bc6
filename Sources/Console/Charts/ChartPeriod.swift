import Kernel

/// The time that a chart shows, up to now.
package enum ChartPeriod: String, CaseIterable, Codable, Sendable {
    case day, week, month

    /// The seconds of a part of it, for which a chart has a column.
    var partSeconds: Int64 {
        switch self {
        case .day: .hours(1)
        case .week: .hours(6)
        case .month: .days(1)
        }
    }

    /// The number of parts. The last one has not ended.
    var parts: Int {
        switch self {
        case .day: 24
        case .week: 28
        case .month: 30
        }
    }
}
