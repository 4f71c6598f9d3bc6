extension Instant {
    /// The UTC instant of a calendar date and time.
    ///
    /// Returns nil for a date or time that does not exist, for leap seconds, and for years outside 1 to 9999.
    package init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...CivilTime.days(inMonth: month, of: year)).contains(day), (0...23).contains(hour),
            (0...59).contains(minute), (0...59).contains(second)
        else { return nil }
        let days = CivilTime.days(before: year) + CivilTime.days(beforeMonth: month, of: year) + day - 1
        let time = hour * 3600 + minute * 60 + second
        self.init(seconds: Int64(days - CivilTime.days(before: 1970)) * 86_400 + Int64(time))
    }

    /// Reads the RFC 3339 form in UTC to the second, as `CivilTime.timestamp` writes it; nil for anything else.
    package init?(timestamp text: String) {
        let bytes = Array(text.utf8)
        let marks = [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":"), (19, "Z")] as [(Int, Unicode.Scalar)]
        guard bytes.count == 20, marks.allSatisfy({ bytes[$0.0] == UInt8(ascii: $0.1) }) else { return nil }
        self.init(fields: bytes, at: [0, 5, 8, 11, 14, 17])
    }

    /// Reads the basic format of ISO 8601, as `CivilTime.basicTimestamp` writes it; nil for anything else.
    package init?(basicTimestamp text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z") else { return nil }
        self.init(fields: bytes, at: [0, 4, 6, 9, 11, 13])
    }

    /// Reads `Sat, 21 Nov 2026 00:30:00 GMT`, as `CivilTime.internetDate` writes it; nil for anything else.
    package init?(internetDate text: String, zone: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 26 + zone.utf8.count, let day = Int(asciiDigits: bytes[5..<7]),
            let month = CivilTime.monthNames.firstIndex(where: { $0.utf8.elementsEqual(bytes[8..<11]) }),
            let year = Int(asciiDigits: bytes[12..<16]), let hour = Int(asciiDigits: bytes[17..<19]),
            let minute = Int(asciiDigits: bytes[20..<22]), let second = Int(asciiDigits: bytes[23..<25])
        else { return nil }
        self.init(year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second)
        // Formatting it again must give the same text, which checks the weekday, punctuation and zone.
        guard CivilTime(self).internetDate(zone: zone).utf8.elementsEqual(bytes) else { return nil }
    }

    /// Reads year, month, day, hour, minute and second at `offsets` in `text`. The year, which comes first, has four
    /// digits, and the others have two.
    private init?(fields text: [UInt8], at offsets: [Int]) {
        // A field that is not a number becomes -1, which no calendar date has.
        let fields = offsets.map { Int(asciiDigits: text[$0..<$0 + ($0 == 0 ? 4 : 2)]) ?? -1 }
        self.init(
            year: fields[0], month: fields[1], day: fields[2], hour: fields[3], minute: fields[4], second: fields[5])
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

    /// The length of a month.
    ///
    /// - Parameter month: 1 to 12.
    package static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
