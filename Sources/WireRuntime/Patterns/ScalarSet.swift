/// A set of Unicode scalars that one position of a pattern accepts.
struct ScalarSet: Sendable {
    /// One bit per ASCII character, with ranges and categories already applied.
    private var ascii: (low: UInt64, high: UInt64) = (0, 0)
    /// The ranges beyond ASCII.
    private var ranges: [ClosedRange<UInt32>] = []
    /// One bit per general category, by its raw value in `Category`.
    private var categories: UInt8 = 0
    private var isNegated = false

    /// The categories that `\p{…}` names by one letter.
    enum Category: UInt8, CaseIterable {
        case letter, mark, symbol, number, punctuation, separator

        /// The category called `letter`, or nil if no pattern of the models uses it.
        init?(_ letter: Unicode.Scalar) {
            switch letter {
            case "L": self = .letter
            case "M": self = .mark
            case "S": self = .symbol
            case "N": self = .number
            case "P": self = .punctuation
            case "Z": self = .separator
            default: return nil
            }
        }

        /// The category of `scalar`, or nil for controls, surrogates and unassigned scalars.
        init?(of scalar: Unicode.Scalar) {
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: self = .letter
            case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
            case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: self = .symbol
            case .decimalNumber, .letterNumber, .otherNumber: self = .number
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                .finalPunctuation, .otherPunctuation:
                self = .punctuation
            case .spaceSeparator, .lineSeparator, .paragraphSeparator: self = .separator
            default: return nil
            }
        }
    }

    /// Whether the set contains this UTF-8 byte, which must be below 128.
    @inline(__always)
    func contains(ascii byte: UInt8) -> Bool {
        (byte < 64 ? ascii.low >> UInt64(byte) : ascii.high >> UInt64(byte & 63)) & 1 == 1
    }

    /// Whether the set contains `scalar`.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 128 { return contains(ascii: UInt8(truncatingIfNeeded: scalar.value)) }
        let isListed = ranges.contains { $0.contains(scalar.value) } || hasCategory(of: scalar)
        return isListed != isNegated
    }

    private func hasCategory(of scalar: Unicode.Scalar) -> Bool {
        guard categories != 0, let category = Category(of: scalar) else { return false }
        return categories >> category.rawValue & 1 == 1
    }
}

extension ScalarSet {
    /// Any scalar, or any except line terminators.
    static func any(includingLineEnds: Bool) -> Self {
        var set = Self()
        if !includingLineEnds {
            for end in ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"] as [Unicode.Scalar] { set.insert(end...end) }
        }
        set.negate()
        return set
    }

    mutating func insert(_ range: ClosedRange<Unicode.Scalar>) {
        let (first, last) = (range.lowerBound.value, range.upperBound.value)
        var value = first
        while value <= last, value < 128 {
            setASCII(value)
            value += 1
        }
        if last >= 128 { ranges.append(max(first, 128)...last) }
    }

    mutating func insert(_ category: Category) {
        categories |= 1 << category.rawValue
        for value in 0..<128 as Range<UInt32> {
            if let scalar = Unicode.Scalar(value), Category(of: scalar) == category { setASCII(value) }
        }
    }

    /// Adds the class `\w`, `\d`, `\s` or `\S`, which are about ASCII in Java.
    mutating func insertClass(_ letter: Unicode.Scalar) -> Bool {
        switch letter {
        case "w":
            for range in ["a"..."z", "A"..."Z", "0"..."9", "_"..."_"] as [ClosedRange<Unicode.Scalar>] { insert(range) }
        case "d": insert("0"..."9")
        case "s":
            for range in ["\t"..."\r", " "..." "] as [ClosedRange<Unicode.Scalar>] { insert(range) }
        case "S":
            var spaces = Self()
            guard spaces.insertClass("s") else { return false }
            for value in 0..<128 as Range<UInt32> where !spaces.contains(ascii: UInt8(value)) { setASCII(value) }
            ranges.append(128...0x10FFFF)
        default: return false
        }
        return true
    }

    mutating func negate() {
        isNegated.toggle()
        ascii = (~ascii.low, ~ascii.high)
    }

    private mutating func setASCII(_ value: UInt32) {
        if value < 64 { ascii.low |= 1 << UInt64(value) } else { ascii.high |= 1 << UInt64(value & 63) }
    }
}
