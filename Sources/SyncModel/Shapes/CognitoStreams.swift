// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `CognitoStreams`.
public struct CognitoStreams: Structure {
    public var roleArn: String?
    public var streamName: String?
    public var streamingStatus: StreamingStatus?

    public init(
        roleArn: String? = nil,
        streamName: String? = nil,
        streamingStatus: StreamingStatus? = nil
    ) {
        self.roleArn = roleArn
        self.streamName = streamName
        self.streamingStatus = streamingStatus
    }

    public init(_ fields: JSONObject) throws {
        roleArn = try fields.value("RoleArn")
        streamName = try fields.value("StreamName")
        streamingStatus = try fields.value("StreamingStatus")
    }

    public func write(members json: inout JSONWriter) {
        json.field("RoleArn", roleArn)
        json.field("StreamName", streamName)
        json.field("StreamingStatus", streamingStatus)
    }

    public static let shape = StructureShape("CognitoStreams", [
        .init("RoleArn", SyncShapes.assumeRoleArn),
        .init("StreamName", SyncShapes.streamName),
        .init("StreamingStatus", SyncShapes.streamingStatus),
    ])
}
