// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `FirehoseConfigurationType`.
public struct FirehoseConfigurationType: Structure {
    public var streamArn: String?

    public init(
        streamArn: String? = nil
    ) {
        self.streamArn = streamArn
    }

    public init(_ fields: JSONObject) throws {
        streamArn = try fields.value("StreamArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("StreamArn", streamArn)
    }

    public static let shape = StructureShape("FirehoseConfigurationType", [
        .init("StreamArn", UserPoolsShapes.arnType),
    ])
}
