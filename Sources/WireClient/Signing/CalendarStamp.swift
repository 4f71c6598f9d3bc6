import Kernel

/// A time in the format of signatures: `20150830T123600Z`.
struct CalendarStamp {
    let text: String

    /// The date alone: `20150830`.
    var day: String { String(text.prefix(8)) }

    init(_ instant: Instant) {
        let (days, seconds) = Self.divided(instant.seconds, by: 86_400)
        let (year, month, day) = Self.date(days)
        let parts = [year, month, day, seconds / 3600, seconds / 60 % 60, seconds % 60]
        let digits = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }
        text = digits[..<3].joined() + "T" + digits[3...].joined() + "Z"
    }

    /// The Gregorian date `days` after 1970-01-01, computed by eras of 400 years that begin in March.
    private static func date(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let (era, dayOfEra) = divided(days + 719_468, by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let fromMarch = (5 * dayOfYear + 2) / 153
        let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * fromMarch + 2) / 5 + 1)
    }

    /// Quotient and remainder; the remainder is never negative.
    private static func divided(_ number: Int64, by divisor: Int64) -> (Int64, Int64) {
        let remainder = (number % divisor + divisor) % divisor
        return ((number - remainder) / divisor, remainder)
    }
}
