// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of ConfirmDevice.
package struct ConfirmDeviceInput: OperationInput, CarriesAccessToken {
    package var accessToken: Secret<String>
    package var deviceKey: String
    package var deviceName: String?
    package var deviceSecretVerifierConfig: DeviceSecretVerifierConfigType?

    package init(
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

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        deviceKey = try fields.requiredValue("DeviceKey")
        deviceName = try fields.value("DeviceName")
        deviceSecretVerifierConfig = try fields.value("DeviceSecretVerifierConfig")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("DeviceKey", deviceKey)
        json.field("DeviceName", deviceName)
        json.field("DeviceSecretVerifierConfig", deviceSecretVerifierConfig)
    }

    package static let shape = StructureShape("ConfirmDeviceRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("DeviceKey", UserPoolsShapes.deviceKeyType, required: true),
        .init("DeviceName", UserPoolsShapes.deviceNameType),
        .init("DeviceSecretVerifierConfig", .structure(DeviceSecretVerifierConfigType.shape)),
    ])

    package typealias Output = ConfirmDeviceOutput
    package static let operation = OperationModel(
        name: "ConfirmDevice", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .invalidPassword, .invalidLambdaResponse,
            .usernameExists, .invalidUserPoolConfiguration, .tooManyRequests, .passwordResetRequired, .userNotFound,
            .userNotConfirmed, .internalError, .operationNotEnabled, .deviceKeyExists, .forbidden,
        ])
}

/// The output of ConfirmDevice.
package struct ConfirmDeviceOutput: OperationOutput {
    package var userConfirmationNecessary: Bool?

    package init(
        userConfirmationNecessary: Bool? = nil
    ) {
        self.userConfirmationNecessary = userConfirmationNecessary
    }

    package init(_ fields: JSONObject) throws {
        userConfirmationNecessary = try fields.value("UserConfirmationNecessary")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserConfirmationNecessary", userConfirmationNecessary)
    }

    package static let shape = StructureShape("ConfirmDeviceResponse", [
        .init("UserConfirmationNecessary", UserPoolsShapes.booleanType),
    ])
}
