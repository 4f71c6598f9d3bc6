extension ConsoleTexts.Settings {
    static let clients: [String: ConsoleTexts.SettingText] = [
        "ClientName": .init("The name in lists.", effect: "Lists show it."),
        "SupportedIdentityProviders": .init(
            "What users may sign in with on the sign-in pages.", effect: "What is taken away is refused."),
        "CallbackURLs": .init(
            "Where sign-ins lead back to, a line for each.", effect: "Sign-ins to an address that is gone fail."),
        "LogoutURLs": .init(
            "Where signing out leads back to, a line for each.", effect: "Signing out to a former address fails."),
        "DefaultRedirectURI": .init("One of the callback addresses.", effect: "Requests without an address go there."),
        "AllowedOAuthFlowsUserPoolClient": .init(
            "Whether the app uses the sign-in pages and scopes.", effect: "false closes the OAuth endpoints to it."),
        "AllowedOAuthFlows": .init("How tokens are got.", effect: "A flow that is taken away is refused."),
        "AllowedOAuthScopes": .init(
            "The scopes that the app may ask for, those of resource servers too.",
            effect: "A scope that is taken away is refused."),
        "ExplicitAuthFlows": .init("How the app may sign users in by the API.", effect: "Other flows are refused."),
        "PreventUserExistenceErrors": .init(
            "ENABLED: answers do not tell whether a name exists.", effect: "LEGACY tells which names exist."),
        "EnableTokenRevocation": .init(
            "Whether refresh tokens can be revoked.", effect: "false: they cannot be revoked."),
        "EnablePropagateAdditionalUserContextData": .init(
            "Whether the app tells the addresses of its users.", effect: "Threat protection judges by them."),
        "AuthSessionValidity": .init(
            "For how many minutes a sign-in may take its next step.", effect: "Slower sign-ins begin again."),
        "AccessTokenValidity": .init("How long access tokens are good.", effect: "Tokens expire sooner or later."),
        "IdTokenValidity": .init("How long ID tokens are good.", effect: "Tokens expire sooner or later."),
        "RefreshTokenValidity": .init(
            "How long users stay signed in.", effect: "Users sign in again sooner or later."),
        "TokenValidityUnits.AccessToken": .init("The unit.", effect: "The number above means another time."),
        "TokenValidityUnits.IdToken": .init("The unit.", effect: "The number above means another time."),
        "TokenValidityUnits.RefreshToken": .init("The unit.", effect: "The number above means another time."),
        "RefreshTokenRotation.Feature": .init(
            "ENABLED: each refresh returns a new refresh token.", effect: "Apps must store the new token each time."),
        "RefreshTokenRotation.RetryGracePeriodSeconds": .init(
            "For how many seconds the former token is good too.", effect: "A lost answer can be asked for again."),
        "ReadAttributes": .init(
            "What the app may read; without any, all standard attributes.", effect: "Tokens and GetUser leave it out."),
        "WriteAttributes": .init(
            "What the app may write; without any, all standard attributes.", effect: "Other changes are refused."),
    ]
}
