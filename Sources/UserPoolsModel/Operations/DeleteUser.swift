// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of DeleteUser.
package struct DeleteUserInput: OperationInput, CarriesAccessToken {
    package var accessToken: Secret<String>

    package init(
        accessToken: Secret<String>
    ) {
        self.accessToken = accessToken
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
    }

    package static let shape = StructureShape("DeleteUserRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
    ])

    package typealias Output = DeleteUserOutput
    package static let operation = OperationModel(
        name: "DeleteUser", service: .userPools, signed: false, hasOutput: false,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests, .passwordResetRequired,
            .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// DeleteUser has no output.
package typealias DeleteUserOutput = NoOutput
