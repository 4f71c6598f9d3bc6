// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of ListIdentityPools.
public struct ListIdentityPoolsInput: OperationInput, Paged {
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

    public static let shape = StructureShape("ListIdentityPoolsInput", [
        .init("MaxResults", IdentityPoolsShapes.queryLimit, required: true),
        .init("NextToken", IdentityPoolsShapes.paginationKey),
    ])

    public typealias Output = ListIdentityPoolsOutput
    public static let operation = OperationModel(
        name: "ListIdentityPools", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .notAuthorized, .tooManyRequests, .resourceNotFound, .internalError,
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

/// The output of ListIdentityPools.
public struct ListIdentityPoolsOutput: OperationOutput {
    public var identityPools: [IdentityPoolShortDescription]?
    public var nextToken: String?

    public init(
        identityPools: [IdentityPoolShortDescription]? = nil,
        nextToken: String? = nil
    ) {
        self.identityPools = identityPools
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        identityPools = try fields.value("IdentityPools")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityPools", identityPools)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("ListIdentityPoolsResponse", [
        .init("IdentityPools", IdentityPoolsShapes.identityPoolsList),
        .init("NextToken", IdentityPoolsShapes.paginationKey),
    ])
}

#endif
