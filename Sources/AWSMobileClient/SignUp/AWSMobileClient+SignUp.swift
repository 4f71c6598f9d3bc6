import Kernel
import WireClient
import WireModel

extension AWSMobileClient {
    /// Makes an account. `clientMetaData` and `validationData` are passed to the pool's triggers.
    ///
    /// The names of the app's own attributes begin with `custom:`, which is not added here.
    @discardableResult
    public func signUp(
        username: String, password: String, userAttributes: [String: String] = [:],
        validationData: [String: String] = [:], clientMetaData: [String: String] = [:]
    ) async throws -> SignUpResult {
        try await driver.call { pool in
            let output = try await pool.call(
                SignUpInput(
                    clientId: pool.pool.clientID, clientMetadata: clientMetaData.ifAny, password: Secret(password),
                    secretHash: pool.secretHash(username), userAttributes: userAttributes.ifAny?.attributes,
                    userContextData: pool.context(username), username: username,
                    validationData: validationData.ifAny?.attributes))
            let details = output.codeDeliveryDetails.map(UserCodeDeliveryDetails.init)
            return SignUpResult(output.userConfirmed ? .confirmed : .unconfirmed, sentTo: details)
        }
    }

    /// Shows that the person received the code that `signUp` had sent.
    @discardableResult
    public func confirmSignUp(
        username: String, confirmationCode: String, clientMetaData: [String: String] = [:]
    ) async throws -> SignUpResult {
        try await driver.call { pool in
            _ = try await pool.call(
                ConfirmSignUpInput(
                    clientId: pool.pool.clientID, clientMetadata: clientMetaData.ifAny,
                    confirmationCode: confirmationCode, secretHash: pool.secretHash(username),
                    userContextData: pool.context(username), username: username))
            return SignUpResult(.confirmed)
        }
    }

    /// Has another code sent to somebody who signed up.
    @discardableResult
    public func resendSignUpCode(
        username: String, clientMetaData: [String: String] = [:]
    ) async throws -> SignUpResult {
        try await driver.call { pool in
            let output = try await pool.call(
                ResendConfirmationCodeInput(
                    clientId: pool.pool.clientID, clientMetadata: clientMetaData.ifAny,
                    secretHash: pool.secretHash(username), userContextData: pool.context(username),
                    username: username))
            return SignUpResult(.unconfirmed, sentTo: output.codeDeliveryDetails.map(UserCodeDeliveryDetails.init))
        }
    }
}
