// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of GetDevice.
package struct GetDeviceInput: OperationInput, MayCarryAccessToken {
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

    package static let shape = StructureShape("GetDeviceRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType),
        .init("DeviceKey", UserPoolsShapes.deviceKeyType, required: true),
    ])

    package typealias Output = GetDeviceOutput
    package static let operation = OperationModel(
        name: "GetDevice", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .invalidUserPoolConfiguration, .notAuthorized, .tooManyRequests,
            .passwordResetRequired, .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError,
            .forbidden,
        ])
}

/// The output of GetDevice.
package struct GetDeviceOutput: OperationOutput {
    package var device: DeviceType

    package init(
        device: DeviceType
    ) {
        self.device = device
    }

    package init(_ fields: JSONObject) throws {
        device = try fields.requiredValue("Device")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Device", device)
    }

    package static let shape = StructureShape("GetDeviceResponse", [
        .init("Device", .structure(DeviceType.shape), required: true),
    ])
}
