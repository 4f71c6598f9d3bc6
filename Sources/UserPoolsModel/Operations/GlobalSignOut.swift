// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of GlobalSignOut.
package struct GlobalSignOutInput: OperationInput, CarriesAccessToken {
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

    package static let shape = StructureShape("GlobalSignOutRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
    ])

    package typealias Output = GlobalSignOutOutput
    package static let operation = OperationModel(
        name: "GlobalSignOut", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests, .passwordResetRequired,
            .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of GlobalSignOut.
package struct GlobalSignOutOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("GlobalSignOutResponse", [])
}
