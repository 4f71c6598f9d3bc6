// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `GroupType`.
package struct GroupType: Structure {
    package var creationDate: Instant?
    package var description: String?
    package var groupName: GroupName?
    package var lastModifiedDate: Instant?
    package var precedence: Int?
    package var roleArn: String?
    package var userPoolId: UserPoolID?

    package init(
        creationDate: Instant? = nil,
        description: String? = nil,
        groupName: GroupName? = nil,
        lastModifiedDate: Instant? = nil,
        precedence: Int? = nil,
        roleArn: String? = nil,
        userPoolId: UserPoolID? = nil
    ) {
        self.creationDate = creationDate
        self.description = description
        self.groupName = groupName
        self.lastModifiedDate = lastModifiedDate
        self.precedence = precedence
        self.roleArn = roleArn
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        creationDate = try fields.value("CreationDate")
        description = try fields.value("Description")
        groupName = try fields.value("GroupName")
        lastModifiedDate = try fields.value("LastModifiedDate")
        precedence = try fields.value("Precedence")
        roleArn = try fields.value("RoleArn")
        userPoolId = try fields.value("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CreationDate", creationDate)
        json.field("Description", description)
        json.field("GroupName", groupName)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("Precedence", precedence)
        json.field("RoleArn", roleArn)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("GroupType", [
        .init("CreationDate", UserPoolsShapes.dateType),
        .init("Description", UserPoolsShapes.descriptionType),
        .init("GroupName", UserPoolsShapes.groupNameType),
        .init("LastModifiedDate", UserPoolsShapes.dateType),
        .init("Precedence", UserPoolsShapes.precedenceType),
        .init("RoleArn", UserPoolsShapes.arnType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}
