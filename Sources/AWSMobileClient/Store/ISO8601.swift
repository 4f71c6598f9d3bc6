import Kernel

/// The store's format for times: ISO 8601 in UTC, to the second, such as `2020-03-03T04:05:06Z`.
enum ISO8601 {
    /// Formats `instant`, without fractions of a second.
    static func text(_ instant: Instant) -> String {
        let time = CivilTime(instant)
        let numbers = [Int64(time.month), Int64(time.day), Int64(time.hour), Int64(time.minute), Int64(time.second)]
        let parts = numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "\(time.year)-\(parts[0])-\(parts[1])T\(parts[2]):\(parts[3]):\(parts[4])Z"
    }

    /// Parses `text`; nil if it has another format.
    static func read(_ text: String) -> Instant? {
        let bytes = Array(text.utf8)
        let marks = [4: "-", 7: "-", 10: "T", 13: ":", 16: ":", 19: "Z"]
        guard bytes.count == 20, marks.allSatisfy({ [bytes[$0.key]] == Array($0.value.utf8) }) else { return nil }
        let numbers = [0..<4, 5..<7, 8..<10, 11..<13, 14..<16, 17..<19].map { range in
            bytes[range].allSatisfy { (0x30...0x39).contains($0) }
                ? bytes[range].reduce(0) { $0 * 10 + Int($1) - 0x30 } : -1
        }
        return Instant(
            year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
            second: numbers[5])
    }
}
