// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminUpdateDeviceStatus.
public struct AdminUpdateDeviceStatusInput: OperationInput, NamesUserPool {
    public var deviceKey: String
    public var deviceRememberedStatus: DeviceRememberedStatusType?
    public var userPoolId: UserPoolID
    public var username: Username

    public init(
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

    public init(_ fields: JSONObject) throws {
        deviceKey = try fields.requiredValue("DeviceKey")
        deviceRememberedStatus = try fields.value("DeviceRememberedStatus")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DeviceKey", deviceKey)
        json.field("DeviceRememberedStatus", deviceRememberedStatus)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminUpdateDeviceStatusRequest", [
        .init("DeviceKey", UserPoolsShapes.deviceKeyType, required: true),
        .init("DeviceRememberedStatus", UserPoolsShapes.deviceRememberedStatusType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminUpdateDeviceStatusOutput
    public static let operation = OperationModel(
        name: "AdminUpdateDeviceStatus", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .invalidUserPoolConfiguration, .tooManyRequests, .notAuthorized,
            .operationNotEnabled, .userNotFound, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminUpdateDeviceStatus.
public struct AdminUpdateDeviceStatusOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("AdminUpdateDeviceStatusResponse", [])
}

#endif
