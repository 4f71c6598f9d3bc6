/// Something that the client did, for the app's log.
///
/// An event has no token, password, code, user name, attribute or address: everything in it may be written to a log.
public struct ClientLogEvent: Hashable, Sendable {
    /// The kinds of events. There may be more in later versions.
    public enum Kind: String, Hashable, CaseIterable, Sendable {
        /// A service answered, with any status.
        case response
        /// A request ended without a response, such as without a network.
        case noResponse
        /// A request is about to be repeated after a transient error.
        case retry
        /// The tokens were refreshed.
        case refreshed
        /// The service refused the refresh token: the user has to sign in again.
        case refreshRefused
        /// The tokens could not be refreshed for another reason; the session may still be valid.
        case refreshFailed
        /// The state has changed, or is sent to the listeners once more.
        case stateChanged
    }

    /// The kind of the event.
    public internal(set) var kind: Kind
    /// The service's operation, such as `InitiateAuth`; `/oauth2/token` and the like for OAuth; else `other`, such as
    /// for requests of the app.
    public internal(set) var operation: String?
    /// How long the request took.
    public internal(set) var duration: Duration?
    /// The HTTP status.
    public internal(set) var status: Int?
    /// The id of the request in the service's log.
    public internal(set) var requestID: String?
    /// The service's name of the error, such as `NotAuthorizedException`, or the type of another error and its code.
    public internal(set) var errorName: String?
    /// The number of the retry, from 1.
    public internal(set) var attempt: Int?
    /// The new state.
    public internal(set) var state: UserState?

    init(_ kind: Kind) { self.kind = kind }
}

extension ClientLogEvent: CustomStringConvertible {
    /// The event in one line, such as `response InitiateAuth 400 NotAuthorizedException 31 ms, request 5c1e…`.
    public var description: String {
        var words = [kind.rawValue]
        if let operation { words.append(operation) }
        if let attempt { words.append("(\(attempt))") }
        if let status { words.append("\(status)") }
        if let errorName { words.append(errorName) }
        if let state { words.append(state.rawValue) }
        if let duration { words.append("\(duration.wholeMilliseconds) ms") }
        return words.joined(separator: " ") + (requestID.map { ", request \($0)" } ?? "")
    }
}

extension Duration {
    fileprivate var wholeMilliseconds: Int64 {
        let (seconds, fraction) = components
        return seconds.multipliedReportingOverflow(by: 1_000).partialValue &+ fraction / 1_000_000_000_000_000
    }
}
