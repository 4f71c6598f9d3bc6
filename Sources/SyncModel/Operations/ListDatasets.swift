// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of ListDatasets.
public struct ListDatasetsInput: OperationInput, NamesIdentityPool, Paged {
    public var identityId: String
    public var identityPoolId: String
    public var maxResults: Int?
    public var nextToken: String?

    public init(
        identityId: String,
        identityPoolId: String,
        maxResults: Int? = nil,
        nextToken: String? = nil
    ) {
        self.identityId = identityId
        self.identityPoolId = identityPoolId
        self.maxResults = maxResults
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("ListDatasetsRequest", [
        .init("IdentityId", SyncShapes.identityId, required: true, location: .path("IdentityId")),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
        .init("MaxResults", SyncShapes.integerString, location: .query("maxResults")),
        .init("NextToken", SyncShapes.string, location: .query("nextToken")),
    ])

    public typealias Output = ListDatasetsOutput
    public static let operation = OperationModel(
        name: "ListDatasets", service: .sync, signed: true, hasOutput: true,
        route: Route(.get, "/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets"),
        errors: [
            .notAuthorized, .invalidParameter, .internalError, .tooManyRequests,
        ])

    public var resource: Resource { .identity(identityId, pool: identityPoolId, dataset: nil) }

    public var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    public var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue }
    }
}

/// The output of ListDatasets.
public struct ListDatasetsOutput: OperationOutput {
    public var count: Int?
    public var datasets: [Dataset]?
    public var nextToken: String?

    public init(
        count: Int? = nil,
        datasets: [Dataset]? = nil,
        nextToken: String? = nil
    ) {
        self.count = count
        self.datasets = datasets
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        count = try fields.value("Count")
        datasets = try fields.value("Datasets")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Count", count)
        json.field("Datasets", datasets)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("ListDatasetsResponse", [
        .init("Count", SyncShapes.integer),
        .init("Datasets", SyncShapes.datasetList),
        .init("NextToken", SyncShapes.string),
    ])
}
