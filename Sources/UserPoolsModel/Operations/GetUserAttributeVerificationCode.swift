// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of GetUserAttributeVerificationCode.
package struct GetUserAttributeVerificationCodeInput: OperationInput, CarriesAccessToken {
    package var accessToken: Secret<String>
    package var attributeName: String
    package var clientMetadata: [String: String]?

    package init(
        accessToken: Secret<String>,
        attributeName: String,
        clientMetadata: [String: String]? = nil
    ) {
        self.accessToken = accessToken
        self.attributeName = attributeName
        self.clientMetadata = clientMetadata
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        attributeName = try fields.requiredValue("AttributeName")
        clientMetadata = try fields.value("ClientMetadata")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("AttributeName", attributeName)
        json.field("ClientMetadata", clientMetadata)
    }

    package static let shape = StructureShape("GetUserAttributeVerificationCodeRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("AttributeName", UserPoolsShapes.attributeNameType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
    ])

    package typealias Output = GetUserAttributeVerificationCodeOutput
    package static let operation = OperationModel(
        name: "GetUserAttributeVerificationCode", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .unexpectedLambda,
            .userLambdaValidation, .invalidLambdaResponse, .invalidSmsRoleAccessPolicy,
            .invalidSmsRoleTrustRelationship, .invalidEmailRoleAccessPolicy, .codeDeliveryFailure, .limitExceeded,
            .passwordResetRequired, .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError,
            .forbidden,
        ])
}

/// The output of GetUserAttributeVerificationCode.
package struct GetUserAttributeVerificationCodeOutput: OperationOutput {
    package var codeDeliveryDetails: CodeDeliveryDetailsType?

    package init(
        codeDeliveryDetails: CodeDeliveryDetailsType? = nil
    ) {
        self.codeDeliveryDetails = codeDeliveryDetails
    }

    package init(_ fields: JSONObject) throws {
        codeDeliveryDetails = try fields.value("CodeDeliveryDetails")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CodeDeliveryDetails", codeDeliveryDetails)
    }

    package static let shape = StructureShape("GetUserAttributeVerificationCodeResponse", [
        .init("CodeDeliveryDetails", .structure(CodeDeliveryDetailsType.shape)),
    ])
}
