// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `PolicyDescriptorType`.
package struct PolicyDescriptorType: Structure {
    package var arn: String?

    package init(
        arn: String? = nil
    ) {
        self.arn = arn
    }

    package init(_ fields: JSONObject) throws {
        arn = try fields.value("arn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("arn", arn)
    }

    package static let shape = StructureShape("PolicyDescriptorType", [
        .init("arn", SecurityTokensShapes.arnType),
    ])
}
