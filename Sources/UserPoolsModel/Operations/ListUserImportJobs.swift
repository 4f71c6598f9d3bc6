// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of ListUserImportJobs.
package struct ListUserImportJobsInput: OperationInput, NamesUserPool, Paged {
    package var maxResults: Int
    package var paginationToken: String?
    package var userPoolId: UserPoolID

    package init(
        maxResults: Int,
        paginationToken: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.maxResults = maxResults
        self.paginationToken = paginationToken
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        maxResults = try fields.requiredValue("MaxResults")
        paginationToken = try fields.value("PaginationToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("MaxResults", maxResults)
        json.field("PaginationToken", paginationToken)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("ListUserImportJobsRequest", [
        .init("MaxResults", UserPoolsShapes.poolQueryLimitType, required: true),
        .init("PaginationToken", UserPoolsShapes.paginationKeyType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = ListUserImportJobsOutput
    package static let operation = OperationModel(
        name: "ListUserImportJobs", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }

    package var pageToken: String? {
        get { paginationToken }
        set { paginationToken = newValue }
    }
    package var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue ?? Self.maxPage }
    }
    package static let maxPage = 60
}

/// The output of ListUserImportJobs.
package struct ListUserImportJobsOutput: OperationOutput, PagedOutput {
    package var paginationToken: String?
    package var userImportJobs: [UserImportJobType]?

    package init(
        paginationToken: String? = nil,
        userImportJobs: [UserImportJobType]? = nil
    ) {
        self.paginationToken = paginationToken
        self.userImportJobs = userImportJobs
    }

    package init(_ fields: JSONObject) throws {
        paginationToken = try fields.value("PaginationToken")
        userImportJobs = try fields.value("UserImportJobs")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PaginationToken", paginationToken)
        json.field("UserImportJobs", userImportJobs)
    }

    package static let shape = StructureShape("ListUserImportJobsResponse", [
        .init("PaginationToken", UserPoolsShapes.paginationKeyType),
        .init("UserImportJobs", UserPoolsShapes.userImportJobsListType),
    ])

    package var pageToken: String? {
        get { paginationToken }
        set { paginationToken = newValue }
    }
}

#endif
