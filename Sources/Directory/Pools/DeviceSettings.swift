/// How a pool remembers the devices of its users (UP-DEV-01).
package struct DeviceSettings: Codable, Sendable, Equatable {
    /// Whether a remembered device replaces the second factor: the factor is asked for only on a new device
    /// (UP-DEV-11).
    package var standsForSecondFactor: Bool
    /// Whether a device is remembered only after the user agrees (UP-DEV-03, UP-DEV-04).
    package var isRememberedOnPrompt: Bool

    package init(standsForSecondFactor: Bool = false, isRememberedOnPrompt: Bool = false) {
        self.standsForSecondFactor = standsForSecondFactor
        self.isRememberedOnPrompt = isRememberedOnPrompt
    }
}
