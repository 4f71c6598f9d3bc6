// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

extension Catalogue {
    /// The operations of cognito-identity.
    package static let identityPools = Catalogue(.identityPools, [
        CreateIdentityPoolInput.self,
        DeleteIdentitiesInput.self,
        DeleteIdentityPoolInput.self,
        DescribeIdentityInput.self,
        DescribeIdentityPoolInput.self,
        GetCredentialsForIdentityInput.self,
        GetIdInput.self,
        GetIdentityPoolRolesInput.self,
        GetOpenIdTokenInput.self,
        GetOpenIdTokenForDeveloperIdentityInput.self,
        GetPrincipalTagAttributeMapInput.self,
        ListIdentitiesInput.self,
        ListIdentityPoolsInput.self,
        IdentityPoolsListTagsForResourceInput.self,
        LookupDeveloperIdentityInput.self,
        MergeDeveloperIdentitiesInput.self,
        SetIdentityPoolRolesInput.self,
        SetPrincipalTagAttributeMapInput.self,
        IdentityPoolsTagResourceInput.self,
        UnlinkDeveloperIdentityInput.self,
        UnlinkIdentityInput.self,
        IdentityPoolsUntagResourceInput.self,
        UpdateIdentityPoolInput.self,
    ])
}

#endif
