package import Directory
package import Kernel

/// Why a call ended because of a trigger.
package enum TriggerRefusal: Refusal {
    /// The function ended with an error (UP-LAM-22).
    case failed(TriggerKind, message: String)
    /// The function could not be called, or did not respond in three attempts (UP-LAM-02).
    case unexpected(TriggerKind, MissingResponse)
    /// The function's response is not a JSON object.
    case noJSON(TriggerKind)
    /// The function's response does not match the documentation (UP-LAM-21). The reason is for the operator.
    case invalidResponse(TriggerKind, reason: String)

    /// Why there is no response, in the detail that callers see.
    package enum MissingResponse: Sendable {
        /// The function was called and had no time left.
        case timeLimit
        /// Too many calls run.
        case tooManyCalls
        /// The function cannot be called.
        case configuration
    }

    package var kind: RefusalKind {
        switch self {
        case .failed, .noJSON, .invalidResponse: .invalid
        case .unexpected: .unavailable
        }
    }

    /// The service's sentences, which clients compare.
    package var message: String {
        switch self {
        case .failed(let trigger, let message): "\(trigger.rawValue) failed with error \(message)."
        case .unexpected(let trigger, let missing): "\(trigger.rawValue) invocation failed due to \(missing.clause)."
        case .noJSON: "Invalid lambda function output : Invalid JSON"
        case .invalidResponse: "Unrecognizable lambda output"
        }
    }

    /// The fault of a response, for the operator; nil for other refusals.
    var fault: String? {
        switch self {
        case .noJSON: "it is not a JSON object."
        case .invalidResponse(_, let reason): reason
        case .failed, .unexpected: nil
        }
    }
}

extension TriggerRefusal.MissingResponse {
    init(_ error: TriggerError) {
        self =
            switch error {
            case .timedOut: .timeLimit
            case .busy: .tooManyCalls
            case .noTarget, .unreachable, .failed, .badResponse, .gone: .configuration
            }
    }

    fileprivate var clause: String {
        switch self {
        case .timeLimit: "error Socket timeout while invoking Lambda function"
        case .tooManyCalls: "error TooManyRequestsException"
        case .configuration: "configuration"
        }
    }
}
