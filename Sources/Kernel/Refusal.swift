/// Why the house says no. Rooms throw it; each door words it in its own language.
public struct Refusal: Error, Hashable, Sendable {
    /// The kinds of refusal. Every door has a word for each, or it does not compile.
    public enum Reason: String, CaseIterable, Sendable {
        /// What was sent cannot be meant.
        case invalidInput
        /// Name and secret do not belong together, or a token is not good.
        case notAuthorized
        case notFound
        case userNotFound
        case usernameTaken
        case aliasTaken
        case groupTaken
        case notConfirmed
        case passwordResetRequired
        case invalidPassword
        case passwordHistory
        case codeMismatch
        case codeExpired
        case deliveryFailed
        /// A quota is used up: things that may exist, or calls that one person may make in an hour.
        case limitExceeded
        case tooManyRequests
        case tooManyFailedAttempts
        /// The account's state does not allow it.
        case unsupportedUserState
        /// The token is of a kind that this cannot be done to.
        case unsupportedToken
        /// The caller's own credentials do not carry the right.
        case forbidden
        case refreshTokenReuse
        case concurrentChange
        /// The pool's settings contradict what is asked.
        case invalidConfiguration
        case notEnabled
        /// The thing cannot do this at all, as it is set up.
        case unsupportedOperation
        case scopeNotFound
        /// The service cannot answer just now; the same call may succeed later.
        case unavailable
    }

    /// The kind of refusal.
    public var reason: Reason
    /// One sentence for the caller. It never holds a secret.
    public var message: String

    /// A refusal for `reason`, worded for the caller.
    public init(_ reason: Reason, _ message: String) {
        self.reason = reason
        self.message = message
    }
}

/// An error that is no refusal, of a room that knows how a door may word it.
public protocol RefusalConvertible: Error {
    /// What a caller may be told, or nil where it is a mistake of ours.
    var refusal: Refusal? { get }
}

/// The messages that clients in the field compare (spec G.4), each with one definition.
extension Refusal {
    /// Name and password do not belong together, or there is no such name.
    public static let wrongCredentials = Refusal(.notAuthorized, "Incorrect username or password.")
    /// Too many wrong passwords of late.
    public static let attemptsExceeded = Refusal(.notAuthorized, "Password attempts exceeded")
    /// An administrator has locked the person out.
    public static let disabled = Refusal(.notAuthorized, "User is disabled.")
    /// No sign-in waits for this answer.
    public static let invalidSession = Refusal(.notAuthorized, "Invalid session for the user.")
    /// The sign-in behind the token has ended.
    public static let accessTokenRevoked = Refusal(.notAuthorized, "Access Token has been revoked")
    /// The token's time is over.
    public static let accessTokenExpired = Refusal(.notAuthorized, "Access Token has expired")
    /// The token was not issued here, or is of another kind.
    public static let accessTokenInvalid = Refusal(.notAuthorized, "Invalid Access Token")
    /// The token is not for this.
    public static let accessTokenScopes = Refusal(.notAuthorized, "Access Token does not have required scopes")
    /// The sign-in behind the token has ended.
    public static let refreshTokenRevoked = Refusal(.notAuthorized, "Refresh Token has been revoked")
    /// The token's time is over.
    public static let refreshTokenExpired = Refusal(.notAuthorized, "Refresh Token has expired")
    /// The token was not issued to this client.
    public static let refreshTokenInvalid = Refusal(.notAuthorized, "Invalid Refresh Token")
    /// The code is another.
    public static let codeMismatch = Refusal(
        .codeMismatch, "Invalid verification code provided, please try again.")
    /// There is no code, or its time is over.
    public static let codeExpired = Refusal(
        .codeExpired, "Invalid code provided, please request a code again.")
    /// Nobody has this name.
    public static let userNotFound = Refusal(.userNotFound, "User does not exist.")
    /// The sign-up was not completed.
    public static let notConfirmed = Refusal(.notConfirmed, "User is not confirmed.")
    /// A new password must be set with a code first.
    public static let passwordResetRequired = Refusal(
        .passwordResetRequired, "Password reset required for the user")
    /// So many calls an hour are not allowed.
    public static let attemptLimit = Refusal(
        .limitExceeded, "Attempt limit exceeded, please try after some time.")

    /// What was sent cannot be meant.
    public static func invalid(_ message: String) -> Self { .init(.invalidInput, message) }
    /// The thing called `id` is not there.
    public static func missing(_ kind: String, _ id: String) -> Self {
        .init(.notFound, "\(kind) \(id) does not exist.")
    }
}
