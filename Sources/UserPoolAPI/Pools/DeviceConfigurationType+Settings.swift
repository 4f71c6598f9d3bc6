import Directory
import UserPoolsModel

extension DeviceSettings {
    /// The settings in `input`, with the service's default for each missing one.
    init(_ input: DeviceConfigurationType) {
        self.init(
            standsForSecondFactor: input.challengeRequiredOnNewDevice ?? false,
            isRememberedOnPrompt: input.deviceOnlyRememberedOnUserPrompt ?? false)
    }
}

extension DeviceConfigurationType {
    /// The settings as the service shows them.
    init(_ settings: DeviceSettings) {
        self.init(
            challengeRequiredOnNewDevice: settings.standsForSecondFactor,
            deviceOnlyRememberedOnUserPrompt: settings.isRememberedOnPrompt)
    }
}
