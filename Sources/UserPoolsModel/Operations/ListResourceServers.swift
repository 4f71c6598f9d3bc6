// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of ListResourceServers.
package struct ListResourceServersInput: OperationInput, NamesUserPool, Paged {
    package var maxResults: Int?
    package var nextToken: String?
    package var userPoolId: UserPoolID

    package init(
        maxResults: Int? = nil,
        nextToken: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.maxResults = maxResults
        self.nextToken = nextToken
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("ListResourceServersRequest", [
        .init("MaxResults", UserPoolsShapes.listResourceServersLimitType),
        .init("NextToken", UserPoolsShapes.paginationKeyType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = ListResourceServersOutput
    package static let operation = OperationModel(
        name: "ListResourceServers", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    package var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue }
    }
    package static let maxPage = 50
}

/// The output of ListResourceServers.
package struct ListResourceServersOutput: OperationOutput, PagedOutput {
    package var nextToken: String?
    package var resourceServers: [ResourceServerType]

    package init(
        nextToken: String? = nil,
        resourceServers: [ResourceServerType]
    ) {
        self.nextToken = nextToken
        self.resourceServers = resourceServers
    }

    package init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        resourceServers = try fields.requiredValue("ResourceServers")
    }

    package func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("ResourceServers", resourceServers)
    }

    package static let shape = StructureShape("ListResourceServersResponse", [
        .init("NextToken", UserPoolsShapes.paginationKeyType),
        .init("ResourceServers", UserPoolsShapes.resourceServersListType, required: true),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}

#endif
