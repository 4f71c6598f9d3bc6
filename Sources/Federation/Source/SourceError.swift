import Kernel
package import Outbound
import WireRuntime

/// An error of a followed service, or the lack of a response.
package struct SourceError: Error, Sendable {
    /// The name of the error; without a valid one, the status.
    package let code: String
    package let message: String
    /// Whether the same request may succeed later.
    package let isTransient: Bool
    /// Whether the service has refused the request without performing it.
    let isThrottled: Bool
    /// How many seconds to wait, if the response says so.
    package let retryAfter: Int?

    private static let throttling: Set<String> = [
        "TooManyRequestsException", "ThrottlingException", "Throttling", "RequestLimitExceeded", "SlowDown",
        "LimitExceededException",
    ]

    init(_ response: HTTPCallResponse, document: JSONObject?) {
        let name = Self.name(response.headers["x-amzn-errortype"] ?? document?["__type"]?.string ?? "")
        code = name ?? "status \(response.status)"
        let text = document?["message"]?.string ?? document?["Message"]?.string ?? ""
        message = String(text.unicodeScalars.prefix(300))
        isThrottled = response.status == 429 || name.map { Self.throttling.contains($0) } == true
        isTransient = response.status >= 500 && response.status != 501 || isThrottled
        retryAfter = response.headers["retry-after"].flatMap { Int($0) }.map { min(max($0, 0), 60) }
    }

    /// The error of a request without a response.
    package init(_ error: HTTPCallError) {
        (code, message, isTransient, retryAfter) = ("no answer", error.reason, error.cause != .badResponse, nil)
        isThrottled = false
    }

    /// The name in `com.example#TooManyRequestsException:http://…`.
    private static func name(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        let end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
        let start = bytes[..<end].lastIndex(of: UInt8(ascii: "#")).map { $0 + 1 } ?? 0
        let name = bytes[start..<end]
        guard (1...64).contains(name.count), name.allSatisfy(\.isASCIIAlphanumeric) else { return nil }
        return String(decoding: name, as: UTF8.self)
    }
}
