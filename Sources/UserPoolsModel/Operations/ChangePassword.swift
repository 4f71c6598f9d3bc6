// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of ChangePassword.
package struct ChangePasswordInput: OperationInput, CarriesAccessToken {
    package var accessToken: Secret<String>
    package var previousPassword: Secret<String>?
    package var proposedPassword: Secret<String>

    package init(
        accessToken: Secret<String>,
        previousPassword: Secret<String>? = nil,
        proposedPassword: Secret<String>
    ) {
        self.accessToken = accessToken
        self.previousPassword = previousPassword
        self.proposedPassword = proposedPassword
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        previousPassword = try fields.value("PreviousPassword")
        proposedPassword = try fields.requiredValue("ProposedPassword")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("PreviousPassword", previousPassword)
        json.field("ProposedPassword", proposedPassword)
    }

    package static let shape = StructureShape("ChangePasswordRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("PreviousPassword", UserPoolsShapes.passwordType),
        .init("ProposedPassword", UserPoolsShapes.passwordType, required: true),
    ])

    package typealias Output = ChangePasswordOutput
    package static let operation = OperationModel(
        name: "ChangePassword", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .invalidPassword, .passwordHistoryPolicyViolation, .notAuthorized,
            .tooManyRequests, .limitExceeded, .passwordResetRequired, .userNotFound, .userNotConfirmed,
            .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of ChangePassword.
package struct ChangePasswordOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("ChangePasswordResponse", [])
}
