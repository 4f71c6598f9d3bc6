// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `LimitDefinitionType`.
public struct LimitDefinitionType: Structure {
    public var attributes: [String: String]
    public var limitClass: LimitClass

    public init(
        attributes: [String: String],
        limitClass: LimitClass
    ) {
        self.attributes = attributes
        self.limitClass = limitClass
    }

    public init(_ fields: JSONObject) throws {
        attributes = try fields.requiredValue("Attributes")
        limitClass = try fields.requiredValue("LimitClass")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Attributes", attributes)
        json.field("LimitClass", limitClass)
    }

    public static let shape = StructureShape("LimitDefinitionType", [
        .init("Attributes", UserPoolsShapes.stringToStringMapType, required: true),
        .init("LimitClass", UserPoolsShapes.limitClass, required: true),
    ])
}
