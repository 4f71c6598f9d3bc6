// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of ListIdentityProviders.
public struct ListIdentityProvidersInput: OperationInput, NamesUserPool, Paged {
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

    public static let shape = StructureShape("ListIdentityProvidersRequest", [
        .init("MaxResults", UserPoolsShapes.listProvidersLimitType),
        .init("NextToken", UserPoolsShapes.paginationKeyType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = ListIdentityProvidersOutput
    public static let operation = OperationModel(
        name: "ListIdentityProviders", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
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

/// The output of ListIdentityProviders.
public struct ListIdentityProvidersOutput: OperationOutput {
    public var nextToken: String?
    public var providers: [ProviderDescription]

    public init(
        nextToken: String? = nil,
        providers: [ProviderDescription]
    ) {
        self.nextToken = nextToken
        self.providers = providers
    }

    public init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        providers = try fields.requiredValue("Providers")
    }

    public func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("Providers", providers)
    }

    public static let shape = StructureShape("ListIdentityProvidersResponse", [
        .init("NextToken", UserPoolsShapes.paginationKeyType),
        .init("Providers", UserPoolsShapes.providersListType, required: true),
    ])
}

#endif
