extension AWSMobileClient {
    /// The form of ``getUserAttributes()`` with a completion handler.
    @preconcurrency
    public func getUserAttributes(completionHandler: @escaping Completion<[String: String]>) {
        complete(completionHandler) { try await self.getUserAttributes() }
    }

    /// The form of ``updateUserAttributes(attributeMap:clientMetaData:)`` with a completion handler.
    @preconcurrency
    public func updateUserAttributes(
        attributeMap: [String: String], clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<[UserCodeDeliveryDetails]>
    ) {
        complete(completionHandler) {
            try await self.updateUserAttributes(attributeMap: attributeMap, clientMetaData: clientMetaData)
        }
    }

    /// The form of ``verifyUserAttribute(attributeName:clientMetaData:)`` with a completion handler.
    @preconcurrency
    public func verifyUserAttribute(
        attributeName: String, clientMetaData: [String: String] = [:],
        completionHandler: @escaping Completion<UserCodeDeliveryDetails>
    ) {
        complete(completionHandler) {
            try await self.verifyUserAttribute(attributeName: attributeName, clientMetaData: clientMetaData)
        }
    }

    /// The form of ``confirmVerifyUserAttribute(attributeName:code:)`` with a completion handler.
    @preconcurrency
    public func confirmVerifyUserAttribute(
        attributeName: String, code: String, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        complete(completionHandler) {
            try await self.confirmVerifyUserAttribute(attributeName: attributeName, code: code)
        }
    }

    /// The form of ``confirmUpdateUserAttributes(attributeName:code:)`` with a completion handler.
    @preconcurrency
    public func confirmUpdateUserAttributes(
        attributeName: String, code: String, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        confirmVerifyUserAttribute(attributeName: attributeName, code: code, completionHandler: completionHandler)
    }
}
