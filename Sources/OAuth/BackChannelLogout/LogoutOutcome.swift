package import Kernel
import Tokens

/// A client's response to a logout token.
package enum LogoutReceipt: Sendable, Equatable {
    case status(Int)
    /// A response that is too long or cut off.
    case unreadable(reason: String)
    /// No response.
    case none(reason: String)

    /// Whether the client's host has responded.
    var isFromHost: Bool {
        if case .none = self { false } else { true }
    }
}

/// The result of one try to notify a client of an ended session.
package enum LogoutOutcome: Sendable, Equatable {
    /// The client has received it.
    case sent
    /// The server tries again.
    case failed(reason: String)
    /// The server does not try again.
    case givenUp(reason: String)

    /// The outcome of `receipt`. The server only tries again if the response may be different later (OpenID Connect
    /// Back-Channel Logout 1.0, sections 2.5 and 2.8).
    init(_ receipt: LogoutReceipt) {
        self =
            switch receipt {
            case .status(200..<300): .sent
            case .status(408), .status(425), .status(429): .failed(reason: "the client is busy")
            case .status(let status) where status >= 500: .failed(reason: "status \(status)")
            case .status(let status): .givenUp(reason: "status \(status)")
            case .unreadable(let reason): .givenUp(reason: reason)
            case .none(let reason): .failed(reason: reason)
            }
    }
}

/// One try, for the log and for metrics. It does not contain the token.
package struct LogoutRecord: Sendable {
    package let pool: UserPoolID
    package let client: ClientID
    /// The claim `jti` of the token.
    package let id: String
    /// The number of the try.
    package let attempt: Int
    package let outcome: LogoutOutcome

    init(_ notice: LogoutNotice, outcome: LogoutOutcome) {
        pool = notice.pool
        client = notice.client
        id = notice.id
        attempt = notice.attempts
        self.outcome = outcome
    }
}
