import Kernel
package import Wire
package import WireRuntime

/// How a signature covers the body of a request.
package enum SignedPayload: Hashable, Sendable {
    /// The body, which is completely available.
    case body
    /// A body that is elsewhere, with the request's statement about it: its SHA-256, or that it is not signed.
    case declared(String)

    static let header = "x-amz-content-sha256"
    private static let unsigned = "UNSIGNED-PAYLOAD"

    /// The payload's value in the signed text; nil if it is the hash of the body.
    var hash: String? { if case .declared(let hash) = self { hash } else { nil } }

    /// A request's statement about a body that remained at a gateway.
    ///
    /// - Parameters:
    ///   - mayHaveBody: Whether the request had a body, or may have had one.
    ///   - allowsUnsigned: Whether the body need not be signed.
    /// - Throws: `ServiceError` with `.invalidSignature` if the body was not signed.
    package init(
        declaredBy request: WireRequest, mayHaveBody: Bool, allowsUnsigned: Bool
    ) throws(ServiceError) {
        let sent = request.values(of: Self.header)
        guard sent.count <= 1 else { throw SignatureError.invalid("The header '\(Self.header)' is there twice.") }
        guard let text = sent.first else {
            guard !mayHaveBody || !request.body.isEmpty else { throw SignatureError.unsignedBody }
            self = .body
            return
        }
        if text.utf8.elementsEqual(Self.unsigned.utf8) {
            guard allowsUnsigned else { throw SignatureError.unsignedPayload }
            self = .declared(text)
        } else {
            guard Self.isHash(text) else { throw SignatureError.noPayloadHash }
            self = request.body.isEmpty ? .declared(text) : .body
        }
    }

    /// 64 hexadecimal digits in lower case.
    private static func isHash(_ text: String) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy { $0.asciiHexDigitValue != nil && !$0.isASCIIUppercase }
    }
}
