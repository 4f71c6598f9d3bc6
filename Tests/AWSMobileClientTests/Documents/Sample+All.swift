extension Sample {
    static let all =
        list(.version212, entries: version212) + list(.version29, entries: version29)
        + list(.preview, entries: ofPreview) + list(.article, entries: article)

    private typealias Entry = (place: Place, remark: String?)

    private static func list(_ document: Document, entries: [Entry]) -> [Sample] {
        entries.enumerated().map { index, entry in
            Sample(document: document, number: index + 1, place: entry.place, remark: entry.remark)
        }
    }

    private static func run(_ names: String...) -> [Entry] { names.map { (.run($0), nil) } }

    private static func run(in file: String, _ names: String...) -> [Entry] {
        names.map { (.run($0, file: file), nil) }
    }

    private static func mended(_ name: String, in file: String, slip: String) -> [Entry] {
        [(.run(name, file: file), slip)]
    }

    private static func delegate(_ name: String, in file: String) -> [Entry] {
        [(.delegate(name, file: file), nil)]
    }

    private static func controllers(in file: String, _ names: String...) -> [Entry] {
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
        + controllers(in: "DocumentsInSwift5/ViewControllers", "InitializingDocuments212")
        + dropIn("SignInStateDocuments212")
        + run(in: "Documents212+HostedUI", "dropIn", "dropInWithOptions") + working
        + run(in: "Documents212+Federation", "cachedProperties") + run("getTokens")
        + run(in: "Documents212+Federation", "getAWSCredentials", "federatedSignIn", "federateSAML")
        + mended(
            "federateSAMLWithRole", in: "Documents212+Federation",
            slip: "a comma is missing, and `val` stands for `let`")
        + run(in: "Documents212+Federation", "federateDeveloperIdentity")
        + run(in: "Documents212+HostedUI", "showHostedUI")
        + delegate("Documents212Delegate26", in: "Documents212+HostedUI")
        + mended("showHostedUIOfOneProvider", in: "Documents212+HostedUI", slip: "a constant is declared twice")
        + run("signOutOfHostedUI", "signOutLocally")
        + run(in: "Documents212+HostedUI", "showHostedUIOfAuth0")
        + delegate("Documents212Delegate31", in: "Documents212+HostedUI")
        + run("signOutOfHostedUI", "signOutLocally", "customChallenge")
        + run(
            in: "Documents212+Devices", "rememberDevice", "dontRememberDevice", "forgetDevice", "getDevice",
            "listDevices")

    private static let version29: [Entry] =
        run("listen", "listenAndSignIn")
        + controllers(in: "DocumentsInSwift5/ViewControllers", "InitializingDocuments29")
        + dropIn("SignInStateDocuments29")
        + mended("dropIn", in: "Documents29+HostedUI", slip: "an optional error is not unwrapped")
        + run(in: "Documents29+HostedUI", "dropInWithOptions") + working
        + run(in: "Documents29+Federation", "cachedProperties") + run("getTokens")
        + run(
            in: "Documents29+Federation", "getAWSCredentials", "federatedSignIn", "federateSAML",
            "federateDeveloperIdentity")
        + run(in: "Documents29+HostedUI", "showHostedUI")
        + delegate("Documents29Delegate25", in: "Documents29+HostedUI")
        + mended("showHostedUIOfOneProvider", in: "Documents29+HostedUI", slip: "a constant is declared twice")
        + run("signOutOfHostedUI", "signOutLocally")
        + run(in: "Documents29+HostedUI", "showHostedUIOfAuth0")
        + delegate("Documents29Delegate30", in: "Documents29+HostedUI")
        + run("signOutOfHostedUI", "signOutLocally")
        + run(
            in: "Documents29+Devices", "rememberDevice", "dontRememberDevice", "forgetDevice", "getDevice",
            "listDevices")

    private static let ofPreview: [Entry] =
        run("listen", "listenAndSignIn")
        + controllers(in: "DocumentsInSwift5/ViewControllers", "InitializingDocumentsPreview")
        + dropIn("SignInStateDocumentsPreview")
        + mended("dropIn", in: "DocumentsPreview+HostedUI", slip: "an optional error is not unwrapped")
        + run(in: "DocumentsPreview+HostedUI", "dropInWithOptions")
        + run("signUp", "signUpWithOwnAttributes", "confirmSignUp", "resend", "signIn", "confirmSignIn", "signOut")
        + run(in: "DocumentsPreview+Federation", "cachedProperties") + run("getTokens")
        + run(in: "DocumentsPreview+Federation", "getAWSCredentials")
        + mended("federatedSignIn", in: "DocumentsPreview+Federation", slip: "an error has two names")

    private static let file = "ArticleInSwift5/Article"

    private static let article: [Entry] =
        nowhere("declares the client's own `UserState`") + controllers(in: file, "SplashViewController")
        + nowhere("needs another library, and a literal of Xcode's")
        + nowhere("is a declaration of the client's `signIn`")
        + nowhere("declares the client's own `AWSMobileClientError`")
        + nowhere("declares the client's own `SignInState`") + controllers(in: file, "LoginViewController")
        + nowhere("declares the client's own `SignUpConfirmationState`")
        + controllers(in: file, "SignUpViewController", "ConfirmSignUpViewController")
        + nowhere("declares the client's own `ForgotPasswordState` and `ForgotPasswordResult`")
        + nowhere("is a call without the client; the next but one has it whole")
        + controllers(in: file, "ResetPasswordViewController", "NewPasswordViewController") + run("signOut")
        + nowhere("declares the client's own `SignOutOptions`") + run("signOutGlobally")
        + controllers(in: file, "MainViewController")
}
