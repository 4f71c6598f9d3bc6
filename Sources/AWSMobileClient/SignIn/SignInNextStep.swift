/// The next step of a sign-in. `confirmSignIn` answers each case with one text.
///
/// Later versions may have more cases: give a `switch` a `default`.
public enum SignInNextStep: Hashable, Sendable {
    /// Nothing: the user is signed in.
    case done
    /// A code of `factor`, which was sent to `sentTo`, or which an authenticator app shows.
    case confirmCode(factor: SignInFactor, sentTo: UserCodeDeliveryDetails)
    /// A password that replaces the temporary one. `required` are the names of attributes that `userAttributes` of
    /// `confirmSignIn` must contain; `attributes` are the user's current attributes.
    case newPassword(required: [String], attributes: [String: String])
    /// The answer to a challenge of the pool's functions, which describe it in `parameters`. Several may follow each
    /// other.
    case customChallenge(parameters: [String: String])
    /// The `rawValue` of one of these factors, to continue with.
    case selectFactor([SignInFactor])
    /// The `rawValue` of one of these factors, to set up, because the pool requires a second factor.
    case setUpFactor([SignInFactor])
    /// The first code of an authenticator app that has read the secret.
    case setUpAuthenticatorApp(AuthenticatorAppSetup)
    /// The address for codes by email. A code is sent to it next.
    case setUpEmail
    /// The password, which the user chose as the factor.
    case enterPassword
}
