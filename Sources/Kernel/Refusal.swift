/// A refusal to do what the caller asked. Domain code throws it; each protocol translates it.
public struct Refusal: Error, Hashable, Sendable {
    /// The kinds of refusal. Each protocol switches over all of them, so that a new one does not compile until it is
    /// translated.
    public enum Reason: String, CaseIterable, Sendable {
        /// The input is not valid.
        case invalidInput
        /// The credentials do not match, or a token is not valid.
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
        /// A quota is used up: a number of resources, or a user's calls in an hour.
        case limitExceeded
        case tooManyRequests
        case tooManyFailedAttempts
        /// The user's status does not allow it.
        case unsupportedUserState
        /// The token's kind does not allow it.
        case unsupportedToken
        /// The caller's credentials lack the permission.
        case forbidden
        case refreshTokenReuse
        case concurrentChange
        /// The pool's settings contradict the request.
        case invalidConfiguration
        case notEnabled
        /// The resource does not support the operation in its current configuration.
        case unsupportedOperation
        case scopeNotFound
        /// The OAuth grants exclude each other, or one lacks what it needs.
        case invalidOAuthFlow
        /// The pool's tier does not have a feature that is asked for.
        case featureUnavailableInTier
        /// The pool uses a feature that the new tier does not have.
        case tierChangeNotAllowed
        /// The server cannot answer now; the same call may succeed later.
        case unavailable
    }

    /// The kind of refusal.
    public var reason: Reason
    /// One sentence for the caller. It never contains a secret.
    public var message: String

    /// A refusal for `reason` with a message for the caller.
    public init(_ reason: Reason, _ message: String) {
        self.reason = reason
        self.message = message
    }
}

/// An error of a lower layer that can be presented to the caller as a refusal.
public protocol RefusalConvertible: Error {
    /// The refusal for the caller, or nil for an internal error.
    var refusal: Refusal? { get }
}

/// Messages that clients compare, each defined once.
extension Refusal {
    /// The username and the password do not match, or the user does not exist.
    public static let wrongCredentials = Refusal(.notAuthorized, "Incorrect username or password.")
    /// Too many wrong passwords recently.
    public static let attemptsExceeded = Refusal(.notAuthorized, "Password attempts exceeded")
    /// An administrator disabled the user.
    public static let disabled = Refusal(.notAuthorized, "User is disabled.")
    /// No auth session waits for this answer.
    public static let invalidSession = Refusal(.notAuthorized, "Invalid session for the user.")
    /// The token's user session was revoked.
    public static let accessTokenRevoked = Refusal(.notAuthorized, "Access Token has been revoked")
    /// The token has expired.
    public static let accessTokenExpired = Refusal(.notAuthorized, "Access Token has expired")
    /// The token was not issued here, or is of another kind.
    public static let accessTokenInvalid = Refusal(.notAuthorized, "Invalid Access Token")
    /// The token was altered, or another key signed it.
    public static let accessTokenUnverified = Refusal(
        .notAuthorized, "Could not verify signature for Access Token")
    /// The token's user was deleted, and another user has the username now.
    public static let accessTokenOfDeletedUser = Refusal(.notAuthorized, "Invalid access token.")
    /// The token lacks a scope that the operation requires.
    public static let accessTokenScopes = Refusal(.notAuthorized, "Access Token does not have required scopes")
    /// The token's user session was revoked.
    public static let refreshTokenRevoked = Refusal(.notAuthorized, "Refresh Token has been revoked")
    /// The token has expired.
    public static let refreshTokenExpired = Refusal(.notAuthorized, "Refresh Token has expired")
    /// The pool has not issued the token.
    public static let refreshTokenInvalid = Refusal(.notAuthorized, "Invalid Refresh Token")
    /// The token was issued to another client of the pool.
    public static let refreshTokenOfOtherClient = Refusal(.notAuthorized, "Refresh Token has different Client")
    /// The token's user was deleted.
    public static let refreshTokenOfDeletedUser = Refusal(
        .notAuthorized, "The user has been deleted for the associated refresh token")
    /// The verification code is wrong.
    public static let codeMismatch = Refusal(
        .codeMismatch, "Invalid verification code provided, please try again.")
    /// There is no verification code, or it has expired.
    public static let codeExpired = Refusal(
        .codeExpired, "Invalid code provided, please request a code again.")
    /// No user has this name.
    public static let userNotFound = Refusal(.userNotFound, "User does not exist.")
    /// No user of the client's pool has this name, in a call about a sign-up or a forgotten password.
    public static let unknownUsername = Refusal(
        .userNotFound, "Username/client id combination not found.")
    /// The user has not confirmed the sign-up.
    public static let notConfirmed = Refusal(.notConfirmed, "User is not confirmed.")
    /// The user must first set a new password with a verification code.
    public static let passwordResetRequired = Refusal(
        .passwordResetRequired, "Password reset required for the user")
    /// Too many calls in an hour.
    public static let attemptLimit = Refusal(
        .limitExceeded, "Attempt limit exceeded, please try after some time.")

    /// The input is not valid.
    public static func invalid(_ message: String) -> Self { .init(.invalidInput, message) }
    /// The resource called `id` does not exist.
    public static func missing(_ kind: String, _ id: String) -> Self {
        .init(.notFound, "\(kind) \(id) does not exist.")
    }
}
