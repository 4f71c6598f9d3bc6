extension ConsoleTexts.Settings {
    static let germanRisks: [String: ConsoleTexts.SettingText] = [
        "CompromisedCredentialsRiskConfiguration.Actions.EventAction": .init(
            "Was folgt, wenn ein Passwort anderen bekannt ist; – für nichts.",
            effect: "BLOCK weist ein solches Passwort ab, bis der Benutzer ein anderes setzt."),
        "CompromisedCredentialsRiskConfiguration.EventFilter": .init(
            "Wann Passwörter nachgeschlagen werden; ohne Angabe immer.",
            effect: "Passwörter werden bei diesen Ereignissen nachgeschlagen."),
        "AccountTakeoverRiskConfiguration": .init(
            "Ob riskante Anmeldungen Folgen haben: ein, oder – für aus.",
            effect: "Ohne dies haben riskante Anmeldungen keine Folgen."),
        "EventAction": .init(
            "Was bei diesem Risiko folgt; – für nichts.",
            effect: "BLOCK weist die Anmeldung ab; MFA… verlangt einen zweiten Faktor."),
        "Notify": .init(
            "Ob der Benutzer eine Mail bekommt.", effect: "true sendet nach einer solchen Anmeldung eine Mail."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.SourceArn": .init(
            "Die Identität von SES, die diese Mails sendet; – für keine Mails.", effect: "Mails kommen von ihr."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.From": .init(
            "Der Absender dieser Mails.", effect: "Mails kommen von dieser Adresse."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.ReplyTo": .init(
            "Wohin Antworten gehen.", effect: "Antworten gehen dorthin."),
        "NotifyEmail.Subject": .init("Der Betreff; leer für die Standardmail.", effect: "Mails haben diesen Betreff."),
        "NotifyEmail.HtmlBody": .init("Die Mail als HTML.", effect: "Mails haben diesen Text."),
        "NotifyEmail.TextBody": .init("Die Mail als einfacher Text.", effect: "Mails haben diesen Text."),
        "RiskExceptionConfiguration": .init(
            "Ob einige Adressen anders beurteilt werden: ein, oder – für aus.",
            effect: "Ohne dies ist keine Adresse eine Ausnahme."),
        "RiskExceptionConfiguration.BlockedIPRangeList": .init(

            """
            Adressbereiche, aus denen keine Anmeldung erlaubt ist.
            """, effect: "Anmeldungen von dort werden abgewiesen."),
        "RiskExceptionConfiguration.SkippedIPRangeList": .init(
            "Adressbereiche, die nicht beurteilt werden.", effect: "Anmeldungen von dort werden nicht beurteilt."),
        "LogConfigurations": .init(
            "Ziele als JSON, eines je EventSource.", effect: "Einträge gehen dorthin; andere werden nicht aufbewahrt."),
    ]

    static let germanTriggers: [String: ConsoleTexts.SettingText] = [
        "LambdaConfig.PreSignUp": trigger("bevor sich ein Benutzer registriert"),
        "LambdaConfig.PostConfirmation": trigger("nachdem ein Benutzer bestätigt ist"),
        "LambdaConfig.PreAuthentication": trigger("vor einer Anmeldung"),
        "LambdaConfig.PostAuthentication": trigger("nach einer Anmeldung"),
        "LambdaConfig.CustomMessage": trigger("bevor eine Nachricht gesendet wird"),
        "LambdaConfig.UserMigration": trigger("wenn ein Name nicht bekannt ist"),
        "LambdaConfig.DefineAuthChallenge": trigger("um die nächste Challenge zu bestimmen"),
        "LambdaConfig.CreateAuthChallenge": trigger("um eine Challenge zu erstellen"),
        "LambdaConfig.VerifyAuthChallengeResponse": trigger("um eine Antwort zu beurteilen"),
        "LambdaConfig.PreTokenGenerationConfig.LambdaArn": trigger("bevor Tokens ausgestellt werden"),
        "LambdaConfig.CustomSMSSender.LambdaArn": trigger("statt eine SMS zu senden"),
        "LambdaConfig.CustomEmailSender.LambdaArn": trigger("statt eine Mail zu senden"),
        "LambdaConfig.InboundFederation.LambdaArn": trigger("wenn ein Benutzer von einem anderen Anbieter kommt"),
        "LambdaVersion": .init(
            "Die Version des Ereignisses.", effect: "Die Funktion bekommt Ereignisse dieser Version."),
        "LambdaConfig.KMSKeyID": .init(
            "Der Schlüssel, unter dem eigene Absender Codes bekommen.",
            effect: "Funktionen brauchen diesen Schlüssel, um Codes zu lesen."),
    ]

    private static func trigger(_ time: String) -> ConsoleTexts.SettingText {
        .init(
            "Die Funktion, die aufgerufen wird, \(time).",
            effect:
                """
                Der Schritt wartet auf diese Funktion; schlägt sie fehl, schlägt auch der Schritt fehl. Leer: \
                Keine wird aufgerufen.
                """)
    }
}
