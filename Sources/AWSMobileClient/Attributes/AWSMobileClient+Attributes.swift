import Kernel
import UserPoolsModel
import WireClient

extension AWSMobileClient {
    /// Reads the signed-in user's attributes.
    ///
    /// - Returns: The attributes by name, all as texts.
    /// - Throws: An error of the service or of the network, or the errors of `getTokens`.
    public func getUserAttributes() async throws -> [String: String] {
        try await driver.callSignedIn { pool, token in
            let output = try await pool.call(GetUserInput(accessToken: token))
            return output.userAttributes.reduce(into: [:]) { $0[$1.name] = $1.value?.exposed ?? "" }
        }
    }

    /// Changes attributes of the signed-in user. The next call that needs tokens refreshes them, so that their claims
    /// follow.
    ///
    /// - Parameters:
    ///   - attributeMap: The new values by name.
    ///   - clientMetaData: Passed to the pool's triggers.
    /// - Returns: Where codes were sent to verify new addresses.
    /// - Throws: An error of the service or of the network, or the errors of `getTokens`.
    @discardableResult
    public func updateUserAttributes(
        attributeMap: [String: String], clientMetaData: [String: String] = [:]
    ) async throws -> [UserCodeDeliveryDetails] {
        let details = try await driver.callSignedIn { pool, token in
            let output = try await pool.call(
                UpdateUserAttributesInput(
                    accessToken: token, clientMetadata: clientMetaData.nilIfEmpty,
                    userAttributes: attributeMap.attributes))
            return (output.codeDeliveryDetailsList ?? []).map(UserCodeDeliveryDetails.init)
        }
        driver.post(.tokensOutdated)
        return details
    }

    /// Sends a code to verify an attribute of the signed-in user.
    ///
    /// - Parameters:
    ///   - attributeName: `email` or `phone_number`.
    ///   - clientMetaData: Passed to the pool's triggers.
    /// - Returns: Where the code was sent.
    /// - Throws: An error of the service or of the network, or the errors of `getTokens`.
    @discardableResult
    public func verifyUserAttribute(
        attributeName: String, clientMetaData: [String: String] = [:]
    ) async throws -> UserCodeDeliveryDetails {
        try await driver.callSignedIn { pool, token in
            let output = try await pool.call(
                GetUserAttributeVerificationCodeInput(
                    accessToken: token, attributeName: attributeName, clientMetadata: clientMetaData.nilIfEmpty))
            return UserCodeDeliveryDetails(output.codeDeliveryDetails ?? CodeDeliveryDetailsType())
        }
    }

    /// Verifies an attribute of the signed-in user with a code.
    ///
    /// - Parameters:
    ///   - attributeName: `email` or `phone_number`.
    ///   - code: The code.
    /// - Throws: An error of the service or of the network, or the errors of `getTokens`.
    public func confirmVerifyUserAttribute(attributeName: String, code: String) async throws {
        try await driver.callSignedIn { pool, token in
            _ = try await pool.call(
                VerifyUserAttributeInput(accessToken: token, attributeName: attributeName, code: Secret(code)))
        }
        driver.post(.tokensOutdated)
    }

    /// The same as `confirmVerifyUserAttribute`, for the codes of `updateUserAttributes`.
    ///
    /// - Throws: The errors of `confirmVerifyUserAttribute`.
    public func confirmUpdateUserAttributes(attributeName: String, code: String) async throws {
        try await confirmVerifyUserAttribute(attributeName: attributeName, code: code)
    }
}
