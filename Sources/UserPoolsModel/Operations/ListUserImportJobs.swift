// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of ListUserImportJobs.
public struct ListUserImportJobsInput: OperationInput, NamesUserPool, Paged {
    public var maxResults: Int
    public var paginationToken: String?
    public var userPoolId: UserPoolID

    public init(
        maxResults: Int,
        paginationToken: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.maxResults = maxResults
        self.paginationToken = paginationToken
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        maxResults = try fields.requiredValue("MaxResults")
        paginationToken = try fields.value("PaginationToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("MaxResults", maxResults)
        json.field("PaginationToken", paginationToken)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("ListUserImportJobsRequest", [
        .init("MaxResults", UserPoolsShapes.poolQueryLimitType, required: true),
        .init("PaginationToken", UserPoolsShapes.paginationKeyType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = ListUserImportJobsOutput
    public static let operation = OperationModel(
        name: "ListUserImportJobs", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }

    public var pageToken: String? {
        get { paginationToken }
        set { paginationToken = newValue }
    }
    public var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue ?? Self.greatestPage }
    }
    public static let greatestPage = 60
}

/// The output of ListUserImportJobs.
public struct ListUserImportJobsOutput: OperationOutput {
    public var paginationToken: String?
    public var userImportJobs: [UserImportJobType]?

    public init(
        paginationToken: String? = nil,
        userImportJobs: [UserImportJobType]? = nil
    ) {
        self.paginationToken = paginationToken
        self.userImportJobs = userImportJobs
    }

    public init(_ fields: JSONObject) throws {
        paginationToken = try fields.value("PaginationToken")
        userImportJobs = try fields.value("UserImportJobs")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PaginationToken", paginationToken)
        json.field("UserImportJobs", userImportJobs)
    }

    public static let shape = StructureShape("ListUserImportJobsResponse", [
        .init("PaginationToken", UserPoolsShapes.paginationKeyType),
        .init("UserImportJobs", UserPoolsShapes.userImportJobsListType),
    ])
}

#endif
