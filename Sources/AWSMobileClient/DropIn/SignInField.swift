/// A value that a step asks for.
public enum SignInField: Hashable, Sendable {
    /// The user's name, or another name, for signing in or up.
    case username
    /// The password of the user.
    case password
    /// The new password that replaces a temporary or a forgotten one.
    case newPassword
    /// The address for a new account, or for codes.
    case email
    /// The code of a message or of an authenticator app.
    case code
    /// The choice of one of `SignInFlow.factors`.
    case factor
    /// The answer to a challenge of the app's own.
    case answer
    /// A required attribute of this name.
    case attribute(String)

    /// Whether the value is hidden as it is typed.
    public var isSecret: Bool { self == .password || self == .newPassword }

    /// The label in English. That of an attribute is its name.
    public var label: String {
        switch self {
        case .username: "Username"
        case .password: "Password"
        case .newPassword: "New password"
        case .email: "Email"
        case .code: "Code"
        case .factor: "Factor"
        case .answer: "Answer"
        case .attribute(let name): name
        }
    }
}

extension SignInFactor {
    /// The label in English; the name of a factor that has no constant.
    public var label: String {
        switch self {
        case .sms, .smsInPlaceOfPassword: "Code by text message"
        case .email: "Code by email"
        case .authenticatorApp: "Code of an authenticator app"
        case .password: "Password"
        default: rawValue
        }
    }
}
