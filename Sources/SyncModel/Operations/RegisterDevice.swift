// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of RegisterDevice.
public struct RegisterDeviceInput: OperationInput, NamesIdentityPool {
    public var identityId: String
    public var identityPoolId: String
    public var platform: Platform
    public var token: String

    public init(
        identityId: String,
        identityPoolId: String,
        platform: Platform,
        token: String
    ) {
        self.identityId = identityId
        self.identityPoolId = identityPoolId
        self.platform = platform
        self.token = token
    }

    public init(_ fields: JSONObject) throws {
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        platform = try fields.requiredValue("Platform")
        token = try fields.requiredValue("Token")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("Platform", platform)
        json.field("Token", token)
    }

    public static let shape = StructureShape("RegisterDeviceRequest", [
        .init("IdentityId", SyncShapes.identityId, required: true, location: .path("IdentityId")),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
        .init("Platform", SyncShapes.platform, required: true),
        .init("Token", SyncShapes.pushToken, required: true),
    ])

    public typealias Output = RegisterDeviceOutput
    public static let operation = OperationModel(
        name: "RegisterDevice", service: .sync, signed: true, hasOutput: true,
        route: Route(.post, "/identitypools/{IdentityPoolId}/identity/{IdentityId}/device"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .invalidConfiguration,
            .tooManyRequests,
        ])

    public var resource: Resource { .identity(identityId, pool: identityPoolId, dataset: nil) }
}

/// The output of RegisterDevice.
public struct RegisterDeviceOutput: OperationOutput {
    public var deviceId: String?

    public init(
        deviceId: String? = nil
    ) {
        self.deviceId = deviceId
    }

    public init(_ fields: JSONObject) throws {
        deviceId = try fields.value("DeviceId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DeviceId", deviceId)
    }

    public static let shape = StructureShape("RegisterDeviceResponse", [
        .init("DeviceId", SyncShapes.deviceId),
    ])
}
