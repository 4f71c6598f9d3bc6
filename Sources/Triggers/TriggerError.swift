/// Why a call of a function gave no response.
package enum TriggerError: Error, Hashable, Sendable {
    /// The ARN has no target that serves the pool.
    case noTarget
    /// The function did not respond in time.
    case timedOut
    /// The target cannot be reached, or failed before the function ran. The reason is for the log and the developer.
    case unreachable(String)
    /// Too many calls run and wait.
    case busy
    /// The function ended with an error.
    case failed(message: String)
    /// The response is too long, or cut off.
    case badResponse(String)
    /// The target reports that the function or the stream was deleted, or a platform reports that the device no longer
    /// exists.
    case gone

    /// Whether another attempt may succeed (UP-LAM-02).
    package var isRetryable: Bool {
        switch self {
        case .timedOut, .unreachable: true
        case .noTarget, .busy, .failed, .badResponse, .gone: false
        }
    }
}
