// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of ListUserPoolClientSecrets.
public struct ListUserPoolClientSecretsInput: OperationInput, NamesUserPool, Paged {
    public var clientId: ClientID
    public var nextToken: String?
    public var userPoolId: UserPoolID

    public init(
        clientId: ClientID,
        nextToken: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.nextToken = nextToken
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("ListUserPoolClientSecretsRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = ListUserPoolClientSecretsOutput
    public static let operation = OperationModel(
        name: "ListUserPoolClientSecrets", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .internalServer, .tooManyRequests, .limitExceeded, .resourceNotFound,
        ])

    public var resource: Resource { .userPool(userPoolId) }

    public var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    public var pageLimit: Int? {
        get { nil }
        set {}
    }
}

/// The output of ListUserPoolClientSecrets.
public struct ListUserPoolClientSecretsOutput: OperationOutput {
    public var clientSecrets: [ClientSecretDescriptorType]?
    public var nextToken: String?

    public init(
        clientSecrets: [ClientSecretDescriptorType]? = nil,
        nextToken: String? = nil
    ) {
        self.clientSecrets = clientSecrets
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        clientSecrets = try fields.value("ClientSecrets")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientSecrets", clientSecrets)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("ListUserPoolClientSecretsResponse", [
        .init("ClientSecrets", UserPoolsShapes.clientSecretDescriptorListType),
        .init("NextToken", UserPoolsShapes.paginationKey),
    ])
}

#endif
