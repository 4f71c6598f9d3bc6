import AWSMobileClient

/// The steps of the tour, by the word that the user enters.
enum Step: String {
    case signUp = "up"
    case confirm = "code"
    case resend = "again"
    case signIn = "in"
    case forgot
    case attributes = "me"
    case change
    case tokens
    case password
    case signOut = "out"
    case signOutEverywhere = "everywhere"
    case quit

    /// The steps that the menu offers.
    static func offered(whileSignedIn isSignedIn: Bool) -> [Step] {
        isSignedIn
            ? [.attributes, .change, .tokens, .password, .signOut, .signOutEverywhere, .quit]
            : [.signUp, .confirm, .resend, .signIn, .forgot, .quit]
    }

    var explanation: String {
        switch self {
        case .signUp: "sign up"
        case .confirm: "enter the code"
        case .resend: "another code"
        case .signIn: "sign in"
        case .forgot: "a forgotten password"
        case .attributes: "what is known of you"
        case .change: "change an attribute"
        case .tokens: "your tokens"
        case .password: "another password"
        case .signOut: "sign out here"
        case .signOutEverywhere: "sign out on all devices"
        case .quit: "leave"
        }
    }
}
