// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DeleteUserPoolClientSecret.
package struct DeleteUserPoolClientSecretInput: OperationInput, NamesUserPool {
    package var clientId: ClientID
    package var clientSecretId: String
    package var userPoolId: UserPoolID

    package init(
        clientId: ClientID,
        clientSecretId: String,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.clientSecretId = clientSecretId
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        clientSecretId = try fields.requiredValue("ClientSecretId")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ClientSecretId", clientSecretId)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("DeleteUserPoolClientSecretRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientSecretId", UserPoolsShapes.clientSecretIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DeleteUserPoolClientSecretOutput
    package static let operation = OperationModel(
        name: "DeleteUserPoolClientSecret", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .internalServer, .tooManyRequests, .limitExceeded, .resourceNotFound,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of DeleteUserPoolClientSecret.
package struct DeleteUserPoolClientSecretOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("DeleteUserPoolClientSecretResponse", [])
}

#endif
