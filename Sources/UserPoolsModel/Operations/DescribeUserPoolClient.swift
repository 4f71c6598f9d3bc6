// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DescribeUserPoolClient.
public struct DescribeUserPoolClientInput: OperationInput, NamesUserPool {
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

    public static let shape = StructureShape("DescribeUserPoolClientRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DescribeUserPoolClientOutput
    public static let operation = OperationModel(
        name: "DescribeUserPoolClient", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .operationNotEnabled, .notAuthorized,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeUserPoolClient.
public struct DescribeUserPoolClientOutput: OperationOutput {
    public var userPoolClient: UserPoolClientType?

    public init(
        userPoolClient: UserPoolClientType? = nil
    ) {
        self.userPoolClient = userPoolClient
    }

    public init(_ fields: JSONObject) throws {
        userPoolClient = try fields.value("UserPoolClient")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserPoolClient", userPoolClient)
    }

    public static let shape = StructureShape("DescribeUserPoolClientResponse", [
        .init("UserPoolClient", .structure(UserPoolClientType.shape)),
    ])
}

#endif
