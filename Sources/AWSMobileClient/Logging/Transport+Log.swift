import Kernel
import WireClient
import WireRuntime

extension Transport {
    /// Writes an event for each request.
    func logging(to log: ClientLog) -> Transport {
        Transport { request in
            let (operation, began) = (LoggedText.operation(of: request), ContinuousClock.now)
            do {
                let response = try await send(request)
                log.write(.response) { event in
                    (event.operation, event.duration) = (operation, ContinuousClock.now - began)
                    event.status = response.status
                    event.requestID = LoggedText.requestID(of: response)
                    event.errorName = LoggedText.errorName(of: response, to: operation)
                }
                return response
            } catch {
                log.write(.noResponse) { event in
                    (event.operation, event.duration) = (operation, ContinuousClock.now - began)
                    event.errorName = LoggedText.name(of: error)
                }
                throw error
            }
        }
    }
}

/// The parts of requests, responses and errors that may be logged. Text of other machines is dropped unless it is short
/// and has the characters of a name.
enum LoggedText {
    /// The operation of requests of the app.
    private static let other = "other"
    private static let target = "x-amz-target"
    private static let maxLength = 64

    static func operation(of request: ClientRequest) -> String {
        let header = request.headers.first { $0.name == target }
        if let name = header?.value.split(separator: ".").last { return checked(String(name)) ?? other }
        return request.path.hasPrefix("/oauth2/") ? checked(request.path, allowing: UInt8(ascii: "/")) ?? other : other
    }

    static func requestID(of response: ClientResponse) -> String? {
        response.header("x-amzn-requestid").flatMap { checked($0) }
    }

    /// The name in an error response of a service or of an OAuth endpoint; nil for a response to the app, because its
    /// fields may contain anything, such as a code.
    static func errorName(of response: ClientResponse, to operation: String) -> String? {
        guard response.status >= 400, operation != other else { return nil }
        let body = (try? JSONReader.read(response.body, limits: .trusted))?.object
        let name =
            response.header("x-amzn-errortype")
            ?? ["__type", "code", "error"].lazy.compactMap { body?[$0]?.string }.first
        guard let last = name?.split(separator: "#").last else { return nil }
        return checked(String(last.prefix { $0 != ":" }))
    }

    /// The error's name or type, and the code of an error of the network; not its message, which may have addresses.
    static func name(of error: any Error) -> String {
        switch error {
        case let error as URLError: "URLError \(error.code.rawValue)"
        case let error as ServiceResponseError: checked(error.type) ?? "ServiceResponseError"
        case let error as AWSMobileClientError: error.serviceErrorName ?? "AWSMobileClientError"
        default: "\(type(of: error))"
        }
    }

    /// `text`, if it has the length and the characters of a name; else nil.
    private static func checked(_ text: String, allowing extra: UInt8? = nil) -> String? {
        guard !text.isEmpty, text.utf8.count <= maxLength,
            text.utf8.allSatisfy({ $0.isASCIIAlphanumeric || "-_.".utf8.contains($0) || $0 == extra })
        else { return nil }
        return text
    }
}
