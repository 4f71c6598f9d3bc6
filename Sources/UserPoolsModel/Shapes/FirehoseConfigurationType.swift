// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `FirehoseConfigurationType`.
package struct FirehoseConfigurationType: Structure {
    package var streamArn: String?

    package init(
        streamArn: String? = nil
    ) {
        self.streamArn = streamArn
    }

    package init(_ fields: JSONObject) throws {
        streamArn = try fields.value("StreamArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("StreamArn", streamArn)
    }

    package static let shape = StructureShape("FirehoseConfigurationType", [
        .init("StreamArn", UserPoolsShapes.arnType),
    ])
}
