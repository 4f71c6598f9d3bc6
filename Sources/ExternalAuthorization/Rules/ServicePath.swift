import Kernel

/// The path of a request to a service, in the one spelling that every server routes alike (SIG-07).
package struct ServicePath: Sendable {
    /// The segments, decoded once. The last one is empty if the path ends with a slash.
    let segments: [[UInt8]]

    /// Longer than any server accepts.
    static let maxBytes = 8192
    private static let slash = UInt8(ascii: "/")

    /// Reads a path.
    ///
    /// - Parameter text: The path as sent, percent-encoded.
    /// - Returns: Nil if it does not begin with a slash; if it has an empty or a dot segment, a backslash, a semicolon,
    ///   a control character or invalid UTF-8; if a slash, or a character that needs no encoding, is encoded; or if
    ///   decoding it twice would give another path.
    package init?(_ text: String) {
        let bytes = text.utf8
        guard bytes.first == Self.slash, bytes.count <= Self.maxBytes else { return nil }
        let parts = bytes.dropFirst().split(separator: Self.slash, omittingEmptySubsequences: false)
        var segments: [[UInt8]] = []
        for part in parts {
            guard let segment = Self.decoded(part) else { return nil }
            segments.append(segment)
        }
        guard !segments.dropLast().contains([]) else { return nil }
        self.segments = segments
    }

    private static func decoded(_ part: Substring.UTF8View) -> [UInt8]? {
        guard part.allSatisfy({ $0.isASCIIVisible && !"?#\\;".utf8.contains($0) }),
            let segment = PercentEncoding.decode(part), !encodesNeedlessly(part), !isEncoded(segment),
            !segment.contains(where: { $0.isASCIIControl || $0 == slash || $0 == UInt8(ascii: "\\") }),
            !isDots(segment), String(validating: segment, as: UTF8.self) != nil
        else { return nil }
        return segment
    }

    static func isDots(_ segment: [UInt8]) -> Bool {
        segment == [UInt8(ascii: ".")] || segment == [UInt8(ascii: "."), UInt8(ascii: ".")]
    }

    /// Whether a percent sign encodes a character that is never encoded (RFC 3986, section 2.3).
    private static func encodesNeedlessly(_ part: Substring.UTF8View) -> Bool {
        values(in: Array(part)).contains { $0.isASCIIAlphanumeric || "-._~".utf8.contains($0) }
    }

    /// Whether decoding once more would change a segment.
    private static func isEncoded(_ segment: [UInt8]) -> Bool { !values(in: segment).isEmpty }

    /// The bytes that percent signs with two digits encode.
    private static func values(in bytes: [UInt8]) -> [UInt8] {
        zip(bytes.indices, bytes).compactMap { index, byte in
            guard byte == UInt8(ascii: "%") else { return nil }
            let digits = bytes[index...].dropFirst().prefix(2).compactMap(\.asciiHexDigitValue)
            guard digits.count == 2 else { return nil }
            return digits[0] << 4 | digits[1]
        }
    }
}
