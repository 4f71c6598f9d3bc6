// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

extension Catalogue {
    /// The operations of sts.
    package static let securityTokens = Catalogue(.securityTokens, [
        AssumeRoleInput.self,
        AssumeRoleWithSAMLInput.self,
        AssumeRoleWithWebIdentityInput.self,
        AssumeRootInput.self,
        DecodeAuthorizationMessageInput.self,
        GetAccessKeyInfoInput.self,
        GetCallerIdentityInput.self,
        GetDelegatedAccessTokenInput.self,
        GetFederationTokenInput.self,
        GetSessionTokenInput.self,
        GetWebIdentityTokenInput.self,
    ])
}
