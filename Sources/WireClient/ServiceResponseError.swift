public import Foundation
public import WireRuntime

/// An error response of a service.
public struct ServiceResponseError: Error, Hashable, Sendable {
    /// The error's name in the response, without a namespace: `NotAuthorizedException`.
    public var type: String
    /// The error's code, or nil if the models do not contain the name.
    public var code: ErrorCode?
    /// The service's message; empty if it sent none.
    public var message: String
    /// The HTTP status.
    public var status: Int
    /// The id of the request in the service's log, if the response names it.
    public var requestID: String?

    /// Makes an error; `code` follows from `type`.
    ///
    /// - Parameters:
    ///   - type: The error's name without a namespace.
    ///   - message: The service's message.
    ///   - status: The HTTP status.
    ///   - requestID: The id of the request in the service's log.
    public init(type: String, message: String, status: Int, requestID: String? = nil) {
        self.type = type
        code = ErrorCode(rawValue: type)
        self.message = message
        self.status = status
        self.requestID = requestID
    }

    /// Reads a response whose status is not 200.
    ///
    /// The name is in a header, or in the body as `__type` or `code`; a namespace ends with `#`, and some services
    /// append an address after a colon.
    ///
    /// - Returns: A `ServiceResponseError`, or an `UnreadableResponseError` if the response names no error.
    static func reading(_ response: ClientResponse) -> any Error {
        let requestID = response.header("x-amzn-requestid")
        let body = (try? JSONReader.read(response.body, limits: .response))?.object
        let name = response.header("x-amzn-errortype") ?? body?["__type"]?.string ?? body?["code"]?.string
        guard let name, case let type = withoutNamespace(name), !type.isEmpty else {
            return UnreadableResponseError(status: response.status, requestID: requestID, cause: nil)
        }
        let message = body?["message"]?.string ?? body?["Message"]?.string ?? ""
        return ServiceResponseError(type: type, message: message, status: response.status, requestID: requestID)
    }

    private static func withoutNamespace(_ name: String) -> String {
        let type = name.split(separator: "#", omittingEmptySubsequences: false).last ?? ""
        return String(type.prefix { $0 != ":" })
    }
}

/// A response that the service cannot have sent, such as a proxy's page.
public struct UnreadableResponseError: Error, Sendable {
    /// The HTTP status.
    public var status: Int
    /// The id of the request in the service's log, if the response names it.
    public var requestID: String?
    /// The reader's error, if the body was read.
    public var cause: (any Error)?
}

extension UnreadableResponseError: LocalizedError {
    /// A sentence with the status.
    public var errorDescription: String? {
        "The response (status \(status)) does not come from the service: a proxy or another server may have sent it."
    }
}

/// The operation's service uses a protocol that this client does not support.
public struct UnsupportedProtocolError: Error, Hashable, Sendable {
    /// The service.
    public var service: ServiceName
}
