// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `CustomDomainConfigType`.
package struct CustomDomainConfigType: Structure {
    package var certificateArn: String?
    package var securityPolicy: SecurityPolicyType?

    package init(
        certificateArn: String? = nil,
        securityPolicy: SecurityPolicyType? = nil
    ) {
        self.certificateArn = certificateArn
        self.securityPolicy = securityPolicy
    }

    package init(_ fields: JSONObject) throws {
        certificateArn = try fields.value("CertificateArn")
        securityPolicy = try fields.value("SecurityPolicy")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CertificateArn", certificateArn)
        json.field("SecurityPolicy", securityPolicy)
    }

    package static let shape = StructureShape("CustomDomainConfigType", [
        .init("CertificateArn", UserPoolsShapes.arnType, required: true),
        .init("SecurityPolicy", UserPoolsShapes.securityPolicyType),
    ])
}
