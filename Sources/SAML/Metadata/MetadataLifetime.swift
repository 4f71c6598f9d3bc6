import Kernel

/// How long metadata is valid, and how long it is cached: the shortest time in an element and the elements around it.
struct MetadataLifetime {
    private(set) var validUntil: Instant?
    private(set) var cacheDuration: Int64?

    init(_ elements: [XMLElement]) throws(InvalidInput) {
        for element in elements {
            if let text = element.attribute("validUntil") {
                guard let end = SAMLTime.read(text) else { throw InvalidInput("The validUntil is not a time in UTC.") }
                validUntil = min(validUntil ?? end, end)
            }
            if let text = element.attribute("cacheDuration") {
                guard let seconds = Self.seconds(text) else {
                    throw InvalidInput("The cacheDuration is not a duration such as PT6H.")
                }
                cacheDuration = min(cacheDuration ?? seconds, seconds)
            }
        }
    }

    /// The seconds of an `xs:duration`, with 30 days for a month and 365 for a year. Fractions are ignored.
    static func seconds(_ text: String) -> Int64? {
        var rest = Array(text.utf8)[...]
        guard rest.count <= 64, rest.popFirst() == UInt8(ascii: "P"), !rest.isEmpty else { return nil }
        var (total, isTime, hasUnit) = (Int64(0), false, false)
        while let byte = rest.first {
            if byte == UInt8(ascii: "T") {
                guard !isTime, rest.count > 1 else { return nil }
                isTime = true
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCIIDigit }
            rest = rest.dropFirst(digits.count)
            if isTime, rest.first == UInt8(ascii: ".") { rest = rest.dropFirst().drop { $0.isASCIIDigit } }
            guard let count = Int(asciiDigits: digits), count <= 1_000_000_000, let unit = rest.popFirst(),
                let length = length(of: unit, isTime: isTime)
            else { return nil }
            total += Int64(count) * length
            hasUnit = true
        }
        return hasUnit ? total : nil
    }

    private static func length(of unit: UInt8, isTime: Bool) -> Int64? {
        switch (unit, isTime) {
        case (UInt8(ascii: "Y"), false): .days(365)
        case (UInt8(ascii: "M"), false): .days(30)
        case (UInt8(ascii: "D"), false): .days(1)
        case (UInt8(ascii: "H"), true): .hours(1)
        case (UInt8(ascii: "M"), true): .minutes(1)
        case (UInt8(ascii: "S"), true): 1
        default: nil
        }
    }
}
