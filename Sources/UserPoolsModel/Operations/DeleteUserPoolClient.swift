// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DeleteUserPoolClient.
public struct DeleteUserPoolClientInput: OperationInput, NamesUserPool {
    public var clientId: ClientID
    public var userPoolId: UserPoolID

    public init(
        clientId: ClientID,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("DeleteUserPoolClientRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DeleteUserPoolClientOutput
    public static let operation = OperationModel(
        name: "DeleteUserPoolClient", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .concurrentModification,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// DeleteUserPoolClient has no output.
public typealias DeleteUserPoolClientOutput = NoOutput

#endif
