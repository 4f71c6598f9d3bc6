// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `LimitType`.
package struct LimitType: Structure {
    package var freeLimitValue: Int
    package var limitDefinition: LimitDefinitionType
    package var provisionedLimitValue: Int

    package init(
        freeLimitValue: Int,
        limitDefinition: LimitDefinitionType,
        provisionedLimitValue: Int
    ) {
        self.freeLimitValue = freeLimitValue
        self.limitDefinition = limitDefinition
        self.provisionedLimitValue = provisionedLimitValue
    }

    package init(_ fields: JSONObject) throws {
        freeLimitValue = try fields.requiredValue("FreeLimitValue")
        limitDefinition = try fields.requiredValue("LimitDefinition")
        provisionedLimitValue = try fields.requiredValue("ProvisionedLimitValue")
    }

    package func write(members json: inout JSONWriter) {
        json.field("FreeLimitValue", freeLimitValue)
        json.field("LimitDefinition", limitDefinition)
        json.field("ProvisionedLimitValue", provisionedLimitValue)
    }

    package static let shape = StructureShape("LimitType", [
        .init("FreeLimitValue", UserPoolsShapes.integerType, required: true),
        .init("LimitDefinition", .structure(LimitDefinitionType.shape), required: true),
        .init("ProvisionedLimitValue", UserPoolsShapes.integerType, required: true),
    ])
}
