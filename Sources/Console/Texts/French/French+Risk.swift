extension ConsoleTexts.Settings {
    static let frenchRisks: [String: ConsoleTexts.SettingText] = [
        "CompromisedCredentialsRiskConfiguration.Actions.EventAction": .init(
            "Ce qui se passe si un mot de passe est connu d’autres\u{A0}; – pour rien.",
            effect: "BLOCK refuse un tel mot de passe jusqu’à ce que l’utilisateur en définisse un autre."),
        "CompromisedCredentialsRiskConfiguration.EventFilter": .init(
            "Quand les mots de passe sont recherchés\u{A0}; sans choix, toujours.",
            effect: "Les mots de passe sont recherchés lors de ces événements."),
        "AccountTakeoverRiskConfiguration": .init(
            "Si les connexions à risque ont des conséquences\u{A0}: activé, ou – pour désactivé.",
            effect: "Sans cela, les connexions à risque n’ont aucune conséquence."),
        "EventAction": .init(
            "Ce qui se passe à ce niveau de risque\u{A0}; – pour rien.",
            effect: "BLOCK refuse la connexion\u{A0}; MFA… demande un second facteur."),
        "Notify": .init(
            "Si l’utilisateur est prévenu par e-mail.", effect: "true envoie un e-mail après une telle connexion."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.SourceArn": .init(
            "L’identité SES qui envoie ces e-mails\u{A0}; – pour aucun e-mail.", effect: "Les e-mails partent d’elle."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.From": .init(
            "L’expéditeur de ces e-mails.", effect: "Les e-mails partent de cette adresse."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.ReplyTo": .init(
            "Où vont les réponses.", effect: "Les réponses y vont."),
        "NotifyEmail.Subject": .init(
            "L’objet\u{A0}; vide pour l’e-mail standard.", effect: "Les e-mails ont cet objet."),
        "NotifyEmail.HtmlBody": .init("L’e-mail en HTML.", effect: "Les e-mails disent ceci."),
        "NotifyEmail.TextBody": .init("L’e-mail en texte brut.", effect: "Les e-mails disent ceci."),
        "RiskExceptionConfiguration": .init(
            "Si certaines adresses sont jugées autrement\u{A0}: activé, ou – pour désactivé.",
            effect: "Sans cela, aucune adresse n’est une exception."),
        "RiskExceptionConfiguration.BlockedIPRangeList": .init(
            "Plages d’adresses depuis lesquelles on ne peut pas se connecter.",
            effect: "Les connexions depuis celles-ci sont refusées."),
        "RiskExceptionConfiguration.SkippedIPRangeList": .init(
            "Plages d’adresses qui ne sont pas jugées.", effect: "Les connexions depuis celles-ci ne sont pas jugées."),
        "LogConfigurations": .init(
            "Destinations en JSON, une par EventSource.",
            effect: "Les entrées y vont\u{A0}; les autres ne sont pas conservées."),
    ]

    static let frenchTriggers: [String: ConsoleTexts.SettingText] = [
        "LambdaConfig.PreSignUp": trigger("avant qu’un utilisateur s’inscrive"),
        "LambdaConfig.PostConfirmation": trigger("après la confirmation d’un utilisateur"),
        "LambdaConfig.PreAuthentication": trigger("avant une connexion"),
        "LambdaConfig.PostAuthentication": trigger("après une connexion"),
        "LambdaConfig.CustomMessage": trigger("avant l’envoi d’un message"),
        "LambdaConfig.UserMigration": trigger("quand un nom n’est pas connu"),
        "LambdaConfig.DefineAuthChallenge": trigger("pour décider du prochain défi"),
        "LambdaConfig.CreateAuthChallenge": trigger("pour créer un défi"),
        "LambdaConfig.VerifyAuthChallengeResponse": trigger("pour juger une réponse"),
        "LambdaConfig.PreTokenGenerationConfig.LambdaArn": trigger("avant l’émission de jetons"),
        "LambdaConfig.CustomSMSSender.LambdaArn": trigger("au lieu d’envoyer un SMS"),
        "LambdaConfig.CustomEmailSender.LambdaArn": trigger("au lieu d’envoyer un e-mail"),
        "LambdaConfig.InboundFederation.LambdaArn": trigger("quand un utilisateur vient d’un autre fournisseur"),
        "LambdaVersion": .init(
            "La version de l’événement.", effect: "La fonction reçoit des événements de cette version."),
        "LambdaConfig.KMSKeyID": .init(
            "La clé sous laquelle les expéditeurs personnalisés reçoivent les codes.",
            effect: "Les fonctions ont besoin de cette clé pour lire les codes."),
    ]

    private static func trigger(_ time: String) -> ConsoleTexts.SettingText {
        .init(
            "La fonction appelée \(time).",
            effect:
                """
                L’étape attend cette fonction\u{A0}; si elle échoue, l’étape échoue aussi. Vide\u{A0}: aucune \
                n’est appelée.
                """)
    }
}
