extension ConsoleTexts.Access {
    static let french = Self(
        title: "Accès",
        lead:
            """
            Qui peut appeler les opérations\u{A0}: utilisateurs et rôles d’IAM, leurs politiques et les \
            fournisseurs.
            """,
        shipped: "Politiques pour les opérateurs",
        shippedLead:
            """
            Elles sont dans chaque compte. Attachez-en une à un utilisateur ou un rôle\u{A0}; son travail \
            n’en demande pas d’autre.
            """,
        shippedPolicy: "La politique est fournie avec Martlet. Elle peut être attachée, mais pas modifiée.",
        shippedPolicies: [
            ("MartletAdmin", "tout"),
            ("MartletUserAdmin", "utilisateurs, groupes, sessions et identités\u{A0}; aucun paramètre"),
            ("MartletConfigAdmin", "paramètres des pools et de leurs clients\u{A0}; aucune donnée d’utilisateurs"),
            ("MartletReadOnly", "tout lire, sauf les secrets"),
            ("MartletAuditor", "lire qui peut faire quoi, et les connexions"),
        ], attached: "Politiques attachées", detach: "Détacher", inline: "Politiques en ligne",
        newInline: "Ajouter une politique en ligne",
        inlineLead: "Une politique qui n’appartient qu’à cet utilisateur ou ce rôle.",
        keys: "Clés d’accès", newKey: "Nouvelle clé d’accès",
        secretOnce: "Copiez le secret maintenant\u{A0}: il est affiché sur cette page, et plus jamais ensuite.",
        activate: "Activer",
        deactivate: "Désactiver", deleteKey: "Supprimer", trust: "Politique de confiance",
        trustLead: "Qui peut endosser le rôle.", editTrust: "Modifier la politique de confiance", remove: "Retirer",
        clientIDs: "Identifiants de clients", back: "Retour",
        policyLead: "Une modification crée une nouvelle version, qui devient la version par défaut.",
        holders: "Qui l’a", noHolders: "Aucun utilisateur ni rôle n’a la politique.", versions: "Versions",
        isDefault: "par défaut", makeDefault: "Définir par défaut", simulator: "Simulateur de politiques",
        simulatorLead: "Si des politiques autorisent une requête, et quelle instruction décide.",
        simulate: "Simuler les politiques", simulation: "Simuler", principal: "Utilisateur ou rôle",
        principalHint: "Son ARN\u{A0}; vide pour n’essayer que la politique ci-dessous.", document: "Politique",
        documentHint: "Un document de politique, seul ou en plus de ceux de l’utilisateur ou du rôle.",
        actions: "Actions",
        actionsHint: "Une ligne par action, comme cognito-idp:ListUsers.", resources: "Ressources",
        resourcesHint: "Une ligne par ARN\u{A0}; vide pour n’importe laquelle.", context: "Contexte",
        contextHint:
            """
            Une ligne key=value par valeur, comme aws:SourceIp=192.0.2.1\u{A0}; les lignes de même clé sont \
            ses valeurs.
            """,
        nothingToSimulate: "Nommez un utilisateur ou un rôle, ou écrivez une politique, et nommez une action.",
        results: "Décisions",
        decidedBy: "Décidé par", nearly: "Décideraient autrement",
        noStatement: "Aucune instruction ne l’autorise.",
        unread:
            """
            Vos politiques ne permettent pas de lire ces documents\u{A0}; leurs instructions ne sont donc pas \
            affichées\u{A0}:
            """,
        moreActions: "Ce sont les premières décisions\u{A0}; simulez les autres actions à part.",
        otherResource: "Elle concerne d’autres ressources.", missing: { "\($0) manque." },
        missingKeys: { "Clés de contexte que les politiques demandent et que la requête n’a pas\u{A0}: \($0)." },
        doneBefore: { "Avant cela a été fait, et reste\u{A0}: \($0.joined(separator: ", "))." }, effect: consequence,
        decision: { decisions[$0] ?? $0 }, failed: { condition($0, key: $1, given: $2) })

    private static let decisions = [
        "allowed": "autorisé", "explicitDeny": "refusé par une instruction",
        "implicitDeny": "refusé\u{A0}: non autorisé",
    ]

    private static func condition(_ test: String, key: String, given: [String]?) -> String {
        guard let given else { return "\(test) sur \(key) n’est pas remplie\u{A0}: la requête n’a pas la clé." }
        return "\(test) sur \(key) n’est pas remplie\u{A0}: la requête a \(given.joined(separator: ", "))."
    }

    private static func consequence(_ action: AccessAction) -> String {
        switch action {
        case .attachUserPolicy, .attachRolePolicy: "La politique décide en moins d’une seconde de ce qui est permis."
        case .detachUserPolicy, .detachRolePolicy:
            "Ce que seule cette politique autorise est refusé en moins d’une seconde."
        case .deleteUserPolicy, .deleteRolePolicy:
            "La politique disparaît. Ce qu’elle seule autorise est refusé en moins d’une seconde."
        case .createAccessKey:
            """
            Des programmes peuvent signer avec la clé. Son secret est affiché une fois, sur la page \
            suivante.
            """
        case .updateAccessKey: "Les programmes qui signent avec une clé inactive sont refusés aussitôt."
        case .deleteAccessKey: "Les programmes qui signent avec la clé sont refusés aussitôt, et son secret disparaît."
        case .tagRole, .untagRole: "Les politiques qui consultent les tags du rôle voient les nouveaux."
        case .setDefaultVersion: "La version décide en moins d’une seconde pour tous ceux qui ont la politique."
        case .deleteVersion: "Le document de la version disparaît. La version par défaut reste."
        case .addClientID: "Les jetons pour ce client sont acceptés."
        case .removeClientID: "Les jetons pour ce client sont refusés."
        }
    }
}

extension ConsoleTexts.Changes {
    static let frenchAccessOutcomes = [
        "CreateIdentityPool":
            "Le pool d’identités est créé. Il lui faut des rôles pour les informations d’identification.",
        "UpdateIdentityPool": "Le pool d’identités est enregistré.",
        "SetIdentityPoolRoles": "Les rôles sont enregistrés.",
        "SetPrincipalTagAttributeMap": "Les tags de principal sont enregistrés.",
        "DeleteIdentityPool": "Le pool d’identités est supprimé.", "DeleteIdentities": "L’identité est supprimée.",
        "UnlinkDeveloperIdentity": "L’utilisateur est dissocié.", "CreateUser": "L’utilisateur est créé.",
        "UpdateUser": "L’utilisateur est enregistré.", "DeleteUser": "L’utilisateur est supprimé.",
        "CreateRole": "Le rôle est créé.",
        "UpdateRole": "Le rôle est enregistré.", "DeleteRole": "Le rôle est supprimé.",
        "UpdateAssumeRolePolicy": "La politique de confiance est enregistrée.",
        "CreatePolicy": "La politique est créée.",
        "CreatePolicyVersion": "La politique est enregistrée comme nouvelle version.",
        "DeletePolicy": "La politique est supprimée.",
        "PutUserPolicy": "La politique en ligne est enregistrée.",
        "PutRolePolicy": "La politique en ligne est enregistrée.",
        "DeleteUserPolicy": "La politique en ligne est supprimée.",
        "DeleteRolePolicy": "La politique en ligne est supprimée.",
        "AttachUserPolicy": "La politique est attachée.", "AttachRolePolicy": "La politique est attachée.",
        "DetachUserPolicy": "La politique est détachée.", "DetachRolePolicy": "La politique est détachée.",
        "UpdateAccessKey": "La clé d’accès est modifiée.", "DeleteAccessKey": "La clé d’accès est supprimée.",
        "TagRole": "Le tag est enregistré.", "UntagRole": "Le tag est retiré.",
        "SetDefaultPolicyVersion": "La version est celle par défaut.",
        "DeletePolicyVersion": "La version est supprimée.",
        "CreateOpenIDConnectProvider": "Le fournisseur est créé.",
        "DeleteOpenIDConnectProvider": "Le fournisseur est supprimé.",
        "UpdateOpenIDConnectProviderThumbprint": "Le fournisseur est enregistré.",
        "AddClientIDToOpenIDConnectProvider": "L’identifiant de client est ajouté.",
        "RemoveClientIDFromOpenIDConnectProvider": "L’identifiant de client est retiré.",
        "CreateSAMLProvider": "Le fournisseur est créé.", "UpdateSAMLProvider": "Le fournisseur est enregistré.",
        "DeleteSAMLProvider": "Le fournisseur est supprimé.",
    ]
}

extension ConsoleTexts.Parts {
    static let frenchAccessParts: [String: ConsoleTexts.PartText] = [
        "user": .init(
            title: "Utilisateurs IAM", create: "Créer un utilisateur IAM",
            lead: "Programmes et opérateurs avec des clés d’accès.",
            effect: "L’utilisateur n’a encore ni autorisation ni clé d’accès."),
        "role": .init(
            title: "Rôles", create: "Créer un rôle",
            lead:
                """
                Autorisations pour ceux qui peuvent les endosser\u{A0}: identités, utilisateurs, autres \
                programmes.
                """,
            effect:
                """
                Qui est nommé dans la politique de confiance peut endosser le rôle. Il n’a pas encore \
                d’autorisations.
                """),
        "policy": .init(
            title: "Politiques", create: "Créer une politique",
            lead: "Autorisations que partagent des utilisateurs et des rôles.",
            effect: "La politique n’a aucun effet tant qu’elle n’est pas attachée."),
        "openid-provider": .init(
            title: "Fournisseurs OpenID", create: "Créer un fournisseur OpenID",
            lead: "Émetteurs dont les pools d’identités et les rôles acceptent les jetons.",
            effect: "Les pools d’identités et les politiques de confiance peuvent nommer le fournisseur."),
        "saml-provider": .init(
            title: "Fournisseurs SAML", create: "Créer un fournisseur SAML",
            lead: "Fournisseurs dont les pools d’identités et les rôles acceptent les assertions.",
            effect: "Les pools d’identités et les politiques de confiance peuvent nommer le fournisseur."),
    ]

    static let frenchAccessDeletions: [String: String] = [
        "user":
            """
        Un utilisateur avec des clés d’accès ou des politiques attachées n’est pas supprimé\u{A0}: \
        retirez-les d’abord.
        """,
        "role":
            """
        Un rôle avec des politiques attachées n’est pas supprimé. Les informations d’identification du \
        rôle cessent aussitôt de fonctionner.
        """,
        "policy": "Une politique attachée, ou qui a d’autres versions, n’est pas supprimée.",
        "openid-provider": "Les pools d’identités et les rôles qui le nomment n’admettent plus ses utilisateurs.",
        "saml-provider": "Les pools d’identités et les rôles qui le nomment n’admettent plus ses utilisateurs.",
    ]
}

extension ConsoleTexts.Settings {
    static let frenchAccess: [String: ConsoleTexts.SettingText] = [
        "UserName": .init("Le nom de l’utilisateur.", effect: ""),
        "NewUserName": .init(
            "Le nom. Les clés d’accès et les politiques restent.",
            effect: "Les politiques qui nomment l’ARN de l’utilisateur ne correspondent plus."),
        "NewPath": .init("Le chemin devant le nom dans l’ARN.", effect: "L’ARN de l’utilisateur est un autre."),
        "Path": .init("Le chemin devant le nom dans l’ARN\u{A0}; / s’il est vide.", effect: ""),
        "RoleName": .init("Le nom, qui ne change jamais.", effect: ""),
        "AssumeRolePolicyDocument": .init("Qui peut endosser le rôle.", effect: ""),
        "Role.Description": .init("Pour les opérateurs.", effect: "Les listes le montrent."),
        "MaxSessionDuration": .init(
            "La plus longue session, en secondes.",
            effect: "Les sessions plus longues sont refusées à partir de maintenant."),
        "PolicyName": .init("Le nom, qui ne change jamais.", effect: ""),
        "PolicyDocument": .init(
            "Une politique en JSON.", effect: "Ce que le document n’autorise plus est refusé en moins d’une seconde."),
        "Url": .init("L’émetteur, avec https://. Il ne change jamais.", effect: ""),
        "ClientIDList": .init("Les identifiants des clients auxquels les jetons sont destinés.", effect: ""),
        "ThumbprintList": .init(
            "Empreintes de certificats, que Martlet conserve pour des outils et ne compare pas.",
            effect: "Les outils qui lisent le fournisseur voient celles-ci."),
        "SAMLMetadataDocument": .init(
            "Les métadonnées du fournisseur en XML.",
            effect: "Les assertions signées par les anciennes clés sont refusées."),
    ]
}
