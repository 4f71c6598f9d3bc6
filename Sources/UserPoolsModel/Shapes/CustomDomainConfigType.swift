// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `CustomDomainConfigType`.
public struct CustomDomainConfigType: Structure {
    public var certificateArn: String?
    public var securityPolicy: SecurityPolicyType?

    public init(
        certificateArn: String? = nil,
        securityPolicy: SecurityPolicyType? = nil
    ) {
        self.certificateArn = certificateArn
        self.securityPolicy = securityPolicy
    }

    public init(_ fields: JSONObject) throws {
        certificateArn = try fields.value("CertificateArn")
        securityPolicy = try fields.value("SecurityPolicy")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CertificateArn", certificateArn)
        json.field("SecurityPolicy", securityPolicy)
    }

    public static let shape = StructureShape("CustomDomainConfigType", [
        .init("CertificateArn", UserPoolsShapes.arnType, required: true),
        .init("SecurityPolicy", UserPoolsShapes.securityPolicyType),
    ])
}
