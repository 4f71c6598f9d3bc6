// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminRemoveUserFromGroup.
public struct AdminRemoveUserFromGroupInput: OperationInput, NamesUserPool {
    public var groupName: GroupName
    public var userPoolId: UserPoolID
    public var username: Username

    public init(
        groupName: GroupName,
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.groupName = groupName
        self.userPoolId = userPoolId
        self.username = username
    }

    public init(_ fields: JSONObject) throws {
        groupName = try fields.requiredValue("GroupName")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("GroupName", groupName)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminRemoveUserFromGroupRequest", [
        .init("GroupName", UserPoolsShapes.groupNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminRemoveUserFromGroupOutput
    public static let operation = OperationModel(
        name: "AdminRemoveUserFromGroup", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .userNotFound,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// AdminRemoveUserFromGroup has no output.
public typealias AdminRemoveUserFromGroupOutput = NoOutput

#endif
