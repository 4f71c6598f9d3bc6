// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DeleteUserPoolClient.
package struct DeleteUserPoolClientInput: OperationInput, NamesUserPool {
    package var clientId: ClientID
    package var userPoolId: UserPoolID

    package init(
        clientId: ClientID,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("DeleteUserPoolClientRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DeleteUserPoolClientOutput
    package static let operation = OperationModel(
        name: "DeleteUserPoolClient", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .concurrentModification,
            .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// DeleteUserPoolClient has no output.
package typealias DeleteUserPoolClientOutput = NoOutput

#endif
