// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `CloudWatchLogsConfigurationType`.
package struct CloudWatchLogsConfigurationType: Structure {
    package var logGroupArn: String?

    package init(
        logGroupArn: String? = nil
    ) {
        self.logGroupArn = logGroupArn
    }

    package init(_ fields: JSONObject) throws {
        logGroupArn = try fields.value("LogGroupArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("LogGroupArn", logGroupArn)
    }

    package static let shape = StructureShape("CloudWatchLogsConfigurationType", [
        .init("LogGroupArn", UserPoolsShapes.arnType),
    ])
}
