extension AWSMobileClient {
    /// The form of ``signUp(username:password:userAttributes:validationData:clientMetaData:)`` with a completion
    /// handler.
    @preconcurrency
    public func signUp(
        username: String, password: String, userAttributes: [String: String] = [:],
        validationData: [String: String] = [:], clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<SignUpResult>
    ) {
        complete(completionHandler) {
            try await self.signUp(
                username: username, password: password, userAttributes: userAttributes,
                validationData: validationData, clientMetaData: clientMetaData)
        }
    }

    /// The form of ``confirmSignUp(username:confirmationCode:clientMetaData:)`` with a completion handler.
    @preconcurrency
    public func confirmSignUp(
        username: String, confirmationCode: String, clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<SignUpResult>
    ) {
        complete(completionHandler) {
            try await self.confirmSignUp(
                username: username, confirmationCode: confirmationCode, clientMetaData: clientMetaData)
        }
    }

    /// The form of ``resendSignUpCode(username:clientMetaData:)`` with a completion handler.
    @preconcurrency
    public func resendSignUpCode(
        username: String, clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<SignUpResult>
    ) {
        complete(completionHandler) {
            try await self.resendSignUpCode(username: username, clientMetaData: clientMetaData)
        }
    }

    /// The form of ``forgotPassword(username:clientMetaData:)`` with a completion handler.
    @preconcurrency
    public func forgotPassword(
        username: String, clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<ForgotPasswordResult>
    ) {
        complete(completionHandler) {
            try await self.forgotPassword(username: username, clientMetaData: clientMetaData)
        }
    }

    /// The form of ``confirmForgotPassword(username:newPassword:confirmationCode:clientMetaData:)`` with a completion
    /// handler.
    @preconcurrency
    public func confirmForgotPassword(
        username: String, newPassword: String, confirmationCode: String, clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<ForgotPasswordResult>
    ) {
        complete(completionHandler) {
            try await self.confirmForgotPassword(
                username: username, newPassword: newPassword, confirmationCode: confirmationCode,
                clientMetaData: clientMetaData)
        }
    }

    /// The form of ``changePassword(currentPassword:proposedPassword:)`` with a completion handler.
    @preconcurrency
    public func changePassword(
        currentPassword: String, proposedPassword: String,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        complete(completionHandler) {
            try await self.changePassword(currentPassword: currentPassword, proposedPassword: proposedPassword)
        }
    }

    /// The form of ``deleteUser()`` with a completion handler.
    @preconcurrency
    public func deleteUser(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        complete(completionHandler) { try await self.deleteUser() }
    }
}
