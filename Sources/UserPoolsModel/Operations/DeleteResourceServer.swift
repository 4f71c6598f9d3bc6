// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DeleteResourceServer.
package struct DeleteResourceServerInput: OperationInput, NamesUserPool {
    package var identifier: String
    package var userPoolId: UserPoolID

    package init(
        identifier: String,
        userPoolId: UserPoolID
    ) {
        self.identifier = identifier
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        identifier = try fields.requiredValue("Identifier")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Identifier", identifier)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("DeleteResourceServerRequest", [
        .init("Identifier", UserPoolsShapes.resourceServerIdentifierType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DeleteResourceServerOutput
    package static let operation = OperationModel(
        name: "DeleteResourceServer", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// DeleteResourceServer has no output.
package typealias DeleteResourceServerOutput = NoOutput

#endif
