extension ConsoleTexts.Settings {
    static let risks: [String: ConsoleTexts.SettingText] = [
        "CompromisedCredentialsRiskConfiguration.Actions.EventAction": .init(
            "What follows if a password is known to others; – for nothing.",
            effect: "BLOCK refuses such a password until the user sets another."),
        "CompromisedCredentialsRiskConfiguration.EventFilter": .init(
            "When passwords are looked up; without any, always.", effect: "Passwords are looked up at these events."),
        "AccountTakeoverRiskConfiguration": .init(
            "Whether risky sign-ins have consequences: on, or – for off.",
            effect: "Without it, risky sign-ins have no consequences."),
        "EventAction": .init(
            "What follows at this level of risk; – for nothing.",
            effect: "BLOCK refuses the sign-in; MFA… asks for a second factor."),
        "Notify": .init("Whether the user is told by mail.", effect: "true sends a mail after such a sign-in."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.SourceArn": .init(
            "The identity of SES that sends these mails; – for no mails.", effect: "Mails come from it."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.From": .init(
            "The sender of these mails.", effect: "Mails come from this address."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.ReplyTo": .init(
            "Where answers go.", effect: "Answers go there."),
        "NotifyEmail.Subject": .init("The subject; empty for the standard mail.", effect: "Mails have this subject."),
        "NotifyEmail.HtmlBody": .init("The mail as HTML.", effect: "Mails say this."),
        "NotifyEmail.TextBody": .init("The mail as plain text.", effect: "Mails say this."),
        "RiskExceptionConfiguration": .init(
            "Whether some addresses are judged otherwise: on, or – for off.",
            effect: "Without it, no address is an exception."),
        "RiskExceptionConfiguration.BlockedIPRangeList": .init(
            "Ranges of addresses that may not sign in.", effect: "Sign-ins from there are refused."),
        "RiskExceptionConfiguration.SkippedIPRangeList": .init(
            "Ranges of addresses that are not judged.", effect: "Sign-ins from there are not judged."),
        "LogConfigurations": .init(
            "Destinations as JSON, one for each EventSource.", effect: "Entries go there; others are not kept."),
    ]

    static let triggers: [String: ConsoleTexts.SettingText] = [
        "LambdaConfig.PreSignUp": trigger("before a user signs up"),
        "LambdaConfig.PostConfirmation": trigger("after a user is confirmed"),
        "LambdaConfig.PreAuthentication": trigger("before a sign-in"),
        "LambdaConfig.PostAuthentication": trigger("after a sign-in"),
        "LambdaConfig.CustomMessage": trigger("before a message is sent"),
        "LambdaConfig.UserMigration": trigger("when a name is not known"),
        "LambdaConfig.DefineAuthChallenge": trigger("to decide the next challenge"),
        "LambdaConfig.CreateAuthChallenge": trigger("to make a challenge"),
        "LambdaConfig.VerifyAuthChallengeResponse": trigger("to judge an answer"),
        "LambdaConfig.PreTokenGenerationConfig.LambdaArn": trigger("before tokens are issued"),
        "LambdaConfig.CustomSMSSender.LambdaArn": trigger("in place of sending a text message"),
        "LambdaConfig.CustomEmailSender.LambdaArn": trigger("in place of sending a mail"),
        "LambdaConfig.InboundFederation.LambdaArn": trigger("when a user comes from another provider"),
        "LambdaVersion": .init("The version of the event.", effect: "The function gets events of this version."),
        "LambdaConfig.KMSKeyID": .init(
            "The key under which custom senders get codes.", effect: "Functions need this key to read codes."),
    ]

    private static func trigger(_ time: String) -> ConsoleTexts.SettingText {
        .init(
            "The function that is called \(time).",
            effect: "The step waits for this function; if it fails, the step fails too. Empty: none is called.")
    }
}
