// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of ForgetDevice.
package struct ForgetDeviceInput: OperationInput, MayCarryAccessToken {
    package var accessToken: Secret<String>?
    package var deviceKey: String

    package init(
        accessToken: Secret<String>? = nil,
        deviceKey: String
    ) {
        self.accessToken = accessToken
        self.deviceKey = deviceKey
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.value("AccessToken")
        deviceKey = try fields.requiredValue("DeviceKey")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("DeviceKey", deviceKey)
    }

    package static let shape = StructureShape("ForgetDeviceRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType),
        .init("DeviceKey", UserPoolsShapes.deviceKeyType, required: true),
    ])

    package typealias Output = ForgetDeviceOutput
    package static let operation = OperationModel(
        name: "ForgetDevice", service: .userPools, signed: false, hasOutput: false,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests, .invalidUserPoolConfiguration,
            .passwordResetRequired, .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError,
            .forbidden,
        ])
}

/// ForgetDevice has no output.
package typealias ForgetDeviceOutput = NoOutput
