extension ConsoleTexts {
    /// The form for a new user.
    struct UserCreation: Sendable {
        let title, usernameHint, phoneHint, verified, password, passwordHint, invitation: String
        let by: @Sendable (NewUserPage.Invitation) -> String
        let effect: @Sendable (NewUserPage.Invitation) -> String
    }

    /// Second factors, sessions and devices of a user.
    struct UserSecurity: Sendable {
        let title, factors, factor, preferred, isPreferred: String
        let noSessions, used, client, devices, device, noDevices: String
        let action: @Sendable (UserSecurityChange.Action) -> String
        let subject: @Sendable (UserSecurityChange.Action) -> String
        let effect: @Sendable (UserSecurityChange.Action) -> String
    }
}
