import Kernel

/// The only header of ID and access tokens here: a key id and RS256, in this order (TOK-ID-04).
///
/// It is matched, not parsed. A header with another algorithm, another member such as `jwk`, `jku` or `x5u`, or another
/// spelling does not match, so nothing in it can mislead a verifier (RFC 8725).
enum TokenHeader {
    private static let opening = #"{"kid":""#
    private static let closing = #"","alg":"RS256"}"#

    static func text(kid: String) -> String { opening + kid + closing }

    /// A header with a type, which tokens accepted here do not have.
    static func text(kid: String, type: String) -> String { "\(opening)\(kid)\",\"typ\":\"\(type)\(closing)" }

    /// The key id of a header of that form, 44 characters of Base64; nil for any other.
    static func kid(in header: [UInt8]) -> String? {
        guard header.starts(with: opening.utf8), header.count == opening.utf8.count + 44 + closing.utf8.count,
            header.suffix(closing.utf8.count).elementsEqual(closing.utf8)
        else { return nil }
        let name = header.dropFirst(opening.utf8.count).prefix(44)
        guard name.allSatisfy(isBase64) else { return nil }
        return String(decoding: name, as: UTF8.self)
    }

    private static func isBase64(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || "+/=".utf8.contains(byte)
    }
}
