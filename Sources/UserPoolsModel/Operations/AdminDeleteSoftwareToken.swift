// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminDeleteSoftwareToken.
public struct AdminDeleteSoftwareTokenInput: OperationInput, NamesUserPool {
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

    public static let shape = StructureShape("AdminDeleteSoftwareTokenRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminDeleteSoftwareTokenOutput
    public static let operation = OperationModel(
        name: "AdminDeleteSoftwareToken", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests, .userNotFound,
            .userNotConfirmed, .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminDeleteSoftwareToken.
public struct AdminDeleteSoftwareTokenOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("AdminDeleteSoftwareTokenResponse", [])
}

#endif
