import Kernel

/// The media types of a request body.
enum MediaType {
    private static let json: Set<String> = [
        "application/x-amz-json-1.1", "application/x-amz-json-1.0", "application/json",
    ]

    private static let form = "application/x-www-form-urlencoded"

    /// Valid headers are not longer; comparing text can cost more than its length (`StreamSafeText`).
    private static let maxBytes = 256

    /// Whether the body of `request` is sent as JSON in UTF-8 without a content coding.
    ///
    /// A missing type is accepted as JSON, an empty one is not. `text/plain` and the types of forms are refused,
    /// because web pages may send them cross-origin without a preflight. Content codings are refused, because the body
    /// would have to be decompressed.
    static func isJSON(_ request: WireRequest) -> Bool {
        let types = request.values(of: "content-type")
        guard types.count <= 1, types.allSatisfy({ $0.utf8.count <= maxBytes }), isUncoded(request) else {
            return false
        }
        guard let type = types.first else { return true }
        // The usual spelling needs no parsing.
        if json.contains(type) { return true }
        let parts = type.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
        return json.contains(parts[0]) && parts.dropFirst().allSatisfy(isUTF8)
    }

    /// Whether the only content type of `request` is a form's.
    static func isForm(_ request: WireRequest) -> Bool {
        guard let type = request.header("content-type"), type.utf8.count <= maxBytes else { return false }
        // The usual spelling needs no parsing.
        if type.hasSameBytes(as: form) { return true }
        return type.split(separator: ";", omittingEmptySubsequences: false).first.map(trimmed) == form
    }

    /// Whether the body has no content coding, so that it need not be decompressed.
    static func isUncoded(_ request: WireRequest) -> Bool {
        let codings = request.values(of: "content-encoding")
        return codings.allSatisfy { coding in
            coding.utf8.count <= maxBytes && (trimmed(coding) == "identity" || trimmed(coding).isEmpty)
        }
    }

    private static func isUTF8(_ parameter: String) -> Bool {
        ["", "charset=utf-8", "charset=\"utf-8\"", "charset=utf8"].contains(parameter)
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        let isSpace: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" }
        let scalars = text.unicodeScalars.drop(while: isSpace)
        let end = scalars.lastIndex { !isSpace($0) }.map(scalars.index(after:)) ?? scalars.startIndex
        return String(String.UnicodeScalarView(scalars[..<end])).lowercased()
    }
}
