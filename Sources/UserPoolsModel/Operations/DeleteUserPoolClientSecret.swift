// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DeleteUserPoolClientSecret.
public struct DeleteUserPoolClientSecretInput: OperationInput, NamesUserPool {
    public var clientId: ClientID
    public var clientSecretId: String
    public var userPoolId: UserPoolID

    public init(
        clientId: ClientID,
        clientSecretId: String,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.clientSecretId = clientSecretId
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        clientSecretId = try fields.requiredValue("ClientSecretId")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ClientSecretId", clientSecretId)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("DeleteUserPoolClientSecretRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientSecretId", UserPoolsShapes.clientSecretIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DeleteUserPoolClientSecretOutput
    public static let operation = OperationModel(
        name: "DeleteUserPoolClientSecret", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .internalServer, .tooManyRequests, .limitExceeded, .resourceNotFound,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of DeleteUserPoolClientSecret.
public struct DeleteUserPoolClientSecretOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("DeleteUserPoolClientSecretResponse", [])
}

#endif
