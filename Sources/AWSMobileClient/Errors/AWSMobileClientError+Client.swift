/// What the client says itself. Apps in the field recognise some of these sentences (spec A.5).
extension AWSMobileClientError {
    static let nobodySignedIn = notSignedIn(message: "User is not signed in, please sign in to use this API.")
    static let alreadySignedIn = invalidState(
        message: "There is already a user which is signed in. Sign out before somebody else signs in.")
    static let nothingToConfirm = invalidState(message: "Please call `signIn` before calling this method.")
    static let replaced = unableToSignIn(message: "Another sign-in took the place of this one.")
    static let signedOutMeanwhile = unableToSignIn(message: "Could not get end user to sign in.")
    static let released = unableToSignIn(message: "Unable to get valid sign in session from the end user.")
    static let waitedLongEnough = unableToSignIn(
        message: "Unable to get valid sign in session from the end user within the time set for it.")
    static let anotherPerson = unableToSignIn(message: "Another user signed in than the one this call was made for.")
    static let noUserPool = userPoolNotConfigured(
        message: "There is no user pool: the configuration has no section CognitoUserPool.")
    static let noSession = unknown(message: "The service answered neither with tokens nor with a challenge.")

    static func unanswerable(_ challenge: String) -> Self {
        unknown(message: "The service asks for \(challenge), which this client cannot answer yet.")
    }
}
