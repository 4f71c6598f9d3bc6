import Foundation
import Kernel

extension Instant {
    /// The time rounded down to milliseconds, as the service stores it.
    var milliseconds: Instant { Instant(microseconds: microseconds - microseconds % 1000) }

    var date: Date { Date(timeIntervalSince1970: Double(microseconds) / 1_000_000) }

    /// The time of a date; the nearest possible time if the date is beyond the range.
    init(date: Date) {
        let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
        self.init(microseconds: Int64(exactly: microseconds) ?? (microseconds < 0 ? .min : .max))
    }
}
