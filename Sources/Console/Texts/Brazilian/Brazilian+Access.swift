extension ConsoleTexts.Access {
    static let brazilian = Self(
        title: "Acesso",
        lead: "Quem pode chamar as operações: usuários e funções do IAM, suas políticas e "
            + "provedores.",
        shipped: "Políticas para operadores",
        shippedLead: "Existem em todas as contas. Anexe uma a um usuário ou função; nenhuma outra "
            + "política é necessária para o trabalho.",
        shippedPolicy: "A política vem com o Martlet. Ela pode ser anexada, mas não alterada.",
        shippedPolicies: [
            ("MartletAdmin", "tudo"),
            ("MartletUserAdmin", "usuários, grupos, sessões e identidades; sem configurações"),
            ("MartletConfigAdmin", "configurações dos pools e de seus clientes; sem dados de usuários"),
            ("MartletReadOnly", "leitura de tudo, sem segredos"),
            ("MartletAuditor", "leitura de quem pode fazer o quê, e dos logins"),
        ], attached: "Políticas anexadas", detach: "Desanexar", inline: "Políticas em linha",
        newInline: "Adicionar uma política em linha",
        inlineLead: "Uma política que pertence somente a este usuário ou função.",
        keys: "Chaves de acesso", newKey: "Nova chave de acesso",
        secretOnce: "Copie o segredo agora: ele é mostrado nesta página e nunca mais.", activate: "Ativar",
        deactivate: "Desativar", deleteKey: "Excluir", trust: "Política de confiança",
        trustLead: "Quem pode assumir a função.", editTrust: "Editar a política de confiança", remove: "Remover",
        clientIDs: "IDs de cliente", back: "Voltar",
        policyLead: "Uma alteração cria uma nova versão, que se torna a padrão.",
        holders: "Quem a tem", noHolders: "Nenhum usuário ou função tem a política.", versions: "Versões",
        isDefault: "padrão", makeDefault: "Tornar padrão", simulator: "Simulador de políticas",
        simulatorLead: "Se as políticas permitem uma solicitação, e qual instrução decide.",
        simulate: "Simular as políticas", simulation: "Simular", principal: "Usuário ou função",
        principalHint: "O ARN; vazio para testar somente a política abaixo.", document: "Política",
        documentHint: "Um documento de política, sozinho ou somado às políticas do usuário ou da "
            + "função.", actions: "Ações",
        actionsHint: "Uma por linha, como cognito-idp:ListUsers.", resources: "Recursos",
        resourcesHint: "Um ARN por linha; vazio para qualquer um.", context: "Contexto",
        contextHint: "Um key=value por linha, como aws:SourceIp=192.0.2.1; linhas com a mesma chave "
            + "são os valores dela.",
        nothingToSimulate: "Indique um usuário ou função, ou escreva uma política, e indique uma ação.",
        results: "Decisões",
        decidedBy: "Decidido por", nearly: "Decidiria de outro modo",
        noStatement: "Nenhuma instrução o permite.",
        unread: "Suas políticas não permitem ler estes documentos; por isso, as instruções não "
            + "são mostradas:",
        moreActions: "Estas são as primeiras decisões; simule as outras ações separadamente.",
        otherResource: "É para outros recursos.", missing: { "Falta \($0)." },
        missingKeys: {
            "Chaves de contexto que as políticas consultam e que faltam na solicitação: "
                + "\($0)."
        },
        doneBefore: { "Antes disso, foi concluído e permanece: \($0.joined(separator: ", "))." }, effect: consequence,
        decision: { decisions[$0] ?? $0 }, failed: { condition($0, key: $1, given: $2) })

    private static let decisions = [
        "allowed": "permitido", "explicitDeny": "negado por uma instrução", "implicitDeny": "negado: não permitido",
    ]

    private static func condition(_ test: String, key: String, given: [String]?) -> String {
        guard let given else { return "\(test) em \(key) não se cumpre: a solicitação não tem a chave." }
        return "\(test) em \(key) não se cumpre: a solicitação tem "
            + "\(given.joined(separator: ", "))."
    }

    private static func consequence(_ action: AccessAction) -> String {
        switch action {
        case .attachUserPolicy, .attachRolePolicy: "Em até um segundo, a política passa a decidir o que é permitido."
        case .detachUserPolicy, .detachRolePolicy: "O que somente esta política permite é recusado em até um segundo."
        case .deleteUserPolicy, .deleteRolePolicy:
            "A política deixa de existir. O que somente ela permite é recusado em até um "
                + "segundo."
        case .createAccessKey:
            "Programas podem assinar com a chave. O segredo é mostrado uma única vez, na "
                + "próxima página."
        case .updateAccessKey: "Programas que assinam com uma chave inativa são recusados imediatamente."
        case .deleteAccessKey:
            "Programas que assinam com a chave são recusados imediatamente, e o segredo "
                + "deixa de existir."
        case .tagRole, .untagRole: "Políticas que consultam tags da função veem as novas."
        case .setDefaultVersion: "Em até um segundo, a versão passa a decidir para todos os que têm a política."
        case .deleteVersion: "O documento da versão deixa de existir. A versão padrão permanece."
        case .addClientID: "Tokens para este cliente são aceitos."
        case .removeClientID: "Tokens para este cliente são recusados."
        }
    }
}

extension ConsoleTexts.Changes {
    static let brazilianAccessOutcomes = [
        "CreateIdentityPool": "O pool de identidades foi criado. Ele precisa de funções para fornecer "
            + "credenciais.",
        "UpdateIdentityPool": "O pool de identidades foi salvo.",
        "SetIdentityPoolRoles": "As funções foram salvas.",
        "SetPrincipalTagAttributeMap": "As tags da entidade principal foram salvas.",
        "DeleteIdentityPool": "O pool de identidades foi excluído.", "DeleteIdentities": "A identidade foi excluída.",
        "UnlinkDeveloperIdentity": "O usuário foi desvinculado.", "CreateUser": "O usuário foi criado.",
        "UpdateUser": "O usuário foi salvo.", "DeleteUser": "O usuário foi excluído.",
        "CreateRole": "A função foi criada.",
        "UpdateRole": "A função foi salva.", "DeleteRole": "A função foi excluída.",
        "UpdateAssumeRolePolicy": "A política de confiança foi salva.", "CreatePolicy": "A política foi criada.",
        "CreatePolicyVersion": "A política foi salva como uma nova versão.", "DeletePolicy": "A política foi excluída.",
        "PutUserPolicy": "A política em linha foi salva.", "PutRolePolicy": "A política em linha foi salva.",
        "DeleteUserPolicy": "A política em linha foi excluída.",
        "DeleteRolePolicy": "A política em linha foi excluída.",
        "AttachUserPolicy": "A política foi anexada.", "AttachRolePolicy": "A política foi anexada.",
        "DetachUserPolicy": "A política foi desanexada.", "DetachRolePolicy": "A política foi desanexada.",
        "UpdateAccessKey": "A chave de acesso foi alterada.", "DeleteAccessKey": "A chave de acesso foi excluída.",
        "TagRole": "A tag foi salva.", "UntagRole": "A tag foi removida.",
        "SetDefaultPolicyVersion": "A versão agora é a padrão.", "DeletePolicyVersion": "A versão foi excluída.",
        "CreateOpenIDConnectProvider": "O provedor foi criado.",
        "DeleteOpenIDConnectProvider": "O provedor foi excluído.",
        "UpdateOpenIDConnectProviderThumbprint": "O provedor foi salvo.",
        "AddClientIDToOpenIDConnectProvider": "O ID de cliente foi adicionado.",
        "RemoveClientIDFromOpenIDConnectProvider": "O ID de cliente foi removido.",
        "CreateSAMLProvider": "O provedor foi criado.", "UpdateSAMLProvider": "O provedor foi salvo.",
        "DeleteSAMLProvider": "O provedor foi excluído.",
    ]
}

extension ConsoleTexts.Parts {
    static let brazilianAccessParts: [String: ConsoleTexts.PartText] = [
        "user": .init(
            title: "Usuários do IAM", lead: "Programas e operadores com chaves de acesso.",
            effect: "O usuário ainda não tem permissões nem chave de acesso."),
        "role": .init(
            title: "Funções", lead: "Permissões para quem pode assumi-las: identidades, usuários, outros programas.",
            effect: "Quem a política de confiança indica pode assumir a função. Ela ainda não tem "
                + "permissões."),
        "policy": .init(
            title: "Políticas", lead: "Permissões compartilhadas por usuários e funções.",
            effect: "A política não tem efeito até ser anexada."),
        "openid-provider": .init(
            title: "Provedores OpenID", lead: "Emissores cujos tokens são aceitos por pools de identidades e funções.",
            effect: "Pools de identidades e políticas de confiança podem indicar o provedor."),
        "saml-provider": .init(
            title: "Provedores SAML",
            lead: "Provedores cujas asserções são aceitas por pools de identidades e funções.",
            effect: "Pools de identidades e políticas de confiança podem indicar o provedor."),
    ]

    static let brazilianAccessDeletions: [String: String] = [
        "user": "Um usuário com chaves de acesso ou políticas anexadas é recusado: remova-as "
            + "primeiro.",
        "role": "Uma função com políticas anexadas é recusada. As credenciais da função deixam "
            + "de funcionar imediatamente.",
        "policy": "Uma política que está anexada ou tem outras versões é recusada.",
        "openid-provider": "Pools de identidades e funções que o indicam não admitem mais seus usuários.",
        "saml-provider": "Pools de identidades e funções que o indicam não admitem mais seus usuários.",
    ]
}

extension ConsoleTexts.Settings {
    static let brazilianAccess: [String: ConsoleTexts.SettingText] = [
        "UserName": .init("O nome do usuário.", effect: ""),
        "NewUserName": .init(
            "O nome. Chaves de acesso e políticas permanecem.",
            effect: "Políticas que indicam o ARN anterior do usuário deixam de corresponder."),
        "NewPath": .init("O caminho antes do nome no ARN.", effect: "O ARN do usuário passa a ser outro."),
        "Path": .init("O caminho antes do nome no ARN; / se vazio.", effect: ""),
        "RoleName": .init("O nome, que nunca muda.", effect: ""),
        "AssumeRolePolicyDocument": .init("Quem pode assumir a função.", effect: ""),
        "Role.Description": .init("Para operadores.", effect: "As listas o mostram."),
        "MaxSessionDuration": .init(
            "A sessão mais longa, em segundos.", effect: "Sessões mais longas são recusadas de agora em diante."),
        "PolicyName": .init("O nome, que nunca muda.", effect: ""),
        "PolicyDocument": .init(
            "Uma política em JSON.", effect: "O que o documento não permite mais é recusado em até um segundo."),
        "Url": .init("O emissor, com https://. Nunca muda.", effect: ""),
        "ClientIDList": .init("Os IDs de cliente a que os tokens se destinam.", effect: ""),
        "ThumbprintList": .init(
            "Resumos de certificados, que o Martlet guarda para ferramentas e não compara.",
            effect: "Ferramentas que leem o provedor veem estes."),
        "SAMLMetadataDocument": .init(
            "Os metadados do provedor em XML.", effect: "Asserções assinadas com as chaves anteriores são recusadas."),
    ]
}
