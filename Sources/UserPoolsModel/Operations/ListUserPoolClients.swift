// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of ListUserPoolClients.
public struct ListUserPoolClientsInput: OperationInput, NamesUserPool, Paged {
    public var clientType: ClientTypeType?
    public var maxResults: Int?
    public var nextToken: String?
    public var userPoolId: UserPoolID

    public init(
        clientType: ClientTypeType? = nil,
        maxResults: Int? = nil,
        nextToken: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.clientType = clientType
        self.maxResults = maxResults
        self.nextToken = nextToken
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        clientType = try fields.value("ClientType")
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientType", clientType)
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("ListUserPoolClientsRequest", [
        .init("ClientType", UserPoolsShapes.clientTypeType),
        .init("MaxResults", UserPoolsShapes.queryLimit),
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = ListUserPoolClientsOutput
    public static let operation = OperationModel(
        name: "ListUserPoolClients", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }

    public var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    public var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue }
    }
    public static let greatestPage = 60
}

/// The output of ListUserPoolClients.
public struct ListUserPoolClientsOutput: OperationOutput {
    public var nextToken: String?
    public var userPoolClients: [UserPoolClientDescription]?

    public init(
        nextToken: String? = nil,
        userPoolClients: [UserPoolClientDescription]? = nil
    ) {
        self.nextToken = nextToken
        self.userPoolClients = userPoolClients
    }

    public init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        userPoolClients = try fields.value("UserPoolClients")
    }

    public func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("UserPoolClients", userPoolClients)
    }

    public static let shape = StructureShape("ListUserPoolClientsResponse", [
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("UserPoolClients", UserPoolsShapes.userPoolClientListType),
    ])
}

#endif
