import Kernel

/// A time of a date condition: seconds since 1970, or a date and time of ISO 8601 as the W3C restricts it.
///
/// https://www.w3.org/TR/NOTE-datetime
struct ConditionDate {
    private let text: [UInt8]
    private var index = 0

    private init(_ text: [UInt8]) { self.text = text }

    /// The instant that `text` denotes, or nil. A time without zone is in UTC. A number alone is seconds, even if it
    /// could be a year.
    static func read(_ text: [UInt8]) -> Instant? {
        guard text.count <= 40 else { return nil }
        if let seconds = Int(asciiDigits: text) { return Instant(seconds: Int64(seconds)) }
        var date = Self(text)
        return date.instant()
    }

    /// `2026-11`, `2026-11-21` or a date with a time: `2026-11-21T00:30`, `…:00`, `….5`, and a zone.
    private mutating func instant() -> Instant? {
        guard let year = digits(4), take("-"), let month = digits(2) else { return nil }
        let day = take("-") ? digits(2) : 1
        guard let day else { return nil }
        guard take("T") || take("t") else {
            return index == text.count ? Instant(year: year, month: month, day: day) : nil
        }
        guard let hour = digits(2), take(":"), let minute = digits(2) else { return nil }
        let second = take(":") ? digits(2) : 0
        guard let second, let fraction = take(".") ? microseconds() : 0, let offset = offset(), index == text.count,
            let start = Instant(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
        else { return nil }
        // Years have four digits, so neither sum overflows.
        return Instant(microseconds: start.advanced(seconds: -offset).microseconds + fraction)
    }

    /// Seconds of the zone: `Z`, `+01:00`, `-0330` without colon, `+01`, or nothing.
    private mutating func offset() -> Int64? {
        if index == text.count || take("Z") || take("z") { return 0 }
        let isWest = take("-")
        guard isWest || take("+"), let hours = digits(2), hours < 24 else { return nil }
        _ = take(":")
        let minutes = index == text.count ? 0 : digits(2)
        guard let minutes, minutes < 60 else { return nil }
        let seconds = Int64(hours * 3600 + minutes * 60)
        return isWest ? -seconds : seconds
    }

    /// At most nine digits after the point; six are used.
    private mutating func microseconds() -> Int64? {
        var (value, count): (Int64, Int) = (0, 0)
        while let digit = digits(1) {
            if count < 6 { value = value * 10 + Int64(digit) }
            count += 1
        }
        guard (1...9).contains(count) else { return nil }
        for _ in min(count, 6)..<6 { value *= 10 }
        return value
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard index < text.count, text[index] == UInt8(ascii: mark) else { return false }
        index += 1
        return true
    }

    /// Exactly `count` digits as a number, or nil if fewer follow.
    private mutating func digits(_ count: Int) -> Int? {
        guard index + count <= text.count, let number = Int(asciiDigits: text[index..<index + count]) else {
            return nil
        }
        index += count
        return number
    }
}
