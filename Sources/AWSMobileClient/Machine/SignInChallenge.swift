import Kernel

/// A challenge between the password and the session.
struct SignInChallenge: Sendable {
    /// The challenges of the protocol that `confirmSignIn` answers.
    enum Kind: String, Sendable {
        case newPassword = "NEW_PASSWORD_REQUIRED"
        case smsCode = "SMS_MFA"
        case softwareToken = "SOFTWARE_TOKEN_MFA"
        case emailCode = "EMAIL_OTP"
        case smsInPlaceOfPassword = "SMS_OTP"
        case custom = "CUSTOM_CHALLENGE"
        case chooseFactor = "SELECT_MFA_TYPE"
        case chooseFirstFactor = "SELECT_CHALLENGE"
        case setUpFactor = "MFA_SETUP"
        /// Open only after an error: the client proves the device itself, and any answer makes it try again.
        case device = "DEVICE_SRP_AUTH"
    }

    /// The app's progress in a challenge of several answers.
    enum Progress: Sendable {
        case begun
        /// The authenticator app has the secret; its first code is missing.
        case appHasSecret(AuthenticatorAppSetup)
        /// The first code was right; only the challenge's own answer is missing.
        case appIsVerified
        /// Email was chosen; the address is missing.
        case emailChosen
        /// The password was chosen; it is missing.
        case passwordChosen
    }

    var kind: Kind
    /// The `USERNAME` of the answer.
    var username: String
    /// The service's handle of the auth session.
    var session: Secret<String>?
    var parameters: [String: String]
    /// The factors that the service offers outside of the parameters.
    var available: [String] = []
    var progress = Progress.begun
    /// The name that the user signed in with, if it is another than `username`.
    var alias: String?

    /// The challenge after a further answer of the app.
    func after(_ progress: Progress, session: Secret<String>? = nil) -> SignInChallenge {
        var next = self
        next.progress = progress
        next.session = session ?? self.session
        return next
    }
}

/// The app's answer to a challenge.
struct ChallengeAnswer: Sendable {
    var response: Secret<String>
    var attributes: [String: String]
    var clientMetadata: [String: String]
}

/// The app's arguments of `signIn`.
struct SignInCredentials: Sendable {
    var username: String
    var password: Secret<String>
    var validationData: [String: String]
    var clientMetadata: [String: String] = [:]
    /// How it begins.
    var beginning = Beginning.withPassword

    enum Beginning: Sendable {
        case withPassword
        /// With this factor, or with a factor of the user's choice; without a password.
        case withFactor(SignInFactor?)
    }
}
