// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `PushSync`.
public struct PushSync: Structure {
    public var applicationArns: [String]?
    public var roleArn: String?

    public init(
        applicationArns: [String]? = nil,
        roleArn: String? = nil
    ) {
        self.applicationArns = applicationArns
        self.roleArn = roleArn
    }

    public init(_ fields: JSONObject) throws {
        applicationArns = try fields.value("ApplicationArns")
        roleArn = try fields.value("RoleArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ApplicationArns", applicationArns)
        json.field("RoleArn", roleArn)
    }

    public static let shape = StructureShape("PushSync", [
        .init("ApplicationArns", SyncShapes.applicationArnList),
        .init("RoleArn", SyncShapes.assumeRoleArn),
    ])
}
