// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of UpdateGroup.
package struct UpdateGroupInput: OperationInput, NamesUserPool {
    package var description: String?
    package var groupName: GroupName
    package var precedence: Int?
    package var roleArn: String?
    package var userPoolId: UserPoolID

    package init(
        description: String? = nil,
        groupName: GroupName,
        precedence: Int? = nil,
        roleArn: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.description = description
        self.groupName = groupName
        self.precedence = precedence
        self.roleArn = roleArn
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        description = try fields.value("Description")
        groupName = try fields.requiredValue("GroupName")
        precedence = try fields.value("Precedence")
        roleArn = try fields.value("RoleArn")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Description", description)
        json.field("GroupName", groupName)
        json.field("Precedence", precedence)
        json.field("RoleArn", roleArn)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("UpdateGroupRequest", [
        .init("Description", UserPoolsShapes.descriptionType),
        .init("GroupName", UserPoolsShapes.groupNameType, required: true),
        .init("Precedence", UserPoolsShapes.precedenceType),
        .init("RoleArn", UserPoolsShapes.arnType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = UpdateGroupOutput
    package static let operation = OperationModel(
        name: "UpdateGroup", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of UpdateGroup.
package struct UpdateGroupOutput: OperationOutput {
    package var group: GroupType?

    package init(
        group: GroupType? = nil
    ) {
        self.group = group
    }

    package init(_ fields: JSONObject) throws {
        group = try fields.value("Group")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Group", group)
    }

    package static let shape = StructureShape("UpdateGroupResponse", [
        .init("Group", .structure(GroupType.shape)),
    ])
}

#endif
