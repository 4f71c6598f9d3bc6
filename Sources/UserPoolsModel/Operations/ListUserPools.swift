// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of ListUserPools.
public struct ListUserPoolsInput: OperationInput, Paged {
    public var maxResults: Int
    public var nextToken: String?

    public init(
        maxResults: Int,
        nextToken: String? = nil
    ) {
        self.maxResults = maxResults
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        maxResults = try fields.requiredValue("MaxResults")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("ListUserPoolsRequest", [
        .init("MaxResults", UserPoolsShapes.poolQueryLimitType, required: true),
        .init("NextToken", UserPoolsShapes.paginationKeyType),
    ])

    public typealias Output = ListUserPoolsOutput
    public static let operation = OperationModel(
        name: "ListUserPools", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .notAuthorized, .internalError,
        ])

    public var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    public var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue ?? Self.greatestPage }
    }
    public static let greatestPage = 60
}

/// The output of ListUserPools.
public struct ListUserPoolsOutput: OperationOutput {
    public var nextToken: String?
    public var userPools: [UserPoolDescriptionType]?

    public init(
        nextToken: String? = nil,
        userPools: [UserPoolDescriptionType]? = nil
    ) {
        self.nextToken = nextToken
        self.userPools = userPools
    }

    public init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        userPools = try fields.value("UserPools")
    }

    public func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("UserPools", userPools)
    }

    public static let shape = StructureShape("ListUserPoolsResponse", [
        .init("NextToken", UserPoolsShapes.paginationKeyType),
        .init("UserPools", UserPoolsShapes.userPoolListType),
    ])
}

#endif
