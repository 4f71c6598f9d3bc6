import Kernel
import NIOCore
import NIOHTTP1

/// A request to the Lambda Runtime API (version 2018-06-01).
enum RuntimeRequest: Sendable, Equatable {
    /// The program waits for an event.
    case next
    /// The function's response to an event; nil if it is too long.
    case response(id: String, body: [UInt8]?)
    /// The error that the function returned.
    case error(id: String, body: [UInt8])
    /// Why the program cannot start.
    case initError(body: [UInt8])
    case unknown

    init(_ method: HTTPMethod, path: String, body: [UInt8]?) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.starts(with: ["", "2018-06-01", "runtime"]) else {
            self = .unknown
            return
        }
        let rest = Array(parts.dropFirst(3))
        self =
            switch (method, rest.count, rest.first, rest.last) {
            case (.GET, 2, "invocation", "next"): .next
            case (.POST, 3, "invocation", "response"): .response(id: rest[1], body: body)
            case (.POST, 3, "invocation", "error"): .error(id: rest[1], body: body ?? [])
            case (.POST, 2, "init", "error"): .initError(body: body ?? [])
            default: .unknown
            }
    }
}

/// A response of the Runtime API.
struct RuntimeResponse: Sendable {
    var status: HTTPResponseStatus
    var headers: [(name: String, value: String)] = []
    var body: [UInt8]

    static let accepted = RuntimeResponse(status: .accepted, body: Array(#"{"status":"OK"}"#.utf8))
    static let notFound = RuntimeResponse(status: .notFound, body: Array(#"{"errorMessage":"Not found"}"#.utf8))
    static let wrongID = RuntimeResponse(
        status: .badRequest, body: Array(#"{"errorMessage":"Invalid request ID","errorType":"InvalidRequestID"}"#.utf8))
    static let tooLong = RuntimeResponse(
        status: .payloadTooLarge,
        body: Array(#"{"errorMessage":"Exceeded maximum size","errorType":"RequestEntityTooLarge"}"#.utf8))
}
