extension ConsoleTexts.Settings {
    static let italianRisks: [String: ConsoleTexts.SettingText] = [
        "CompromisedCredentialsRiskConfiguration.Actions.EventAction": .init(
            "Che cosa segue se una password è nota ad altri; – per nulla.",
            effect: "BLOCK rifiuta una tale password finché l’utente non ne imposta un’altra."),
        "CompromisedCredentialsRiskConfiguration.EventFilter": .init(
            "Quando si cercano le password; senza scelta, sempre.",
            effect: "Le password vengono cercate in questi eventi."),
        "AccountTakeoverRiskConfiguration": .init(
            "Se gli accessi a rischio hanno conseguenze: attivo, o – per non attivo.",
            effect: "Senza, gli accessi a rischio non hanno conseguenze."),
        "EventAction": .init(
            "Che cosa segue a questo livello di rischio; – per nulla.",
            effect: "BLOCK rifiuta l’accesso; MFA… chiede un secondo fattore."),
        "Notify": .init(
            "Se l’utente viene avvisato per e-mail.", effect: "true invia una e-mail dopo un tale accesso."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.SourceArn": .init(
            "L’identità di SES che invia queste e-mail; – per nessuna e-mail.", effect: "Le e-mail partono da essa."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.From": .init(
            "Il mittente di queste e-mail.", effect: "Le e-mail partono da questo indirizzo."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.ReplyTo": .init(
            "Dove vanno le risposte.", effect: "Le risposte vanno lì."),
        "NotifyEmail.Subject": .init(
            "L’oggetto; vuoto per l’e-mail standard.", effect: "Le e-mail hanno questo oggetto."),
        "NotifyEmail.HtmlBody": .init("L’e-mail come HTML.", effect: "Le e-mail dicono questo."),
        "NotifyEmail.TextBody": .init("L’e-mail come testo semplice.", effect: "Le e-mail dicono questo."),
        "RiskExceptionConfiguration": .init(
            "Se alcuni indirizzi vengono valutati diversamente: attivo, o – per non attivo.",
            effect: "Senza, nessun indirizzo è un’eccezione."),
        "RiskExceptionConfiguration.BlockedIPRangeList": .init(
            "Intervalli di indirizzi da cui non si può accedere.", effect: "Gli accessi da lì vengono rifiutati."),
        "RiskExceptionConfiguration.SkippedIPRangeList": .init(
            "Intervalli di indirizzi che non vengono valutati.", effect: "Gli accessi da lì non vengono valutati."),
        "LogConfigurations": .init(
            "Destinazioni come JSON, una per ogni EventSource.",
            effect: "Le voci vanno lì; le altre non vengono conservate."),
    ]

    static let italianTriggers: [String: ConsoleTexts.SettingText] = [
        "LambdaConfig.PreSignUp": trigger("prima che un utente si registri"),
        "LambdaConfig.PostConfirmation": trigger("dopo la conferma di un utente"),
        "LambdaConfig.PreAuthentication": trigger("prima di un accesso"),
        "LambdaConfig.PostAuthentication": trigger("dopo un accesso"),
        "LambdaConfig.CustomMessage": trigger("prima dell’invio di un messaggio"),
        "LambdaConfig.UserMigration": trigger("quando un nome non è noto"),
        "LambdaConfig.DefineAuthChallenge": trigger("per decidere la sfida successiva"),
        "LambdaConfig.CreateAuthChallenge": trigger("per creare una sfida"),
        "LambdaConfig.VerifyAuthChallengeResponse": trigger("per valutare una risposta"),
        "LambdaConfig.PreTokenGenerationConfig.LambdaArn": trigger("prima dell’emissione dei token"),
        "LambdaConfig.CustomSMSSender.LambdaArn": trigger("al posto dell’invio di un SMS"),
        "LambdaConfig.CustomEmailSender.LambdaArn": trigger("al posto dell’invio di una e-mail"),
        "LambdaConfig.InboundFederation.LambdaArn": trigger("quando un utente arriva da un altro provider"),
        "LambdaVersion": .init("La versione dell’evento.", effect: "La funzione riceve eventi di questa versione."),
        "LambdaConfig.KMSKeyID": .init(
            "La chiave con cui i mittenti personalizzati ricevono i codici.",
            effect: "Le funzioni hanno bisogno di questa chiave per leggere i codici."),
    ]

    private static func trigger(_ time: String) -> ConsoleTexts.SettingText {
        .init(
            "La funzione che viene chiamata \(time).",
            effect:
                """
                Il passo attende questa funzione; se non riesce, non riesce nemmeno il passo. Vuoto: non ne viene \
                chiamata nessuna.
                """)
    }
}
