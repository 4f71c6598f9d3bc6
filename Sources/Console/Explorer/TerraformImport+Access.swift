extension TerraformImport {
    /// The kinds of identity pools and of IAM.
    static let accessKinds = [
        Kind(
            resource: "aws_cognito_identity_pool", operations: ["DescribeIdentityPool", "UpdateIdentityPool"],
            names: ["IdentityPoolId"], separator: ""),
        Kind(
            resource: "aws_cognito_identity_pool_roles_attachment",
            operations: ["GetIdentityPoolRoles", "SetIdentityPoolRoles"], names: ["IdentityPoolId"], separator: ""),
        Kind(
            resource: "aws_cognito_identity_pool_provider_principal_tag",
            operations: ["GetPrincipalTagAttributeMap", "SetPrincipalTagAttributeMap"],
            names: ["IdentityPoolId", "IdentityProviderName"], separator: ":"),
        Kind(
            resource: "aws_iam_user", operations: ["CreateUser", "UpdateUser"], names: ["UserName"], separator: ""),
        Kind(
            resource: "aws_iam_role", operations: ["GetRole", "CreateRole", "UpdateRole", "UpdateAssumeRolePolicy"],
            names: ["RoleName"], separator: ""),
        Kind(
            resource: "aws_iam_policy", operations: ["GetPolicy", "CreatePolicyVersion"], names: ["PolicyArn"],
            separator: ""),
        Kind(
            resource: "aws_iam_role_policy", operations: ["GetRolePolicy", "PutRolePolicy"],
            names: ["RoleName", "PolicyName"], separator: ":"),
        Kind(
            resource: "aws_iam_user_policy", operations: ["GetUserPolicy", "PutUserPolicy"],
            names: ["UserName", "PolicyName"], separator: ":"),
        Kind(
            resource: "aws_iam_role_policy_attachment", operations: ["AttachRolePolicy"],
            names: ["RoleName", "PolicyArn"], separator: "/"),
        Kind(
            resource: "aws_iam_user_policy_attachment", operations: ["AttachUserPolicy"],
            names: ["UserName", "PolicyArn"], separator: "/"),
        Kind(
            resource: "aws_iam_openid_connect_provider",
            operations: ["GetOpenIDConnectProvider", "UpdateOpenIDConnectProviderThumbprint"],
            names: ["OpenIDConnectProviderArn"], separator: ""),
        Kind(
            resource: "aws_iam_saml_provider", operations: ["GetSAMLProvider", "UpdateSAMLProvider"],
            names: ["SAMLProviderArn"], separator: ""),
    ]
}
