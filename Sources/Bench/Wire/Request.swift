import Kernel

/// A request, byte for byte.
struct Request: Sendable {
    let bytes: [UInt8]

    static let contentType = "application/x-amz-json-1.1"
    static let formType = "application/x-www-form-urlencoded"
    /// The host name in all requests; it need not resolve.
    static let host = "localhost"

    /// A request without a body.
    ///
    /// - Parameter headers: Further lines, each with its line end.
    static func get(_ path: String, headers: String = "") -> Request {
        Request(bytes: Array("GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\(headers)\r\n".utf8))
    }

    /// A form as browsers and OAuth clients send it.
    ///
    /// - Parameter headers: Further lines, each with its line end.
    static func form(to path: String, fields: [(name: String, value: String)], headers: String = "") -> Request {
        let body = text(of: fields)
        let head = """
            POST \(path) HTTP/1.1\r
            Host: \(host)\r
            Content-Type: \(formType)\r
            Content-Length: \(body.utf8.count)\r
            \(headers)\r\n
            """
        return Request(bytes: Array((head + body).utf8))
    }

    /// The fields of a form as they are sent.
    static func text(of fields: [(name: String, value: String)]) -> String {
        fields.map { "\($0.name)=\(PercentEncoding.encode($0.value.utf8))" }.joined(separator: "&")
    }

    /// A call of a service with paths.
    ///
    /// - Parameter headers: Further lines, each with its line end.
    static func rest(_ method: String, target: String, body: String, headers: String) -> Request {
        let head = """
            \(method) \(target) HTTP/1.1\r
            Host: \(host)\r
            Content-Type: application/json\r
            Content-Length: \(body.utf8.count)\r
            \(headers)\r\n
            """
        return Request(bytes: Array((head + body).utf8))
    }

    /// JSON for a path.
    static func post(to path: String, body: [UInt8]) -> Request {
        let head = """
            POST \(path) HTTP/1.1\r
            Host: \(host)\r
            Content-Type: application/json\r
            Content-Length: \(body.count)\r
            \r\n
            """
        return Request(bytes: Array(head.utf8) + body)
    }

    /// An operation with JSON input.
    static func call(_ operation: String, body: String, of service: BenchService = .userPools) -> Request {
        call(target: "\(service.target).\(operation)", body: body)
    }

    /// An operation with JSON input.
    ///
    /// - Parameters:
    ///   - target: The service and the operation.
    ///   - headers: Further lines, each with its line end.
    static func call(target: String, body: String, headers: String = "") -> Request {
        Request(
            bytes: Array(
                """
                POST / HTTP/1.1\r
                Host: \(host)\r
                Content-Type: \(contentType)\r
                X-Amz-Target: \(target)\r
                Content-Length: \(body.utf8.count)\r
                \(headers)\r
                \(body)
                """.utf8))
    }
}
