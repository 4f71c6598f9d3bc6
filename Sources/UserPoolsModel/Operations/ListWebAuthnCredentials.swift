// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of ListWebAuthnCredentials.
package struct ListWebAuthnCredentialsInput: OperationInput, CarriesAccessToken, Paged {
    package var accessToken: Secret<String>
    package var maxResults: Int?
    package var nextToken: String?

    package init(
        accessToken: Secret<String>,
        maxResults: Int? = nil,
        nextToken: String? = nil
    ) {
        self.accessToken = accessToken
        self.maxResults = maxResults
        self.nextToken = nextToken
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("ListWebAuthnCredentialsRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("MaxResults", UserPoolsShapes.webAuthnCredentialsQueryLimitType),
        .init("NextToken", UserPoolsShapes.paginationKey),
    ])

    package typealias Output = ListWebAuthnCredentialsOutput
    package static let operation = OperationModel(
        name: "ListWebAuthnCredentials", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .forbidden, .internalError, .invalidParameter, .tooManyRequests, .limitExceeded, .passwordResetRequired,
            .notAuthorized, .operationNotEnabled,
        ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    package var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue }
    }
    package static let maxPage = 20
}

/// The output of ListWebAuthnCredentials.
package struct ListWebAuthnCredentialsOutput: OperationOutput, PagedOutput {
    package var credentials: [WebAuthnCredentialDescription]
    package var nextToken: String?

    package init(
        credentials: [WebAuthnCredentialDescription],
        nextToken: String? = nil
    ) {
        self.credentials = credentials
        self.nextToken = nextToken
    }

    package init(_ fields: JSONObject) throws {
        credentials = try fields.requiredValue("Credentials")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Credentials", credentials)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("ListWebAuthnCredentialsResponse", [
        .init("Credentials", UserPoolsShapes.webAuthnCredentialDescriptionListType, required: true),
        .init("NextToken", UserPoolsShapes.paginationKey),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}
