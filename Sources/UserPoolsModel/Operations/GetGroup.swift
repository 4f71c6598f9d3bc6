// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of GetGroup.
package struct GetGroupInput: OperationInput, NamesUserPool {
    package var groupName: GroupName
    package var userPoolId: UserPoolID

    package init(
        groupName: GroupName,
        userPoolId: UserPoolID
    ) {
        self.groupName = groupName
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        groupName = try fields.requiredValue("GroupName")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("GroupName", groupName)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("GetGroupRequest", [
        .init("GroupName", UserPoolsShapes.groupNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = GetGroupOutput
    package static let operation = OperationModel(
        name: "GetGroup", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetGroup.
package struct GetGroupOutput: OperationOutput {
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

    package static let shape = StructureShape("GetGroupResponse", [
        .init("Group", .structure(GroupType.shape)),
    ])
}

#endif
