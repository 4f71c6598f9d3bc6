// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminForgetDevice.
public struct AdminForgetDeviceInput: OperationInput, NamesUserPool {
    public var deviceKey: String
    public var userPoolId: UserPoolID
    public var username: Username

    public init(
        deviceKey: String,
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.deviceKey = deviceKey
        self.userPoolId = userPoolId
        self.username = username
    }

    public init(_ fields: JSONObject) throws {
        deviceKey = try fields.requiredValue("DeviceKey")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DeviceKey", deviceKey)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminForgetDeviceRequest", [
        .init("DeviceKey", UserPoolsShapes.deviceKeyType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminForgetDeviceOutput
    public static let operation = OperationModel(
        name: "AdminForgetDevice", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .resourceNotFound, .invalidParameter, .invalidUserPoolConfiguration, .tooManyRequests, .notAuthorized,
            .operationNotEnabled, .userNotFound, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// AdminForgetDevice has no output.
public typealias AdminForgetDeviceOutput = NoOutput

#endif
