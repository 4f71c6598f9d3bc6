import Crypto
import Kernel

/// The canonical request of SigV4, which both sides hash.
package struct CanonicalRequest {
    /// Lower-case names in order, joined by semicolons.
    package let signedHeaders: String
    /// The text that is hashed.
    package let text: String

    /// The canonical form of a request.
    ///
    /// - Parameter signed: The lower-case names of the signed headers, in order.
    package init(_ request: SignableRequest, signed: [String]) {
        signedHeaders = signed.joined(separator: ";")
        text = [
            request.method,
            Self.path(request.path),
            Self.query(request.query),
            signed.map { "\($0):\(Self.value(of: $0, in: request))\n" }.joined(),
            signedHeaders,
            request.payloadHash ?? Self.payloadHash(request.body),
        ].joined(separator: "\n")
    }

    /// The text's SHA-256 in lower-case hexadecimal.
    var hash: String { Hex.encode(Array(SHA256.hash(data: Array(text.utf8)))) }

    /// The body's SHA-256 in lower-case hexadecimal.
    package static func payloadHash(_ body: [UInt8]) -> String { Hex.encode(Array(SHA256.hash(data: body))) }

    /// The normalized path, with each segment percent-encoded once more.
    static func path(_ path: String) -> String {
        PercentEncoding.encode(Array(normalized(path).utf8), also: "/")
    }

    /// The path without empty and dot segments; `..` removes the segment before it (RFC 3986, section 5.2.4).
    package static func normalized(_ path: String) -> String {
        let slash = UInt8(ascii: "/")
        var segments: [[UInt8]] = []
        for segment in path.utf8.split(separator: slash).map(Array.init) {
            switch segment {
            case Array(".".utf8): break
            case Array("..".utf8): _ = segments.popLast()
            default: segments.append(segment)
            }
        }
        let end = path.utf8.last == slash && !segments.isEmpty ? [slash] : []
        return String(decoding: [slash] + segments.joined(separator: [slash]) + end, as: UTF8.self)
    }

    /// Names and values decoded, encoded canonically, and sorted.
    static func query(_ query: String) -> String {
        query.utf8.split(separator: UInt8(ascii: "&")).map { part -> (name: String, value: String) in
            let cut = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            return (
                PercentEncoding.encode(PercentEncoding.decodeLeniently(part[..<cut])),
                PercentEncoding.encode(PercentEncoding.decodeLeniently(part[cut...].dropFirst()))
            )
        }
        .sorted { ($0.name, $0.value) < ($1.name, $1.value) }
        .map { "\($0.name)=\($0.value)" }
        .joined(separator: "&")
    }

    /// All values of a field in the order received, trimmed and with inner blanks collapsed.
    private static func value(of name: String, in request: SignableRequest) -> String {
        request.values(of: name).map(trimmed).joined(separator: ",")
    }

    /// The value without blanks at its ends and with one space for each inner run of spaces.
    static func trimmed(_ value: String) -> String {
        let words = value.utf8.split(separator: UInt8(ascii: " ")).map { Array($0) }
        let joined = words.joined(separator: [UInt8(ascii: " ")])
        let ends: Set<UInt8> = [UInt8(ascii: "\t"), UInt8(ascii: " ")]
        let front = joined.drop { ends.contains($0) }
        return String(decoding: front.reversed().drop { ends.contains($0) }.reversed(), as: UTF8.self)
    }
}
