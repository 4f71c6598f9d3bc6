// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of VerifySoftwareToken.
package struct VerifySoftwareTokenInput: OperationInput, MayCarryAccessToken {
    package var accessToken: Secret<String>?
    package var friendlyDeviceName: String?
    package var session: Secret<String>?
    package var userCode: Secret<String>

    package init(
        accessToken: Secret<String>? = nil,
        friendlyDeviceName: String? = nil,
        session: Secret<String>? = nil,
        userCode: Secret<String>
    ) {
        self.accessToken = accessToken
        self.friendlyDeviceName = friendlyDeviceName
        self.session = session
        self.userCode = userCode
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.value("AccessToken")
        friendlyDeviceName = try fields.value("FriendlyDeviceName")
        session = try fields.value("Session")
        userCode = try fields.requiredValue("UserCode")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("FriendlyDeviceName", friendlyDeviceName)
        json.field("Session", session)
        json.field("UserCode", userCode)
    }

    package static let shape = StructureShape("VerifySoftwareTokenRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType),
        .init("FriendlyDeviceName", UserPoolsShapes.stringType),
        .init("Session", UserPoolsShapes.sessionType),
        .init("UserCode", UserPoolsShapes.softwareTokenMFAUserCodeType, required: true),
    ])

    package typealias Output = VerifySoftwareTokenOutput
    package static let operation = OperationModel(
        name: "VerifySoftwareToken", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .invalidUserPoolConfiguration, .notAuthorized, .tooManyRequests,
            .passwordResetRequired, .userNotFound, .userNotConfirmed, .internalError, .enableSoftwareTokenMFA,
            .notAuthorized, .softwareTokenMFANotFound, .codeMismatch, .forbidden, .operationNotEnabled,
        ])
}

/// The output of VerifySoftwareToken.
package struct VerifySoftwareTokenOutput: OperationOutput {
    package var session: Secret<String>?
    package var status: VerifySoftwareTokenResponseType?

    package init(
        session: Secret<String>? = nil,
        status: VerifySoftwareTokenResponseType? = nil
    ) {
        self.session = session
        self.status = status
    }

    package init(_ fields: JSONObject) throws {
        session = try fields.value("Session")
        status = try fields.value("Status")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Session", session)
        json.field("Status", status)
    }

    package static let shape = StructureShape("VerifySoftwareTokenResponse", [
        .init("Session", UserPoolsShapes.sessionType),
        .init("Status", UserPoolsShapes.verifySoftwareTokenResponseType),
    ])
}
