// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `AcrLevelConfigType`.
package struct AcrLevelConfigType: Structure {
    package var acrValue: String

    package init(
        acrValue: String
    ) {
        self.acrValue = acrValue
    }

    package init(_ fields: JSONObject) throws {
        acrValue = try fields.requiredValue("AcrValue")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AcrValue", acrValue)
    }

    package static let shape = StructureShape("AcrLevelConfigType", [
        .init("AcrValue", UserPoolsShapes.acrValueType, required: true),
    ])
}
