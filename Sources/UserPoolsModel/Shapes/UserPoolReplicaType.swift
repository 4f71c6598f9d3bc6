// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `UserPoolReplicaType`.
package struct UserPoolReplicaType: Structure {
    package var regionName: String?
    package var role: ReplicaRoleType?
    package var status: ReplicaStatusType?
    package var userPoolArn: String?

    package init(
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

    package init(_ fields: JSONObject) throws {
        regionName = try fields.value("RegionName")
        role = try fields.value("Role")
        status = try fields.value("Status")
        userPoolArn = try fields.value("UserPoolArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("RegionName", regionName)
        json.field("Role", role)
        json.field("Status", status)
        json.field("UserPoolArn", userPoolArn)
    }

    package static let shape = StructureShape("UserPoolReplicaType", [
        .init("RegionName", UserPoolsShapes.regionNameType),
        .init("Role", UserPoolsShapes.replicaRoleType),
        .init("Status", UserPoolsShapes.replicaStatusType),
        .init("UserPoolArn", UserPoolsShapes.arnType),
    ])
}
