// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `IssuerConfigurationType`.
package struct IssuerConfigurationType: Structure {
    package var type: IssuerType?

    package init(
        type: IssuerType? = nil
    ) {
        self.type = type
    }

    package init(_ fields: JSONObject) throws {
        type = try fields.value("Type")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Type", type)
    }

    package static let shape = StructureShape("IssuerConfigurationType", [
        .init("Type", UserPoolsShapes.issuerType),
    ])
}
