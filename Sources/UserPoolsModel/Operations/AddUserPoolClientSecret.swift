// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AddUserPoolClientSecret.
public struct AddUserPoolClientSecretInput: OperationInput, NamesUserPool {
    public var clientId: ClientID
    public var clientSecret: Secret<String>?
    public var userPoolId: UserPoolID

    public init(
        clientId: ClientID,
        clientSecret: Secret<String>? = nil,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.clientSecret = clientSecret
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        clientSecret = try fields.value("ClientSecret")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ClientSecret", clientSecret)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("AddUserPoolClientSecretRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientSecret", UserPoolsShapes.clientSecretType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = AddUserPoolClientSecretOutput
    public static let operation = OperationModel(
        name: "AddUserPoolClientSecret", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .internalServer, .tooManyRequests, .limitExceeded, .accessDenied, .resourceNotFound,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AddUserPoolClientSecret.
public struct AddUserPoolClientSecretOutput: OperationOutput {
    public var clientSecretDescriptor: ClientSecretDescriptorType?

    public init(
        clientSecretDescriptor: ClientSecretDescriptorType? = nil
    ) {
        self.clientSecretDescriptor = clientSecretDescriptor
    }

    public init(_ fields: JSONObject) throws {
        clientSecretDescriptor = try fields.value("ClientSecretDescriptor")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientSecretDescriptor", clientSecretDescriptor)
    }

    public static let shape = StructureShape("AddUserPoolClientSecretResponse", [
        .init("ClientSecretDescriptor", .structure(ClientSecretDescriptorType.shape)),
    ])
}

#endif
