extension JSONReader {
    /// No number that fits 64 bits needs more characters.
    private static let maxNumberLength = 40

    /// A number as RFC 8259 defines it: no plus sign, no leading zero, digits on both sides of the point.
    mutating func number() throws(JSONError) -> JSON {
        let start = index
        let isNegative = text[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        let digits = index
        let magnitude = try magnitude()
        guard index > digits, index == digits + 1 || text[digits] != UInt8(ascii: "0") else { throw .syntax(at: start) }
        let isWhole = try !skipFractionAndExponent(from: start)
        guard index - start <= Self.maxNumberLength else { throw .number(at: start) }
        if isWhole, let magnitude, let whole = Self.signed(magnitude, isNegative: isNegative) { return .integer(whole) }
        let spelling = String(decoding: text[start..<index], as: UTF8.self)
        guard let value = Double(spelling), value.isFinite else { throw .number(at: start) }
        return .number(value)
    }

    /// The digits before the point, or nil if they do not fit 64 bits.
    private mutating func magnitude() throws(JSONError) -> UInt64? {
        let start = index
        var sum: UInt64? = 0
        while index < text.count, case let digit = text[index] &- UInt8(ascii: "0"), digit < 10 {
            sum = sum.flatMap { sum in
                let (tens, isTooLarge) = sum.multipliedReportingOverflow(by: 10)
                let (all, overflows) = tens.addingReportingOverflow(UInt64(digit))
                return isTooLarge || overflows ? nil : all
            }
            index += 1
            guard index - start <= Self.maxNumberLength else { throw .number(at: start) }
        }
        return sum
    }

    private static func signed(_ magnitude: UInt64, isNegative: Bool) -> Int64? {
        guard isNegative else { return Int64(exactly: magnitude) }
        return magnitude == Int64.min.magnitude ? Int64.min : Int64(exactly: magnitude).map { -$0 }
    }

    /// - Returns: Whether there was either.
    private mutating func skipFractionAndExponent(from start: Int) throws(JSONError) -> Bool {
        let end = index
        if index < text.count, text[index] == UInt8(ascii: ".") {
            index += 1
            try skipDigits(from: start)
        }
        if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if index < text.count, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") { index += 1 }
            try skipDigits(from: start)
        }
        return index > end
    }

    /// Skips at least one digit.
    private mutating func skipDigits(from start: Int) throws(JSONError) {
        let first = index
        while index < text.count, text[index] &- UInt8(ascii: "0") < 10 {
            index += 1
            guard index - start <= Self.maxNumberLength else { throw .number(at: start) }
        }
        guard index > first else { throw .syntax(at: start) }
    }
}
