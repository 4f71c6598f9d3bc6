import Kernel
import UserPoolsModel
import WireClient

extension AWSMobileClient {
    /// Creates a user.
    ///
    /// - Parameters:
    ///   - username: The username.
    ///   - password: The password.
    ///   - userAttributes: The attributes. The names of custom attributes must include the prefix `custom:`.
    ///   - validationData: Passed to the pool's triggers.
    ///   - clientMetaData: Passed to the pool's triggers.
    /// - Returns: Whether the user is confirmed, and where the code was sent.
    /// - Throws: An error of the service or of the network.
    @discardableResult
    public func signUp(
        username: String, password: String, userAttributes: [String: String] = [:],
        validationData: [String: String] = [:], clientMetaData: [String: String] = [:]
    ) async throws -> SignUpResult {
        try await driver.call { pool in
            let output = try await pool.call(
                SignUpInput(
                    clientId: pool.pool.clientID, clientMetadata: clientMetaData.nilIfEmpty, password: Secret(password),
                    secretHash: pool.secretHash(username), userAttributes: userAttributes.nilIfEmpty?.attributes,
                    userContextData: pool.context(username), username: Username(rawValue: username),
                    validationData: pool.validationData(validationData).nilIfEmpty?.attributes))
            let details = output.codeDeliveryDetails.map(UserCodeDeliveryDetails.init)
            return SignUpResult(output.userConfirmed ? .confirmed : .unconfirmed, sentTo: details)
        }
    }

    /// Confirms a user with the code that `signUp` sent.
    ///
    /// - Parameters:
    ///   - username: The username.
    ///   - confirmationCode: The code.
    ///   - clientMetaData: Passed to the pool's triggers.
    /// - Returns: The state `confirmed`.
    /// - Throws: An error of the service or of the network.
    @discardableResult
    public func confirmSignUp(
        username: String, confirmationCode: String, clientMetaData: [String: String] = [:]
    ) async throws -> SignUpResult {
        try await driver.call { pool in
            _ = try await pool.call(
                ConfirmSignUpInput(
                    clientId: pool.pool.clientID, clientMetadata: clientMetaData.nilIfEmpty,
                    confirmationCode: Secret(confirmationCode), secretHash: pool.secretHash(username),
                    userContextData: pool.context(username), username: Username(rawValue: username)))
            return SignUpResult(.confirmed)
        }
    }

    /// Sends another code to a user who is not confirmed; the former code becomes invalid.
    ///
    /// - Parameters:
    ///   - username: The username.
    ///   - clientMetaData: Passed to the pool's triggers.
    /// - Returns: The state `unconfirmed`, and where the code was sent.
    /// - Throws: An error of the service or of the network.
    @discardableResult
    public func resendSignUpCode(
        username: String, clientMetaData: [String: String] = [:]
    ) async throws -> SignUpResult {
        try await driver.call { pool in
            let output = try await pool.call(
                ResendConfirmationCodeInput(
                    clientId: pool.pool.clientID, clientMetadata: clientMetaData.nilIfEmpty,
                    secretHash: pool.secretHash(username), userContextData: pool.context(username),
                    username: Username(rawValue: username)))
            return SignUpResult(.unconfirmed, sentTo: output.codeDeliveryDetails.map(UserCodeDeliveryDetails.init))
        }
    }

    /// Deletes the signed-in user from the pool, and then the session and the device keys on this device. The state
    /// becomes `signedOut`.
    ///
    /// - Throws: `AWSMobileClientError.notSignedIn` if no user is signed in; another error of the service or of the
    ///   network, in which case the user stays signed in; or `TokenStoreError` if the user is deleted but the session
    ///   is still in the store.
    public func deleteUser() async throws {
        try await driver.callSignedIn { pool, token in
            let username = self.username
            _ = try await pool.call(DeleteUserInput(accessToken: token))
            // The sign-out uses the store as well and reports its errors.
            if let username { try? await pool.devices?.forgetUser(username) }
        }
        _ = try await driver.perform { .signOut($0, invalidate: false) }
    }
}
