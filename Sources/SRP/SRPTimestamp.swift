package import Kernel

/// The time in a proof: `EEE MMM d HH:mm:ss z yyyy` in English, such as `Tue Mar 3 04:05:06 UTC 2020`.
package enum SRPTimestamp {
    /// The instant in `text`, or nil if it has another form.
    ///
    /// A day below ten may have a leading zero. Names may be in any case, and the zone is UTC or GMT. The day of the
    /// week may be wrong. `text(_:)` returns the canonical form.
    package static func parse(_ text: String) -> Instant? {
        guard text.utf8.count <= 28 else { return nil }
        let words = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 6, name(words[0], among: CivilTime.weekdayNames) != nil,
            zones.contains(where: { $0.utf8.elementsEqual(words[4]) }),
            let month = name(words[1], among: CivilTime.monthNames), let day = number(words[2], digits: 1...2),
            let year = number(words[5], digits: 4...4), year >= 1970
        else { return nil }
        let clock = words[3].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            .map { number($0, digits: 2...2) }
        guard clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2] else { return nil }
        return Instant(year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second)
    }

    /// The form that clients send, without a leading zero in the day.
    package static func text(_ instant: Instant) -> String {
        let time = CivilTime(instant)
        let day = "\(CivilTime.weekdayNames[time.weekday]) \(CivilTime.monthNames[time.month - 1]) \(time.day)"
        return "\(day) \(time.clock) UTC \(time.year)"
    }

    private static let zones = ["UTC", "GMT"]

    private static func name(_ word: Substring.UTF8View, among names: [String]) -> Int? {
        names.firstIndex { $0.utf8.elementsEqual(word) { $0.asciiLowercased == $1.asciiLowercased } }
    }

    private static func number(_ text: Substring.UTF8View, digits: ClosedRange<Int>) -> Int? {
        digits.contains(text.count) ? Int(asciiDigits: text) : nil
    }
}
