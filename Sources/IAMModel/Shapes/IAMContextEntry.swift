// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `ContextEntry`.
public struct IAMContextEntry: Structure {
    public var contextKeyName: String?
    public var contextKeyType: IAMContextKeyTypeEnum?
    public var contextKeyValues: [String]?

    public init(
        contextKeyName: String? = nil,
        contextKeyType: IAMContextKeyTypeEnum? = nil,
        contextKeyValues: [String]? = nil
    ) {
        self.contextKeyName = contextKeyName
        self.contextKeyType = contextKeyType
        self.contextKeyValues = contextKeyValues
    }

    public init(_ fields: JSONObject) throws {
        contextKeyName = try fields.value("ContextKeyName")
        contextKeyType = try fields.value("ContextKeyType")
        contextKeyValues = try fields.value("ContextKeyValues")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ContextKeyName", contextKeyName)
        json.field("ContextKeyType", contextKeyType)
        json.field("ContextKeyValues", contextKeyValues)
    }

    public static let shape = StructureShape("ContextEntry", [
        .init("ContextKeyName", IAMShapes.contextKeyNameType),
        .init("ContextKeyType", IAMShapes.contextKeyTypeEnum),
        .init("ContextKeyValues", IAMShapes.contextKeyValueListType),
    ])
}
