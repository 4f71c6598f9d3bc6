extension ConsoleTexts.Access {
    static let brazilian = Self(
        title: "Acesso",
        lead: "Quem pode chamar as operações: usuários e perfis do IAM, suas políticas e provedores.",
        shipped: "Políticas para operadores",
        shippedLead: "Existem em todas as contas. Anexe uma a um usuário ou perfil; nenhuma outra política é "
            + "necessária para o trabalho dele.",
        shippedPolicy: "A política vem com o Martlet. Pode ser anexada, mas não alterada.",
        shippedPolicies: [
            ("MartletAdmin", "tudo"),
            ("MartletUserAdmin", "usuários, grupos, sessões e identidades; nenhuma configuração"),
            ("MartletConfigAdmin", "configurações dos pools e de seus clientes; nenhum dado de usuários"),
            ("MartletReadOnly", "leitura de tudo, sem segredos"),
            ("MartletAuditor", "leitura de quem pode fazer o quê, e dos logins"),
        ], attached: "Políticas anexadas", detach: "Desanexar", inline: "Políticas em linha",
        newInline: "Adicionar uma política em linha",
        inlineLead: "Uma política que pertence só a este usuário ou perfil.",
        keys: "Chaves de acesso", newKey: "Nova chave de acesso",
        secretOnce: "Copie o segredo agora: ele é exibido nesta página e nunca mais.", activate: "Ativar",
        deactivate: "Desativar", deleteKey: "Excluir", trust: "Política de confiança",
        trustLead: "Quem pode assumir o perfil.", editTrust: "Editar a política de confiança", remove: "Remover",
        clientIDs: "IDs de cliente", back: "Voltar",
        policyLead: "Uma alteração cria uma nova versão, que passa a ser a padrão.",
        holders: "Quem a tem", noHolders: "Nenhum usuário e nenhum perfil tem a política.", versions: "Versões",
        isDefault: "padrão", makeDefault: "Tornar padrão", simulator: "Simulador de políticas",
        simulatorLead: "Se as políticas permitem uma solicitação e qual instrução decide.",
        simulate: "Simular as políticas", simulation: "Simular", principal: "Usuário ou perfil",
        principalHint: "O ARN; vazio para testar só a política abaixo.", document: "Política",
        documentHint: "Um documento de política, sozinho ou somado aos do usuário ou perfil.", actions: "Ações",
        actionsHint: "Uma linha para cada, como cognito-idp:ListUsers.", resources: "Recursos",
        resourcesHint: "Uma linha para cada ARN; vazio para qualquer um.", context: "Contexto",
        contextHint: "Uma linha key=value para cada, como aws:SourceIp=192.0.2.1; linhas com a mesma chave "
            + "são valores dela.",
        nothingToSimulate: "Indique um usuário ou perfil, ou escreva uma política, e indique uma ação.",
        results: "Decisões", decidedBy: "Decidida por", nearly: "Decidiria de outra forma",
        noStatement: "Nenhuma instrução a permite.",
        unread: "Suas políticas não permitem ler estes documentos, por isso as instruções não são mostradas:",
        moreActions: "Estas são as primeiras decisões; simule as outras ações separadamente.",
        otherResource: "É para outros recursos.", missing: { "Falta \($0)." },
        missingKeys: { "Chaves de contexto que as políticas consultam e a solicitação não tem: \($0)." },
        doneBefore: { "Antes disso foi feito, e permanece: \($0.joined(separator: ", "))." }, effect: consequence,
        decision: { decisions[$0] ?? $0 }, failed: { condition($0, key: $1, given: $2) })

    private static let decisions = [
        "allowed": "permitida", "explicitDeny": "negada por uma instrução",
        "implicitDeny": "negada: não está permitida",
    ]

    private static func condition(_ test: String, key: String, given: [String]?) -> String {
        guard let given else { return "\(test) em \(key) não é atendida: a solicitação não tem a chave." }
        return "\(test) em \(key) não é atendida: a solicitação tem \(given.joined(separator: ", "))."
    }

    private static func consequence(_ action: AccessAction) -> String {
        switch action {
        case .attachUserPolicy, .attachRolePolicy: "Em até um segundo, a política decide o que ele pode fazer."
        case .detachUserPolicy, .detachRolePolicy: "O que só esta política permite é recusado em até um segundo."
        case .deleteUserPolicy, .deleteRolePolicy:
            "A política deixa de existir. O que só ela permite é recusado em até um segundo."
        case .createAccessKey:
            "Programas podem assinar com a chave. O segredo dela é exibido uma única vez, na próxima página."
        case .updateAccessKey: "Programas que assinam com uma chave inativa são recusados imediatamente."
        case .deleteAccessKey:
            "Programas que assinam com a chave são recusados imediatamente, e o segredo dela deixa de existir."
        case .tagRole, .untagRole: "Políticas que consultam tags do perfil veem as novas."
        case .setDefaultVersion: "Em até um segundo, a versão decide para todos os que têm a política."
        case .deleteVersion: "O documento da versão deixa de existir. A versão padrão permanece."
        case .addClientID: "Tokens para este cliente são aceitos."
        case .removeClientID: "Tokens para este cliente são recusados."
        }
    }
}

extension ConsoleTexts.Changes {
    static let brazilianAccessOutcomes = [
        "CreateIdentityPool": "O pool de identidades foi criado. Para credenciais, ele precisa de perfis.",
        "UpdateIdentityPool": "O pool de identidades foi salvo.",
        "SetIdentityPoolRoles": "Os perfis foram salvos.",
        "SetPrincipalTagAttributeMap": "As tags de principal foram salvas.",
        "DeleteIdentityPool": "O pool de identidades foi excluído.", "DeleteIdentities": "A identidade foi excluída.",
        "UnlinkDeveloperIdentity": "O usuário foi desvinculado.", "CreateUser": "O usuário foi criado.",
        "UpdateUser": "O usuário foi salvo.", "DeleteUser": "O usuário foi excluído.",
        "CreateRole": "O perfil foi criado.",
        "UpdateRole": "O perfil foi salvo.", "DeleteRole": "O perfil foi excluído.",
        "UpdateAssumeRolePolicy": "A política de confiança foi salva.", "CreatePolicy": "A política foi criada.",
        "CreatePolicyVersion": "A política foi salva como uma nova versão.",
        "DeletePolicy": "A política foi excluída.",
        "PutUserPolicy": "A política em linha foi salva.", "PutRolePolicy": "A política em linha foi salva.",
        "DeleteUserPolicy": "A política em linha foi excluída.",
        "DeleteRolePolicy": "A política em linha foi excluída.",
        "AttachUserPolicy": "A política foi anexada.", "AttachRolePolicy": "A política foi anexada.",
        "DetachUserPolicy": "A política foi desanexada.", "DetachRolePolicy": "A política foi desanexada.",
        "UpdateAccessKey": "A chave de acesso foi alterada.", "DeleteAccessKey": "A chave de acesso foi excluída.",
        "TagRole": "A tag foi salva.", "UntagRole": "A tag foi removida.",
        "SetDefaultPolicyVersion": "A versão é a padrão.", "DeletePolicyVersion": "A versão foi excluída.",
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
            title: "Usuários do IAM", create: "Criar um usuário do IAM",
            lead: "Programas e operadores com chaves de acesso.",
            effect: "O usuário ainda não tem permissões nem chave de acesso."),
        "role": .init(
            title: "Perfis", create: "Criar um perfil",
            lead: "Permissões para quem puder assumi-los: identidades, usuários, outros programas.",
            effect: "Quem a política de confiança indica pode assumir o perfil. Ele ainda não tem permissões."),
        "policy": .init(
            title: "Políticas", create: "Criar uma política", lead: "Permissões que usuários e perfis compartilham.",
            effect: "A política não tem efeito até ser anexada."),
        "openid-provider": .init(
            title: "Provedores OpenID", create: "Criar um provedor OpenID",
            lead: "Emissores em cujos tokens pools de identidades e perfis confiam.",
            effect: "Pools de identidades e políticas de confiança podem indicar o provedor."),
        "saml-provider": .init(
            title: "Provedores SAML", create: "Criar um provedor SAML",
            lead: "Provedores em cujas asserções pools de identidades e perfis confiam.",
            effect: "Pools de identidades e políticas de confiança podem indicar o provedor."),
    ]

    static let brazilianAccessDeletions: [String: String] = [
        "user": "Não é possível excluir um usuário com chaves de acesso ou políticas anexadas: remova-as antes.",
        "role": "Não é possível excluir um perfil com políticas anexadas. Credenciais do perfil deixam "
            + "de funcionar imediatamente.",
        "policy": "Não é possível excluir uma política anexada ou com outras versões.",
        "openid-provider": "Pools de identidades e perfis que o indicam não admitem mais os usuários dele.",
        "saml-provider": "Pools de identidades e perfis que o indicam não admitem mais os usuários dele.",
    ]
}

extension ConsoleTexts.Settings {
    static let brazilianAccess: [String: ConsoleTexts.SettingText] = [
        "UserName": .init("O nome do usuário.", effect: ""),
        "NewUserName": .init(
            "O nome. Chaves de acesso e políticas permanecem.",
            effect: "Políticas que indicam o ARN do usuário não correspondem mais."),
        "NewPath": .init("O caminho antes do nome no ARN.", effect: "O ARN do usuário passa a ser outro."),
        "Path": .init("O caminho antes do nome no ARN; / se vazio.", effect: ""),
        "RoleName": .init("O nome, que nunca muda.", effect: ""),
        "AssumeRolePolicyDocument": .init("Quem pode assumir o perfil.", effect: ""),
        "Role.Description": .init("Para operadores.", effect: "As listas a mostram."),
        "MaxSessionDuration": .init(
            "A sessão mais longa, em segundos.", effect: "Sessões mais longas são recusadas a partir de agora."),
        "PolicyName": .init("O nome, que nunca muda.", effect: ""),
        "PolicyDocument": .init(
            "Uma política em JSON.", effect: "O que o documento não permite mais é recusado em até um segundo."),
        "Url": .init("O emissor, com https://. Nunca muda.", effect: ""),
        "ClientIDList": .init("Os IDs de cliente aos quais os tokens se destinam.", effect: ""),
        "ThumbprintList": .init(
            "Resumos de certificados, que o Martlet guarda para ferramentas e não compara.",
            effect: "Ferramentas que leem o provedor veem estes."),
        "SAMLMetadataDocument": .init(
            "Os metadados do provedor em XML.",
            effect: "Asserções assinadas com as chaves anteriores são recusadas."),
    ]
}
