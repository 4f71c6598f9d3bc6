import Kernel
import WireRuntime

/// The block that brings under Terraform what an operation names. Terraform writes the resource's configuration itself,
/// from what it then reads.
struct TerraformImport: Sendable {
    let resource: String
    let id: String

    /// A kind of resource, and how Terraform identifies one.
    struct Kind {
        let resource: String
        /// The operations that name one.
        let operations: Set<String>
        /// The members of their inputs that its id consists of.
        let names: [String]
        /// What is between the parts of its id.
        let separator: String
    }

    /// Nil if Terraform's provider for AWS has no resource for what the operation is about.
    init?(_ operation: String, input: JSONObject) {
        guard let kind = (Self.kinds + Self.accessKinds).first(where: { $0.operations.contains(operation) }),
            let firstName = kind.names.first, let first = input[firstName]?.string
        else { return nil }
        // Without a client, a risk configuration is the pool's, and its id ends after the pool.
        let others = kind.names.dropFirst().compactMap { input[$0]?.string }
        resource = kind.resource
        id = ([first] + others).joined(separator: kind.separator)
    }

    /// The kinds of user pools.
    private static let kinds = [
        Kind(
            resource: "aws_cognito_user_pool",
            operations: [
                "DescribeUserPool", "UpdateUserPool", "GetUserPoolMfaConfig", "SetUserPoolMfaConfig",
                "AddCustomAttributes",
            ], names: ["UserPoolId"], separator: ""),
        Kind(
            resource: "aws_cognito_user_group", operations: ["GetGroup", "CreateGroup", "UpdateGroup"],
            names: ["UserPoolId", "GroupName"], separator: "/"),
        Kind(
            resource: "aws_cognito_resource_server",
            operations: ["DescribeResourceServer", "CreateResourceServer", "UpdateResourceServer"],
            names: ["UserPoolId", "Identifier"], separator: "|"),
        Kind(
            resource: "aws_cognito_identity_provider",
            operations: ["DescribeIdentityProvider", "CreateIdentityProvider", "UpdateIdentityProvider"],
            names: ["UserPoolId", "ProviderName"], separator: ":"),
        Kind(
            resource: "aws_cognito_user_pool_client",
            operations: ["DescribeUserPoolClient", "UpdateUserPoolClient"], names: ["UserPoolId", "ClientId"],
            separator: "/"),
        Kind(
            resource: "aws_cognito_user_pool_domain",
            operations: ["DescribeUserPoolDomain", "CreateUserPoolDomain", "UpdateUserPoolDomain"],
            names: ["Domain"], separator: ""),
        Kind(
            resource: "aws_cognito_risk_configuration",
            operations: ["DescribeRiskConfiguration", "SetRiskConfiguration"], names: ["UserPoolId", "ClientId"],
            separator: ":"),
        Kind(
            resource: "aws_cognito_log_delivery_configuration",
            operations: ["GetLogDeliveryConfiguration", "SetLogDeliveryConfiguration"], names: ["UserPoolId"],
            separator: ""),
    ]

    /// The block as HCL.
    var text: String {
        """
        import {
          to = \(resource).imported
          id = "\(Self.escaped(id))"
        }
        """
    }

    /// A text as it is written between quotes in HCL, where templates begin with `${` or `%{`.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let opens = index + 1 < scalars.count && scalars[index + 1] == "{"
            switch scalar {
            case "\"", "\\": escaped += "\\"
            case "$" where opens, "%" where opens: escaped.unicodeScalars.append(scalar)
            default: break
            }
            if scalar == "\n" { escaped += "\\n" } else { escaped.unicodeScalars.append(scalar) }
        }
        return escaped
    }
}
