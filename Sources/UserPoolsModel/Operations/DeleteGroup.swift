// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DeleteGroup.
package struct DeleteGroupInput: OperationInput, NamesUserPool {
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

    package static let shape = StructureShape("DeleteGroupRequest", [
        .init("GroupName", UserPoolsShapes.groupNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DeleteGroupOutput
    package static let operation = OperationModel(
        name: "DeleteGroup", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// DeleteGroup has no output.
package typealias DeleteGroupOutput = NoOutput

#endif
