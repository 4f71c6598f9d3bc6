// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `UserPoolReplicaType`.
public struct UserPoolReplicaType: Structure {
    public var regionName: String?
    public var role: ReplicaRoleType?
    public var status: ReplicaStatusType?
    public var userPoolArn: String?

    public init(
        regionName: String? = nil,
        role: ReplicaRoleType? = nil,
        status: ReplicaStatusType? = nil,
        userPoolArn: String? = nil
    ) {
        self.regionName = regionName
        self.role = role
        self.status = status
        self.userPoolArn = userPoolArn
    }

    public init(_ fields: JSONObject) throws {
        regionName = try fields.value("RegionName")
        role = try fields.value("Role")
        status = try fields.value("Status")
        userPoolArn = try fields.value("UserPoolArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("RegionName", regionName)
        json.field("Role", role)
        json.field("Status", status)
        json.field("UserPoolArn", userPoolArn)
    }

    public static let shape = StructureShape("UserPoolReplicaType", [
        .init("RegionName", UserPoolsShapes.regionNameType),
        .init("Role", UserPoolsShapes.replicaRoleType),
        .init("Status", UserPoolsShapes.replicaStatusType),
        .init("UserPoolArn", UserPoolsShapes.arnType),
    ])
}
