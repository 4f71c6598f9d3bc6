import Foundation

extension SignInFormTexts {
    /// The facts that the user needs to answer a step, a line each.
    func explanations(_ step: SignInFlow.Step, destination: String?) -> [String] {
        switch step {
        case .challenge(let next): explanations(next)
        case .forgotPassword: [self[.resetReason]]
        case .enterName, .enterPassword, .signUp, .confirmSignUp, .resetPassword, .signedIn:
            destination.map { [self[.sentTo, with: $0]] } ?? []
        }
    }

    private func explanations(_ next: SignInNextStep) -> [String] {
        switch next {
        case .done, .enterPassword, .selectFactor: []
        case .confirmCode(.authenticatorApp, _): [self[.fromApp]]
        case .confirmCode(_, let sent): [sent.destination.map { self[.sentTo, with: $0] } ?? self[.sent]]
        case .newPassword: [self[.replaceReason]]
        case .customChallenge: SignInFlow.Step.challenge(next).explanations(destination: nil)
        case .setUpFactor: [self[.setUpReason]]
        case .setUpAuthenticatorApp(let setup): [self[.enterKey], setup.secretCode]
        case .setUpEmail: [self[.emailForCodes]]
        }
    }

    /// The text of an error for the user. If the pages have no text for an error, it is the service's message, which is
    /// more specific than a general sentence.
    func message(_ error: any Error) -> String {
        let known = (error as? AWSMobileClientError).flatMap(text) ?? (error is URLError ? .noNetwork : nil)
        return known.map { self[$0] } ?? error.localizedDescription
    }

    private func text(_ error: AWSMobileClientError) -> SignInFormText? {
        switch error {
        case .notAuthorized(let message) where message == "Incorrect username or password.": .wrongCredentials
        case .userNotFound: .unknownUser
        case .codeMismatch: .wrongCode
        case .expiredCode: .expiredCode
        case .tooManyFailedAttempts: .tooManyAttempts
        case .limitExceeded, .tooManyRequests: .tooManyRequests
        case .usernameExists: .nameTaken
        case .aliasExists: .addressTaken
        case .internalError: .unavailable
        default: nil
        }
    }
}
