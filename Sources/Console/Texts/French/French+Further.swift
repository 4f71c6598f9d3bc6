extension ConsoleTexts.Further {
    static let french = Self(
        invitation: .french, secrets: .french, codes: .french, analytics: .french, wizard: .french,
        mapping: .init(
            title: "Mappage des attributs",
            lead: "Comment chaque fournisseur nomme les attributs du pool.", effect: ""),
        done: { frenchOutcomes[$0] })

    private static let frenchOutcomes = [
        "AddUserPoolClientSecret": "Le secret est ajouté.", "DeleteUserPoolClientSecret": "Le secret est supprimé.",
    ]
}

extension ConsoleTexts.OperatorInvitation {
    fileprivate static let french = Self(
        title: "Inviter un opérateur",
        lead: "Crée un opérateur, qui choisit un mot de passe à une adresse valable une seule fois, pendant un jour.",
        name: "Nom d’utilisateur",
        role: "Peut",
        email: "E-mail",
        emailHint: "Peut rester vide. L’adresse y est envoyée si la console a sa propre adresse et si le serveur "
            + "envoie des e-mails\u{A0}; sinon, elle s’affiche ici.",
        effect: "L’adresse fait de son lecteur l’opérateur, avec les autorisations du rôle.",
        denied: "Seuls le compte lui-même et les opérateurs dont le rôle autorise martlet:AdministerServer et "
            + "martlet:ManageOperators peuvent le faire.",
        address: "Adresse pour l’opérateur",
        addressLead: "Donnez-la maintenant à l’opérateur\u{A0}: elle est affichée sur cette page, et plus jamais.",
        sent: "L’adresse a été envoyée.",
        roleName: frenchRole)

    private static func frenchRole(_ role: String) -> String {
        switch role {
        case "read-only": "read-only: tout voir sauf les secrets, ne rien modifier"
        case "auditor": "auditor: lire le journal d’audit"
        case "user-admin": "user-admin: utilisateurs et groupes, pas les paramètres"
        case "config-admin": "config-admin: paramètres, pas les utilisateurs"
        case "admin": "admin: tout"
        default: role
        }
    }
}

extension ConsoleTexts.ClientSecretPages {
    fileprivate static let french = Self(
        title: "Secrets",
        lead: "Un client peut en avoir deux, pour que ses applications passent de l’un à l’autre\u{A0}: ajoutez "
            + "le second, donnez-le aux applications, puis supprimez le premier.",
        id: "ID",
        created: "Créé",
        add: "Ajouter un secret",
        remove: "Supprimer",
        addEffect: "Les deux secrets sont valables jusqu’à la suppression de l’un d’eux.",
        removeEffect: "Les applications qui utilisent encore le secret ne peuvent plus connecter d’utilisateurs.",
        new: "Nouveau secret",
        once: "Copiez le secret maintenant\u{A0}: il est affiché sur cette page, et plus jamais.",
        back: "Retour au client d’application")
}

extension ConsoleTexts.RecoveryCodePages {
    fileprivate static let french = Self(
        title: "Codes de récupération",
        create: "Créer de nouveaux codes",
        effect: "L’utilisateur reçoit dix codes à la place des précédents. Chacun remplace une fois le code d’un "
            + "second facteur.",
        once: "Donnez les codes à l’utilisateur maintenant\u{A0}: ils sont affichés sur cette page, et plus jamais.",
        denied: "Seuls le compte lui-même et les opérateurs dont le rôle autorise martlet:AdministerServer et "
            + "martlet:ManageOperators peuvent créer des codes.",
        left: { "\($0) restants" })
}

extension ConsoleTexts.AnalyticsPages {
    fileprivate static let french = Self(
        title: "Analyses",
        lead: "Les projets informés des inscriptions, des connexions et des échecs, un par client d’application. "
            + "Plusieurs clients peuvent partager un projet.",
        client: "Client d’application",
        project: "Projet",
        shared: "Partage les attributs",
        role: "Rôle",
        add: "Ajouter une association d’application",
        change: "Modifier")
}

extension ConsoleTexts.PoolWizard {
    fileprivate static let french = Self(
        client: "Client d’application",
        clientHint: "Un nom pour un premier client d’application avec secret\u{A0}; vide pour aucun.",
        clientEffect: "Le client reçoit un secret, que la page du pool affiche sur demande.",
        showDetails: "Afficher les détails",
        allClients: "Tous les clients d’application",
        customs: "Attributs personnalisés",
        customsHint: "Sans «\u{A0}custom:\u{A0}», placé devant chaque nom.",
        name: "Nom",
        type: "Type",
        min: "Longueur ou valeur minimale",
        max: "Longueur ou valeur maximale",
        mutable: "Modifiable",
        addFirst: "Ajouter un attribut personnalisé",
        addAnother: "Ajouter un autre attribut")
}

extension ConsoleTexts.Settings {
    static let frenchAnalytics: [String: ConsoleTexts.SettingText] = [
        "AnalyticsConfiguration.ApplicationId": .init(
            "L’ID du projet, qui demande aussi un rôle et un ID externe. Vide, sans ARN, pour aucun.",
            effect: "Ce projet est désormais informé des utilisateurs de l’application."),
        "AnalyticsConfiguration.ApplicationArn": .init(
            "L’ARN du projet, à la place de son ID, de son rôle et de l’ID externe.",
            effect: "Ce projet est désormais informé des utilisateurs de l’application."),
        "AnalyticsConfiguration.RoleArn": .init(
            "Le rôle par lequel le projet est informé.",
            effect: "Les événements partent avec ce rôle."),
        "AnalyticsConfiguration.ExternalId": .init(
            "L’ID externe du rôle.",
            effect: "Celui-ci est donné au rôle."),
        "AnalyticsConfiguration.UserDataShared": .init(
            "Si le projet reçoit aussi les adresses e-mail et les numéros de téléphone.",
            effect: "true\u{A0}: le projet reçoit désormais les adresses des utilisateurs."),
    ]
}
