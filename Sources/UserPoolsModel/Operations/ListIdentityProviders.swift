// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of ListIdentityProviders.
package struct ListIdentityProvidersInput: OperationInput, NamesUserPool, Paged {
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

    package static let shape = StructureShape("ListIdentityProvidersRequest", [
        .init("MaxResults", UserPoolsShapes.listProvidersLimitType),
        .init("NextToken", UserPoolsShapes.paginationKeyType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = ListIdentityProvidersOutput
    package static let operation = OperationModel(
        name: "ListIdentityProviders", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
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

/// The output of ListIdentityProviders.
package struct ListIdentityProvidersOutput: OperationOutput, PagedOutput {
    package var nextToken: String?
    package var providers: [ProviderDescription]

    package init(
        nextToken: String? = nil,
        providers: [ProviderDescription]
    ) {
        self.nextToken = nextToken
        self.providers = providers
    }

    package init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        providers = try fields.requiredValue("Providers")
    }

    package func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("Providers", providers)
    }

    package static let shape = StructureShape("ListIdentityProvidersResponse", [
        .init("NextToken", UserPoolsShapes.paginationKeyType),
        .init("Providers", UserPoolsShapes.providersListType, required: true),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}

#endif
