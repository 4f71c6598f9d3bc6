/// Options of `federatedSignIn` for the identity pool, in addition to the token.
public struct FederatedSignInOptions: Hashable, Sendable {
    let cognitoIdentityId: String?
    let customRoleARN: String?

    /// Makes options.
    ///
    /// - Parameters:
    ///   - cognitoIdentityId: The identity that the app's back end received with the token; for
    ///     `IdentityProvider.developer`.
    ///   - customRoleARN: The role to request. Necessary if the token names several, such as a SAML response.
    public init(cognitoIdentityId: String? = nil, customRoleARN: String? = nil) {
        self.cognitoIdentityId = cognitoIdentityId
        self.customRoleARN = customRoleARN
    }
}
