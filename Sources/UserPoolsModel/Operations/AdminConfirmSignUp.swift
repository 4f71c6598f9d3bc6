// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminConfirmSignUp.
public struct AdminConfirmSignUpInput: OperationInput, NamesUserPool {
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

    public static let shape = StructureShape("AdminConfirmSignUpRequest", [
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminConfirmSignUpOutput
    public static let operation = OperationModel(
        name: "AdminConfirmSignUp", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .unexpectedLambda, .userLambdaValidation, .notAuthorized,
            .tooManyFailedAttempts, .invalidLambdaResponse, .tooManyRequests, .limitExceeded, .userNotFound,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminConfirmSignUp.
public struct AdminConfirmSignUpOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("AdminConfirmSignUpResponse", [])
}

#endif
