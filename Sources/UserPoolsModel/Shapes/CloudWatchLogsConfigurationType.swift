// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `CloudWatchLogsConfigurationType`.
public struct CloudWatchLogsConfigurationType: Structure {
    public var logGroupArn: String?

    public init(
        logGroupArn: String? = nil
    ) {
        self.logGroupArn = logGroupArn
    }

    public init(_ fields: JSONObject) throws {
        logGroupArn = try fields.value("LogGroupArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("LogGroupArn", logGroupArn)
    }

    public static let shape = StructureShape("CloudWatchLogsConfigurationType", [
        .init("LogGroupArn", UserPoolsShapes.arnType),
    ])
}
