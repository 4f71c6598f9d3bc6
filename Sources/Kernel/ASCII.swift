/// The classes of ASCII characters, by bytes: no locale, no normalization, and no byte of a longer UTF-8 sequence.
extension UInt8 {
    /// `0` to `9`.
    @inlinable public var isASCIIDigit: Bool { self &- 0x30 < 10 }
    /// `a` to `z`.
    @inlinable public var isASCIILowercase: Bool { self &- 0x61 < 26 }
    /// `A` to `Z`.
    @inlinable public var isASCIIUppercase: Bool { self &- 0x41 < 26 }
    /// `a` to `z` and `A` to `Z`.
    @inlinable public var isASCIILetter: Bool { (self | 0x20).isASCIILowercase }
    /// Letters and digits.
    @inlinable public var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
    /// `!` to `~`, and the space.
    @inlinable public var isASCIIPrintable: Bool { self &- 0x20 < 95 }
    /// `!` to `~`.
    @inlinable public var isASCIIVisible: Bool { self &- 0x21 < 94 }
    /// The control characters, and DEL.
    @inlinable public var isASCIIControl: Bool { self < 0x20 || self == 0x7F }
    /// The lower-case letter if it is an upper-case one; every other byte is unchanged.
    @inlinable public var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }

    /// The value of a hexadecimal digit in either case, or nil.
    @inlinable public var asciiHexDigitValue: UInt8? {
        if isASCIIDigit { return self &- 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }
}

extension Int {
    /// The number that ASCII digits write; nil if there are none, if another byte is among them, or if the number is
    /// too large.
    @inlinable
    public init?(asciiDigits digits: some Collection<UInt8>) {
        guard !digits.isEmpty else { return nil }
        var value = 0
        for digit in digits {
            guard digit.isASCIIDigit else { return nil }
            let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflow) = product.addingReportingOverflow(Int(digit &- 0x30))
            guard !isTooLarge, !overflow else { return nil }
            value = sum
        }
        self = value
    }
}

extension String {
    /// The text of UTF-8 bytes, nil if they are malformed.
    ///
    /// ASCII takes a short way: `String(validating:as:)` is generic code, which costs a thousand instructions.
    public init?(validUTF8 bytes: ArraySlice<UInt8>) {
        if bytes.allSatisfy({ $0 < 0x80 }) {
            self.init(decoding: bytes, as: UTF8.self)
        } else {
            self.init(validating: bytes, as: UTF8.self)
        }
    }

    /// Whether the text equals `lowercased` except for the case of ASCII letters, as names of headers are compared.
    public func hasSameLetters(as lowercased: String) -> Bool {
        guard utf8.count == lowercased.utf8.count else { return false }
        var (one, other) = (self, lowercased)
        return one.withUTF8 { one in
            other.withUTF8 { other in one.indices.allSatisfy { one[$0].asciiLowercased == other[$0] } }
        }
    }
}
