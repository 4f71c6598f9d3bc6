// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of ListIdentities.
public struct ListIdentitiesInput: OperationInput, NamesIdentityPool, Paged {
    public var hideDisabled: Bool?
    public var identityPoolId: String
    public var maxResults: Int
    public var nextToken: String?

    public init(
        hideDisabled: Bool? = nil,
        identityPoolId: String,
        maxResults: Int,
        nextToken: String? = nil
    ) {
        self.hideDisabled = hideDisabled
        self.identityPoolId = identityPoolId
        self.maxResults = maxResults
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        hideDisabled = try fields.value("HideDisabled")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        maxResults = try fields.requiredValue("MaxResults")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("HideDisabled", hideDisabled)
        json.field("IdentityPoolId", identityPoolId)
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("ListIdentitiesInput", [
        .init("HideDisabled", IdentityPoolsShapes.hideDisabled),
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
        .init("MaxResults", IdentityPoolsShapes.queryLimit, required: true),
        .init("NextToken", IdentityPoolsShapes.paginationKey),
    ])

    public typealias Output = ListIdentitiesOutput
    public static let operation = OperationModel(
        name: "ListIdentities", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }

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

/// The output of ListIdentities.
public struct ListIdentitiesOutput: OperationOutput {
    public var identities: [IdentityDescription]?
    public var identityPoolId: String?
    public var nextToken: String?

    public init(
        identities: [IdentityDescription]? = nil,
        identityPoolId: String? = nil,
        nextToken: String? = nil
    ) {
        self.identities = identities
        self.identityPoolId = identityPoolId
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        identities = try fields.value("Identities")
        identityPoolId = try fields.value("IdentityPoolId")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Identities", identities)
        json.field("IdentityPoolId", identityPoolId)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("ListIdentitiesResponse", [
        .init("Identities", IdentityPoolsShapes.identitiesList),
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId),
        .init("NextToken", IdentityPoolsShapes.paginationKey),
    ])
}

#endif
