// swift-format-ignore-file
// The view controllers of the article "How To Do Authentication using AWS Amplify in iOS", as Swift 5
// compiles them: without the attributes of Interface Builder, which need Objective-C, and with long lines folded.

import AWSMobileClient
import FakeUIKit

class SplashViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()

        AWSMobileClient.sharedInstance().initialize { (userState, error) in
            if let error = error {
                print("error: \(error.localizedDescription)")
                return
            }

            guard let userState = userState else {
                return
            }

            print("The user is \(userState.rawValue).")

            // Check user availability
            switch userState {
            case .signedIn:
                // Show home page
                let mainViewController = MainViewController()
                UIApplication.setRootView(mainViewController)
                break

            default:
                // Show login page
                let loginViewController = LoginViewController()
                UIApplication.setRootView(loginViewController)
                break
            }
        }
    }
}

class LoginViewController: UIViewController {

    weak var usernameTextField: UITextField!
    weak var passwordTextField: UITextField!

    func login(_ sender: Any) {

        guard let username = usernameTextField.text,
            let password = passwordTextField.text  else {
            print("Enter some values please.")
            return
        }

        print("\(username) and \(password)")

        AWSMobileClient.sharedInstance().signIn(username: username, password: password) {
                        (signInResult, error) in

                if let error = error  {
                    print("There's an error : \(error.localizedDescription)")
                    print(error)
                    return
                }

                guard let signInResult = signInResult else {
                    return
                }

                switch (signInResult.signInState) {
                case .signedIn:
                    print("User is signed in.")

                    DispatchQueue.main.async {
                        let mainViewController = MainViewController()
                        UIApplication.setRootView(mainViewController)
                    }

                case .newPasswordRequired:
                    print("User needs a new password.")
                default:
                    print("Sign In needs info which is not et supported.")
                }
        }
    }
}

class SignUpViewController: UIViewController {

    weak var passwordTextField: UITextField!
    weak var usernameTextField: UITextField!
    weak var emailTextField: UITextField!
    weak var fullNameTextField: UITextField!

        func createAccount(_ sender: Any) {

        guard let fullName = fullNameTextField.text,
            let email = emailTextField.text,
            let username = usernameTextField.text,
            let password = passwordTextField.text else {
            return
        }

        AWSMobileClient.sharedInstance().signUp(username: username,
                                                password: password,
                                                userAttributes: ["email" : email, "name": fullName],
                                                completionHandler: signUpHandler);
    }

    func signUpHandler(signUpResult: SignUpResult?, error: Error?) {

        if let error = error {
            if let error = error as? AWSMobileClientError {
                switch(error) {
                case .usernameExists(let message):
                    print(message)
                default:
                    break
                }
            }
            print("There's an error on signup: \(error.localizedDescription), \(error)")
        }

        guard let signUpResult = signUpResult else {
            return
        }

        switch(signUpResult.signUpConfirmationState) {
        case .confirmed:
            print("User is signed up and confirmed.")

            DispatchQueue.main.async {
                let mainViewController = MainViewController()
                UIApplication.setRootView(mainViewController)
            }

        case .unconfirmed:
            let alert = UIAlertController(title: "Code sent",
                message: "Confirmation code sent via \(signUpResult.codeDeliveryDetails!.deliveryMedium)"
                    + " to: \(signUpResult.codeDeliveryDetails!.destination!)",
                preferredStyle: .alert)

            alert.addAction(UIAlertAction(title: "Dismiss", style: .cancel) { _ in
                guard let username = self.usernameTextField.text else {
                    return
                }
                let confirmSignupViewController = ConfirmSignUpViewController(username: username)
                self.navigationController?.pushViewController(confirmSignupViewController, animated: true)
            })

            DispatchQueue.main.async {
                self.present(alert, animated: true, completion: nil)
            }

        case .unknown:
            print("Unexpected case")
        }
    }

    func dismissModal(_ sender: Any) {
        self.navigationController?.dismiss(animated: true, completion: nil)
    }
}

class ConfirmSignUpViewController: UIViewController {

    weak var verificationCodeTextField: UITextField!
    var username: String?

    init(username: String, nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
        self.username = username
        super.init(nibName:nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

        func confirmSignUp(_ sender: Any) {

        guard let verificationCode = verificationCodeTextField.text,
            let username = self.username else {
            print("No username")
            return
        }

        AWSMobileClient.sharedInstance().confirmSignUp(username: username,
                                                       confirmationCode: verificationCode,
                                                       completionHandler: handleConfirmation)
    }

        func handleConfirmation(signUpResult: SignUpResult?, error: Error?) {
        if let error = error {
            print("\(error)")
            return
        }

        guard let signUpResult = signUpResult else {
            return
        }

        switch(signUpResult.signUpConfirmationState) {
        case .confirmed:
            print("User is signed up and confirmed.")

            DispatchQueue.main.async {
                let mainViewController = MainViewController()
                UIApplication.setRootView(mainViewController)
            }

        case .unconfirmed:
            print("User is not confirmed and needs verification"
                + " via \(signUpResult.codeDeliveryDetails!.deliveryMedium)"
                + " sent at \(signUpResult.codeDeliveryDetails!.destination!)")
        case .unknown:
            print("Unexpected case")
        }
    }

    func resendCode(_ sender: Any) {
        guard let username = self.username else {
            print("No username")
            return
        }

        AWSMobileClient.sharedInstance().resendSignUpCode(username: username,
                                                          completionHandler: resendSignUpHandler)
    }

    func resendSignUpHandler(result: SignUpResult?, error: Error?) {
        if let error = error {
            print("\(error)")
            return
        }

        guard let signUpResult = result else {
            return
        }

        let message = "A verification code has been sent via \(signUpResult.codeDeliveryDetails!.deliveryMedium)"
            + " at \(signUpResult.codeDeliveryDetails!.destination!)"
        let alert = UIAlertController(title: "Code Sent",
                                      message: message,
                                      preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Dismiss", style: .cancel, handler: { _ in
            //Cancel Action
        }))

        DispatchQueue.main.async {
            self.present(alert, animated: true, completion: nil)
        }
    }

    func dismissModal(_ sender: Any) {
        self.navigationController?.dismiss(animated: true, completion: nil)
    }
}

class ResetPasswordViewController: UIViewController {

    weak var usernameTextField: UITextField!

    func submitUsername(_ sender: Any) {

        guard let username = usernameTextField.text else {
            print("No username")
            return
        }

        AWSMobileClient.sharedInstance().forgotPassword(username: username) { (forgotPasswordResult, error) in
            if let forgotPasswordResult = forgotPasswordResult {
                switch(forgotPasswordResult.forgotPasswordState) {
                case .confirmationCodeSent:
                    guard let codeDeliveryDetails = forgotPasswordResult.codeDeliveryDetails else {
                        return
                    }

                    let alert = UIAlertController(title: "Code sent",
                            message: "Confirmation code sent via \(codeDeliveryDetails.deliveryMedium)"
                                + " to: \(codeDeliveryDetails.destination!)",
                                                  preferredStyle: .alert)

                    DispatchQueue.main.async {
                        self.present(alert, animated: true, completion: nil)
                    }

                default:
                    print("Error: Invalid case.")
                }
            } else if let error = error {
                print("Error occurred: \(error.localizedDescription)")
            }
        }


    }

    func dismiss(_ sender: Any) {
        self.navigationController?.dismiss(animated: true, completion: nil)
    }
}

class NewPasswordViewController: UIViewController {

    weak var verificationCodeTextField: UITextField!
    weak var newPasswordTextField: UITextField!

    var username: String?

    init(username: String, nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
        self.username = username
        super.init(nibName:nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func verifyCode(_ sender: Any) {

        guard let username = username,
            let newPassword = newPasswordTextField.text,
            let confirmationCode = verificationCodeTextField.text else {
            return
        }

        AWSMobileClient.sharedInstance().confirmForgotPassword(username: username,
            newPassword: newPassword,
            confirmationCode: confirmationCode) { (forgotPasswordResult, error) in
            if let forgotPasswordResult = forgotPasswordResult {
                switch(forgotPasswordResult.forgotPasswordState) {
                case .done:
                    self.dismiss(self)
                default:
                    print("Error: Could not change password.")
                }
            } else if let error = error {
                print("Error occurred: \(error.localizedDescription)")
            }
        }
    }

    func dismiss(_ sender: Any) {
        self.navigationController?.dismiss(animated: true, completion: nil)
    }
}

class MainViewController: UIViewController {

    weak var logOutButton: UIButton!

    func logOut(_ sender: Any) {
        AWSMobileClient.sharedInstance().signOut() { error in
            if let error = error {
                print(error)
                return
            }
        }


        let loginViewController = LoginViewController()
        UIApplication.setRootView(loginViewController)
    }

}
