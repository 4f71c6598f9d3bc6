// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `LimitType`.
public struct LimitType: Structure {
    public var freeLimitValue: Int
    public var limitDefinition: LimitDefinitionType
    public var provisionedLimitValue: Int

    public init(
        freeLimitValue: Int,
        limitDefinition: LimitDefinitionType,
        provisionedLimitValue: Int
    ) {
        self.freeLimitValue = freeLimitValue
        self.limitDefinition = limitDefinition
        self.provisionedLimitValue = provisionedLimitValue
    }

    public init(_ fields: JSONObject) throws {
        freeLimitValue = try fields.requiredValue("FreeLimitValue")
        limitDefinition = try fields.requiredValue("LimitDefinition")
        provisionedLimitValue = try fields.requiredValue("ProvisionedLimitValue")
    }

    public func write(members json: inout JSONWriter) {
        json.field("FreeLimitValue", freeLimitValue)
        json.field("LimitDefinition", limitDefinition)
        json.field("ProvisionedLimitValue", provisionedLimitValue)
    }

    public static let shape = StructureShape("LimitType", [
        .init("FreeLimitValue", UserPoolsShapes.integerType, required: true),
        .init("LimitDefinition", .structure(LimitDefinitionType.shape), required: true),
        .init("ProvisionedLimitValue", UserPoolsShapes.integerType, required: true),
    ])
}
