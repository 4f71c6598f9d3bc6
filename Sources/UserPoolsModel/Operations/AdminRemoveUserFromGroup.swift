// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminRemoveUserFromGroup.
package struct AdminRemoveUserFromGroupInput: OperationInput, NamesUserPool {
    package var groupName: GroupName
    package var userPoolId: UserPoolID
    package var username: Username

    package init(
        groupName: GroupName,
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.groupName = groupName
        self.userPoolId = userPoolId
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        groupName = try fields.requiredValue("GroupName")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("GroupName", groupName)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    package static let shape = StructureShape("AdminRemoveUserFromGroupRequest", [
        .init("GroupName", UserPoolsShapes.groupNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminRemoveUserFromGroupOutput
    package static let operation = OperationModel(
        name: "AdminRemoveUserFromGroup", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .userNotFound,
            .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// AdminRemoveUserFromGroup has no output.
package typealias AdminRemoveUserFromGroupOutput = NoOutput

#endif
