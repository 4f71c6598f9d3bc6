// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of ListIdentityPoolUsage.
package struct ListIdentityPoolUsageInput: OperationInput, Paged {
    package var maxResults: Int?
    package var nextToken: String?

    package init(
        maxResults: Int? = nil,
        nextToken: String? = nil
    ) {
        self.maxResults = maxResults
        self.nextToken = nextToken
    }

    package init(_ fields: JSONObject) throws {
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("ListIdentityPoolUsageRequest", [
        .init("MaxResults", SyncShapes.integerString, location: .query("maxResults")),
        .init("NextToken", SyncShapes.string, location: .query("nextToken")),
    ])

    package typealias Output = ListIdentityPoolUsageOutput
    package static let operation = OperationModel(
        name: "ListIdentityPoolUsage", service: .sync, signed: true, hasOutput: true,
        route: Route(.get, "/identitypools"),
        errors: [
            .notAuthorized, .invalidParameter, .internalError, .tooManyRequests,
        ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    package var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue }
    }
}

/// The output of ListIdentityPoolUsage.
package struct ListIdentityPoolUsageOutput: OperationOutput, PagedOutput {
    package var count: Int?
    package var identityPoolUsages: [IdentityPoolUsage]?
    package var maxResults: Int?
    package var nextToken: String?

    package init(
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

    package init(_ fields: JSONObject) throws {
        count = try fields.value("Count")
        identityPoolUsages = try fields.value("IdentityPoolUsages")
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Count", count)
        json.field("IdentityPoolUsages", identityPoolUsages)
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("ListIdentityPoolUsageResponse", [
        .init("Count", SyncShapes.integer),
        .init("IdentityPoolUsages", SyncShapes.identityPoolUsageList),
        .init("MaxResults", SyncShapes.integer),
        .init("NextToken", SyncShapes.string),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}
