import Kernel

/// A segment of a path that is the value of a parameter.
enum PathParameter {
    /// Decodes the percent-encoding of `segment` once.
    ///
    /// - Returns: Nil if the value is empty, not UTF-8, `.` or `..`, or if a character is encoded without need: each
    ///   path has only one spelling (WIRE-17).
    static func decoded(_ segment: Substring.UTF8View) -> String? {
        guard let bytes = PercentEncoding.decode(segment), !bytes.isEmpty, !encodesNeedlessly(segment),
            // Compared as bytes, because comparing strings takes too long for many combining marks.
            bytes != Array(".".utf8), bytes != Array("..".utf8)
        else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Whether `byte` is never encoded (RFC 3986, section 2.3).
    static func isUnreserved(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "-._~".utf8.contains(byte) }

    /// Whether a percent sign encodes a character that is never encoded.
    private static func encodesNeedlessly(_ segment: Substring.UTF8View) -> Bool {
        segment.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).dropFirst().contains {
            PercentEncoding.decode([UInt8(ascii: "%")] + $0.prefix(2))?.first.map(isUnreserved) == true
        }
    }
}
