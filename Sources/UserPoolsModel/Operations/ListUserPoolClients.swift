// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of ListUserPoolClients.
package struct ListUserPoolClientsInput: OperationInput, NamesUserPool, Paged {
    package var clientType: ClientTypeType?
    package var maxResults: Int?
    package var nextToken: String?
    package var userPoolId: UserPoolID

    package init(
        clientType: ClientTypeType? = nil,
        maxResults: Int? = nil,
        nextToken: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.clientType = clientType
        self.maxResults = maxResults
        self.nextToken = nextToken
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        clientType = try fields.value("ClientType")
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientType", clientType)
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("ListUserPoolClientsRequest", [
        .init("ClientType", UserPoolsShapes.clientTypeType),
        .init("MaxResults", UserPoolsShapes.queryLimit),
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = ListUserPoolClientsOutput
    package static let operation = OperationModel(
        name: "ListUserPoolClients", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .operationNotEnabled,
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
    package static let maxPage = 60
}

/// The output of ListUserPoolClients.
package struct ListUserPoolClientsOutput: OperationOutput, PagedOutput {
    package var nextToken: String?
    package var userPoolClients: [UserPoolClientDescription]?

    package init(
        nextToken: String? = nil,
        userPoolClients: [UserPoolClientDescription]? = nil
    ) {
        self.nextToken = nextToken
        self.userPoolClients = userPoolClients
    }

    package init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        userPoolClients = try fields.value("UserPoolClients")
    }

    package func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("UserPoolClients", userPoolClients)
    }

    package static let shape = StructureShape("ListUserPoolClientsResponse", [
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("UserPoolClients", UserPoolsShapes.userPoolClientListType),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}

#endif
