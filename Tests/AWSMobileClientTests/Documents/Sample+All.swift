extension Sample {
    static let all =
        list(.version212, version212) + list(.version29, version29) + list(.preview, ofPreview)
        + list(.article, article)

    private typealias Entry = (place: Place, remark: String?)

    private static func list(_ document: Document, _ entries: [Entry]) -> [Sample] {
        entries.enumerated().map { index, entry in
            Sample(document: document, number: index + 1, place: entry.place, remark: entry.remark)
        }
    }

    private static func run(_ names: String...) -> [Entry] { names.map { (.run($0), nil) } }

    private static func run(in file: String, _ names: String...) -> [Entry] {
        names.map { (.run($0, file: file), nil) }
    }

    private static func mended(_ file: String, _ name: String, _ slip: String) -> [Entry] {
        [(.run(name, file: file), slip)]
    }

    private static func delegate(_ file: String, _ name: String) -> [Entry] {
        [(.delegate(name, file: file), nil)]
    }

    private static func controllers(_ file: String, _ names: String...) -> [Entry] {
        names.map { (.compiled($0, file: file), nil) }
    }

    private static func nowhere(_ reason: String) -> [Entry] { [(.nowhere(reason), nil)] }

    private static func dropIn(_ name: String) -> [Entry] {
        [
            (
                .compiled(name, file: "DocumentsInSwift5/ViewControllers+DropIn"),
                "Swift 6: a closure reads the main actor's properties"
            )
        ]
    }

    private static let working = run(
        "signUp", "signUpWithOwnAttributes", "confirmSignUp", "resend", "signIn", "confirmSignIn",
        "forceChangePassword", "signOut", "signOutGlobally", "forgotPassword", "confirmForgotPassword")

    private static let version212: [Entry] =
        run("listen", "listenAndSignIn")
        + controllers("DocumentsInSwift5/ViewControllers", "InitializingDocuments212")
        + dropIn("SignInStateDocuments212")
        + run(in: "Documents212+HostedUI", "dropIn", "dropInWithOptions") + working
        + run(in: "Documents212+Federation", "cachedProperties") + run("getTokens")
        + run(in: "Documents212+Federation", "getAWSCredentials", "federatedSignIn", "federateSAML")
        + mended("Documents212+Federation", "federateSAMLWithRole", "a comma is missing, and `val` stands for `let`")
        + run(in: "Documents212+Federation", "federateDeveloperIdentity")
        + run(in: "Documents212+HostedUI", "showHostedUI") + delegate("Documents212+HostedUI", "Documents212Delegate26")
        + mended("Documents212+HostedUI", "showHostedUIOfOneProvider", "a constant is declared twice")
        + run("signOutOfHostedUI", "signOutLocally")
        + run(in: "Documents212+HostedUI", "showHostedUIOfAuth0")
        + delegate("Documents212+HostedUI", "Documents212Delegate31")
        + run("signOutOfHostedUI", "signOutLocally", "customChallenge")
        + run(
            in: "Documents212+Devices", "rememberDevice", "dontRememberDevice", "forgetDevice", "getDevice",
            "listDevices")

    private static let version29: [Entry] =
        run("listen", "listenAndSignIn")
        + controllers("DocumentsInSwift5/ViewControllers", "InitializingDocuments29")
        + dropIn("SignInStateDocuments29")
        + mended("Documents29+HostedUI", "dropIn", "an optional error is not unwrapped")
        + run(in: "Documents29+HostedUI", "dropInWithOptions") + working
        + run(in: "Documents29+Federation", "cachedProperties") + run("getTokens")
        + run(
            in: "Documents29+Federation", "getAWSCredentials", "federatedSignIn", "federateSAML",
            "federateDeveloperIdentity")
        + run(in: "Documents29+HostedUI", "showHostedUI") + delegate("Documents29+HostedUI", "Documents29Delegate25")
        + mended("Documents29+HostedUI", "showHostedUIOfOneProvider", "a constant is declared twice")
        + run("signOutOfHostedUI", "signOutLocally")
        + run(in: "Documents29+HostedUI", "showHostedUIOfAuth0")
        + delegate("Documents29+HostedUI", "Documents29Delegate30")
        + run("signOutOfHostedUI", "signOutLocally")
        + run(
            in: "Documents29+Devices", "rememberDevice", "dontRememberDevice", "forgetDevice", "getDevice",
            "listDevices")

    private static let ofPreview: [Entry] =
        run("listen", "listenAndSignIn")
        + controllers("DocumentsInSwift5/ViewControllers", "InitializingDocumentsPreview")
        + dropIn("SignInStateDocumentsPreview")
        + mended("DocumentsPreview+HostedUI", "dropIn", "an optional error is not unwrapped")
        + run(in: "DocumentsPreview+HostedUI", "dropInWithOptions")
        + run("signUp", "signUpWithOwnAttributes", "confirmSignUp", "resend", "signIn", "confirmSignIn", "signOut")
        + run(in: "DocumentsPreview+Federation", "cachedProperties") + run("getTokens")
        + run(in: "DocumentsPreview+Federation", "getAWSCredentials")
        + mended("DocumentsPreview+Federation", "federatedSignIn", "an error has two names")

    private static let file = "ArticleInSwift5/Article"

    private static let article: [Entry] =
        nowhere("declares the client's own `UserState`") + controllers(file, "SplashViewController")
        + nowhere("needs another library, and a literal of Xcode's")
        + nowhere("is a declaration of the client's `signIn`")
        + nowhere("declares the client's own `AWSMobileClientError`")
        + nowhere("declares the client's own `SignInState`") + controllers(file, "LoginViewController")
        + nowhere("declares the client's own `SignUpConfirmationState`")
        + controllers(file, "SignUpViewController", "ConfirmSignUpViewController")
        + nowhere("declares the client's own `ForgotPasswordState` and `ForgotPasswordResult`")
        + nowhere("is a call without the client; the next but one has it whole")
        + controllers(file, "ResetPasswordViewController", "NewPasswordViewController") + run("signOut")
        + nowhere("declares the client's own `SignOutOptions`") + run("signOutGlobally")
        + controllers(file, "MainViewController")
}
