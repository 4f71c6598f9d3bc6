// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `DeviceConfigurationType`.
package struct DeviceConfigurationType: Structure {
    package var challengeRequiredOnNewDevice: Bool?
    package var deviceOnlyRememberedOnUserPrompt: Bool?

    package init(
        challengeRequiredOnNewDevice: Bool? = nil,
        deviceOnlyRememberedOnUserPrompt: Bool? = nil
    ) {
        self.challengeRequiredOnNewDevice = challengeRequiredOnNewDevice
        self.deviceOnlyRememberedOnUserPrompt = deviceOnlyRememberedOnUserPrompt
    }

    package init(_ fields: JSONObject) throws {
        challengeRequiredOnNewDevice = try fields.value("ChallengeRequiredOnNewDevice")
        deviceOnlyRememberedOnUserPrompt = try fields.value("DeviceOnlyRememberedOnUserPrompt")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ChallengeRequiredOnNewDevice", challengeRequiredOnNewDevice)
        json.field("DeviceOnlyRememberedOnUserPrompt", deviceOnlyRememberedOnUserPrompt)
    }

    package static let shape = StructureShape("DeviceConfigurationType", [
        .init("ChallengeRequiredOnNewDevice", UserPoolsShapes.booleanType),
        .init("DeviceOnlyRememberedOnUserPrompt", UserPoolsShapes.booleanType),
    ])
}
