// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of GetUserAttributeVerificationCode.
public struct GetUserAttributeVerificationCodeInput: OperationInput, CarriesAccessToken {
    public var accessToken: Secret<String>
    public var attributeName: String
    public var clientMetadata: [String: String]?

    public init(
        accessToken: Secret<String>,
        attributeName: String,
        clientMetadata: [String: String]? = nil
    ) {
        self.accessToken = accessToken
        self.attributeName = attributeName
        self.clientMetadata = clientMetadata
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        attributeName = try fields.requiredValue("AttributeName")
        clientMetadata = try fields.value("ClientMetadata")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("AttributeName", attributeName)
        json.field("ClientMetadata", clientMetadata)
    }

    public static let shape = StructureShape("GetUserAttributeVerificationCodeRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("AttributeName", UserPoolsShapes.attributeNameType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
    ])

    public typealias Output = GetUserAttributeVerificationCodeOutput
    public static let operation = OperationModel(
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
public struct GetUserAttributeVerificationCodeOutput: OperationOutput {
    public var codeDeliveryDetails: CodeDeliveryDetailsType?

    public init(
        codeDeliveryDetails: CodeDeliveryDetailsType? = nil
    ) {
        self.codeDeliveryDetails = codeDeliveryDetails
    }

    public init(_ fields: JSONObject) throws {
        codeDeliveryDetails = try fields.value("CodeDeliveryDetails")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CodeDeliveryDetails", codeDeliveryDetails)
    }

    public static let shape = StructureShape("GetUserAttributeVerificationCodeResponse", [
        .init("CodeDeliveryDetails", .structure(CodeDeliveryDetailsType.shape)),
    ])
}
