// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of ListIdentityPoolUsage.
public struct ListIdentityPoolUsageInput: OperationInput, Paged {
    public var maxResults: Int?
    public var nextToken: String?

    public init(
        maxResults: Int? = nil,
        nextToken: String? = nil
    ) {
        self.maxResults = maxResults
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("ListIdentityPoolUsageRequest", [
        .init("MaxResults", SyncShapes.integerString, location: .query("maxResults")),
        .init("NextToken", SyncShapes.string, location: .query("nextToken")),
    ])

    public typealias Output = ListIdentityPoolUsageOutput
    public static let operation = OperationModel(
        name: "ListIdentityPoolUsage", service: .sync, signed: true, hasOutput: true,
        route: Route(.get, "/identitypools"),
        errors: [
            .notAuthorized, .invalidParameter, .internalError, .tooManyRequests,
        ])

    public var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    public var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue }
    }
}

/// The output of ListIdentityPoolUsage.
public struct ListIdentityPoolUsageOutput: OperationOutput {
    public var count: Int?
    public var identityPoolUsages: [IdentityPoolUsage]?
    public var maxResults: Int?
    public var nextToken: String?

    public init(
        count: Int? = nil,
        identityPoolUsages: [IdentityPoolUsage]? = nil,
        maxResults: Int? = nil,
        nextToken: String? = nil
    ) {
        self.count = count
        self.identityPoolUsages = identityPoolUsages
        self.maxResults = maxResults
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        count = try fields.value("Count")
        identityPoolUsages = try fields.value("IdentityPoolUsages")
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Count", count)
        json.field("IdentityPoolUsages", identityPoolUsages)
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("ListIdentityPoolUsageResponse", [
        .init("Count", SyncShapes.integer),
        .init("IdentityPoolUsages", SyncShapes.identityPoolUsageList),
        .init("MaxResults", SyncShapes.integer),
        .init("NextToken", SyncShapes.string),
    ])
}
