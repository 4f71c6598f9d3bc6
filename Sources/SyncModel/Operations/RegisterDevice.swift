// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of RegisterDevice.
package struct RegisterDeviceInput: OperationInput, NamesIdentityPool {
    package var identityId: String
    package var identityPoolId: String
    package var platform: Platform
    package var token: String

    package init(
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

    package init(_ fields: JSONObject) throws {
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        platform = try fields.requiredValue("Platform")
        token = try fields.requiredValue("Token")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("Platform", platform)
        json.field("Token", token)
    }

    package static let shape = StructureShape("RegisterDeviceRequest", [
        .init("IdentityId", SyncShapes.identityId, required: true, location: .path("IdentityId")),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
        .init("Platform", SyncShapes.platform, required: true),
        .init("Token", SyncShapes.pushToken, required: true),
    ])

    package typealias Output = RegisterDeviceOutput
    package static let operation = OperationModel(
        name: "RegisterDevice", service: .sync, signed: true, hasOutput: true,
        route: Route(.post, "/identitypools/{IdentityPoolId}/identity/{IdentityId}/device"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .invalidConfiguration,
            .tooManyRequests,
        ])

    package var resource: Resource { .identity(identityId, pool: identityPoolId, dataset: nil) }
}

/// The output of RegisterDevice.
package struct RegisterDeviceOutput: OperationOutput {
    package var deviceId: String?

    package init(
        deviceId: String? = nil
    ) {
        self.deviceId = deviceId
    }

    package init(_ fields: JSONObject) throws {
        deviceId = try fields.value("DeviceId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DeviceId", deviceId)
    }

    package static let shape = StructureShape("RegisterDeviceResponse", [
        .init("DeviceId", SyncShapes.deviceId),
    ])
}
