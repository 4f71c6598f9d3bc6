// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminGetDevice.
public struct AdminGetDeviceInput: OperationInput, NamesUserPool {
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

    public static let shape = StructureShape("AdminGetDeviceRequest", [
        .init("DeviceKey", UserPoolsShapes.deviceKeyType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminGetDeviceOutput
    public static let operation = OperationModel(
        name: "AdminGetDevice", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .invalidUserPoolConfiguration, .tooManyRequests,
            .operationNotEnabled, .internalError, .notAuthorized,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminGetDevice.
public struct AdminGetDeviceOutput: OperationOutput {
    public var device: DeviceType

    public init(
        device: DeviceType
    ) {
        self.device = device
    }

    public init(_ fields: JSONObject) throws {
        device = try fields.requiredValue("Device")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Device", device)
    }

    public static let shape = StructureShape("AdminGetDeviceResponse", [
        .init("Device", .structure(DeviceType.shape), required: true),
    ])
}

#endif
