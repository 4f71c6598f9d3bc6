// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `CognitoStreams`.
package struct CognitoStreams: Structure {
    package var roleArn: String?
    package var streamName: String?
    package var streamingStatus: StreamingStatus?

    package init(
        roleArn: String? = nil,
        streamName: String? = nil,
        streamingStatus: StreamingStatus? = nil
    ) {
        self.roleArn = roleArn
        self.streamName = streamName
        self.streamingStatus = streamingStatus
    }

    package init(_ fields: JSONObject) throws {
        roleArn = try fields.value("RoleArn")
        streamName = try fields.value("StreamName")
        streamingStatus = try fields.value("StreamingStatus")
    }

    package func write(members json: inout JSONWriter) {
        json.field("RoleArn", roleArn)
        json.field("StreamName", streamName)
        json.field("StreamingStatus", streamingStatus)
    }

    package static let shape = StructureShape("CognitoStreams", [
        .init("RoleArn", SyncShapes.assumeRoleArn),
        .init("StreamName", SyncShapes.streamName),
        .init("StreamingStatus", SyncShapes.streamingStatus),
    ])
}
