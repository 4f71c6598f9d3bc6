// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminAddUserToGroup.
public struct AdminAddUserToGroupInput: OperationInput, NamesUserPool {
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

    public static let shape = StructureShape("AdminAddUserToGroupRequest", [
        .init("GroupName", UserPoolsShapes.groupNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminAddUserToGroupOutput
    public static let operation = OperationModel(
        name: "AdminAddUserToGroup", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .userNotFound,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// AdminAddUserToGroup has no output.
public typealias AdminAddUserToGroupOutput = NoOutput

#endif
