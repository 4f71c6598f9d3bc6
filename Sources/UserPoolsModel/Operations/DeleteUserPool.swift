// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DeleteUserPool.
package struct DeleteUserPoolInput: OperationInput, NamesUserPool {
    package var userPoolId: UserPoolID

    package init(
        userPoolId: UserPoolID
    ) {
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("DeleteUserPoolRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DeleteUserPoolOutput
    package static let operation = OperationModel(
        name: "DeleteUserPool", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userImportInProgress,
            .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// DeleteUserPool has no output.
package typealias DeleteUserPoolOutput = NoOutput

#endif
