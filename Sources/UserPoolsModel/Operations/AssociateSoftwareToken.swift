// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of AssociateSoftwareToken.
package struct AssociateSoftwareTokenInput: OperationInput, MayCarryAccessToken {
    package var accessToken: Secret<String>?
    package var session: Secret<String>?

    package init(
        accessToken: Secret<String>? = nil,
        session: Secret<String>? = nil
    ) {
        self.accessToken = accessToken
        self.session = session
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.value("AccessToken")
        session = try fields.value("Session")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("Session", session)
    }

    package static let shape = StructureShape("AssociateSoftwareTokenRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType),
        .init("Session", UserPoolsShapes.sessionType),
    ])

    package typealias Output = AssociateSoftwareTokenOutput
    package static let operation = OperationModel(
        name: "AssociateSoftwareToken", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .concurrentModification, .invalidParameter, .notAuthorized, .resourceNotFound, .internalError,
            .softwareTokenMFANotFound, .forbidden, .operationNotEnabled,
        ])
}

/// The output of AssociateSoftwareToken.
package struct AssociateSoftwareTokenOutput: OperationOutput {
    package var secretCode: Secret<String>?
    package var session: Secret<String>?

    package init(
        secretCode: Secret<String>? = nil,
        session: Secret<String>? = nil
    ) {
        self.secretCode = secretCode
        self.session = session
    }

    package init(_ fields: JSONObject) throws {
        secretCode = try fields.value("SecretCode")
        session = try fields.value("Session")
    }

    package func write(members json: inout JSONWriter) {
        json.field("SecretCode", secretCode)
        json.field("Session", session)
    }

    package static let shape = StructureShape("AssociateSoftwareTokenResponse", [
        .init("SecretCode", UserPoolsShapes.secretCodeType),
        .init("Session", UserPoolsShapes.sessionType),
    ])
}
