extension ConsoleTexts.Users {
    static let french = Self(
        title: "Utilisateurs", none: "Aucun utilisateur trouvé.", search: "Commence par", searchIn: "Attribut",
        anyAttribute: "selon le texte", find: "Rechercher", username: "Nom d’utilisateur", email: "Adresse e-mail",
        phone: "Téléphone",
        status: "Statut", enabled: "Activé", created: "Création", isEnabled: "activé", isDisabled: "désactivé",
        attributes: "Attributs", editAttributes: "Modifier les attributs",
        emptiedAttribute: "Un attribut sans valeur est retiré.",
        attributesEffect:
            """
            L’utilisateur garde le mot de passe et les sessions\u{A0}; les nouveaux jetons montrent les \
            nouvelles valeurs.
            """,
        disableFirst: "Seul un utilisateur désactivé peut être supprimé ici.", groups: "Groupes", group: "Groupe",
        noGroups: "L’utilisateur n’est dans aucun groupe.", precedence: "Priorité", role: "Rôle",
        actionHeading: "Action",
        history: "Historique des connexions", noHistory: "Aucune connexion n’est enregistrée.", time: "Heure",
        event: "Événement",
        outcome: "Résultat", risk: "Risque", from: "Depuis", sessions: "Sessions",
        someSessions: "toutes celles qui existent",
        noSessions: "aucune", creation: .french, security: .french, searched: { "Recherche\u{A0}: \($0)" },
        action: label,
        effect: consequence)

    private static func label(_ action: UserAction) -> String {
        switch action {
        case .enable: "Activer"
        case .disable: "Désactiver"
        case .resetPassword: "Réinitialiser le mot de passe"
        case .signOut: "Déconnecter partout"
        case .confirm: "Confirmer"
        case .addToGroup: "Ajouter à un groupe"
        case .removeFromGroup: "Retirer du groupe"
        }
    }

    private static func consequence(_ action: UserAction) -> String {
        switch action {
        case .enable: "L’utilisateur peut de nouveau se connecter."
        case .disable:
            """
            L’utilisateur ne peut pas se connecter, et toutes ses sessions se terminent. Rien n’est \
            supprimé.
            """
        case .resetPassword:
            """
            L’utilisateur reçoit un code et doit définir un nouveau mot de passe avant la prochaine \
            connexion.
            """
        case .signOut:

            """
            Toutes les sessions se terminent. Les services qui vérifient eux-mêmes les jetons acceptent les \
            jetons d’accès jusqu’à leur expiration.
            """
        case .confirm: "L’utilisateur peut se connecter sans le code envoyé."
        case .addToGroup: "Les jetons de la prochaine connexion nomment le groupe et son rôle."
        case .removeFromGroup: "Les jetons de la prochaine connexion ne nomment plus le groupe ni son rôle."
        }
    }
}

extension ConsoleTexts.UserCreation {
    static let french = Self(
        title: "Créer un utilisateur",
        usernameHint: "Dans un pool dont les utilisateurs se connectent avec une adresse, l’adresse.",
        phoneHint: "Avec l’indicatif du pays\u{A0}: +15550100123.", verified: "Les adresses ci-dessus sont vérifiées.",
        password: "Mot de passe temporaire", passwordHint: "S’il est absent, un mot de passe est généré.",
        invitation: "Invitation", by: name, effect: consequence)

    private static func name(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email: "Par e-mail"
        case .sms: "Par SMS"
        case .none: "Aucune"
        }
    }

    private static func consequence(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email, .sms:

            """
            Le mot de passe temporaire est envoyé à l’utilisateur, qui en choisit un autre à la première \
            connexion.
            """
        case .none: "Rien n’est envoyé. L’utilisateur choisit un autre mot de passe à la première connexion."
        }
    }
}

extension ConsoleTexts.UserSecurity {
    static let french = Self(
        title: "Sessions et facteurs", factors: "Seconds facteurs", factor: "Facteur",
        preferred: "Préféré", isPreferred: "préféré",
        noSessions: "L’utilisateur n’a aucune session.", used: "Dernière utilisation", client: "Client d’application",
        devices: "Appareils",
        device: "Appareil", noDevices: "Aucun appareil de l’utilisateur n’est mémorisé.", action: label, subject: name,
        effect: consequence)

    private static func label(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "Activer"
        case .turnOff: "Désactiver"
        case .endSession: "Terminer"
        case .forgetDevice: "Oublier"
        case .resendInvitation: "Renvoyer l’invitation"
        }
    }

    private static func name(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn, .turnOff: "UserMFASettingList"
        case .endSession: "SessionId"
        case .forgetDevice: "DeviceKey"
        case .resendInvitation: "Username"
        }
    }

    private static func consequence(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "Ce facteur est demandé à l’utilisateur à partir de la prochaine connexion."
        case .turnOff:

            """
            Ce facteur n’est plus demandé à l’utilisateur. Si le pool en exige un et qu’il n’y en a pas \
            d’autre, l’utilisateur en configure un à la prochaine connexion.
            """
        case .endSession:

            """
            La session se termine. Les services qui vérifient eux-mêmes les jetons acceptent son jeton \
            d’accès jusqu’à son expiration.
            """
        case .forgetDevice: "L’appareil n’est plus mémorisé, et ses sessions ne peuvent plus être renouvelées."
        case .resendInvitation:

            """
            Un nouveau mot de passe temporaire est envoyé à l’utilisateur. L’ancien et son délai sont \
            remplacés.
            """
        }
    }
}
