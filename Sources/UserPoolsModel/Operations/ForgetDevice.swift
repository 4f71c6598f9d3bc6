// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of ForgetDevice.
public struct ForgetDeviceInput: OperationInput, MayCarryAccessToken {
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

    public static let shape = StructureShape("ForgetDeviceRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType),
        .init("DeviceKey", UserPoolsShapes.deviceKeyType, required: true),
    ])

    public typealias Output = ForgetDeviceOutput
    public static let operation = OperationModel(
        name: "ForgetDevice", service: .userPools, signed: false, hasOutput: false,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests, .invalidUserPoolConfiguration,
            .passwordResetRequired, .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError,
            .forbidden,
        ])
}

/// ForgetDevice has no output.
public typealias ForgetDeviceOutput = NoOutput
