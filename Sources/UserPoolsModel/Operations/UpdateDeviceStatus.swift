// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of UpdateDeviceStatus.
public struct UpdateDeviceStatusInput: OperationInput, CarriesAccessToken {
    public var accessToken: Secret<String>
    public var deviceKey: String
    public var deviceRememberedStatus: DeviceRememberedStatusType?

    public init(
        accessToken: Secret<String>,
        deviceKey: String,
        deviceRememberedStatus: DeviceRememberedStatusType? = nil
    ) {
        self.accessToken = accessToken
        self.deviceKey = deviceKey
        self.deviceRememberedStatus = deviceRememberedStatus
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        deviceKey = try fields.requiredValue("DeviceKey")
        deviceRememberedStatus = try fields.value("DeviceRememberedStatus")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("DeviceKey", deviceKey)
        json.field("DeviceRememberedStatus", deviceRememberedStatus)
    }

    public static let shape = StructureShape("UpdateDeviceStatusRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("DeviceKey", UserPoolsShapes.deviceKeyType, required: true),
        .init("DeviceRememberedStatus", UserPoolsShapes.deviceRememberedStatusType),
    ])

    public typealias Output = UpdateDeviceStatusOutput
    public static let operation = OperationModel(
        name: "UpdateDeviceStatus", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .invalidUserPoolConfiguration, .tooManyRequests,
            .passwordResetRequired, .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError,
            .forbidden,
        ])
}

/// The output of UpdateDeviceStatus.
public struct UpdateDeviceStatusOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("UpdateDeviceStatusResponse", [])
}
