// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of VerifyUserAttribute.
package struct VerifyUserAttributeInput: OperationInput, CarriesAccessToken {
    package var accessToken: Secret<String>
    package var attributeName: String
    package var code: Secret<String>

    package init(
        accessToken: Secret<String>,
        attributeName: String,
        code: Secret<String>
    ) {
        self.accessToken = accessToken
        self.attributeName = attributeName
        self.code = code
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        attributeName = try fields.requiredValue("AttributeName")
        code = try fields.requiredValue("Code")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("AttributeName", attributeName)
        json.field("Code", code)
    }

    package static let shape = StructureShape("VerifyUserAttributeRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("AttributeName", UserPoolsShapes.attributeNameType, required: true),
        .init("Code", UserPoolsShapes.confirmationCodeType, required: true),
    ])

    package typealias Output = VerifyUserAttributeOutput
    package static let operation = OperationModel(
        name: "VerifyUserAttribute", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .codeMismatch, .expiredCode, .notAuthorized, .tooManyRequests,
            .limitExceeded, .passwordResetRequired, .userNotFound, .userNotConfirmed, .operationNotEnabled,
            .internalError, .aliasExists, .forbidden,
        ])
}

/// The output of VerifyUserAttribute.
package struct VerifyUserAttributeOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("VerifyUserAttributeResponse", [])
}
