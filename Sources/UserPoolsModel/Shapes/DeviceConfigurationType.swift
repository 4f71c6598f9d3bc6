// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `DeviceConfigurationType`.
public struct DeviceConfigurationType: Structure {
    public var challengeRequiredOnNewDevice: Bool?
    public var deviceOnlyRememberedOnUserPrompt: Bool?

    public init(
        challengeRequiredOnNewDevice: Bool? = nil,
        deviceOnlyRememberedOnUserPrompt: Bool? = nil
    ) {
        self.challengeRequiredOnNewDevice = challengeRequiredOnNewDevice
        self.deviceOnlyRememberedOnUserPrompt = deviceOnlyRememberedOnUserPrompt
    }

    public init(_ fields: JSONObject) throws {
        challengeRequiredOnNewDevice = try fields.value("ChallengeRequiredOnNewDevice")
        deviceOnlyRememberedOnUserPrompt = try fields.value("DeviceOnlyRememberedOnUserPrompt")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ChallengeRequiredOnNewDevice", challengeRequiredOnNewDevice)
        json.field("DeviceOnlyRememberedOnUserPrompt", deviceOnlyRememberedOnUserPrompt)
    }

    public static let shape = StructureShape("DeviceConfigurationType", [
        .init("ChallengeRequiredOnNewDevice", UserPoolsShapes.booleanType),
        .init("DeviceOnlyRememberedOnUserPrompt", UserPoolsShapes.booleanType),
    ])
}
