// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of ListTerms.
package struct ListTermsInput: OperationInput, NamesUserPool, Paged {
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

    package static let shape = StructureShape("ListTermsRequest", [
        .init("MaxResults", UserPoolsShapes.listTermsRequestMaxResultsInteger),
        .init("NextToken", UserPoolsShapes.stringType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = ListTermsOutput
    package static let operation = OperationModel(
        name: "ListTerms", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
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

/// The output of ListTerms.
package struct ListTermsOutput: OperationOutput, PagedOutput {
    package var nextToken: String?
    package var terms: [TermsDescriptionType]

    package init(
        nextToken: String? = nil,
        terms: [TermsDescriptionType]
    ) {
        self.nextToken = nextToken
        self.terms = terms
    }

    package init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        terms = try fields.requiredValue("Terms")
    }

    package func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("Terms", terms)
    }

    package static let shape = StructureShape("ListTermsResponse", [
        .init("NextToken", UserPoolsShapes.stringType),
        .init("Terms", UserPoolsShapes.termsDescriptionListType, required: true),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}

#endif
