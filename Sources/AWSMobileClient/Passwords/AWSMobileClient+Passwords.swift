import Kernel
import UserPoolsModel
import WireClient

extension AWSMobileClient {
    /// Sends a code for replacing a forgotten password.
    ///
    /// - Parameters:
    ///   - username: The username.
    ///   - clientMetaData: Passed to the pool's triggers.
    /// - Returns: The state `confirmationCodeSent`, and where the code was sent.
    /// - Throws: An error of the service or of the network.
    @discardableResult
    public func forgotPassword(
        username: String, clientMetaData: [String: String] = [:]
    ) async throws -> ForgotPasswordResult {
        try await driver.call { pool in
            let output = try await pool.call(
                ForgotPasswordInput(
                    clientId: pool.pool.clientID, clientMetadata: clientMetaData.nilIfEmpty,
                    secretHash: pool.secretHash(username), userContextData: pool.context(username),
                    username: Username(rawValue: username)))
            let details = output.codeDeliveryDetails.map(UserCodeDeliveryDetails.init)
            return ForgotPasswordResult(.confirmationCodeSent, sentTo: details)
        }
    }

    /// Replaces a forgotten password. It signs no user in.
    ///
    /// - Parameters:
    ///   - username: The username.
    ///   - newPassword: The new password.
    ///   - confirmationCode: The code that `forgotPassword` sent.
    ///   - clientMetaData: Passed to the pool's triggers.
    /// - Returns: The state `done`.
    /// - Throws: An error of the service or of the network.
    @discardableResult
    public func confirmForgotPassword(
        username: String, newPassword: String, confirmationCode: String, clientMetaData: [String: String] = [:]
    ) async throws -> ForgotPasswordResult {
        try await driver.call { pool in
            _ = try await pool.call(
                ConfirmForgotPasswordInput(
                    clientId: pool.pool.clientID, clientMetadata: clientMetaData.nilIfEmpty,
                    confirmationCode: Secret(confirmationCode), password: Secret(newPassword),
                    secretHash: pool.secretHash(username), userContextData: pool.context(username),
                    username: Username(rawValue: username)))
            return ForgotPasswordResult(.done)
        }
    }

    /// Changes the signed-in user's password. The user stays signed in.
    ///
    /// - Parameters:
    ///   - currentPassword: The current password.
    ///   - proposedPassword: The new password.
    /// - Throws: `AWSMobileClientError.notAuthorized` if `currentPassword` is wrong, another error of the service or of
    ///   the network, or the errors of `getTokens`.
    public func changePassword(currentPassword: String, proposedPassword: String) async throws {
        try await driver.callSignedIn { pool, token in
            _ = try await pool.call(
                ChangePasswordInput(
                    accessToken: token, previousPassword: Secret(currentPassword),
                    proposedPassword: Secret(proposedPassword)))
        }
    }
}
