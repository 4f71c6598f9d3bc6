import AWSMobileClient
import FakeUIKit

// The article's view controllers as Swift 6 compiles them. Completion handlers run on a background queue, so methods
// that handle results are `nonisolated`, and hop to the main actor for the user interface.

final class SplashViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()

        AWSMobileClient.default().initialize { userState, error in
            guard let userState else { return print("error: \(error?.localizedDescription ?? "")") }
            DispatchQueue.main.async {
                UIApplication.setRootView(
                    userState == .signedIn ? MainViewController() : LoginViewController())
            }
        }
        AWSMobileClient.default().addUserStateListener(self) { userState, _ in
            guard userState == .signedOutUserPoolsTokenInvalid else { return }
            Task { @MainActor in UIApplication.setRootView(LoginViewController()) }
        }
    }
}

final class LoginViewController: UIViewController {
    let usernameTextField = UITextField()
    let passwordTextField = UITextField()

    func login(_: Any) {
        guard let username = usernameTextField.text, let password = passwordTextField.text else { return }
        AWSMobileClient.default().signIn(username: username, password: password) { signInResult, error in
            guard let signInResult else { return print("There's an error: \(error?.localizedDescription ?? "")") }
            switch signInResult.signInState {
            case .signedIn: DispatchQueue.main.async { UIApplication.setRootView(MainViewController()) }
            case .newPasswordRequired: print("User needs a new password.")
            default: print("Sign In needs info which is not yet supported.")
            }
        }
    }
}

final class SignUpViewController: UIViewController {
    let usernameTextField = UITextField()
    let passwordTextField = UITextField()

    func createAccount(_: Any) {
        guard let username = usernameTextField.text, let password = passwordTextField.text else { return }
        AWSMobileClient.default().signUp(
            username: username, password: password, userAttributes: ["name": username],
            completionHandler: signUpHandler)
    }

    nonisolated func signUpHandler(signUpResult: SignUpResult?, error: (any Error)?) {
        guard let signUpResult else { return print("There's an error on signup: \(error as Any)") }
        let destination = signUpResult.codeDeliveryDetails?.destination ?? ""
        Task { @MainActor in
            let alert = UIAlertController(title: "Code sent", message: "to \(destination)", preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Dismiss", style: .cancel) { _ in
                    guard let username = self.usernameTextField.text else { return }
                    self.navigationController?.pushViewController(
                        ConfirmSignUpViewController(username: username), animated: true)
                })
            self.present(alert, animated: true)
        }
    }
}

final class ConfirmSignUpViewController: UIViewController {
    let verificationCodeTextField = UITextField()
    var username: String?

    init(username: String) {
        self.username = username
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    // The `async` calls return to the main actor, and need no hop.
    func confirmSignUp(_: Any) async {
        guard let code = verificationCodeTextField.text, let username else { return }
        do {
            try await AWSMobileClient.default().confirmSignUp(username: username, confirmationCode: code)
            UIApplication.setRootView(MainViewController())
        } catch { print("\(error)") }
    }

    func resendCode(_: Any) {
        guard let username else { return }
        AWSMobileClient.default().resendSignUpCode(username: username, completionHandler: resendSignUpHandler)
    }

    nonisolated func resendSignUpHandler(result: SignUpResult?, error: (any Error)?) {
        if let error { print("\(error)") }
        DispatchQueue.main.async { self.dismiss(animated: true) }
    }
}

final class ResetPasswordViewController: UIViewController {
    let usernameTextField = UITextField()

    func submitUsername(_: Any) {
        guard let username = usernameTextField.text else { return }
        AWSMobileClient.default().forgotPassword(username: username) { forgotPasswordResult, _ in
            guard forgotPasswordResult?.forgotPasswordState == .confirmationCodeSent else { return }
            DispatchQueue.main.async {
                self.present(
                    UIAlertController(title: "Code sent", message: nil, preferredStyle: .alert), animated: true)
            }
        }
    }

    func verifyCode(_ code: String, newPassword: String) {
        AWSMobileClient.default().confirmForgotPassword(
            username: usernameTextField.text ?? "", newPassword: newPassword, confirmationCode: code
        ) { forgotPasswordResult, _ in
            guard forgotPasswordResult?.forgotPasswordState == .done else { return }
            Task { @MainActor in self.dismiss(animated: true) }
        }
    }
}

final class MainViewController: UIViewController {
    func logOut(_: Any) {
        AWSMobileClient.default().signOut { error in
            if let error { print(error) }
        }
        UIApplication.setRootView(LoginViewController())
    }

    func deleteAccount(_: Any) async throws {
        try await AWSMobileClient.default().deleteUser()
        UIApplication.setRootView(LoginViewController())
    }
}
