extension Instant {
    /// The UTC instant of a calendar date and time.
    ///
    /// Returns nil for a date or time that does not exist, for leap seconds, and for years outside 1 to 9999.
    public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...CivilTime.days(inMonth: month, of: year)).contains(day), (0...23).contains(hour),
            (0...59).contains(minute), (0...59).contains(second)
        else { return nil }
        let days = CivilTime.days(before: year) + CivilTime.days(beforeMonth: month, of: year) + day - 1
        let time = hour * 3600 + minute * 60 + second
        self.init(seconds: Int64(days - CivilTime.days(before: 1970)) * 86_400 + Int64(time))
    }
}

extension CivilTime {
    /// Days from 1 January of year 1 to 1 January of `year`.
    fileprivate static func days(before year: Int) -> Int {
        let last = year - 1
        return last * 365 + last / 4 - last / 100 + last / 400
    }

    fileprivate static func days(beforeMonth month: Int, of year: Int) -> Int {
        (1..<month).reduce(0) { $0 + days(inMonth: $1, of: year) }
    }

    fileprivate static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
