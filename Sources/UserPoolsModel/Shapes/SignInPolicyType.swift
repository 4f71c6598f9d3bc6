// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `SignInPolicyType`.
package struct SignInPolicyType: Structure {
    package var allowedFirstAuthFactors: [AuthFactorType]?

    package init(
        allowedFirstAuthFactors: [AuthFactorType]? = nil
    ) {
        self.allowedFirstAuthFactors = allowedFirstAuthFactors
    }

    package init(_ fields: JSONObject) throws {
        allowedFirstAuthFactors = try fields.value("AllowedFirstAuthFactors")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AllowedFirstAuthFactors", allowedFirstAuthFactors)
    }

    package static let shape = StructureShape("SignInPolicyType", [
        .init("AllowedFirstAuthFactors", UserPoolsShapes.allowedFirstAuthFactorsListType),
    ])
}
