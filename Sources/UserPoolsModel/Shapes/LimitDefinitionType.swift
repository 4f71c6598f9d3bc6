// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `LimitDefinitionType`.
package struct LimitDefinitionType: Structure {
    package var attributes: [String: String]
    package var limitClass: LimitClass

    package init(
        attributes: [String: String],
        limitClass: LimitClass
    ) {
        self.attributes = attributes
        self.limitClass = limitClass
    }

    package init(_ fields: JSONObject) throws {
        attributes = try fields.requiredValue("Attributes")
        limitClass = try fields.requiredValue("LimitClass")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Attributes", attributes)
        json.field("LimitClass", limitClass)
    }

    package static let shape = StructureShape("LimitDefinitionType", [
        .init("Attributes", UserPoolsShapes.stringToStringMapType, required: true),
        .init("LimitClass", UserPoolsShapes.limitClass, required: true),
    ])
}
