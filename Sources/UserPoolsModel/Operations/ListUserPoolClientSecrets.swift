// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of ListUserPoolClientSecrets.
package struct ListUserPoolClientSecretsInput: OperationInput, NamesUserPool, Paged {
    package var clientId: ClientID
    package var nextToken: String?
    package var userPoolId: UserPoolID

    package init(
        clientId: ClientID,
        nextToken: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.nextToken = nextToken
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("ListUserPoolClientSecretsRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = ListUserPoolClientSecretsOutput
    package static let operation = OperationModel(
        name: "ListUserPoolClientSecrets", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .internalServer, .tooManyRequests, .limitExceeded, .resourceNotFound,
        ])

    package var resource: Resource { .userPool(userPoolId) }

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    package var pageLimit: Int? {
        get { nil }
        set {}
    }
}

/// The output of ListUserPoolClientSecrets.
package struct ListUserPoolClientSecretsOutput: OperationOutput, PagedOutput {
    package var clientSecrets: [ClientSecretDescriptorType]?
    package var nextToken: String?

    package init(
        clientSecrets: [ClientSecretDescriptorType]? = nil,
        nextToken: String? = nil
    ) {
        self.clientSecrets = clientSecrets
        self.nextToken = nextToken
    }

    package init(_ fields: JSONObject) throws {
        clientSecrets = try fields.value("ClientSecrets")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientSecrets", clientSecrets)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("ListUserPoolClientSecretsResponse", [
        .init("ClientSecrets", UserPoolsShapes.clientSecretDescriptorListType),
        .init("NextToken", UserPoolsShapes.paginationKey),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}

#endif
