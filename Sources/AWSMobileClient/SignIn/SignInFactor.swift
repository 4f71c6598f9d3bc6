/// A factor of a sign-in, by its name on the wire. Services may have factors that have no constant here.
public struct SignInFactor: RawRepresentable, Hashable, Sendable {
    /// The name, such as `SMS_MFA`. `confirmSignIn` accepts it as the choice of the factor.
    public let rawValue: String

    /// Names a factor.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A code in a text message.
    public static let sms = SignInFactor(rawValue: "SMS_MFA")
    /// A code in an email.
    public static let email = SignInFactor(rawValue: "EMAIL_OTP")
    /// A code of an authenticator app.
    public static let authenticatorApp = SignInFactor(rawValue: "SOFTWARE_TOKEN_MFA")
    /// A code in a text message instead of a password.
    public static let smsInPlaceOfPassword = SignInFactor(rawValue: "SMS_OTP")
    /// The password, among the factors that a sign-in can begin with.
    public static let password = SignInFactor(rawValue: "PASSWORD")
}
