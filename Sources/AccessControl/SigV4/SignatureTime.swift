import Kernel

enum SignatureTime {
    /// The `X-Amz-Date` form: `20261121T003000Z` (ISO 8601, basic format).
    static func text(_ instant: Instant) -> String {
        let time = CivilTime(instant)
        let digits = [time.month, time.day, time.hour, time.minute, time.second].map { $0 < 10 ? "0\($0)" : "\($0)" }
        let year = String(repeating: "0", count: max(0, 4 - "\(time.year)".utf8.count)) + "\(time.year)"
        return "\(year)\(digits[0])\(digits[1])T\(digits[2])\(digits[3])\(digits[4])Z"
    }

    /// Reads `20261121T003000Z`; nil for anything else.
    static func parse(_ text: String) -> Instant? {
        let bytes = Array(text.utf8)
        guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z"),
            let year = number(bytes[0..<4]), let month = number(bytes[4..<6]), let day = number(bytes[6..<8]),
            let hour = number(bytes[9..<11]), let minute = number(bytes[11..<13]), let second = number(bytes[13..<15])
        else { return nil }
        return Instant(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    }

    /// Reads a `Date` header: the form above, or `Sat, 21 Nov 2026 00:30:00 GMT` (RFC 9110, section 5.6.7).
    static func parseDate(_ text: String) -> Instant? {
        if let instant = parse(text) { return instant }
        let bytes = Array(text.utf8)
        guard bytes.count == 29, let day = number(bytes[5..<7]), let year = number(bytes[12..<16]),
            let month = months.firstIndex(where: { $0.utf8.elementsEqual(bytes[8..<11]) }),
            let hour = number(bytes[17..<19]), let minute = number(bytes[20..<22]), let second = number(bytes[23..<25]),
            let instant = Instant(
                year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second)
        else { return nil }
        // Formatting it again must give the same text, which checks the weekday, punctuation and zone.
        return CivilTime(instant).internetDate(zone: "GMT").utf8.elementsEqual(bytes) ? instant : nil
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var value = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return value
    }
}
