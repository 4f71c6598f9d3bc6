public import Foundation

/// An error of the service, or of the client itself. Each case has a message.
///
/// Errors of the network are thrown unchanged, as `URLError`.
public enum AWSMobileClientError: Error, Hashable, Sendable {
    /// The address or name is an alias of another user: from `confirmSignUp`, or a confirmed change of an attribute.
    case aliasExists(message: String)
    /// A code could not be sent: from `signUp`, `resendSignUpCode`, `forgotPassword` and changes of attributes.
    case codeDeliveryFailure(message: String)
    /// The code is wrong. The challenge or the code stays valid for another try.
    case codeMismatch(message: String)
    /// The code has expired or was replaced by a newer one; another one can be sent.
    case expiredCode(message: String)
    /// A group of that name exists. No call of this client makes groups.
    case groupExists(message: String)
    /// The service has failed; the call may succeed later.
    case internalError(message: String)
    /// A trigger of the pool returned a response that the service cannot read.
    case invalidLambdaResponse(message: String)
    /// The app client may not use the OAuth flow.
    case invalidOAuthFlow(message: String)
    /// An argument is missing or malformed, or the app client does not allow the flow.
    case invalidParameter(message: String)
    /// The new password does not satisfy the pool's policy.
    case invalidPassword(message: String)
    /// The pool's settings contradict the request, such as when it can send no messages.
    case invalidUserPoolConfiguration(message: String)
    /// The user, or the pool, has used up a limit, such as for codes; the call may succeed later.
    case limitExceeded(message: String)
    /// The service finds no way to send the code of a second factor.
    case mfaMethodNotFound(message: String)
    /// A wrong name or password, a disabled user, or a token or session of a challenge that is not valid any more.
    case notAuthorized(message: String)
    /// The user must replace the password first: `forgotPassword`.
    case passwordResetRequired(message: String)
    /// The pool, the app client or another resource of the request does not exist.
    case resourceNotFound(message: String)
    /// An OAuth scope does not exist.
    case scopeDoesNotExist(message: String)
    /// The user has no authenticator app.
    case softwareTokenMFANotFound(message: String)
    /// There were too many wrong attempts, such as with a code; the call may succeed later.
    case tooManyFailedAttempts(message: String)
    /// There are too many requests; the client has retried. The call may succeed later.
    case tooManyRequests(message: String)
    /// A trigger of the pool could not be called or has failed.
    case unexpectedLambda(message: String)
    /// A trigger of the pool refuses the request; the message is the trigger's own.
    case userLambdaValidation(message: String)
    /// The user has not confirmed the sign-up yet: `confirmSignUp`.
    case userNotConfirmed(message: String)
    /// The user does not exist. If a pool hides which users exist, the error is `notAuthorized` instead.
    case userNotFound(message: String)
    /// A user of that name exists: from `signUp`.
    case usernameExists(message: String)
    /// An error of the service without a case of its own, whose message begins with the error's name; or a response
    /// that is incomplete.
    case unknown(message: String)
    /// No user is signed in, and the call needs one.
    case notSignedIn(message: String)
    /// The identity pool returned no identity.
    case identityIdUnavailable(message: String)
    /// No user is signed in, and the identity pool has no guests.
    case guestAccessNotAllowed(message: String)
    /// A user of the user pool is signed in, so that a token of another provider is not taken.
    case federationProviderExists(message: String)
    /// The configuration has no identity pool, and the call needs one.
    case cognitoIdentityPoolNotConfigured(message: String)
    /// The call waited for a sign-in that did not come: it was released, replaced or given up, its limit has passed, or
    /// another user signed in.
    case unableToSignIn(message: String)
    /// The call does not fit the client's state, such as a sign-in while a user is signed in.
    case invalidState(message: String)
    /// The configuration has no user pool, and the call needs one.
    case userPoolNotConfigured(message: String)
    /// The user closed the page or view of the sign-in.
    case userCancelledSignIn(message: String)
    /// The pages of the pool, or its token endpoint, refused the request; the message has the reason.
    case badRequest(message: String)
    /// The token endpoint refused the refresh token, and the call could not wait for another sign-in: in the failures
    /// of a `SignOutError`, after a global sign-out.
    case expiredRefreshToken(message: String)
    /// The page of the sign-in could not be opened.
    case errorLoadingPage(message: String)
    /// The response of the sign-in page does not belong to the request, such as with a wrong `state`.
    case securityFailed(message: String)
    /// The session has no id token, and the call needs one.
    case idTokenNotIssued(message: String)
    /// A sign-in ended with neither an id token nor an access token.
    case idTokenAndAcceessTokenNotIssued(message: String)
    /// The configuration is missing or wrong; the message names the key.
    case invalidConfiguration(message: String)
    /// The call concerns this device, and the pool does not have it.
    case deviceNotRemembered(message: String)
}

extension AWSMobileClientError: LocalizedError {
    /// The same as `message`.
    public var errorDescription: String? { message }
}
