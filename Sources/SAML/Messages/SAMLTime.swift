import Kernel

/// Times in messages: `xs:dateTime` in UTC (SAML core, section 1.3.3), possibly with a fraction of a second.
enum SAMLTime {
    /// The instant to the second; nil for anything else.
    static func read(_ text: String) -> Instant? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes.count <= 40, bytes.last == UInt8(ascii: "Z") else { return nil }
        let fraction = bytes[19..<(bytes.count - 1)]
        if let first = fraction.first {
            guard first == UInt8(ascii: "."), fraction.count > 1, fraction.dropFirst().allSatisfy(\.isASCIIDigit)
            else { return nil }
        }
        return Instant(timestamp: String(decoding: bytes[..<19], as: UTF8.self) + "Z")
    }

    /// The time of an attribute; nil if the attribute is missing.
    ///
    /// - Throws: `structure` if it is not a time.
    static func read(_ attribute: String, of element: XMLElement) throws(SAMLRefusal) -> Instant? {
        guard let text = element.attribute(attribute) else { return nil }
        guard let instant = read(text) else { throw .structure }
        return instant
    }
}
