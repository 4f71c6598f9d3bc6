import Kernel

/// A decimal number of any length that supports only exact comparison.
struct DecimalNumber: Comparable, Sendable {
    /// The number as it was given.
    let text: String
    private let isNegative: Bool
    /// Digits before the point, without leading zeros.
    private let whole: [UInt8]
    /// Digits after the point, without trailing zeros.
    private let fraction: [UInt8]

    /// Reads an optional minus sign, digits, and optionally a point and more digits; nil for anything else.
    init?(_ text: String) {
        var bytes = Substring(text).utf8
        let hasSign = bytes.first == UInt8(ascii: "-")
        if hasSign { bytes = bytes.dropFirst() }
        let parts = bytes.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
        let zero = UInt8(ascii: "0")
        self.text = text
        whole = Array(parts[0].drop { $0 == zero })
        fraction = parts.count > 1 ? Array(parts[1].reversed().drop { $0 == zero }.reversed()) : []
        // Zero has no sign.
        isNegative = hasSign && !(whole.isEmpty && fraction.isEmpty)
    }

    static func == (one: Self, other: Self) -> Bool {
        one.isNegative == other.isNegative && one.whole == other.whole && one.fraction == other.fraction
    }

    static func < (one: Self, other: Self) -> Bool {
        guard one.isNegative == other.isNegative else { return one.isNegative }
        return one.isNegative ? other.isSmaller(than: one) : one.isSmaller(than: other)
    }

    /// Compares the absolute values.
    private func isSmaller(than other: Self) -> Bool {
        guard whole.count == other.whole.count else { return whole.count < other.whole.count }
        guard whole == other.whole else { return whole.lexicographicallyPrecedes(other.whole) }
        return fraction.lexicographicallyPrecedes(other.fraction)
    }
}
