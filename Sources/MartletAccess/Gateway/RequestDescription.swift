import Kernel
import WireClient

/// The headers that describe a signed request to Martlet, in nginx's form (`X-Original-…`).
///
/// Only the headers that the signature covers are sent. Cookies therefore stay here, and a client cannot forge its own
/// address or the form.
struct RequestDescription: Sendable {
    let headers: [ClientRequest.Header]

    /// Headers of the connection, which cannot be forwarded, and the headers that gateways use to describe a request.
    private static let unforwarded: Set<String> = [
        "connection", "content-length", "expect", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade",
        "x-original-method", "x-original-uri", "x-original-host", "x-original-content-length",
        "x-original-transfer-encoding", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host",
        "x-forwarded-method", "x-forwarded-uri",
    ]
    private static let maxBytes = 32_768

    /// Describes a request.
    ///
    /// - Throws: `CallerRefusal` if the request can be read in more than one way, or signs a header that cannot be
    ///   forwarded.
    init(_ request: CallerRequest) throws(CallerRefusal) {
        guard request.target.utf8.first == UInt8(ascii: "/"),
            request.target.utf8.allSatisfy({ $0.isASCIIVisible && $0 != UInt8(ascii: "#") }),
            !request.method.isEmpty, request.method.utf8.allSatisfy(\.isASCIILetter), !request.host.isEmpty,
            request.host.utf8.allSatisfy(\.isASCIIVisible),
            request.values(of: "host").allSatisfy({ $0.hasSameBytes(as: request.host) })
        else { throw .malformed("Method, target or host is malformed.") }
        var headers: [ClientRequest.Header] = [
            ("x-original-method", request.method), ("x-original-uri", request.target),
            ("x-original-host", request.host), ("x-forwarded-proto", request.isEncrypted ? "https" : "http"),
        ]
        if let address = request.clientAddress {
            guard address.utf8.allSatisfy({ $0.asciiHexDigitValue != nil || ".:".utf8.contains($0) }) else {
                throw .malformed("The address of the client is malformed.")
            }
            headers.append(("x-forwarded-for", address))
        }
        if let length = request.body.statedLength { headers.append(("x-original-content-length", length)) }
        headers += try Self.signed(in: request)
        guard headers.reduce(0, { $0 + $1.name.utf8.count + $1.value.utf8.count }) <= Self.maxBytes else {
            throw .malformed("The request is too large to be verified.")
        }
        self.headers = headers
    }

    /// The signature and the headers that it covers, each once.
    private static func signed(in request: CallerRequest) throws(CallerRefusal) -> [ClientRequest.Header] {
        let names = try signedNames(request.values(of: "authorization").first ?? "")
        var found: [ClientRequest.Header] = []
        var seen: Set<String> = []
        for header in request.headers {
            let name = String(decoding: header.name.utf8.map(\.asciiLowercased), as: UTF8.self)
            let isOwn = name.utf8.elementsEqual("authorization".utf8) || name.utf8.starts(with: "x-amz-".utf8)
            guard isOwn || names.contains(ByteKey(name)), !name.utf8.elementsEqual("host".utf8) else { continue }
            guard name.utf8.count <= 256, name.utf8.allSatisfy(isNamePart),
                header.value.utf8.allSatisfy(\.isASCIIPrintable)
            else { throw .malformed("A signed header is too long, or not in ASCII.") }
            guard !unforwarded.contains(name) else {
                throw .signature("The signature covers a header that cannot be forwarded.")
            }
            // Martlet would receive both in one field, or only one of them.
            guard seen.insert(name).inserted else { throw .malformed("A signed header is given twice.") }
            found.append((name, header.value))
        }
        return found
    }

    /// The names in `SignedHeaders` of an `Authorization` header; Martlet checks their form.
    private static func signedNames(_ text: String) throws(CallerRefusal) -> Set<ByteKey> {
        guard text.utf8.count <= 4096 else { throw .malformed("The signature is too long.") }
        let opening = "SignedHeaders="
        for part in text.utf8.dropFirst("AWS4-HMAC-SHA256 ".utf8.count).split(separator: UInt8(ascii: ",")) {
            let part = part.drop { $0 == UInt8(ascii: " ") }
            guard part.starts(with: opening.utf8) else { continue }
            let names = part.dropFirst(opening.utf8.count).split(separator: UInt8(ascii: ";"))
            return Set(names.map { ByteKey(String(Substring($0))) })
        }
        throw .signature("The signature names no signed headers.")
    }

    /// A character of a field name (RFC 9110, section 5.6.2).
    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
}

extension CallerRequest.Body {
    /// The value of `Content-Length`; nil if it is not known, and then the method decides whether there may be a body.
    fileprivate var statedLength: String? {
        switch self {
        case .none: "0"
        case .bytes(let bytes): String(bytes.count)
        // Martlet asks only whether there is a body.
        case .sha256: SignedBodyCheck.hash(of: self) == SignedBodyCheck.emptyHash ? "0" : "1"
        case .unread: nil
        }
    }
}
