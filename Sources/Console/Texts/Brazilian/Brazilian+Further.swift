extension ConsoleTexts.Further {
    static let brazilian = Self(
        invitation: .brazilian, secrets: .brazilian, codes: .brazilian, analytics: .brazilian, wizard: .brazilian,
        mapping: .init(
            title: "Mapeamento de atributos",
            lead: "Como cada provedor chama os atributos do pool.", effect: ""),
        done: { brazilianOutcomes[$0] })

    private static let brazilianOutcomes = [
        "AddUserPoolClientSecret": "O segredo foi adicionado.",
        "DeleteUserPoolClientSecret": "O segredo foi "
            + "removido.",
    ]
}

extension ConsoleTexts.OperatorInvitation {
    fileprivate static let brazilian = Self(
        title: "Convidar um operador",
        lead: "Cria um operador, que escolhe uma senha em um endereço válido uma única vez, por um dia.",
        name: "Nome de usuário",
        role: "Pode",
        email: "E-mail",
        emailHint: "Pode ficar vazio. O endereço é enviado para lá se o console tiver um endereço próprio e o "
            + "servidor enviar e-mails; caso contrário, ele aparece aqui.",
        effect: "O endereço torna quem o abre o operador, com as permissões do perfil.",
        denied: "Só a própria conta pode fazer isso, e operadores cujo perfil permite martlet:AdministerServer e "
            + "martlet:ManageOperators.",
        address: "Endereço para o operador",
        addressLead: "Entregue-o agora ao operador: ele é exibido nesta página e nunca mais.",
        sent: "O endereço foi enviado.",
        roleName: brazilianRole)

    private static func brazilianRole(_ role: String) -> String {
        switch role {
        case "read-only": "read-only: vê tudo, menos segredos, e não altera nada"
        case "auditor": "auditor: lê o log de auditoria"
        case "user-admin": "user-admin: usuários e grupos, sem configurações"
        case "config-admin": "config-admin: configurações, sem usuários"
        case "admin": "admin: tudo"
        default: role
        }
    }
}

extension ConsoleTexts.ClientSecretPages {
    fileprivate static let brazilian = Self(
        title: "Segredos",
        lead: "Um cliente pode ter dois, para que seus aplicativos passem de um para o outro: adicione o "
            + "segundo, entregue-o aos aplicativos e depois remova o primeiro.",
        id: "ID",
        created: "Criado",
        add: "Adicionar um segredo",
        remove: "Remover",
        addEffect: "Os dois segredos valem até que um deles seja removido.",
        removeEffect: "Aplicativos que ainda usam o segredo não conseguem mais autenticar usuários.",
        new: "Novo segredo",
        once: "Copie o segredo agora: ele é exibido nesta página e nunca mais.",
        back: "Voltar ao cliente de aplicativo")
}

extension ConsoleTexts.RecoveryCodePages {
    fileprivate static let brazilian = Self(
        title: "Códigos de recuperação",
        create: "Criar novos códigos",
        effect: "O usuário recebe dez códigos no lugar dos anteriores. Cada um substitui uma vez o código de um "
            + "segundo fator.",
        once: "Entregue os códigos ao usuário agora: eles são exibidos nesta página e nunca mais.",
        denied: "Só a própria conta pode criar códigos, e operadores cujo perfil permite "
            + "martlet:AdministerServer e martlet:ManageOperators.",
        left: { "Restam \($0)" })
}

extension ConsoleTexts.AnalyticsPages {
    fileprivate static let brazilian = Self(
        title: "Análises",
        lead: "Os projetos informados de cadastros, entradas e falhas, um para cada cliente de aplicativo. "
            + "Vários clientes podem compartilhar um projeto.",
        client: "Cliente de aplicativo",
        project: "Projeto",
        shared: "Compartilha atributos",
        role: "Perfil",
        add: "Adicionar um mapeamento de aplicativo",
        change: "Alterar")
}

extension ConsoleTexts.PoolWizard {
    fileprivate static let brazilian = Self(
        client: "Cliente de aplicativo",
        clientHint: "Um nome para um primeiro cliente de aplicativo com segredo; vazio para nenhum.",
        clientEffect: "O cliente recebe um segredo, que a página do pool exibe quando solicitado.",
        showDetails: "Mostrar detalhes",
        allClients: "Todos os clientes de aplicativo",
        customs: "Atributos personalizados",
        customsHint: "Sem “custom:”, que é colocado antes de cada nome.",
        name: "Nome",
        type: "Tipo",
        min: "Tamanho ou valor mínimo",
        max: "Tamanho ou valor máximo",
        mutable: "Mutável",
        addFirst: "Adicionar atributo personalizado",
        addAnother: "Adicionar outro atributo")
}

extension ConsoleTexts.Settings {
    static let brazilianAnalytics: [String: ConsoleTexts.SettingText] = [
        "AnalyticsConfiguration.ApplicationId": .init(
            "O ID do projeto, que também precisa de um perfil e de um ID externo. Vazio, sem ARN, para nenhum.",
            effect: "A partir de agora, este projeto é informado dos usuários do aplicativo."),
        "AnalyticsConfiguration.ApplicationArn": .init(
            "O ARN do projeto, no lugar do ID, do perfil e do ID externo.",
            effect: "A partir de agora, este projeto é informado dos usuários do aplicativo."),
        "AnalyticsConfiguration.RoleArn": .init(
            "O perfil com o qual o projeto é informado.",
            effect: "Os eventos saem com este perfil."),
        "AnalyticsConfiguration.ExternalId": .init(
            "O ID externo do perfil.",
            effect: "Este é dado ao perfil."),
        "AnalyticsConfiguration.UserDataShared": .init(
            "Se o projeto também recebe endereços de e-mail e números de telefone.",
            effect: "true: a partir de agora, o projeto recebe os endereços dos usuários."),
    ]
}
