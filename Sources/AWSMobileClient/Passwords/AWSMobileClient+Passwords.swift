import Kernel
import WireClient
import WireModel

extension AWSMobileClient {
    /// Has a code sent to somebody who forgot the password.
    @discardableResult
    public func forgotPassword(
        username: String, clientMetaData: [String: String] = [:]
    ) async throws -> ForgotPasswordResult {
        try await driver.call { pool in
            let output = try await pool.call(
                ForgotPasswordInput(
                    clientId: pool.pool.clientID, clientMetadata: clientMetaData.ifAny,
                    secretHash: pool.secretHash(username), userContextData: pool.context(username),
                    username: username))
            let details = output.codeDeliveryDetails.map(UserCodeDeliveryDetails.init)
            return ForgotPasswordResult(.confirmationCodeSent, sentTo: details)
        }
    }

    /// Replaces a forgotten password, given the code that was sent.
    @discardableResult
    public func confirmForgotPassword(
        username: String, newPassword: String, confirmationCode: String, clientMetaData: [String: String] = [:]
    ) async throws -> ForgotPasswordResult {
        try await driver.call { pool in
            _ = try await pool.call(
                ConfirmForgotPasswordInput(
                    clientId: pool.pool.clientID, clientMetadata: clientMetaData.ifAny,
                    confirmationCode: confirmationCode, password: Secret(newPassword),
                    secretHash: pool.secretHash(username), userContextData: pool.context(username),
                    username: username))
            return ForgotPasswordResult(.done)
        }
    }

    /// Replaces the password of whoever is signed in.
    public func changePassword(currentPassword: String, proposedPassword: String) async throws {
        try await driver.callSignedIn { pool, token in
            _ = try await pool.call(
                ChangePasswordInput(
                    accessToken: token, previousPassword: Secret(currentPassword),
                    proposedPassword: Secret(proposedPassword)))
        }
    }
}
