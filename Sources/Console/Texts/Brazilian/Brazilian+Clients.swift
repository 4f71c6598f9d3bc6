extension ConsoleTexts.Settings {
    static let brazilianClients: [String: ConsoleTexts.SettingText] = [
        "ClientName": .init("O nome nas listas.", effect: "As listas o mostram."),
        "SupportedIdentityProviders": .init(
            "Com o que os usuários podem entrar nas páginas de login.", effect: "O que é retirado é recusado."),
        "CallbackURLs": .init(
            "Para onde os logins retornam, um por linha.", effect: "Logins para um endereço que não existe mais falham."
        ),
        "LogoutURLs": .init(
            "Para onde a saída retorna, um por linha.", effect: "A saída para um endereço anterior falha."),
        "DefaultRedirectURI": .init("Um dos endereços de callback.", effect: "Solicitações sem endereço vão para lá."),
        "AllowedOAuthFlowsUserPoolClient": .init(
            "Se o aplicativo usa as páginas de login e os escopos.",
            effect: "false fecha os endpoints OAuth para ele."),
        "AllowedOAuthFlows": .init("Como os tokens são obtidos.", effect: "Um fluxo retirado é recusado."),
        "AllowedOAuthScopes": .init(
            "Os escopos que o aplicativo pode pedir, inclusive os de servidores de "
                + "recursos.",
            effect: "Um escopo retirado é recusado."),
        "ExplicitAuthFlows": .init(
            "Como o aplicativo pode autenticar usuários pela API.", effect: "Outros fluxos são recusados."),
        "PreventUserExistenceErrors": .init(
            "ENABLED: as respostas não revelam se um nome existe.", effect: "LEGACY revela quais nomes existem."),
        "EnableTokenRevocation": .init(
            "Se os tokens de renovação podem ser revogados.", effect: "false: eles não podem ser revogados."),
        "EnablePropagateAdditionalUserContextData": .init(
            "Se o aplicativo informa os endereços de seus usuários.",
            effect: "A proteção contra ameaças os usa na avaliação."),
        "AuthSessionValidity": .init(
            "Em quantos minutos um login deve dar o próximo passo.", effect: "Logins mais lentos recomeçam."),
        "AccessTokenValidity": .init(
            "Por quanto tempo os tokens de acesso valem.", effect: "Os tokens expiram mais cedo ou mais tarde."),
        "IdTokenValidity": .init(
            "Por quanto tempo os tokens de ID valem.", effect: "Os tokens expiram mais cedo ou mais tarde."),
        "RefreshTokenValidity": .init(
            "Por quanto tempo os usuários permanecem conectados.",
            effect: "Os usuários entram de novo mais cedo ou mais tarde."),
        "TokenValidityUnits.AccessToken": .init("A unidade.", effect: "O número acima passa a significar outro tempo."),
        "TokenValidityUnits.IdToken": .init("A unidade.", effect: "O número acima passa a significar outro tempo."),
        "TokenValidityUnits.RefreshToken": .init(
            "A unidade.", effect: "O número acima passa a significar outro tempo."),
        "RefreshTokenRotation.Feature": .init(
            "ENABLED: cada renovação retorna um novo token de renovação.",
            effect: "Os aplicativos precisam guardar o novo token a cada vez."),
        "RefreshTokenRotation.RetryGracePeriodSeconds": .init(
            "Por quantos segundos o token anterior ainda vale.", effect: "Uma resposta perdida pode ser pedida de novo."
        ),
        "ReadAttributes": .init(
            "O que o aplicativo pode ler; sem nada, todos os atributos padrão.", effect: "Os tokens e GetUser o omitem."
        ),
        "WriteAttributes": .init(
            "O que o aplicativo pode gravar; sem nada, todos os atributos padrão.",
            effect: "Outras alterações são recusadas."),
    ]
}
