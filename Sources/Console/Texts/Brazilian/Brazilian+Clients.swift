extension ConsoleTexts.Settings {
    static let brazilianClients: [String: ConsoleTexts.SettingText] = [
        "ClientName": .init("O nome nas listas.", effect: "As listas o mostram."),
        "SupportedIdentityProviders": .init(
            "Com o que os usuários podem entrar nas páginas de login.", effect: "O que é retirado passa a ser recusado."
        ),
        "CallbackURLs": .init(
            "Para onde os logins retornam, uma linha para cada endereço.",
            effect: "Logins para um endereço retirado falham."),
        "LogoutURLs": .init(
            "Para onde a saída retorna, uma linha para cada endereço.",
            effect: "A saída para um endereço anterior falha."),
        "DefaultRedirectURI": .init(
            "Um dos endereços de retorno.", effect: "Solicitações sem endereço vão para ele."),
        "AllowedOAuthFlowsUserPoolClient": .init(
            "Se o aplicativo usa as páginas de login e os escopos.", effect: "false lhe fecha os endpoints OAuth."),
        "AllowedOAuthFlows": .init("Como os tokens são obtidos.", effect: "Um fluxo retirado passa a ser recusado."),
        "AllowedOAuthScopes": .init(
            "Os escopos que o aplicativo pode pedir, inclusive os de servidores de recursos.",
            effect: "Um escopo retirado passa a ser recusado."),
        "ExplicitAuthFlows": .init(
            "Como o aplicativo pode autenticar usuários pela API.", effect: "Outros fluxos são recusados."),
        "PreventUserExistenceErrors": .init(
            "ENABLED: as respostas não revelam se um nome existe.", effect: "LEGACY revela quais nomes existem."),
        "EnableTokenRevocation": .init(
            "Se os tokens de atualização podem ser revogados.", effect: "false: eles não podem ser revogados."),
        "EnablePropagateAdditionalUserContextData": .init(
            "Se o aplicativo informa os endereços dos seus usuários.",
            effect: "A proteção contra ameaças avalia com base neles."),
        "AuthSessionValidity": .init(
            "Por quantos minutos um login pode dar o próximo passo.", effect: "Logins mais lentos começam de novo."),
        "AccessTokenValidity": .init(
            "Por quanto tempo os tokens de acesso valem.",
            effect: "Os tokens expiram mais cedo ou mais tarde que antes."),
        "IdTokenValidity": .init(
            "Por quanto tempo os tokens de ID valem.", effect: "Os tokens expiram mais cedo ou mais tarde que antes."),
        "RefreshTokenValidity": .init(
            "Por quanto tempo os usuários permanecem conectados.",
            effect: "Os usuários entram de novo mais cedo ou mais tarde que antes."),
        "TokenValidityUnits.AccessToken": .init("A unidade.", effect: "O número acima significa outro tempo."),
        "TokenValidityUnits.IdToken": .init("A unidade.", effect: "O número acima significa outro tempo."),
        "TokenValidityUnits.RefreshToken": .init("A unidade.", effect: "O número acima significa outro tempo."),
        "RefreshTokenRotation.Feature": .init(
            "ENABLED: cada renovação devolve um novo token de atualização.",
            effect: "Os aplicativos precisam guardar o novo token a cada vez."),
        "RefreshTokenRotation.RetryGracePeriodSeconds": .init(
            "Por quantos segundos o token anterior também vale.",
            effect: "Uma resposta perdida pode ser pedida de novo."),
        "ReadAttributes": .init(
            "O que o aplicativo pode ler; se vazio, todos os atributos padrão.",
            effect: "Tokens e GetUser omitem o que ele não pode ler."),
        "WriteAttributes": .init(
            "O que o aplicativo pode gravar; se vazio, todos os atributos padrão.",
            effect: "Outras alterações são recusadas."),
    ]
}
