// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of ListIdentityPools.
package struct ListIdentityPoolsInput: OperationInput, Paged {
    package var maxResults: Int
    package var nextToken: String?

    package init(
        maxResults: Int,
        nextToken: String? = nil
    ) {
        self.maxResults = maxResults
        self.nextToken = nextToken
    }

    package init(_ fields: JSONObject) throws {
        maxResults = try fields.requiredValue("MaxResults")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("ListIdentityPoolsInput", [
        .init("MaxResults", IdentityPoolsShapes.queryLimit, required: true),
        .init("NextToken", IdentityPoolsShapes.paginationKey),
    ])

    package typealias Output = ListIdentityPoolsOutput
    package static let operation = OperationModel(
        name: "ListIdentityPools", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .notAuthorized, .tooManyRequests, .resourceNotFound, .internalError,
        ])

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

/// The output of ListIdentityPools.
package struct ListIdentityPoolsOutput: OperationOutput, PagedOutput {
    package var identityPools: [IdentityPoolShortDescription]?
    package var nextToken: String?

    package init(
        identityPools: [IdentityPoolShortDescription]? = nil,
        nextToken: String? = nil
    ) {
        self.identityPools = identityPools
        self.nextToken = nextToken
    }

    package init(_ fields: JSONObject) throws {
        identityPools = try fields.value("IdentityPools")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityPools", identityPools)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("ListIdentityPoolsResponse", [
        .init("IdentityPools", IdentityPoolsShapes.identityPoolsList),
        .init("NextToken", IdentityPoolsShapes.paginationKey),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}

#endif
