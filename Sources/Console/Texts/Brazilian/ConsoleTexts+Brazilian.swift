extension ConsoleTexts {
    static let brazilian = ConsoleTexts(
        language: "pt-BR", entry: .brazilian, shell: .brazilian, home: .brazilian, search: .brazilian,
        sessions: .brazilian, explorer: .brazilian, changes: .brazilian, pools: .brazilian, users: .brazilian,
        clients: .brazilian, settings: .brazilian, parts: .brazilian, schema: .brazilian, domains: .brazilian,
        triggers: .brazilian, checks: .brazilian, refusals: .brazilian, inspector: .brazilian, sync: .brazilian,
        server: .brazilian, identityPools: .brazilian, access: .brazilian, administration: .brazilian,
        further: .brazilian)
}

extension ConsoleTexts.Entry {
    static let brazilian = Self(
        title: "Entrar no console", enterAs: "Você entra com as permissões de",
        limits: "A sessão termina após 15 minutos sem uso, após 8 horas ou quando você sai.",
        button: "Entrar", refused: "Este endereço não é válido",
        foreign: "O formulário foi enviado de outro site.", noSession: "Você não entrou no console",
        howToEnter: "Execute “martlet console open” no servidor e abra, em até um minuto, o endereço exibido.",
        signIn: "Entrar", signInAgain: "Entrar de novo", signedIn: "Você entrou", goOn: "Continuar",
        notFound: "A conta não tem um pool de operadores. Execute “martlet console invite NAME” no servidor.",
        otherHost: "Os operadores entram pelo endereço do próprio console.",
        notAsked: "Este navegador não iniciou este login, ou o iniciou há mais de dez minutos. Comece de novo.",
        notFinished: "O login não foi concluído.", setup: .brazilian)
}

extension ConsoleTexts.Setup {
    static let brazilian = Self(
        title: "O primeiro operador", invitedTitle: "Você recebeu um convite",
        lead: "Aqui são criados um pool de usuários para operadores, um grupo e um perfil para cada "
            + "tipo de operador e você como o primeiro deles, com todas as permissões. Depois você "
            + "entra e registra um aplicativo autenticador.",
        invitedLead: "Escolha uma senha. Depois você entra e registra um aplicativo autenticador.",
        name: "Seu nome de usuário",
        nameHint: "Letras, dígitos e + = , . @ - _. É assim que o log de auditoria identifica você.", email: "E-mail",
        emailHint: "Pode ficar vazio. Com ele é possível trocar uma senha esquecida.", password: "Senha",
        again: "Repita a senha",
        passwordHint: "Pelo menos 12 caracteres, com letra maiúscula, letra minúscula, dígito e símbolo.",
        button: "Continuar", done: "Pronto. Entre agora.",
        notGood: "Este endereço já foi usado, é antigo demais ou foi alterado. Execute “martlet console "
            + "invite NAME” no servidor para obter outro.",
        differ: "As senhas não são iguais.", noName: "Digite um nome de usuário.")
}

extension ConsoleTexts.Shell {
    static let brazilian = Self(
        skip: "Ir para o conteúdo", navigation: "Console", path: "Acima desta página",
        signedInAs: "Você age como", language: "Idioma", failed: "Não deu certo",
        denied: "Suas políticas não permitem isso", forged: "O formulário está desatualizado",
        forgedHelp: "Nada foi alterado. Abra a página de novo e envie o formulário mais uma vez.", table: "Tabela",
        copy: "Copiar", copied: "Copiado", first: "Primeira página", next: "Próxima página")
}

extension ConsoleTexts.Home {
    static let brazilian = Self(
        title: "Início", identityPools: "Pools de identidades", noIdentityPools: "Ainda não há pool de identidades.",
        estimatedUsers: "usuários (estimativa)", allPools: "Todos os pools de usuários", tools: "Ferramentas")
}

extension ConsoleTexts.Search {
    static let brazilian = Self(
        title: "Buscar", label: "Buscar", placeholder: "Páginas, pools, usuários, operações ( / )", button: "Buscar",
        empty: "Digite o que procura: uma página, o ID ou o nome de um pool, uma operação ou, nas "
            + "páginas de um pool, um usuário.",
        none: "Nada encontrado.", users: "Usuários", pools: "Pools de usuários", operations: "Operações",
        pages: "Páginas", more: "Buscar em mais pools", palette: "Ir para", found: { "Resultados para “\($0)”" },
        usersOf: { "Usuários de \($0)" })
}

extension ConsoleTexts.Sessions {
    static let brazilian = Self(
        title: "Sessões",
        lead: "Navegadores que entraram no console. Uma sessão também termina quando sua chave de "
            + "acesso ou seu perfil é excluído.",
        caller: "Age como", from: "Origem", began: "Início", used: "Último uso", ends: "Término", action: "Ação",
        end: "Encerrar", current: "esta", leave: "Sair do console", missing: "Esta sessão não existe.")
}

extension ConsoleTexts.Explorer {
    static let brazilian = Self(
        title: "Operações", lead: "Todas as operações das APIs como formulários, executadas com suas permissões.",
        unbuilt: "não disponível", unbuiltLead: "Esta operação da API não existe nesta versão do Martlet.",
        noSuchOperation: "Esta operação não existe.", reads: "só lê", changes: "altera dados",
        deletes: "exclui dados", byPolicies: "suas políticas decidem", withoutPolicies: "não exige permissão",
        input: "Entrada", noInput: "A operação não tem entrada.", send: "Enviar",
        asJSON: "Escrever a entrada como JSON", asForm: "Voltar ao formulário", json: "Entrada como JSON",
        region: "Região", regionHint: "Se a entrada não indicar um pool.", succeeded: "Concluído.",
        request: "O que foi enviado, e o mesmo como comando", sameCLI: "O mesmo com a AWS CLI",
        samePython: "O mesmo com boto3", sameTerraform: "No Terraform",
        terraformHint: "“terraform plan -generate-config-out=generated.tf” escreve a configuração.",
        sameJSON: "A entrada como JSON",
        confirmLead: "Isso exclui para sempre o que a entrada indica.",
        otherName: "O nome não é esse. Nada foi excluído.", confirmTitle: { "\($0): tem certeza?" },
        typeName: { "Digite “\($0)” para continuar" }, optional: { "Opcional (\($0))" },
        count: { "\($0) de \($1) disponíveis" }, kind: brazilianHint)

    /// How a value of a kind is typed.
    static func brazilianHint(_ kind: InputField.Kind) -> String {
        switch kind {
        case .line, .choice: "Texto"
        case .text: "Texto com qualquer número de linhas, ou Base64 para bytes"
        case .secret: "Segredo: nunca mais será exibido"
        case .number: "Número inteiro"
        case .time: "Data e hora, como 2026-11-21T00:30:00Z, ou segundos desde 1970"
        case .flag: "Verdadeiro ou falso"
        case .list: "Lista: uma linha para cada item"
        case .map: "Mapa: uma linha key=value para cada item"
        case .json: "JSON"
        }
    }
}

extension ConsoleTexts.Changes {
    static let brazilian = Self(
        setting: "Configuração", before: "Antes", after: "Depois", effect: "Consequência", affected: "Quem é afetado",
        review: "Revisar a alteração", confirm: "Confirmar", cancel: "Cancelar", nothing: "Nada mudaria.",
        notFresh: "O que não pode ser desfeito exige uma sessão iniciada nos últimos 10 minutos. Execute "
            + "“martlet console open” de novo e volte a esta página. Nada foi alterado.",
        otherName: "O nome não é esse. Nada foi alterado.", undo: "Desfazer", grade: warning,
        done: { outcomes[$0] ?? brazilianAccessOutcomes[$0] ?? ConsoleTexts.Administration.brazilianOutcomes[$0] })

    private static func warning(_ grade: DangerGrade) -> String? {
        switch grade {
        case .reversible: nil
        case .costly:
            "Os usuários percebem isso. A alteração contrária não lhes devolve o que perderem nesse meio-tempo."
        case .irreversible: "Isso não pode ser desfeito."
        }
    }

    private static let outcomes = [
        "AdminEnableUser": "O usuário foi ativado.", "AdminDisableUser": "O usuário foi desativado.",
        "AdminResetUserPassword": "O usuário precisa definir uma nova senha.",
        "AdminUserGlobalSignOut": "O usuário foi desconectado de todos os lugares.",
        "AdminConfirmSignUp": "O usuário foi confirmado.", "AdminAddUserToGroup": "O usuário está no grupo.",
        "AdminRemoveUserFromGroup": "O usuário não está mais no grupo.",
        "AdminUpdateUserAttributes": "Os atributos foram salvos.",
        "AdminDeleteUserAttributes": "Os atributos foram salvos.",
        "CreateUserPoolClient": "O cliente de aplicativo foi criado.", "EndConsoleSession": "A sessão foi encerrada.",
        "UpdateUserPool": "As configurações foram salvas.", "SetUserPoolMfaConfig": "As configurações foram salvas.",
        "SetUserPoolSessionConfiguration": "As configurações foram salvas.",
        "SetRiskConfiguration": "As configurações foram salvas.",
        "SetLogDeliveryConfiguration": "As configurações foram salvas.",
        "UpdateUserPoolClient": "As configurações foram salvas.",
        "AddCustomAttributes": "O atributo foi adicionado.",
        "CreateGroup": "O grupo foi criado.", "UpdateGroup": "O grupo foi salvo.",
        "DeleteGroup": "O grupo foi excluído.", "CreateResourceServer": "O servidor de recursos foi criado.",
        "UpdateResourceServer": "O servidor de recursos foi salvo.",
        "DeleteResourceServer": "O servidor de recursos foi excluído.",
        "CreateIdentityProvider": "O provedor foi criado.", "UpdateIdentityProvider": "O provedor foi salvo.",
        "DeleteIdentityProvider": "O provedor foi excluído.", "CreateUserPoolDomain": "O domínio foi criado.",
        "DeleteUserPoolDomain": "O domínio foi excluído.",
        "DeleteUserPoolClient": "O cliente de aplicativo foi excluído.",
        "DeleteUserPool": "O pool foi excluído.",
        "UpdateRecords": "Os registros foram gravados.", "DeleteDataset": "Os conjuntos de dados foram excluídos.",
        "SetIdentityPoolConfiguration": "As configurações foram salvas.",
        "SetCognitoEvents": "As configurações foram salvas.",
        "BulkPublish": "A publicação em massa foi iniciada.",
    ]
}

extension ConsoleTexts.Pools {
    static let brazilian = Self(
        title: "Pools de usuários", none: "Ainda não há pool de usuários.", name: "Nome", id: "ID", created: "Criado",
        changed: "Alterado", create: "Criar um pool de usuários", overview: "Visão geral", parts: "Partes do pool",
        more: "Como operações", integration: "Integração de aplicativos", federation: "Federação",
        creation: .brazilian)
}

extension ConsoleTexts.Users {
    static let brazilian = Self(
        title: "Usuários", none: "Nenhum usuário encontrado.", search: "Começa com", searchIn: "Atributo",
        anyAttribute: "conforme o texto", find: "Buscar", username: "Nome de usuário", email: "E-mail",
        phone: "Telefone", status: "Status", enabled: "Ativado", created: "Criado", isEnabled: "ativado",
        isDisabled: "desativado", attributes: "Atributos", editAttributes: "Editar atributos",
        emptiedAttribute: "Um atributo sem valor é removido.",
        attributesEffect: "O usuário mantém a senha e as sessões; novos tokens mostram os novos valores.",
        disableFirst: "Aqui só é possível excluir um usuário desativado.", groups: "Grupos", group: "Grupo",
        noGroups: "O usuário não está em nenhum grupo.", precedence: "Precedência", role: "Perfil",
        actionHeading: "Ação", history: "Histórico de login", noHistory: "Nenhum login registrado.", time: "Horário",
        event: "Evento", outcome: "Resultado", risk: "Risco", from: "Origem", sessions: "Sessões",
        someSessions: "todas as existentes", noSessions: "nenhuma", creation: .brazilian, security: .brazilian,
        searched: { "Busca: \($0)" }, action: label, effect: consequence)

    private static func label(_ action: UserAction) -> String {
        switch action {
        case .enable: "Ativar"
        case .disable: "Desativar"
        case .resetPassword: "Redefinir a senha"
        case .signOut: "Desconectar de todos os lugares"
        case .confirm: "Confirmar"
        case .addToGroup: "Adicionar a um grupo"
        case .removeFromGroup: "Remover do grupo"
        }
    }

    private static func consequence(_ action: UserAction) -> String {
        switch action {
        case .enable: "O usuário pode entrar de novo."
        case .disable: "O usuário não pode entrar, e todas as sessões terminam. Nada é excluído."
        case .resetPassword: "O usuário recebe um código e precisa definir uma nova senha antes do próximo login."
        case .signOut:
            "Todas as sessões terminam. Serviços que verificam os tokens por conta própria aceitam "
                + "os tokens de acesso até que eles expirem."
        case .confirm: "O usuário pode entrar sem o código que foi enviado."
        case .addToGroup: "Os tokens do próximo login indicam o grupo e o perfil dele."
        case .removeFromGroup: "Os tokens do próximo login não indicam mais o grupo e o perfil dele."
        }
    }
}

extension ConsoleTexts.Clients {
    static let brazilian = Self(
        title: "Clientes de aplicativo", none: "Ainda não há cliente de aplicativo.", name: "Nome",
        id: "ID do cliente", create: "Criar um cliente de aplicativo", settings: "Configurações",
        settingsLead: "O que o aplicativo pode fazer e por quanto tempo seus tokens valem.",
        change: "Alterar as configurações", snippet: "Para o seu aplicativo",
        noSecret: "O cliente não tem segredo.", hasSecret: "O cliente tem um segredo.",
        showSecret: "Mostrar o segredo",
        shownSecret: "O segredo só é exibido nesta página.", callbacks: "Endereços de retorno",
        callbacksHint: "Uma linha para cada um. Sem nenhum, o cliente não pode usar as páginas de login.",
        scopes: "Escopos",
        scopesHint: "Para programas: uma linha para cada escopo de um servidor de recursos.",
        kindHeading: "Tipo de aplicativo", kind: label, effect: consequence)

    private static func label(_ kind: ClientKind) -> String {
        switch kind {
        case .web: "Aplicativo web em um servidor: tem segredo, os usuários entram pelas páginas de login"
        case .spa: "Aplicativo de página única no navegador: sem segredo, authorization code com PKCE"
        case .mobile: "Aplicativo em um dispositivo: sem segredo, login por SRP ou pelas páginas de login"
        case .machine: "Programa sem usuários: tem segredo, client credentials"
        }
    }

    private static func consequence(_ kind: ClientKind) -> String {
        kind.hasUsers
            ? "Os usuários do pool podem entrar no aplicativo."
            : "O programa pode obter tokens de acesso para si mesmo."
    }
}
