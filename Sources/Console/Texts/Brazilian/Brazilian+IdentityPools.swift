extension ConsoleTexts.IdentityPoolPages {
    static let brazilian = Self(
        title: "Pools de identidades", create: "Criar um pool de identidades",
        createLead: "Um pool de identidades dá a usuários e convidados identidades e credenciais de perfis.",
        createEffect: "Os aplicativos podem obter identidades. Para credenciais, o pool precisa de perfis: a "
            + "próxima página os cria.",
        admitsNone: "Sem convidados e sem provedor, nenhuma identidade poderia existir. Permita um dos dois.",
        parts: "Partes do pool de identidades", edit: "Editar o pool de identidades",
        providers: "Provedores de autenticação",
        noProviders: "O pool não tem provedor cujos usuários pudessem receber outro perfil.", roles: "Perfis",
        rolesLead: "Os perfis cujas credenciais as identidades que entraram e os convidados recebem.",
        newRoles: "Criar novos perfis",
        newRolesLead: "Credenciais precisam de dois perfis: um para identidades que entraram, outro para "
            + "convidados. Permitir cria ambos, deixa que só identidades deste pool os assumam e "
            + "permite a cada identidade os próprios conjuntos de dados do Sync.",
        newRolesEffect: "As identidades recebem credenciais destes perfis. O que mais elas podem fazer, você "
            + "adiciona aos perfis.",
        newRoleName: "O nome do perfil que é criado.", allow: "Permitir", dontAllow: "Não permitir",
        rules: "Regras de perfis",
        rulesLead: "A primeira regra que corresponde decide. As regras podem ser movidas; nada é gravado "
            + "antes da revisão.",
        principalTags: "Tags de principal",
        principalTagsLead: "Tags que as políticas podem consultar (aws:PrincipalTag), a partir dos claims dos "
            + "tokens.",
        snippets: "Para o seu aplicativo", browser: "Navegador de identidades", identityID: "ID da identidade",
        noIdentities: "Nenhuma identidade encontrada.", logins: "Logins", guest: "nenhum: um convidado",
        hideDisabled: "Ocultar identidades desativadas", showDisabled: "Mostrar identidades desativadas",
        developerUsers: "Usuários do provedor do desenvolvedor", developerUser: "Identificador do usuário",
        noDeveloperUsers: "A identidade não tem usuário do provedor do desenvolvedor.", unlink: "Desvincular",
        unlinkEffect: "O usuário recebe outra identidade no próximo login. Se não restar nenhum login, a "
            + "identidade é desativada.",
        deleteIdentity: "Excluir a identidade",
        deleteIdentityEffect: "A identidade e seus conjuntos de dados são excluídos. O usuário recebe outra identidade "
            + "no próximo login.",
        deleteEffect: "Todas as identidades do pool e seus dados são excluídos. Aplicativos que usam o pool "
            + "deixam de funcionar.",
        addRow: "Adicionar outra", removeRow: "Remover", moveUp: "Mover para cima", moveDown: "Mover para baixo",
        row: { "Nº \($0)" }, member: { members[$0] },
        missingRoles: { "O pool não tem perfil para estas identidades, que não recebem credenciais: \($0)." },
        rulesOf: { "Regras de perfis de \($0)" }, principalTagsOf: { "Tags de principal de \($0)" },
        delete: { "Excluir o pool de identidades \($0)" })

    private static let members = [
        "ProviderName": "ID do pool de usuários", "ClientId": "ID do cliente de aplicativo",
        "ServerSideTokenCheck": "Recusar tokens que foram revogados",
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
            lead: "Pools de usuários cujos usuários recebem identidades, cada um com um cliente de aplicativo."),
        "identity-facebook": .init("Facebook", lead: "O App ID do seu aplicativo no Facebook. \(appWarning)"),
        "identity-google": .init("Google", lead: "O ID de cliente do seu aplicativo no Google. \(appWarning)"),
        "identity-amazon": .init("Amazon", lead: "O App ID do seu aplicativo no Login with Amazon. \(appWarning)"),
        "identity-apple": .init("Apple", lead: "O services ID do seu aplicativo na Apple. \(appWarning)"),
        "identity-twitter": .init(
            "Twitter", lead: "O consumer key e o consumer secret do seu aplicativo, separados por ;."),
        "identity-oidc": .init(
            "OpenID", lead: "Provedores OpenID Connect da conta. Novos são criados em Acesso."),
        "identity-saml": .init("SAML", lead: "Provedores SAML da conta. Novos são criados em Acesso."),
        "identity-developer": .init(
            "Personalizado", lead: "O nome do seu próprio login, cujo back-end pede tokens. Nunca muda."),
    ]

    private static let appWarning =
        "Se ele mudar, os usuários existentes do aplicativo anterior não poderão mais entrar."

    static let brazilianIdentityPools: [String: ConsoleTexts.SettingText] = [
        "IdentityPoolName": .init("O nome nas listas.", effect: "O pool tem outro nome; o ID permanece."),
        "AllowClassicFlow": .init(
            "true: os aplicativos podem pedir tokens OpenID e escolher um perfil no STS.",
            effect: "false recusa o fluxo básico: os aplicativos que o usam não recebem credenciais."),
        "IdentityPoolTags": .init(
            "Tags do pool.", effect: "Políticas e ferramentas que consultam tags veem as novas."),
        "AllowUnauthenticatedIdentities": .init(
            "true: todos recebem uma identidade como convidados.",
            effect: "false recusa convidados, e os que já existem não recebem mais credenciais."),
        "CognitoIdentityProviders": .init(
            "O ID de um pool de usuários e um dos seus clientes de aplicativo.",
            effect: "Usuários de um cliente retirado não recebem mais credenciais."),
        "SupportedLoginProviders": .init(
            "O ID do aplicativo no provedor; vazio para nenhum.",
            effect: "Alterar o ID do aplicativo desativa os usuários existentes: tokens para o ID anterior "
                + "são recusados."),
        "OpenIdConnectProviderARNs": .init(
            "Provedores cujos tokens dão identidades.",
            effect: "Usuários de um provedor retirado não recebem credenciais."),
        "SamlProviderARNs": .init(
            "Provedores cujas asserções dão identidades, com os perfis que indicam.",
            effect: "Usuários de um provedor retirado não recebem credenciais."),
        "DeveloperProviderName": .init(
            "Um nome como login.example.app, que nunca muda.", effect: "Seu back-end pode pedir tokens."),
        "Roles.authenticated": .init(
            "De identidades que entraram.", effect: "Identidades que entraram recebem credenciais deste perfil."),
        "Roles.unauthenticated": .init("De convidados.", effect: "Convidados recebem credenciais deste perfil."),
        "RoleMappings.Type": .init(
            "Token: o perfil que o token prefere. Rules: as regras abaixo. –: o perfil das identidades que entraram.",
            effect: "Os usuários do provedor podem receber outro perfil."),
        "RoleMappings.AmbiguousRoleResolution": .init(
            "Se nenhuma regra corresponder ou o token não indicar perfil: o perfil das identidades "
                + "que entraram, ou nenhum.",
            effect: "Deny recusa credenciais a usuários sem correspondência."),
        "RoleMappings.Rules": .init(
            "No máximo 25. A primeira cujo claim corresponde dá o seu perfil.",
            effect: "Os usuários podem receber outro perfil. A ordem decide."),
        "UseDefaults": .init(
            "true: o ID do usuário e o ID do cliente, como username e client.",
            effect: "Políticas que consultam as tags anteriores não correspondem mais."),
        "PrincipalTags": .init(
            "Tag e claim: department=custom:dept.",
            effect: "Políticas que consultam as tags anteriores não correspondem mais."),
    ]
}
