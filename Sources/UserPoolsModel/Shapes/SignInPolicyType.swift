// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `SignInPolicyType`.
public struct SignInPolicyType: Structure {
    public var allowedFirstAuthFactors: [AuthFactorType]?

    public init(
        allowedFirstAuthFactors: [AuthFactorType]? = nil
    ) {
        self.allowedFirstAuthFactors = allowedFirstAuthFactors
    }

    public init(_ fields: JSONObject) throws {
        allowedFirstAuthFactors = try fields.value("AllowedFirstAuthFactors")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AllowedFirstAuthFactors", allowedFirstAuthFactors)
    }

    public static let shape = StructureShape("SignInPolicyType", [
        .init("AllowedFirstAuthFactors", UserPoolsShapes.allowedFirstAuthFactorsListType),
    ])
}
