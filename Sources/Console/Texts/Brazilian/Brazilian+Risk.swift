extension ConsoleTexts.Settings {
    static let brazilianRisks: [String: ConsoleTexts.SettingText] = [
        "CompromisedCredentialsRiskConfiguration.Actions.EventAction": .init(
            "O que acontece se uma senha é conhecida por outros; – para nada.",
            effect: "BLOCK recusa essa senha até que o usuário defina outra."),
        "CompromisedCredentialsRiskConfiguration.EventFilter": .init(
            "Quando as senhas são consultadas; se vazio, sempre.", effect: "As senhas são consultadas nestes eventos."),
        "AccountTakeoverRiskConfiguration": .init(
            "Se logins arriscados têm consequências: on, ou – para não.",
            effect: "Sem isso, logins arriscados não têm consequências."),
        "EventAction": .init(
            "O que acontece neste nível de risco; – para nada.",
            effect: "BLOCK recusa o login; MFA… pede um segundo fator."),
        "Notify": .init(
            "Se o usuário é avisado por e-mail.", effect: "true envia um e-mail depois de um login assim."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.SourceArn": .init(
            "A identidade do SES que envia estes e-mails; – para nenhum e-mail.", effect: "Os e-mails partem dela."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.From": .init(
            "O remetente destes e-mails.", effect: "Os e-mails vêm deste endereço."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.ReplyTo": .init(
            "Para onde vão as respostas.", effect: "As respostas vão para lá."),
        "NotifyEmail.Subject": .init(
            "O assunto; vazio para o e-mail padrão.", effect: "Os e-mails têm este assunto."),
        "NotifyEmail.HtmlBody": .init("O e-mail em HTML.", effect: "Os e-mails dizem isto."),
        "NotifyEmail.TextBody": .init("O e-mail em texto simples.", effect: "Os e-mails dizem isto."),
        "RiskExceptionConfiguration": .init(
            "Se alguns endereços são avaliados de outra forma: on, ou – para não.",
            effect: "Sem isso, nenhum endereço é exceção."),
        "RiskExceptionConfiguration.BlockedIPRangeList": .init(
            "Faixas de endereços de onde não se pode entrar.", effect: "Logins de lá são recusados."),
        "RiskExceptionConfiguration.SkippedIPRangeList": .init(
            "Faixas de endereços que não são avaliadas.", effect: "Logins de lá não são avaliados."),
        "LogConfigurations": .init(
            "Destinos em JSON, um para cada EventSource.",
            effect: "As entradas vão para lá; as demais não são guardadas."),
    ]

    static let brazilianTriggers: [String: ConsoleTexts.SettingText] = [
        "LambdaConfig.PreSignUp": trigger("antes de um usuário se cadastrar"),
        "LambdaConfig.PostConfirmation": trigger("depois que um usuário é confirmado"),
        "LambdaConfig.PreAuthentication": trigger("antes de um login"),
        "LambdaConfig.PostAuthentication": trigger("depois de um login"),
        "LambdaConfig.CustomMessage": trigger("antes do envio de uma mensagem"),
        "LambdaConfig.UserMigration": trigger("quando um nome não é conhecido"),
        "LambdaConfig.DefineAuthChallenge": trigger("para decidir o próximo desafio"),
        "LambdaConfig.CreateAuthChallenge": trigger("para criar um desafio"),
        "LambdaConfig.VerifyAuthChallengeResponse": trigger("para avaliar uma resposta"),
        "LambdaConfig.PreTokenGenerationConfig.LambdaArn": trigger("antes da emissão de tokens"),
        "LambdaConfig.CustomSMSSender.LambdaArn": trigger("em vez do envio de um SMS"),
        "LambdaConfig.CustomEmailSender.LambdaArn": trigger("em vez do envio de um e-mail"),
        "LambdaConfig.InboundFederation.LambdaArn": trigger("quando um usuário vem de outro provedor"),
        "LambdaVersion": .init("A versão do evento.", effect: "A função recebe eventos desta versão."),
        "LambdaConfig.KMSKeyID": .init(
            "A chave com a qual remetentes personalizados recebem códigos.",
            effect: "As funções precisam desta chave para ler os códigos."),
    ]

    private static func trigger(_ time: String) -> ConsoleTexts.SettingText {
        .init(
            "A função que é chamada \(time).",
            effect: "A etapa espera por esta função; se ela falhar, a etapa também falha. Vazio: nenhuma é chamada.")
    }
}
