/// The IAM entity that an operation is authorised for, according to AWS's service authorization reference.
///
/// https://docs.aws.amazon.com/service-authorization/latest/reference/list_awsidentityandaccessmanagement.html
struct EntityResource {
    let name: String
    let members: Set<String>

    /// The entity that an operation creates: its type, path and name are in the request.
    private static let created = [
        "CreateUser": "user\\(path ?? \"/\")\\(userName)", "CreateRole": "role\\(path ?? \"/\")\\(roleName)",
        "CreatePolicy": "policy\\(path ?? \"/\")\\(policyName)",
        "CreateSAMLProvider": "saml-provider/\\(name)", "CreateOpenIDConnectProvider": "oidc-provider/\\(url)",
    ]

    /// Members whose values are ARNs.
    private static let arns = ["PolicyArn", "OpenIDConnectProviderArn", "SAMLProviderArn", "PolicySourceArn"]

    /// The value of `resource`; nil for operations on the whole account.
    var expression: String? {
        if let created = Self.created[name] { return ".created(\"\(created)\")" }
        if members.contains("RoleName") { return ".role(roleName)" }
        if members.contains("UserName") { return ".user(userName)" }
        if members.contains("AccessKeyId") { return ".accessKey(accessKeyId)" }
        return Self.arns.first(where: members.contains).map { ".named(\(Naming.member($0)))" }
    }
}
