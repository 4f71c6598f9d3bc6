// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of ListIdentities.
package struct ListIdentitiesInput: OperationInput, NamesIdentityPool, Paged {
    package var hideDisabled: Bool?
    package var identityPoolId: String
    package var maxResults: Int
    package var nextToken: String?

    package init(
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

    package init(_ fields: JSONObject) throws {
        hideDisabled = try fields.value("HideDisabled")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        maxResults = try fields.requiredValue("MaxResults")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("HideDisabled", hideDisabled)
        json.field("IdentityPoolId", identityPoolId)
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("ListIdentitiesInput", [
        .init("HideDisabled", IdentityPoolsShapes.hideDisabled),
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
        .init("MaxResults", IdentityPoolsShapes.queryLimit, required: true),
        .init("NextToken", IdentityPoolsShapes.paginationKey),
    ])

    package typealias Output = ListIdentitiesOutput
    package static let operation = OperationModel(
        name: "ListIdentities", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    package var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue ?? Self.maxPage }
    }
    package static let maxPage = 60
}

/// The output of ListIdentities.
package struct ListIdentitiesOutput: OperationOutput, PagedOutput {
    package var identities: [IdentityDescription]?
    package var identityPoolId: String?
    package var nextToken: String?

    package init(
        identities: [IdentityDescription]? = nil,
        identityPoolId: String? = nil,
        nextToken: String? = nil
    ) {
        self.identities = identities
        self.identityPoolId = identityPoolId
        self.nextToken = nextToken
    }

    package init(_ fields: JSONObject) throws {
        identities = try fields.value("Identities")
        identityPoolId = try fields.value("IdentityPoolId")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Identities", identities)
        json.field("IdentityPoolId", identityPoolId)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("ListIdentitiesResponse", [
        .init("Identities", IdentityPoolsShapes.identitiesList),
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId),
        .init("NextToken", IdentityPoolsShapes.paginationKey),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}

#endif
