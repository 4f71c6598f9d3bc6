import AWSMobileClient

/// The steps of the tour, by the word that the user enters.
enum Step: String {
    case signUp = "up"
    case confirm = "code"
    case resend = "again"
    case signIn = "in"
    case signInWithBrowser = "browser"
    case forgot
    case attributes = "me"
    case change
    case tokens
    case password
    case app
    case devices
    case remember
    case credentials = "keys"
    case signOut = "out"
    case signOutEverywhere = "everywhere"
    case quit

    /// The steps that the menu offers.
    static func offered(whileSignedIn isSignedIn: Bool, by configuration: TourConfiguration) -> [Step] {
        let credentials: [Step] = configuration.hasIdentityPool ? [.credentials] : []
        guard !isSignedIn else {
            return [.attributes, .change, .tokens, .password, .app, .devices, .remember] + credentials + [
                .signOut, .signOutEverywhere, .quit,
            ]
        }
        let browser: [Step] = configuration.hasHostedPages ? [.signInWithBrowser] : []
        return [.signUp, .confirm, .resend, .signIn] + browser + [.forgot] + credentials + [.quit]
    }

    var explanation: String {
        switch self {
        case .signUp: "sign up"
        case .confirm: "enter the code"
        case .resend: "another code"
        case .signIn: "sign in"
        case .signInWithBrowser: "sign in in the browser"
        case .forgot: "a forgotten password"
        case .attributes: "what is known of you"
        case .change: "change an attribute"
        case .tokens: "your tokens"
        case .password: "another password"
        case .app: "set up an authenticator app"
        case .devices: "your devices"
        case .remember: "remember this device"
        case .credentials: "AWS credentials"
        case .signOut: "sign out here"
        case .signOutEverywhere: "sign out on all devices"
        case .quit: "leave"
        }
    }
}
