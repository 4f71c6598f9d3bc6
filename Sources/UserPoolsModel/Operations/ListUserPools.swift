// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of ListUserPools.
package struct ListUserPoolsInput: OperationInput, Paged {
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

    package static let shape = StructureShape("ListUserPoolsRequest", [
        .init("MaxResults", UserPoolsShapes.poolQueryLimitType, required: true),
        .init("NextToken", UserPoolsShapes.paginationKeyType),
    ])

    package typealias Output = ListUserPoolsOutput
    package static let operation = OperationModel(
        name: "ListUserPools", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .notAuthorized, .internalError,
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

/// The output of ListUserPools.
package struct ListUserPoolsOutput: OperationOutput, PagedOutput {
    package var nextToken: String?
    package var userPools: [UserPoolDescriptionType]?

    package init(
        nextToken: String? = nil,
        userPools: [UserPoolDescriptionType]? = nil
    ) {
        self.nextToken = nextToken
        self.userPools = userPools
    }

    package init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        userPools = try fields.value("UserPools")
    }

    package func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("UserPools", userPools)
    }

    package static let shape = StructureShape("ListUserPoolsResponse", [
        .init("NextToken", UserPoolsShapes.paginationKeyType),
        .init("UserPools", UserPoolsShapes.userPoolListType),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}

#endif
