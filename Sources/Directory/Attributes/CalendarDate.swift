/// A Gregorian date in the ISO 8601 form `YYYY-MM-DD`.
struct CalendarDate: Sendable, Equatable {
    let year: Int
    let month: Int
    let day: Int

    /// Returns nil if `text` does not have exactly ten characters or the date does not exist.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
            let day = Self.number(bytes[8..<10]), (1...12).contains(month),
            (1...Self.days(in: month, of: year)).contains(day)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Whether `text` is a date, or a date and time with an offset (RFC 3339, section 5.6).
    static func admitsDateTime(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count > 10 else { return CalendarDate(text) != nil }
        guard bytes.count <= 40, bytes[10] == UInt8(ascii: "T"),
            CalendarDate(String(decoding: bytes[..<10], as: UTF8.self)) != nil
        else { return false }
        return admitsTime(bytes[11...])
    }

    private static func admitsTime(_ time: ArraySlice<UInt8>) -> Bool {
        guard
            let end = time.firstIndex(where: { [UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-")].contains($0) })
        else { return false }
        let clock = time[..<end].split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        let fractionIsGood =
            clock.count < 2 || (!clock[1].isEmpty && number(clock[1].prefix(9)) != nil && clock[1].count <= 9)
        return fractionIsGood && pairs(clock[0], most: [23, 59, 60]) && admitsOffset(time[end...])
    }

    private static func admitsOffset(_ offset: ArraySlice<UInt8>) -> Bool {
        guard offset.first != UInt8(ascii: "Z") else { return offset.count == 1 }
        return pairs(offset.dropFirst(), most: [23, 59])
    }

    /// Whether `text` consists of two-digit numbers separated by colons, each at most the number in `most` at its
    /// position.
    private static func pairs(_ text: ArraySlice<UInt8>, most: [Int]) -> Bool {
        let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == most.count else { return false }
        return zip(parts, most).allSatisfy { part, most in
            part.count == 2 && number(part).map { $0 <= most } ?? false
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var value = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit), value < 1_000_000_000 else { return nil }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return value
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
