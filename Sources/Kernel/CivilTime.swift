/// A date and time in the Gregorian calendar, in UTC, to the second.
///
/// It is computed from days since 1970 (H. Hinnant, "chrono-compatible low-level date algorithms"), so that the
/// machine's locale, time zone and calendar have no effect.
package struct CivilTime: Hashable, Sendable {
    /// The astronomical year; it may be negative.
    package var year: Int64
    /// 1 to 12.
    package var month: Int
    /// 1 to 31.
    package var day: Int
    /// 0 to 23.
    package var hour: Int
    /// 0 to 59.
    package var minute: Int
    /// 0 to 59; leap seconds do not occur.
    package var second: Int
    /// 0 is Sunday.
    package var weekday: Int

    /// The date and time of `instant`.
    package init(_ instant: Instant) {
        let seconds = instant.seconds
        let days = Self.flooredQuotient(seconds, by: 86_400)
        let time = Int(seconds - days * 86_400)
        hour = time / 3600
        minute = time / 60 % 60
        second = time % 60
        let week = (days + 4) % 7
        weekday = Int(week < 0 ? week + 7 : week)

        let shifted = days + 719_468
        let era = Self.flooredQuotient(shifted, by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = Int(dayOfYear - (153 * monthFromMarch + 2) / 5) + 1
        month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// The RFC 3339 form, used in logs and JSON: `2026-11-21T00:30:00Z`.
    package var timestamp: String {
        "\(fourDigitYear)-\(Self.two(month))-\(Self.two(day))T\(clock)Z"
    }

    /// The basic format of ISO 8601, used in signatures: `20261121T003000Z`.
    package var basicTimestamp: String {
        "\(fourDigitYear)\(Self.two(month))\(Self.two(day))T\(Self.two(hour))\(Self.two(minute))\(Self.two(second))Z"
    }

    /// The form of mail and HTTP headers (RFC 5322, section 3.3; RFC 9110, section 5.6.7).
    ///
    /// - Parameter zone: The zone's name as the header requires it, such as `GMT` or `+0000`.
    package func internetDate(zone: String) -> String {
        "\(Self.weekdayNames[weekday]), \(Self.two(day)) \(Self.monthNames[month - 1]) \(year) \(clock) \(zone)"
    }

    /// The form that `date` prints: `Sat Nov 21 00:30:00 UTC 2026`.
    package var textDate: String {
        "\(Self.weekdayNames[weekday]) \(Self.monthNames[month - 1]) \(Self.two(day)) \(clock) UTC \(fourDigitYear)"
    }

    /// Hour, minute and second: `00:30:00`.
    package var clock: String { "\(Self.two(hour)):\(Self.two(minute)):\(Self.two(second))" }

    private var fourDigitYear: String {
        String(repeating: "0", count: max(0, 4 - "\(year)".utf8.count)) + "\(year)"
    }

    /// The English names of the days of the week in three letters, beginning with Sunday.
    package static let weekdayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    /// The English names of the months in three letters.
    package static let monthNames = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func flooredQuotient(_ number: Int64, by divisor: Int64) -> Int64 {
        number / divisor - (number % divisor < 0 ? 1 : 0)
    }
}
