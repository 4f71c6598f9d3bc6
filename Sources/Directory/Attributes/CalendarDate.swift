import Kernel

/// A Gregorian date in the ISO 8601 form `YYYY-MM-DD`.
struct CalendarDate: Sendable, Equatable {
    let year: Int
    let month: Int
    let day: Int

    /// Returns nil if `text` does not have exactly ten characters or the date does not exist.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = Int(asciiDigits: bytes[0..<4]), let month = Int(asciiDigits: bytes[5..<7]),
            let day = Int(asciiDigits: bytes[8..<10]), (1...12).contains(month),
            (1...CivilTime.days(inMonth: month, of: year)).contains(day)
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
        let isFractionValid = clock.count < 2 || (clock[1].count <= 9 && Int(asciiDigits: clock[1]) != nil)
        return isFractionValid && hasPairs(clock[0], upTo: [23, 59, 60]) && admitsOffset(time[end...])
    }

    private static func admitsOffset(_ offset: ArraySlice<UInt8>) -> Bool {
        guard offset.first != UInt8(ascii: "Z") else { return offset.count == 1 }
        return hasPairs(offset.dropFirst(), upTo: [23, 59])
    }

    /// Whether `text` consists of two-digit numbers separated by colons, each at most the number in `maxima` at its
    /// position.
    private static func hasPairs(_ text: ArraySlice<UInt8>, upTo maxima: [Int]) -> Bool {
        let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count == maxima.count else { return false }
        return zip(parts, maxima).allSatisfy { part, maximum in
            part.count == 2 && Int(asciiDigits: part).map { $0 <= maximum } ?? false
        }
    }
}
