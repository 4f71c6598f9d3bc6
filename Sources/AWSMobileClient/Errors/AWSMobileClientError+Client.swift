/// The errors of the client itself. Apps match some of these messages, which are those of the iOS SDK.
extension AWSMobileClientError {
    static let noUserSignedIn = notSignedIn(message: "User is not signed in, please sign in to use this API.")
    static let alreadySignedIn = invalidState(
        message: "There is already a user which is signed in. Sign out before another user signs in.")
    static let nothingToConfirm = invalidState(message: "Please call `signIn` before calling this method.")
    static let replaced = unableToSignIn(message: "Another sign-in took the place of this one.")
    static let signedOutMeanwhile = unableToSignIn(message: "Could not get end user to sign in.")
    static let released = unableToSignIn(message: "Unable to get valid sign in session from the end user.")
    static let waitLimitReached = unableToSignIn(
        message: "Unable to get valid sign in session from the end user within the time set for it.")
    static let signInNeeded = unableToSignIn(
        message: "The user has to sign in again, and this call does not wait for it.")
    static let anotherUser = unableToSignIn(message: "Another user signed in than the one this call was made for.")
    static let noUserPool = userPoolNotConfigured(
        message: "There is no user pool: the configuration has no section CognitoUserPool.")
    static let noIdentityPool = cognitoIdentityPoolNotConfigured(
        message: "There is no identity pool: the configuration has no section CredentialsProvider.")
    static let notInitialized = invalidState(message: "Please call `initialize` before calling this method.")
    static let userPoolUserExists = federationProviderExists(
        message: "A user of the user pool is signed in. Sign out before a user of another provider signs in.")
    static let noDeveloperIdentity = invalidParameter(
        message: "A developer's user needs the identity that came with the token: `cognitoIdentityId` is missing.")
    static let noIdentity = identityIdUnavailable(message: "The identity pool returned no identity.")
    static let noKeys = unknown(message: "The identity pool returned no credentials.")
    static let noIDToken = idTokenNotIssued(message: "The session has no id token, which the identity pool needs.")
    static let incompleteChallenge = unknown(message: "The service's SRP challenge lacks a parameter.")
    static let noTokenOfThatUse = idTokenNotIssued(message: "The session has no token of the kind that is to be sent.")
    static let noSession = unknown(message: "The service returned neither tokens nor a challenge.")

    static func unsignable(_ reason: String) -> Self {
        invalidParameter(message: "The request cannot be signed: \(reason).")
    }

    static func emptyArgument(_ name: String) -> Self { invalidParameter(message: "\(name) is empty.") }

    /// The identity pool refuses a guest.
    static func guestRefused(_ error: any Error) -> Self {
        let reason = (error as? AWSMobileClientError)?.message ?? ""
        return guestAccessNotAllowed(message: "The identity pool refuses guests: \(reason)")
    }

    static func unsupportedChallenge(_ challenge: String) -> Self {
        unknown(message: "The service requires the challenge \(challenge), which this client cannot answer yet.")
    }
}
