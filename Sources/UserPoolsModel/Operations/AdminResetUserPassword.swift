// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminResetUserPassword.
public struct AdminResetUserPasswordInput: OperationInput, NamesUserPool {
    public var clientMetadata: [String: String]?
    public var userPoolId: UserPoolID
    public var username: Username

    public init(
        clientMetadata: [String: String]? = nil,
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.clientMetadata = clientMetadata
        self.userPoolId = userPoolId
        self.username = username
    }

    public init(_ fields: JSONObject) throws {
        clientMetadata = try fields.value("ClientMetadata")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientMetadata", clientMetadata)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminResetUserPasswordRequest", [
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminResetUserPasswordOutput
    public static let operation = OperationModel(
        name: "AdminResetUserPassword", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .unexpectedLambda, .userLambdaValidation, .notAuthorized,
            .invalidLambdaResponse, .tooManyRequests, .limitExceeded, .userNotFound, .invalidSmsRoleAccessPolicy,
            .invalidEmailRoleAccessPolicy, .invalidSmsRoleTrustRelationship, .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminResetUserPassword.
public struct AdminResetUserPasswordOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("AdminResetUserPasswordResponse", [])
}

#endif
