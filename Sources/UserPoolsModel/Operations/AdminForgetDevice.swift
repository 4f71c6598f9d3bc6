// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminForgetDevice.
package struct AdminForgetDeviceInput: OperationInput, NamesUserPool {
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

    package static let shape = StructureShape("AdminForgetDeviceRequest", [
        .init("DeviceKey", UserPoolsShapes.deviceKeyType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminForgetDeviceOutput
    package static let operation = OperationModel(
        name: "AdminForgetDevice", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .resourceNotFound, .invalidParameter, .invalidUserPoolConfiguration, .tooManyRequests, .notAuthorized,
            .operationNotEnabled, .userNotFound, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// AdminForgetDevice has no output.
package typealias AdminForgetDeviceOutput = NoOutput

#endif
