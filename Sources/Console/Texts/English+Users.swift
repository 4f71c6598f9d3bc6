extension ConsoleTexts.UserCreation {
    static let english = Self(
        title: "Create a user",
        usernameHint: "In a pool whose users sign in with an address, the address.",
        phoneHint: "With the country's code: +15550100123.", verified: "The addresses above are verified.",
        password: "Temporary password", passwordHint: "Without one, a password is made.",
        invitation: "Invitation", by: name, effect: consequence)

    private static func name(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email: "By e-mail"
        case .sms: "By text message"
        case .none: "None"
        }
    }

    private static func consequence(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email, .sms:
            "The user is sent the temporary password, and chooses another one at the first sign-in."
        case .none: "Nothing is sent. The user chooses another password at the first sign-in."
        }
    }
}

extension ConsoleTexts.UserSecurity {
    static let english = Self(
        title: "Sessions and factors", factors: "Second factors", factor: "Factor",
        preferred: "Preferred", isPreferred: "preferred",
        noSessions: "The user has no session.", used: "Last used", client: "App client", devices: "Devices",
        device: "Device", noDevices: "No device of the user is remembered.", action: label, subject: name,
        effect: consequence)

    private static func label(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "Turn on"
        case .turnOff: "Turn off"
        case .endSession: "End"
        case .forgetDevice: "Forget"
        case .resendInvitation: "Send the invitation again"
        }
    }

    private static func name(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn, .turnOff: "UserMFASettingList"
        case .endSession: "SessionId"
        case .forgetDevice: "DeviceKey"
        case .resendInvitation: "Username"
        }
    }

    private static func consequence(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "The user is asked for this factor from the next sign-in on."
        case .turnOff:
            "The user is no longer asked for this factor. If the pool requires one and there is no other, the user "
                + "sets one up at the next sign-in."
        case .endSession:
            "The session ends. Services that check tokens by themselves accept its access token until it expires."
        case .forgetDevice: "The device is no longer remembered, and sessions on it cannot be refreshed."
        case .resendInvitation:
            "The user is sent a new temporary password. The former one and its time limit are replaced."
        }
    }
}
