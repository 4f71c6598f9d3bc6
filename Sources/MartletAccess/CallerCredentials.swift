import Kernel

/// The credentials that a request shows.
enum CallerCredentials: Sendable {
    case none
    case bearer(Secret<String>)
    /// A signature, which Martlet reads.
    case signature

    /// Reads the one `Authorization` header of a request.
    ///
    /// - Throws: `CallerRefusal` for more than one, and for a signature in the query, which proxies log.
    init(_ request: CallerRequest) throws(CallerRefusal) {
        let values = request.values(of: "authorization")
        guard values.count <= 1 else { throw .malformed("The request has two Authorization headers.") }
        let isPresigned = Self.isSigned(request.target)
        guard let value = values.first else {
            guard !isPresigned else { throw .malformed("A signature in the query is not accepted.") }
            self = .none
            return
        }
        guard !isPresigned else { throw .malformed("The request has two credentials.") }
        let bearer = "bearer "
        if value.utf8.starts(with: "AWS4-HMAC-SHA256 ".utf8) {
            self = .signature
        } else if value.utf8.prefix(bearer.utf8.count).map(\.asciiLowercased).elementsEqual(bearer.utf8) {
            let token = value.utf8.dropFirst(bearer.utf8.count)
            guard token.count <= CompactToken.maxLength, token.allSatisfy(Self.isTokenPart) else {
                throw .invalidToken
            }
            self = .bearer(Secret(String(Substring(token))))
        } else {
            self = .none
        }
    }

    /// A character of a token in compact form.
    private static func isTokenPart(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || "-_.".utf8.contains(byte)
    }

    private static func isSigned(_ target: String) -> Bool {
        guard let mark = target.utf8.firstIndex(of: UInt8(ascii: "?")) else { return false }
        return target.utf8[mark...].dropFirst().split(separator: UInt8(ascii: "&")).contains { pair in
            let name = pair.prefix { $0 != UInt8(ascii: "=") }
            let letters = PercentEncoding.decodeLeniently(name).map(\.asciiLowercased)
            return letters.elementsEqual("x-amz-signature".utf8) || letters.elementsEqual("x-amz-credential".utf8)
        }
    }
}
