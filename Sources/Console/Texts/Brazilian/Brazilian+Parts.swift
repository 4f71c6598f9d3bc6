extension ConsoleTexts.Parts {
    static let brazilian = Self(
        none: "Ainda não há nenhum item.", members: "Membros", danger: "O que não pode ser desfeito",
        part: {
            parts[$0] ?? brazilianAccessParts[$0] ?? ConsoleTexts.PartText(title: $0, lead: "", effect: "")
        },
        enable: { "Ativar \($0)" }, delete: { "Excluir \($0)" },
        deletion: { deletions[$0] ?? brazilianAccessDeletions[$0] ?? "" },
        usersGo: { "Cerca de \($0) usuários são excluídos junto." })

    private static let parts: [String: ConsoleTexts.PartText] = [
        "group": .init(
            title: "Grupos", create: "Criar um grupo",
            lead: "Grupos de usuários, com um perfil e uma precedência. Os tokens os indicam.",
            effect: "O grupo ainda não tem membros."),
        "resource-server": .init(
            title: "Servidores de recursos", create: "Criar um servidor de recursos",
            lead: "Suas próprias APIs e os escopos que os aplicativos podem pedir.",
            effect: "Os escopos podem ser permitidos a clientes de aplicativo."),
        "provider": .init(
            title: "Provedores de identidade", create: "Adicionar um provedor de identidade",
            lead: "Onde os usuários têm contas com as quais podem entrar.",
            effect: "O provedor pode ser permitido a clientes de aplicativo."),
    ]

    private static let deletions: [String: String] = [
        "group": "Os membros continuam usuários do pool; os tokens deles não o indicam mais.",
        "resource-server": "Os clientes de aplicativo perdem os escopos dele.",
        "provider": "Os usuários que entram com ele não podem mais fazê-lo.",
        "client": "O aplicativo dele não pode mais autenticar usuários.",
        "domain": "As páginas de login deixam de existir nele; aplicativos que levam a elas falham.",
        "pool": "Todos os usuários, grupos, clientes e configurações do pool são excluídos. Exporte "
            + "antes o que precisar (“martlet pool export”, “martlet user export”). Um pool com "
            + "DeletionProtection ACTIVE recusa a exclusão.",
    ]
}

extension ConsoleTexts.Schema {
    static let brazilian = Self(
        title: "Atributos",
        lead: "O que os usuários do pool têm. O que é obrigatório ou alias é fixado na criação.",
        add: "Adicionar um atributo personalizado",
        effect: "Todo usuário pode ter o atributo. O nome, o tipo e os limites dele nunca mudam.")
}

extension ConsoleTexts.Domains {
    static let brazilian = Self(
        title: "Domínio", check: "Verificar disponibilidade", prefix: "Prefixo do domínio", create: "Criar um domínio",
        effect: "As páginas de login ficam neste domínio. Com um certificado, é um domínio seu.",
        free: { "“\($0)” está livre." }, taken: { "“\($0)” já está em uso." })
}

extension ConsoleTexts.TriggerTest {
    static let brazilian = Self(
        title: "Testar um gatilho",
        lead: "Chama uma vez a função de um gatilho. Nada muda no pool, seja qual for a resposta.",
        none: "O pool não tem função.", trigger: "Gatilho", event: "Evento",
        eventHint: "JSON; vazio para um exemplo.", tooLong: "O evento é longo demais.", send: "Chamar a função",
        functions: "Funções que podem ser indicadas aqui", function: "Função", began: "Início", duration: "Duração",
        response: "Resposta")
}

extension ConsoleTexts.Checks {
    static let brazilian = Self(
        title: "Verificar o provedor",
        lead: "Busca aquilo com que um login pelo provedor começa e testa o segredo se isso não exigir um usuário.",
        send: "Verificar",
        signIn: .brazilian)
}

extension ConsoleTexts.SignInTest {
    static let brazilian = Self(
        title: "Testar um login",
        lead:
            """
            Percorre o login do provedor com um navegador e mostra o que o provedor envia. Nenhum usuário é \
            adicionado ou alterado, e nenhuma sessão começa.
            """,
        begin: "Iniciar um teste",
        open: "Abrir o provedor",
        waiting: "Aguardando o navegador. Um teste dura dez minutos.",
        accepted: "Um login seria aceito.",
        refused: "Um login falharia:",
        sent: "O que o provedor enviou",
        asked: "Solicitações ao provedor",
        made: "O que um login faria disso",
        username: "O nome de usuário",
        user: "O usuário",
        newUser: "seria adicionado",
        groups: "Os grupos",
        noGroups: "Grupos de regras que não existem",
        attribute: "Atributo",
        notSent: "não enviado",
        missing: "Obrigatórios e ausentes",
        functions: "Funções não chamadas")
}

extension ConsoleTexts.Refusals {
    static let brazilian = Self(
        accountOnly: "Só a própria conta pode fazer isso, e os operadores cujo perfil permite "
            + "martlet:AdministerServer.")
}

extension ConsoleTexts.Settings {
    static let brazilianParts: [String: ConsoleTexts.SettingText] = [
        "GroupName": .init("O nome, que nunca muda.", effect: ""),
        "Identifier": .init("O identificador, que nunca muda e inicia cada escopo.", effect: ""),
        "ProviderName": .init("O nome, que nunca muda.", effect: ""),
        "Description": .init("Para operadores.", effect: "As listas a mostram."),
        "RoleArn": .init(
            "O perfil dos membros em pools de identidades.", effect: "Os membros recebem credenciais deste perfil."),
        "Precedence": .init(
            "O menor número decide o perfil preferido.", effect: "Os tokens podem indicar outro perfil preferido."),
        "Name": .init("O nome nas listas.", effect: "As listas o mostram."),
        "Scopes": .init(
            "Os escopos que os aplicativos podem pedir.",
            effect: "Um escopo retirado é recusado aos aplicativos."),
        "IdpIdentifiers": .init(
            "Nomes pelos quais os aplicativos podem pedir o provedor.",
            effect: "Aplicativos que pedem por um nome retirado falham."),
        "AttributeMapping": .init(
            "Como o provedor chama este atributo; vazio para nenhum. Qualquer nome pode ser digitado.",
            effect: "O atributo é copiado a cada login com o provedor."),
        "Domain": .init("Um prefixo, ou um domínio seu com um certificado.", effect: ""),
        "CustomDomainConfig.CertificateArn": .init("Só para um domínio seu.", effect: ""),
        "Schema.Name": .init("Sem “custom:”, que é colocado antes dele.", effect: ""),
        "AttributeDataType": .init("O tipo dos valores.", effect: ""),
        "Mutable": .init("false: um valor definido nunca muda.", effect: ""),
        "StringAttributeConstraints.MinLength": .init("Só para String.", effect: ""),
        "StringAttributeConstraints.MaxLength": .init("Só para String.", effect: ""),
        "NumberAttributeConstraints.MinValue": .init("Só para Number.", effect: ""),
        "NumberAttributeConstraints.MaxValue": .init("Só para Number.", effect: ""),
    ].merging(providerDetails) { one, _ in one }.merging(brazilianClients) { one, _ in one }

    private static let providerDetails: [String: ConsoleTexts.SettingText] = Dictionary(
        [
            ("client_id", "O ID do aplicativo no provedor."), ("client_secret", "Vazio mantém o armazenado."),
            ("private_key", "A chave em PEM. Vazio mantém a armazenada."), ("team_id", "O ID da equipe."),
            ("key_id", "O ID da chave."), ("authorize_scopes", "Os escopos pedidos, separados por espaços."),
            ("api_version", "A versão da API."), ("oidc_issuer", "O URL do emissor."),
            ("attributes_request_method", "Como os atributos são buscados."), ("jwks_uri", "O URL das chaves."),
            ("authorize_url", "Para onde os navegadores vão; vazio para o que o provedor informa."),
            ("token_url", "Onde os códigos são resgatados; vazio para o que o provedor informa."),
            ("attributes_url", "Onde os atributos são buscados; vazio para o que o provedor informa."),
            ("MetadataURL", "O URL dos metadados, ou o documento abaixo."),
            ("MetadataFile", "Os metadados em XML."), ("IDPInit", "Se os logins podem começar no provedor."),
            ("IDPSignout", "Se a saída também encerra a sessão lá."),
            ("EncryptedResponses", "Se as respostas precisam ser criptografadas."),
            ("RequestSigningAlgorithm", "Como as solicitações são assinadas; – para não assinar."),
        ].map { name, help in
            (
                "ProviderDetails.\(name)",
                ConsoleTexts.SettingText(help, effect: "Os logins com o provedor o usam.")
            )
        }
    ) { one, _ in one }
}
