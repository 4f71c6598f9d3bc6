// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminGetDevice.
package struct AdminGetDeviceInput: OperationInput, NamesUserPool {
    package var deviceKey: String
    package var userPoolId: UserPoolID
    package var username: Username

    package init(
        deviceKey: String,
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.deviceKey = deviceKey
        self.userPoolId = userPoolId
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        deviceKey = try fields.requiredValue("DeviceKey")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DeviceKey", deviceKey)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    package static let shape = StructureShape("AdminGetDeviceRequest", [
        .init("DeviceKey", UserPoolsShapes.deviceKeyType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminGetDeviceOutput
    package static let operation = OperationModel(
        name: "AdminGetDevice", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .invalidUserPoolConfiguration, .tooManyRequests,
            .operationNotEnabled, .internalError, .notAuthorized,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminGetDevice.
package struct AdminGetDeviceOutput: OperationOutput {
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

    package static let shape = StructureShape("AdminGetDeviceResponse", [
        .init("Device", .structure(DeviceType.shape), required: true),
    ])
}

#endif
