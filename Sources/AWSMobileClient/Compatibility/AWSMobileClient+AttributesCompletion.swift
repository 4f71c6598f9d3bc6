extension AWSMobileClient {
    /// Gives what the pool knows of whoever is signed in.
    public func getUserAttributes(completionHandler: @escaping Completion<[String: String]>) {
        hand(completionHandler) { try await self.getUserAttributes() }
    }

    /// Changes what the pool knows of whoever is signed in.
    public func updateUserAttributes(
        attributeMap: [String: String], clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<[UserCodeDeliveryDetails]>
    ) {
        hand(completionHandler) {
            try await self.updateUserAttributes(attributeMap: attributeMap, clientMetaData: clientMetaData)
        }
    }

    /// Has a code sent to the address in an attribute of whoever is signed in.
    public func verifyUserAttribute(
        attributeName: String, clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<UserCodeDeliveryDetails>
    ) {
        hand(completionHandler) {
            try await self.verifyUserAttribute(attributeName: attributeName, clientMetaData: clientMetaData)
        }
    }

    /// Shows that the person received the code, which makes the attribute a verified one.
    public func confirmVerifyUserAttribute(
        attributeName: String, code: String, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        hand(completionHandler) {
            try await self.confirmVerifyUserAttribute(attributeName: attributeName, code: code)
        }
    }

    /// The same, under the name that follows `updateUserAttributes`.
    public func confirmUpdateUserAttributes(
        attributeName: String, code: String, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        confirmVerifyUserAttribute(attributeName: attributeName, code: code, completionHandler: completionHandler)
    }
}
