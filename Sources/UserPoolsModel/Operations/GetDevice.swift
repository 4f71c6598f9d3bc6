// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of GetDevice.
public struct GetDeviceInput: OperationInput, MayCarryAccessToken {
    public var accessToken: Secret<String>?
    public var deviceKey: String

    public init(
        accessToken: Secret<String>? = nil,
        deviceKey: String
    ) {
        self.accessToken = accessToken
        self.deviceKey = deviceKey
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.value("AccessToken")
        deviceKey = try fields.requiredValue("DeviceKey")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("DeviceKey", deviceKey)
    }

    public static let shape = StructureShape("GetDeviceRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType),
        .init("DeviceKey", UserPoolsShapes.deviceKeyType, required: true),
    ])

    public typealias Output = GetDeviceOutput
    public static let operation = OperationModel(
        name: "GetDevice", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .invalidUserPoolConfiguration, .notAuthorized, .tooManyRequests,
            .passwordResetRequired, .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError,
            .forbidden,
        ])
}

/// The output of GetDevice.
public struct GetDeviceOutput: OperationOutput {
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

    public static let shape = StructureShape("GetDeviceResponse", [
        .init("Device", .structure(DeviceType.shape), required: true),
    ])
}
