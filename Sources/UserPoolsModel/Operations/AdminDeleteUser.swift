// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminDeleteUser.
public struct AdminDeleteUserInput: OperationInput, NamesUserPool {
    public var userPoolId: UserPoolID
    public var username: Username

    public init(
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.userPoolId = userPoolId
        self.username = username
    }

    public init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminDeleteUserRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminDeleteUserOutput
    public static let operation = OperationModel(
        name: "AdminDeleteUser", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userNotFound,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// AdminDeleteUser has no output.
public typealias AdminDeleteUserOutput = NoOutput

#endif
