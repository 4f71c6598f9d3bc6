import Wire

/// A request that does not reach an operation, for records and metrics.
struct UnroutedOperation: FramedOperation {
    var name: String { "Unknown" }
    var kind: RequestKind { .document }

    func failure(_ error: any Error) -> UnroutedRequest { (error as? UnroutedRequest) ?? .noSuchPath }

    func recorded(_ failure: UnroutedRequest) -> ErrorRecord {
        ErrorRecord(code: failure.message, status: failure.status)
    }
}

/// A browser's question whether a script of another origin may send a request (CORS).
struct PreflightOperation: FramedOperation {
    var name: String { "GetAllowedMethods" }
    var kind: RequestKind { .document }

    func failure(_ error: any Error) -> UnroutedRequest { (error as? UnroutedRequest) ?? .noSuchPath }

    func recorded(_ failure: UnroutedRequest) -> ErrorRecord { UnroutedOperation().recorded(failure) }
}

/// Why a request does not reach an operation.
enum UnroutedRequest: Error, Sendable, Equatable {
    /// No pattern matches the path, or its parameters name something that does not exist.
    case noSuchPath
    /// The path only has other methods.
    case wrongMethod(allowed: [String])
    /// The listener does not accept the host name of the request.
    case foreignHost

    var status: Int {
        switch self {
        case .noSuchPath: 404
        case .wrongMethod: 405
        case .foreignHost: 421
        }
    }

    var message: String {
        switch self {
        case .noSuchPath: "Not Found"
        case .wrongMethod: "Method Not Allowed"
        case .foreignHost: "Only requests to the names of this machine and of --public-url are accepted."
        }
    }

    func response(to request: WireRequest) -> WireResponse {
        let headers: [WireRequest.Header] =
            switch self {
            case .noSuchPath: CrossOrigin.readable
            case .wrongMethod(let allowed): CrossOrigin.readable + [("Allow", allowed.joined(separator: ", "))]
            case .foreignHost: []
            }
        return .plain(status, message: message, requestID: request.requestID, also: headers)
    }
}
