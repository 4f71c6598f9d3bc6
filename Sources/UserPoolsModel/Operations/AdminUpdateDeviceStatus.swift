// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminUpdateDeviceStatus.
package struct AdminUpdateDeviceStatusInput: OperationInput, NamesUserPool {
    package var deviceKey: String
    package var deviceRememberedStatus: DeviceRememberedStatusType?
    package var userPoolId: UserPoolID
    package var username: Username

    package init(
        deviceKey: String,
        deviceRememberedStatus: DeviceRememberedStatusType? = nil,
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.deviceKey = deviceKey
        self.deviceRememberedStatus = deviceRememberedStatus
        self.userPoolId = userPoolId
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        deviceKey = try fields.requiredValue("DeviceKey")
        deviceRememberedStatus = try fields.value("DeviceRememberedStatus")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DeviceKey", deviceKey)
        json.field("DeviceRememberedStatus", deviceRememberedStatus)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    package static let shape = StructureShape("AdminUpdateDeviceStatusRequest", [
        .init("DeviceKey", UserPoolsShapes.deviceKeyType, required: true),
        .init("DeviceRememberedStatus", UserPoolsShapes.deviceRememberedStatusType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminUpdateDeviceStatusOutput
    package static let operation = OperationModel(
        name: "AdminUpdateDeviceStatus", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .invalidUserPoolConfiguration, .tooManyRequests, .notAuthorized,
            .operationNotEnabled, .userNotFound, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminUpdateDeviceStatus.
package struct AdminUpdateDeviceStatusOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("AdminUpdateDeviceStatusResponse", [])
}

#endif
