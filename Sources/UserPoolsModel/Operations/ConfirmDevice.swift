// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of ConfirmDevice.
public struct ConfirmDeviceInput: OperationInput, CarriesAccessToken {
    public var accessToken: Secret<String>
    public var deviceKey: String
    public var deviceName: String?
    public var deviceSecretVerifierConfig: DeviceSecretVerifierConfigType?

    public init(
        accessToken: Secret<String>,
        deviceKey: String,
        deviceName: String? = nil,
        deviceSecretVerifierConfig: DeviceSecretVerifierConfigType? = nil
    ) {
        self.accessToken = accessToken
        self.deviceKey = deviceKey
        self.deviceName = deviceName
        self.deviceSecretVerifierConfig = deviceSecretVerifierConfig
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        deviceKey = try fields.requiredValue("DeviceKey")
        deviceName = try fields.value("DeviceName")
        deviceSecretVerifierConfig = try fields.value("DeviceSecretVerifierConfig")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("DeviceKey", deviceKey)
        json.field("DeviceName", deviceName)
        json.field("DeviceSecretVerifierConfig", deviceSecretVerifierConfig)
    }

    public static let shape = StructureShape("ConfirmDeviceRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("DeviceKey", UserPoolsShapes.deviceKeyType, required: true),
        .init("DeviceName", UserPoolsShapes.deviceNameType),
        .init("DeviceSecretVerifierConfig", .structure(DeviceSecretVerifierConfigType.shape)),
    ])

    public typealias Output = ConfirmDeviceOutput
    public static let operation = OperationModel(
        name: "ConfirmDevice", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .invalidPassword, .invalidLambdaResponse,
            .usernameExists, .invalidUserPoolConfiguration, .tooManyRequests, .passwordResetRequired, .userNotFound,
            .userNotConfirmed, .internalError, .operationNotEnabled, .deviceKeyExists, .forbidden,
        ])
}

/// The output of ConfirmDevice.
public struct ConfirmDeviceOutput: OperationOutput {
    public var userConfirmationNecessary: Bool?

    public init(
        userConfirmationNecessary: Bool? = nil
    ) {
        self.userConfirmationNecessary = userConfirmationNecessary
    }

    public init(_ fields: JSONObject) throws {
        userConfirmationNecessary = try fields.value("UserConfirmationNecessary")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserConfirmationNecessary", userConfirmationNecessary)
    }

    public static let shape = StructureShape("ConfirmDeviceResponse", [
        .init("UserConfirmationNecessary", UserPoolsShapes.booleanType),
    ])
}
