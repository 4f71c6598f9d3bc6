// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of LookupDeveloperIdentity.
public struct LookupDeveloperIdentityInput: OperationInput, NamesIdentityPool, Paged {
    public var developerUserIdentifier: String?
    public var identityId: String?
    public var identityPoolId: String
    public var maxResults: Int?
    public var nextToken: String?

    public init(
        developerUserIdentifier: String? = nil,
        identityId: String? = nil,
        identityPoolId: String,
        maxResults: Int? = nil,
        nextToken: String? = nil
    ) {
        self.developerUserIdentifier = developerUserIdentifier
        self.identityId = identityId
        self.identityPoolId = identityPoolId
        self.maxResults = maxResults
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        developerUserIdentifier = try fields.value("DeveloperUserIdentifier")
        identityId = try fields.value("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DeveloperUserIdentifier", developerUserIdentifier)
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("LookupDeveloperIdentityInput", [
        .init("DeveloperUserIdentifier", IdentityPoolsShapes.developerUserIdentifier),
        .init("IdentityId", IdentityPoolsShapes.identityId),
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
        .init("MaxResults", IdentityPoolsShapes.queryLimit),
        .init("NextToken", IdentityPoolsShapes.paginationKey),
    ])

    public typealias Output = LookupDeveloperIdentityOutput
    public static let operation = OperationModel(
        name: "LookupDeveloperIdentity", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }

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

/// The output of LookupDeveloperIdentity.
public struct LookupDeveloperIdentityOutput: OperationOutput {
    public var developerUserIdentifierList: [String]?
    public var identityId: String?
    public var nextToken: String?

    public init(
        developerUserIdentifierList: [String]? = nil,
        identityId: String? = nil,
        nextToken: String? = nil
    ) {
        self.developerUserIdentifierList = developerUserIdentifierList
        self.identityId = identityId
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        developerUserIdentifierList = try fields.value("DeveloperUserIdentifierList")
        identityId = try fields.value("IdentityId")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DeveloperUserIdentifierList", developerUserIdentifierList)
        json.field("IdentityId", identityId)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("LookupDeveloperIdentityResponse", [
        .init("DeveloperUserIdentifierList", IdentityPoolsShapes.developerUserIdentifierList),
        .init("IdentityId", IdentityPoolsShapes.identityId),
        .init("NextToken", IdentityPoolsShapes.paginationKey),
    ])
}

#endif
