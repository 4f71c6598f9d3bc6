// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DescribeUserPoolClient.
package struct DescribeUserPoolClientInput: OperationInput, NamesUserPool {
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

    package static let shape = StructureShape("DescribeUserPoolClientRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DescribeUserPoolClientOutput
    package static let operation = OperationModel(
        name: "DescribeUserPoolClient", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .operationNotEnabled, .notAuthorized,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeUserPoolClient.
package struct DescribeUserPoolClientOutput: OperationOutput {
    package var userPoolClient: UserPoolClientType?

    package init(
        userPoolClient: UserPoolClientType? = nil
    ) {
        self.userPoolClient = userPoolClient
    }

    package init(_ fields: JSONObject) throws {
        userPoolClient = try fields.value("UserPoolClient")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserPoolClient", userPoolClient)
    }

    package static let shape = StructureShape("DescribeUserPoolClientResponse", [
        .init("UserPoolClient", .structure(UserPoolClientType.shape)),
    ])
}

#endif
