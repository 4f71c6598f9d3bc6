// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of UpdateUserAttributes.
public struct UpdateUserAttributesInput: OperationInput, CarriesAccessToken {
    public var accessToken: Secret<String>
    public var clientMetadata: [String: String]?
    public var userAttributes: [AttributeType]

    public init(
        accessToken: Secret<String>,
        clientMetadata: [String: String]? = nil,
        userAttributes: [AttributeType]
    ) {
        self.accessToken = accessToken
        self.clientMetadata = clientMetadata
        self.userAttributes = userAttributes
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        clientMetadata = try fields.value("ClientMetadata")
        userAttributes = try fields.requiredValue("UserAttributes")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("ClientMetadata", clientMetadata)
        json.field("UserAttributes", userAttributes)
    }

    public static let shape = StructureShape("UpdateUserAttributesRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("UserAttributes", UserPoolsShapes.attributeListType, required: true),
    ])

    public typealias Output = UpdateUserAttributesOutput
    public static let operation = OperationModel(
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
public struct UpdateUserAttributesOutput: OperationOutput {
    public var codeDeliveryDetailsList: [CodeDeliveryDetailsType]?

    public init(
        codeDeliveryDetailsList: [CodeDeliveryDetailsType]? = nil
    ) {
        self.codeDeliveryDetailsList = codeDeliveryDetailsList
    }

    public init(_ fields: JSONObject) throws {
        codeDeliveryDetailsList = try fields.value("CodeDeliveryDetailsList")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CodeDeliveryDetailsList", codeDeliveryDetailsList)
    }

    public static let shape = StructureShape("UpdateUserAttributesResponse", [
        .init("CodeDeliveryDetailsList", UserPoolsShapes.codeDeliveryDetailsListType),
    ])
}
