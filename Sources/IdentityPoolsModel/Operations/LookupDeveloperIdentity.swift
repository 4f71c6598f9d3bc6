// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of LookupDeveloperIdentity.
package struct LookupDeveloperIdentityInput: OperationInput, NamesIdentityPool, Paged {
    package var developerUserIdentifier: String?
    package var identityId: String?
    package var identityPoolId: String
    package var maxResults: Int?
    package var nextToken: String?

    package init(
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

    package init(_ fields: JSONObject) throws {
        developerUserIdentifier = try fields.value("DeveloperUserIdentifier")
        identityId = try fields.value("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DeveloperUserIdentifier", developerUserIdentifier)
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("LookupDeveloperIdentityInput", [
        .init("DeveloperUserIdentifier", IdentityPoolsShapes.developerUserIdentifier),
        .init("IdentityId", IdentityPoolsShapes.identityId),
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
        .init("MaxResults", IdentityPoolsShapes.queryLimit),
        .init("NextToken", IdentityPoolsShapes.paginationKey),
    ])

    package typealias Output = LookupDeveloperIdentityOutput
    package static let operation = OperationModel(
        name: "LookupDeveloperIdentity", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    package var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue }
    }
    package static let maxPage = 60
}

/// The output of LookupDeveloperIdentity.
package struct LookupDeveloperIdentityOutput: OperationOutput, PagedOutput {
    package var developerUserIdentifierList: [String]?
    package var identityId: String?
    package var nextToken: String?

    package init(
        developerUserIdentifierList: [String]? = nil,
        identityId: String? = nil,
        nextToken: String? = nil
    ) {
        self.developerUserIdentifierList = developerUserIdentifierList
        self.identityId = identityId
        self.nextToken = nextToken
    }

    package init(_ fields: JSONObject) throws {
        developerUserIdentifierList = try fields.value("DeveloperUserIdentifierList")
        identityId = try fields.value("IdentityId")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DeveloperUserIdentifierList", developerUserIdentifierList)
        json.field("IdentityId", identityId)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("LookupDeveloperIdentityResponse", [
        .init("DeveloperUserIdentifierList", IdentityPoolsShapes.developerUserIdentifierList),
        .init("IdentityId", IdentityPoolsShapes.identityId),
        .init("NextToken", IdentityPoolsShapes.paginationKey),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}

#endif
