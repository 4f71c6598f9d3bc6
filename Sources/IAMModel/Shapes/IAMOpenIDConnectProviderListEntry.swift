// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `OpenIDConnectProviderListEntry`.
package struct IAMOpenIDConnectProviderListEntry: Structure {
    package var arn: String?

    package init(
        arn: String? = nil
    ) {
        self.arn = arn
    }

    package init(_ fields: JSONObject) throws {
        arn = try fields.value("Arn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Arn", arn)
    }

    package static let shape = StructureShape("OpenIDConnectProviderListEntry", [
        .init("Arn", IAMShapes.arnType),
    ])
}
