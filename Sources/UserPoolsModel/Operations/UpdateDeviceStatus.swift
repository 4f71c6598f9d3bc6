// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of UpdateDeviceStatus.
package struct UpdateDeviceStatusInput: OperationInput, CarriesAccessToken {
    package var accessToken: Secret<String>
    package var deviceKey: String
    package var deviceRememberedStatus: DeviceRememberedStatusType?

    package init(
        accessToken: Secret<String>,
        deviceKey: String,
        deviceRememberedStatus: DeviceRememberedStatusType? = nil
    ) {
        self.accessToken = accessToken
        self.deviceKey = deviceKey
        self.deviceRememberedStatus = deviceRememberedStatus
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        deviceKey = try fields.requiredValue("DeviceKey")
        deviceRememberedStatus = try fields.value("DeviceRememberedStatus")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("DeviceKey", deviceKey)
        json.field("DeviceRememberedStatus", deviceRememberedStatus)
    }

    package static let shape = StructureShape("UpdateDeviceStatusRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("DeviceKey", UserPoolsShapes.deviceKeyType, required: true),
        .init("DeviceRememberedStatus", UserPoolsShapes.deviceRememberedStatusType),
    ])

    package typealias Output = UpdateDeviceStatusOutput
    package static let operation = OperationModel(
        name: "UpdateDeviceStatus", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .invalidUserPoolConfiguration, .tooManyRequests,
            .passwordResetRequired, .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError,
            .forbidden,
        ])
}

/// The output of UpdateDeviceStatus.
package struct UpdateDeviceStatusOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("UpdateDeviceStatusResponse", [])
}
