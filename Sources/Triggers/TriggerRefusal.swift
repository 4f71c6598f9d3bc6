public import Directory
public import Kernel

/// Why a call ended because of a trigger.
public enum TriggerRefusal: Refusal {
    /// The function ended with an error (UP-LAM-22).
    case failed(TriggerKind, message: String)
    /// The function could not be called, or did not answer in three tries (UP-LAM-02).
    case unexpected(TriggerKind)
    /// The function's answer is not what the documents say (UP-LAM-21).
    case invalidResponse(TriggerKind, reason: String)

    /// The kind of each case.
    public var kind: RefusalKind {
        switch self {
        case .failed, .invalidResponse: .invalid
        case .unexpected: .unavailable
        }
    }

    /// The service's sentences.
    public var message: String {
        switch self {
        case .failed(let trigger, let message): "\(trigger.rawValue) failed with error \(message)."
        case .unexpected(let trigger): "\(trigger.rawValue) invocation failed due to configuration or a time limit."
        case .invalidResponse(let trigger, let reason):
            "Invalid response from the function of \(trigger.rawValue): \(reason)"
        }
    }
}
