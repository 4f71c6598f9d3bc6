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
    static let anotherUser = unableToSignIn(message: "Another user signed in than the one this call was made for.")
    static let noUserPool = userPoolNotConfigured(
        message: "There is no user pool: the configuration has no section CognitoUserPool.")
    static let incompleteChallenge = unknown(message: "The service's SRP challenge lacks a parameter.")
    static let noSession = unknown(message: "The service returned neither tokens nor a challenge.")

    static func unsupportedChallenge(_ challenge: String) -> Self {
        unknown(message: "The service requires the challenge \(challenge), which this client cannot answer yet.")
    }
}
