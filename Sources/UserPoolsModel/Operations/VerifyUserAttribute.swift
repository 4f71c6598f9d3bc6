// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of VerifyUserAttribute.
public struct VerifyUserAttributeInput: OperationInput, CarriesAccessToken {
    public var accessToken: Secret<String>
    public var attributeName: String
    public var code: Secret<String>

    public init(
        accessToken: Secret<String>,
        attributeName: String,
        code: Secret<String>
    ) {
        self.accessToken = accessToken
        self.attributeName = attributeName
        self.code = code
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        attributeName = try fields.requiredValue("AttributeName")
        code = try fields.requiredValue("Code")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("AttributeName", attributeName)
        json.field("Code", code)
    }

    public static let shape = StructureShape("VerifyUserAttributeRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("AttributeName", UserPoolsShapes.attributeNameType, required: true),
        .init("Code", UserPoolsShapes.confirmationCodeType, required: true),
    ])

    public typealias Output = VerifyUserAttributeOutput
    public static let operation = OperationModel(
        name: "VerifyUserAttribute", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .codeMismatch, .expiredCode, .notAuthorized, .tooManyRequests,
            .limitExceeded, .passwordResetRequired, .userNotFound, .userNotConfirmed, .operationNotEnabled,
            .internalError, .aliasExists, .forbidden,
        ])
}

/// The output of VerifyUserAttribute.
public struct VerifyUserAttributeOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("VerifyUserAttributeResponse", [])
}
