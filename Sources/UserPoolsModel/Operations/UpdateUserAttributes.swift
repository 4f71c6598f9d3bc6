// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of UpdateUserAttributes.
package struct UpdateUserAttributesInput: OperationInput, CarriesAccessToken {
    package var accessToken: Secret<String>
    package var clientMetadata: [String: String]?
    package var userAttributes: [AttributeType]

    package init(
        accessToken: Secret<String>,
        clientMetadata: [String: String]? = nil,
        userAttributes: [AttributeType]
    ) {
        self.accessToken = accessToken
        self.clientMetadata = clientMetadata
        self.userAttributes = userAttributes
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        clientMetadata = try fields.value("ClientMetadata")
        userAttributes = try fields.requiredValue("UserAttributes")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("ClientMetadata", clientMetadata)
        json.field("UserAttributes", userAttributes)
    }

    package static let shape = StructureShape("UpdateUserAttributesRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("UserAttributes", UserPoolsShapes.attributeListType, required: true),
    ])

    package typealias Output = UpdateUserAttributesOutput
    package static let operation = OperationModel(
        name: "UpdateUserAttributes", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .codeMismatch, .expiredCode, .notAuthorized, .unexpectedLambda,
            .userLambdaValidation, .invalidLambdaResponse, .tooManyRequests, .aliasExists,
            .invalidSmsRoleAccessPolicy, .invalidSmsRoleTrustRelationship, .invalidEmailRoleAccessPolicy,
            .codeDeliveryFailure, .passwordResetRequired, .userNotFound, .userNotConfirmed, .operationNotEnabled,
            .internalError, .forbidden,
        ])
}

/// The output of UpdateUserAttributes.
package struct UpdateUserAttributesOutput: OperationOutput {
    package var codeDeliveryDetailsList: [CodeDeliveryDetailsType]?

    package init(
        codeDeliveryDetailsList: [CodeDeliveryDetailsType]? = nil
    ) {
        self.codeDeliveryDetailsList = codeDeliveryDetailsList
    }

    package init(_ fields: JSONObject) throws {
        codeDeliveryDetailsList = try fields.value("CodeDeliveryDetailsList")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CodeDeliveryDetailsList", codeDeliveryDetailsList)
    }

    package static let shape = StructureShape("UpdateUserAttributesResponse", [
        .init("CodeDeliveryDetailsList", UserPoolsShapes.codeDeliveryDetailsListType),
    ])
}
