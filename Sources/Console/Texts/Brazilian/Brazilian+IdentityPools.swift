extension ConsoleTexts.IdentityPoolPages {
    static let brazilian = Self(
        title: "Pools de identidades", create: "Criar um pool de identidades",
        createLead: "Um pool de identidades dá a usuários e convidados identidades e credenciais "
            + "de funções.",
        createEffect: "Os aplicativos podem obter identidades. Para credenciais, o pool precisa de "
            + "funções: a próxima página as cria.",
        admitsNone: "Sem convidados e sem um provedor, nenhuma identidade poderia existir. Permita "
            + "um deles.",
        parts: "Partes do pool de identidades", edit: "Editar pool de identidades",
        providers: "Provedores de autenticação",
        noProviders: "O pool não tem um provedor cujos usuários possam receber outra função.", roles: "Funções",
        rolesLead: "As funções cujas credenciais são dadas a identidades conectadas e a "
            + "convidados.", newRoles: "Criar novas funções",
        newRolesLead: "Credenciais exigem duas funções: uma para identidades que entraram e uma para "
            + "convidados. Permitir cria ambas, deixa que somente identidades deste pool as "
            + "assumam e permite a cada identidade seus próprios conjuntos de dados de "
            + "sincronização.",
        newRolesEffect: "As identidades recebem credenciais destas funções. O que mais elas podem "
            + "fazer, você adiciona às funções.",
        newRoleName: "O nome da função que é criada.", allow: "Permitir", dontAllow: "Não permitir",
        rules: "Regras de funções",
        rulesLead: "A primeira regra que corresponde decide. As regras podem ser movidas; nada é "
            + "armazenado antes da revisão.",
        principalTags: "Tags da entidade principal",
        principalTagsLead: "Tags que as políticas podem consultar (aws:PrincipalTag), obtidas das "
            + "declarações dos tokens.",
        snippets: "Para seu aplicativo", browser: "Navegador de identidades", identityID: "ID da identidade",
        noIdentities: "Nenhuma identidade encontrada.", logins: "Logins", guest: "nenhum: um convidado",
        hideDisabled: "Ocultar identidades desabilitadas", showDisabled: "Mostrar identidades desabilitadas",
        developerUsers: "Usuários do provedor do desenvolvedor", developerUser: "Identificador do usuário",
        noDeveloperUsers: "A identidade não tem usuário do provedor do desenvolvedor.", unlink: "Desvincular",
        unlinkEffect:
            "O usuário recebe outra identidade no próximo login. Se não restar nenhum "
            + "login, a identidade é desabilitada.",
        deleteIdentity: "Excluir identidade",
        deleteIdentityEffect: "A identidade e seus conjuntos de dados são excluídos. O usuário recebe outra "
            + "identidade no próximo login.",
        deleteEffect: "Todas as identidades do pool e seus dados são excluídos. Aplicativos que usam "
            + "o pool deixam de funcionar.",
        addRow: "Adicionar outro", removeRow: "Remover", moveUp: "Mover para cima", moveDown: "Mover para baixo",
        row: { "Nº \($0)" },
        member: { members[$0] },
        missingRoles: {
            "O pool não tem função para estas identidades, que não recebem credenciais: "
                + "\($0)."
        },
        rulesOf: { "Regras de funções de \($0)" }, principalTagsOf: { "Tags da entidade principal de \($0)" },
        delete: { "Excluir o pool de identidades \($0)" })

    private static let members = [
        "ProviderName": "ID do pool de usuários", "ClientId": "ID do cliente de aplicativo",
        "ServerSideTokenCheck": "Recusar tokens revogados",
    ]
}

extension ConsoleTexts.Settings {
    /// The sections of an identity pool by their names.
    static let brazilianIdentityPoolSections: [String: ConsoleTexts.SectionText] = [
        "identity-pool": .init("Nome e fluxo", lead: "O nome nas listas, o fluxo básico, as tags."),
        "identity-guests": .init(
            "Identidades não autenticadas", lead: "Se convidados recebem identidades sem entrar."),
        "identity-cognito": .init(
            "Cognito",
            lead: "Pools de usuários cujos usuários recebem identidades, cada um com um cliente "
                + "de aplicativo."),
        "identity-facebook": .init("Facebook", lead: "O App ID do seu aplicativo no Facebook. \(appWarning)"),
        "identity-google": .init("Google", lead: "O ID de cliente do seu aplicativo no Google. \(appWarning)"),
        "identity-amazon": .init("Amazon", lead: "O App ID do seu aplicativo no Login with Amazon. \(appWarning)"),
        "identity-apple": .init("Apple", lead: "O services ID do seu aplicativo na Apple. \(appWarning)"),
        "identity-twitter": .init("Twitter", lead: "A consumer key e o secret do seu aplicativo, separados por ;."),
        "identity-oidc": .init(
            "OpenID", lead: "Provedores OpenID Connect da conta. Novos são criados em Acesso."),
        "identity-saml": .init("SAML", lead: "Provedores SAML da conta. Novos são criados em Acesso."),
        "identity-developer": .init(
            "Personalizado", lead: "O nome do seu próprio login, cujo back-end pede tokens. Nunca muda."),
    ]

    private static let appWarning =
        "Se mudar, os usuários existentes do aplicativo anterior não poderão mais "
        + "entrar."

    static let brazilianIdentityPools: [String: ConsoleTexts.SettingText] = [
        "IdentityPoolName": .init("O nome nas listas.", effect: "O pool tem outro nome; seu ID permanece."),
        "AllowClassicFlow": .init(
            "true: os aplicativos podem pedir tokens OpenID e escolher uma função no STS.",
            effect: "false recusa o fluxo básico: aplicativos que o usam não recebem credenciais."),
        "IdentityPoolTags": .init(
            "Tags do pool.", effect: "Políticas e ferramentas que consultam tags veem as novas."),
        "AllowUnauthenticatedIdentities": .init(
            "true: qualquer pessoa recebe uma identidade como convidada.",
            effect: "false recusa convidados, e os que já existem não recebem mais credenciais."),
        "CognitoIdentityProviders": .init(
            "O ID de um pool de usuários e um de seus clientes de aplicativo.",
            effect: "Usuários de um cliente que não existe mais não recebem mais credenciais."),
        "SupportedLoginProviders": .init(
            "O ID do aplicativo no provedor; vazio para nenhum.",
            effect: "Alterar o ID do aplicativo bloqueia os usuários existentes: tokens para o ID "
                + "anterior são recusados."),
        "OpenIdConnectProviderARNs": .init(
            "Provedores cujos tokens dão identidades.",
            effect: "Usuários de um provedor que não existe mais não recebem credenciais."),
        "SamlProviderARNs": .init(
            "Provedores cujas asserções dão identidades, com as funções que elas indicam.",
            effect: "Usuários de um provedor que não existe mais não recebem credenciais."),
        "DeveloperProviderName": .init(
            "Um nome como login.example.app, que nunca muda.", effect: "Seu back-end pode pedir tokens."),
        "Roles.authenticated": .init(
            "De identidades que entraram.", effect: "Identidades conectadas recebem credenciais desta função."),
        "Roles.unauthenticated": .init("De convidados.", effect: "Convidados recebem credenciais desta função."),
        "RoleMappings.Type": .init(
            "Token: a função preferida pelo token. Rules: as regras abaixo. –: a função "
                + "para identidades conectadas.",
            effect: "Os usuários do provedor podem receber outra função."),
        "RoleMappings.AmbiguousRoleResolution": .init(
            "Se nenhuma regra corresponde ou o token não indica função: a função para "
                + "identidades conectadas, ou nenhuma.",
            effect: "Deny recusa credenciais a usuários sem correspondência."),
        "RoleMappings.Rules": .init(
            "No máximo 25. A primeira cuja declaração corresponde dá sua função.",
            effect: "Os usuários podem receber outra função. A ordem decide."),
        "UseDefaults": .init(
            "true: o ID do usuário e o ID do cliente, como username e client.",
            effect: "Políticas que consultam as tags anteriores deixam de corresponder."),
        "PrincipalTags": .init(
            "Tag e declaração: department=custom:dept.",
            effect: "Políticas que consultam as tags anteriores deixam de corresponder."),
    ]
}
