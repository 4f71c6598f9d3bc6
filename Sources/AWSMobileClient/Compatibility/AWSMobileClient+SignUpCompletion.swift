extension AWSMobileClient {
    /// Makes an account.
    public func signUp(
        username: String, password: String, userAttributes: [String: String] = [:],
        validationData: [String: String] = [:], clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<SignUpResult>
    ) {
        hand(completionHandler) {
            try await self.signUp(
                username: username, password: password, userAttributes: userAttributes,
                validationData: validationData, clientMetaData: clientMetaData)
        }
    }

    /// Shows that the person received the code that `signUp` had sent.
    public func confirmSignUp(
        username: String, confirmationCode: String, clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<SignUpResult>
    ) {
        hand(completionHandler) {
            try await self.confirmSignUp(
                username: username, confirmationCode: confirmationCode, clientMetaData: clientMetaData)
        }
    }

    /// Has another code sent to somebody who signed up.
    public func resendSignUpCode(
        username: String, clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<SignUpResult>
    ) {
        hand(completionHandler) {
            try await self.resendSignUpCode(username: username, clientMetaData: clientMetaData)
        }
    }

    /// Has a code sent to somebody who forgot the password.
    public func forgotPassword(
        username: String, clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<ForgotPasswordResult>
    ) {
        hand(completionHandler) { try await self.forgotPassword(username: username, clientMetaData: clientMetaData) }
    }

    /// Replaces a forgotten password, given the code that was sent.
    public func confirmForgotPassword(
        username: String, newPassword: String, confirmationCode: String, clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<ForgotPasswordResult>
    ) {
        hand(completionHandler) {
            try await self.confirmForgotPassword(
                username: username, newPassword: newPassword, confirmationCode: confirmationCode,
                clientMetaData: clientMetaData)
        }
    }

    /// Replaces the password of whoever is signed in.
    public func changePassword(
        currentPassword: String, proposedPassword: String,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        hand(completionHandler) {
            try await self.changePassword(currentPassword: currentPassword, proposedPassword: proposedPassword)
        }
    }
}
