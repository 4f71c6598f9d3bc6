// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of ListDatasets.
package struct ListDatasetsInput: OperationInput, NamesIdentityPool, Paged {
    package var identityId: String
    package var identityPoolId: String
    package var maxResults: Int?
    package var nextToken: String?

    package init(
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

    package init(_ fields: JSONObject) throws {
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("ListDatasetsRequest", [
        .init("IdentityId", SyncShapes.identityId, required: true, location: .path("IdentityId")),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
        .init("MaxResults", SyncShapes.integerString, location: .query("maxResults")),
        .init("NextToken", SyncShapes.string, location: .query("nextToken")),
    ])

    package typealias Output = ListDatasetsOutput
    package static let operation = OperationModel(
        name: "ListDatasets", service: .sync, signed: true, hasOutput: true,
        route: Route(.get, "/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets"),
        errors: [
            .notAuthorized, .invalidParameter, .internalError, .tooManyRequests,
        ])

    package var resource: Resource { .identity(identityId, pool: identityPoolId, dataset: nil) }

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    package var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue }
    }
}

/// The output of ListDatasets.
package struct ListDatasetsOutput: OperationOutput, PagedOutput {
    package var count: Int?
    package var datasets: [Dataset]?
    package var nextToken: String?

    package init(
        count: Int? = nil,
        datasets: [Dataset]? = nil,
        nextToken: String? = nil
    ) {
        self.count = count
        self.datasets = datasets
        self.nextToken = nextToken
    }

    package init(_ fields: JSONObject) throws {
        count = try fields.value("Count")
        datasets = try fields.value("Datasets")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Count", count)
        json.field("Datasets", datasets)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("ListDatasetsResponse", [
        .init("Count", SyncShapes.integer),
        .init("Datasets", SyncShapes.datasetList),
        .init("NextToken", SyncShapes.string),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}
