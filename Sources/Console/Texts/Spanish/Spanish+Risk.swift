extension ConsoleTexts.Settings {
    static let spanishRisks: [String: ConsoleTexts.SettingText] = [
        "CompromisedCredentialsRiskConfiguration.Actions.EventAction": .init(
            "Qué ocurre si otros conocen una contraseña; – para nada.",
            effect: "BLOCK rechaza esa contraseña hasta que el usuario establezca otra."),
        "CompromisedCredentialsRiskConfiguration.EventFilter": .init(
            "Cuándo se consultan las contraseñas; sin ninguno, siempre.",
            effect: "Las contraseñas se consultan en estos eventos."),
        "AccountTakeoverRiskConfiguration": .init(
            "Si los inicios de sesión con riesgo tienen consecuencias: activado, o – para desactivado.",
            effect: "Sin esto, los inicios de sesión con riesgo no tienen consecuencias."),
        "EventAction": .init(
            "Qué ocurre con este nivel de riesgo; – para nada.",
            effect: "BLOCK rechaza el inicio de sesión; MFA… pide un segundo factor."),
        "Notify": .init(
            "Si se avisa al usuario por correo.", effect: "true envía un correo después de un inicio de sesión así."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.SourceArn": .init(
            "La identidad de SES que envía estos correos; – para ningún correo.", effect: "Los correos salen de ella."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.From": .init(
            "El remitente de estos correos.", effect: "Los correos salen de esta dirección."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.ReplyTo": .init(
            "Adónde van las respuestas.", effect: "Las respuestas van allí."),
        "NotifyEmail.Subject": .init(
            "El asunto; vacío para el correo estándar.", effect: "Los correos tienen este asunto."),
        "NotifyEmail.HtmlBody": .init("El correo como HTML.", effect: "Los correos dicen esto."),
        "NotifyEmail.TextBody": .init("El correo como texto sin formato.", effect: "Los correos dicen esto."),
        "RiskExceptionConfiguration": .init(
            "Si algunas direcciones se evalúan de otro modo: activado, o – para desactivado.",
            effect: "Sin esto, ninguna dirección es una excepción."),
        "RiskExceptionConfiguration.BlockedIPRangeList": .init(
            "Intervalos de direcciones desde los que no se puede iniciar sesión.",
            effect: "Los inicios de sesión desde allí se rechazan."),
        "RiskExceptionConfiguration.SkippedIPRangeList": .init(
            "Intervalos de direcciones que no se evalúan.", effect: "Los inicios de sesión desde allí no se evalúan."),
        "LogConfigurations": .init(
            "Destinos como JSON, uno para cada EventSource.",
            effect:
                """
                Las entradas van allí; las demás no se guardan.
                """),
    ]

    static let spanishTriggers: [String: ConsoleTexts.SettingText] = [
        "LambdaConfig.PreSignUp": trigger("antes de que un usuario se registre"),
        "LambdaConfig.PostConfirmation": trigger("después de confirmar un usuario"),
        "LambdaConfig.PreAuthentication": trigger("antes de un inicio de sesión"),
        "LambdaConfig.PostAuthentication": trigger("después de un inicio de sesión"),
        "LambdaConfig.CustomMessage": trigger("antes de enviar un mensaje"),
        "LambdaConfig.UserMigration": trigger("cuando no se conoce un nombre"),
        "LambdaConfig.DefineAuthChallenge": trigger("para decidir el siguiente desafío"),
        "LambdaConfig.CreateAuthChallenge": trigger("para crear un desafío"),
        "LambdaConfig.VerifyAuthChallengeResponse": trigger("para evaluar una respuesta"),
        "LambdaConfig.PreTokenGenerationConfig.LambdaArn": trigger("antes de emitir tokens"),
        "LambdaConfig.CustomSMSSender.LambdaArn": trigger("en lugar de enviar un mensaje de texto"),
        "LambdaConfig.CustomEmailSender.LambdaArn": trigger("en lugar de enviar un correo"),
        "LambdaConfig.InboundFederation.LambdaArn": trigger("cuando un usuario viene de otro proveedor"),
        "LambdaVersion": .init("La versión del evento.", effect: "La función recibe eventos de esta versión."),
        "LambdaConfig.KMSKeyID": .init(
            "La clave con la que los remitentes personalizados reciben los códigos.",
            effect: "Las funciones necesitan esta clave para leer los códigos."),
    ]

    private static func trigger(_ time: String) -> ConsoleTexts.SettingText {
        .init(
            "La función a la que se llama \(time).",
            effect:
                """
                El paso espera a esta función; si falla, también falla el paso. Vacío: no se llama a \
                ninguna.
                """)
    }
}
