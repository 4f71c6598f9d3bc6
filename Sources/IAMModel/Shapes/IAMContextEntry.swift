// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `ContextEntry`.
package struct IAMContextEntry: Structure {
    package var contextKeyName: String?
    package var contextKeyType: IAMContextKeyTypeEnum?
    package var contextKeyValues: [String]?

    package init(
        contextKeyName: String? = nil,
        contextKeyType: IAMContextKeyTypeEnum? = nil,
        contextKeyValues: [String]? = nil
    ) {
        self.contextKeyName = contextKeyName
        self.contextKeyType = contextKeyType
        self.contextKeyValues = contextKeyValues
    }

    package init(_ fields: JSONObject) throws {
        contextKeyName = try fields.value("ContextKeyName")
        contextKeyType = try fields.value("ContextKeyType")
        contextKeyValues = try fields.value("ContextKeyValues")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ContextKeyName", contextKeyName)
        json.field("ContextKeyType", contextKeyType)
        json.field("ContextKeyValues", contextKeyValues)
    }

    package static let shape = StructureShape("ContextEntry", [
        .init("ContextKeyName", IAMShapes.contextKeyNameType),
        .init("ContextKeyType", IAMShapes.contextKeyTypeEnum),
        .init("ContextKeyValues", IAMShapes.contextKeyValueListType),
    ])
}
