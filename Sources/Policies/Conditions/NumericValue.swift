import Kernel

/// A number of a numeric condition: whole numbers are compared exactly, others as floating-point numbers.
enum NumericValue: Comparable, Sendable {
    case whole(Int64)
    case fraction(Double)

    /// More digits would not change the comparison, only its cost.
    private static let maxLength = 40

    /// The number that `text` denotes in decimal digits, with sign, point and exponent; nil for anything else.
    init?(_ text: [UInt8]) {
        guard !text.isEmpty, text.count <= Self.maxLength, text.contains(where: \.isASCIIDigit),
            text.allSatisfy({ $0.isASCIIDigit || "+-.eE".utf8.contains($0) })
        else { return nil }
        let text = String(decoding: text, as: UTF8.self)
        if let number = Int64(text) {
            self = .whole(number)
        } else if let number = Double(text), number.isFinite {
            self = .fraction(number)
        } else {
            return nil
        }
    }

    static func == (one: Self, other: Self) -> Bool {
        if case (.whole(let one), .whole(let other)) = (one, other) { return one == other }
        return one.double == other.double
    }

    static func < (one: Self, other: Self) -> Bool {
        if case (.whole(let one), .whole(let other)) = (one, other) { return one < other }
        return one.double < other.double
    }

    private var double: Double {
        switch self {
        case .whole(let number): Double(number)
        case .fraction(let number): number
        }
    }
}
