import AWSMobileClient
import Foundation

/// The samples of the pages, word for word: a function for each. `GuideTests` runs them.
struct Guide: Sendable {
    let client: AWSMobileClient
    var password = "Abc@123!"
    var newPassword = "New@12345"
    var code = "123456"
    /// What the samples print and call.
    let log = EventLog()

    func print(_ text: String) { log.append(text) }
    func showSignIn(_ name: String? = nil) { log.append("showSignIn \(name ?? "")") }
    func showHome() { log.append("showHome") }
}

extension Guide {
    func signUp() async throws {
        let result = try await client.signUp(
            username: "joe", password: password, userAttributes: ["email": "joe@example.com"])
        if result.signUpConfirmationState == .unconfirmed, let sent = result.codeDeliveryDetails {
            print("A code went to \(sent.destination ?? "you"), by \(sent.deliveryMedium.rawValue).")
        }
    }

    func confirmSignUp() async throws {
        try await client.confirmSignUp(username: "joe", confirmationCode: code)
    }

    func confirmSignUpOrAskAgain() async throws {
        do {
            try await client.confirmSignUp(username: "joe", confirmationCode: code)
        } catch AWSMobileClientError.codeMismatch(let message) {
            print(message)
        } catch AWSMobileClientError.expiredCode {
            try await client.resendSignUpCode(username: "joe")
        }
    }

    func deleteUser() async throws {
        try await client.deleteUser()
    }

    func signIn() async throws {
        let result = try await client.signIn(username: "jane", password: password)
        switch result.signInState {
        case .signedIn: print("Welcome, \(client.username ?? "jane").")
        case .newPasswordRequired: print("Please choose a password of your own.")
        default: print("The pool asks for \(result.signInState.rawValue).")
        }
    }

    func chooseNewPassword() async throws {
        do {
            try await client.confirmSignIn(challengeResponse: newPassword, userAttributes: ["name": "Jane Doe"])
        } catch AWSMobileClientError.invalidPassword(let message) {
            print(message)
        }
    }

    func signInOrFinishWhatIsOpen() async throws {
        do {
            try await client.signIn(username: "jane", password: password)
        } catch AWSMobileClientError.userNotConfirmed {
            try await client.resendSignUpCode(username: "jane")
        } catch AWSMobileClientError.passwordResetRequired {
            try await client.forgotPassword(username: "jane")
        }
    }

    func signOutHere() {
        client.signOut()
    }

    func signOutAndRevoke() async throws {
        try await client.signOut(options: SignOutOptions())
    }

    func signOutEverywhere() async throws {
        try await client.signOut(options: SignOutOptions(signOutGlobally: true))
    }

    func changePassword() async throws {
        try await client.changePassword(currentPassword: password, proposedPassword: newPassword)
    }

    func forgotPassword() async throws {
        let result = try await client.forgotPassword(username: "jane")
        print("A code went to \(result.codeDeliveryDetails?.destination ?? "the address on file").")
    }

    func confirmForgotPassword() async throws {
        try await client.confirmForgotPassword(username: "jane", newPassword: newPassword, confirmationCode: code)
    }
}
