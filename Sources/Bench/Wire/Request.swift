/// A request as it goes out, byte for byte.
struct Request: Sendable {
    let bytes: [UInt8]

    static let service = "AWSCognitoIdentityProviderService"
    static let contentType = "application/x-amz-json-1.1"
    /// What all requests call the server; it need not resolve.
    static let host = "localhost"

    /// A page or a document.
    static func get(_ path: String) -> Request {
        Request(bytes: Array("GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\r\n".utf8))
    }

    /// An operation with its input as JSON. `headers` are further lines, each with its end.
    static func call(_ operation: String, _ body: String, headers: String = "") -> Request {
        Request(
            bytes: Array(
                """
                POST / HTTP/1.1\r
                Host: \(host)\r
                Content-Type: \(contentType)\r
                X-Amz-Target: \(service).\(operation)\r
                Content-Length: \(body.utf8.count)\r
                \(headers)\r
                \(body)
                """.utf8))
    }
}
