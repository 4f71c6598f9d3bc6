package import Kernel

/// The form of times in lines: `2026-01-31T12:00:00.123456Z`, in UTC, with a fraction of up to six digits or none.
package enum LineTime {
    package static func text(of time: Instant) -> String {
        let whole = CivilTime(time).timestamp
        let fraction = String(time.microseconds - Instant(seconds: time.seconds).microseconds)
        guard fraction != "0" else { return whole }
        return whole.dropLast() + "." + String(repeating: "0", count: max(6 - fraction.utf8.count, 0)) + fraction + "Z"
    }

    /// - Returns: Nil for other text, and for a time that does not exist.
    static func read(_ text: String) -> Instant? {
        let bytes = Array(text.utf8)
        guard bytes.count > 20, bytes[19] == UInt8(ascii: "."), bytes.last == UInt8(ascii: "Z") else {
            return Instant(timestamp: text)
        }
        let digits = Array(bytes[20..<(bytes.count - 1)])
        let padding = [UInt8](repeating: UInt8(ascii: "0"), count: max(6 - digits.count, 0))
        guard (1...6).contains(digits.count), let fraction = Int(asciiDigits: digits + padding),
            let whole = Instant(timestamp: String(decoding: bytes[..<19], as: UTF8.self) + "Z")
        else { return nil }
        return Instant(microseconds: whole.microseconds + Int64(fraction))
    }
}
