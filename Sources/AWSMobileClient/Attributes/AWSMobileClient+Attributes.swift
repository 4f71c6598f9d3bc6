import Kernel
import WireClient
import WireModel

extension AWSMobileClient {
    /// What the pool knows of whoever is signed in.
    public func getUserAttributes() async throws -> [String: String] {
        try await driver.callSignedIn { pool, token in
            let output = try await pool.call(GetUserInput(accessToken: token))
            return output.userAttributes.reduce(into: [:]) { $0[$1.name] = $1.value?.exposed ?? "" }
        }
    }

    /// Changes what the pool knows of whoever is signed in, and gives where codes were sent to verify it.
    ///
    /// The next call that needs tokens fetches new ones, which say what is so now.
    @discardableResult
    public func updateUserAttributes(
        attributeMap: [String: String], clientMetaData: [String: String] = [:]
    ) async throws -> [UserCodeDeliveryDetails] {
        let details = try await driver.callSignedIn { pool, token in
            let output = try await pool.call(
                UpdateUserAttributesInput(
                    accessToken: token, clientMetadata: clientMetaData.ifAny, userAttributes: attributeMap.attributes))
            return (output.codeDeliveryDetailsList ?? []).map(UserCodeDeliveryDetails.init)
        }
        driver.post(.tokensOutdated)
        return details
    }

    /// Has a code sent to the address in an attribute of whoever is signed in.
    @discardableResult
    public func verifyUserAttribute(
        attributeName: String, clientMetaData: [String: String] = [:]
    ) async throws -> UserCodeDeliveryDetails {
        try await driver.callSignedIn { pool, token in
            let output = try await pool.call(
                GetUserAttributeVerificationCodeInput(
                    accessToken: token, attributeName: attributeName, clientMetadata: clientMetaData.ifAny))
            return UserCodeDeliveryDetails(output.codeDeliveryDetails ?? CodeDeliveryDetailsType())
        }
    }

    /// Shows that the person received the code, which makes the attribute a verified one.
    public func confirmVerifyUserAttribute(attributeName: String, code: String) async throws {
        try await driver.callSignedIn { pool, token in
            _ = try await pool.call(
                VerifyUserAttributeInput(accessToken: token, attributeName: attributeName, code: code))
        }
        driver.post(.tokensOutdated)
    }

    /// The same, under the name that follows `updateUserAttributes`.
    public func confirmUpdateUserAttributes(attributeName: String, code: String) async throws {
        try await confirmVerifyUserAttribute(attributeName: attributeName, code: code)
    }
}
