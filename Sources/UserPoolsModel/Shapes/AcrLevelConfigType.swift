// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `AcrLevelConfigType`.
public struct AcrLevelConfigType: Structure {
    public var acrValue: String

    public init(
        acrValue: String
    ) {
        self.acrValue = acrValue
    }

    public init(_ fields: JSONObject) throws {
        acrValue = try fields.requiredValue("AcrValue")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AcrValue", acrValue)
    }

    public static let shape = StructureShape("AcrLevelConfigType", [
        .init("AcrValue", UserPoolsShapes.acrValueType, required: true),
    ])
}
