// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AddUserPoolClientSecret.
package struct AddUserPoolClientSecretInput: OperationInput, NamesUserPool {
    package var clientId: ClientID
    package var clientSecret: Secret<String>?
    package var userPoolId: UserPoolID

    package init(
        clientId: ClientID,
        clientSecret: Secret<String>? = nil,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.clientSecret = clientSecret
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        clientSecret = try fields.value("ClientSecret")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ClientSecret", clientSecret)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("AddUserPoolClientSecretRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientSecret", UserPoolsShapes.clientSecretType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = AddUserPoolClientSecretOutput
    package static let operation = OperationModel(
        name: "AddUserPoolClientSecret", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .internalServer, .tooManyRequests, .limitExceeded, .accessDenied, .resourceNotFound,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AddUserPoolClientSecret.
package struct AddUserPoolClientSecretOutput: OperationOutput {
    package var clientSecretDescriptor: ClientSecretDescriptorType?

    package init(
        clientSecretDescriptor: ClientSecretDescriptorType? = nil
    ) {
        self.clientSecretDescriptor = clientSecretDescriptor
    }

    package init(_ fields: JSONObject) throws {
        clientSecretDescriptor = try fields.value("ClientSecretDescriptor")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientSecretDescriptor", clientSecretDescriptor)
    }

    package static let shape = StructureShape("AddUserPoolClientSecretResponse", [
        .init("ClientSecretDescriptor", .structure(ClientSecretDescriptorType.shape)),
    ])
}

#endif
