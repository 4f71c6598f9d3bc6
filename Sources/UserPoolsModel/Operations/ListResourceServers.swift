// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of ListResourceServers.
public struct ListResourceServersInput: OperationInput, NamesUserPool, Paged {
    public var maxResults: Int?
    public var nextToken: String?
    public var userPoolId: UserPoolID

    public init(
        maxResults: Int? = nil,
        nextToken: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.maxResults = maxResults
        self.nextToken = nextToken
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("ListResourceServersRequest", [
        .init("MaxResults", UserPoolsShapes.listResourceServersLimitType),
        .init("NextToken", UserPoolsShapes.paginationKeyType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = ListResourceServersOutput
    public static let operation = OperationModel(
        name: "ListResourceServers", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .operationNotEnabled,
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
    public static let greatestPage = 50
}

/// The output of ListResourceServers.
public struct ListResourceServersOutput: OperationOutput {
    public var nextToken: String?
    public var resourceServers: [ResourceServerType]

    public init(
        nextToken: String? = nil,
        resourceServers: [ResourceServerType]
    ) {
        self.nextToken = nextToken
        self.resourceServers = resourceServers
    }

    public init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        resourceServers = try fields.requiredValue("ResourceServers")
    }

    public func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("ResourceServers", resourceServers)
    }

    public static let shape = StructureShape("ListResourceServersResponse", [
        .init("NextToken", UserPoolsShapes.paginationKeyType),
        .init("ResourceServers", UserPoolsShapes.resourceServersListType, required: true),
    ])
}

#endif
