import WireRuntime

extension ConsoleTexts.Settings {
    static let french = Self(
        title: "Paramètres", noSection: "Cette section des paramètres n’existe pas.",
        meanwhile:
            """
            Ces paramètres ont été modifiés ailleurs depuis que vous avez ouvert la page. Rien n’a été \
            enregistré. Le formulaire les montre tels qu’ils sont enregistrés maintenant, et vos autres \
            modifications telles que vous les avez saisies.
            """,
        whenShown: "Quand vous avez ouvert la page", storedNow: "Enregistré maintenant", yours: "Votre saisie",
        sameReading: "Lire ces paramètres par une commande", lead: { "Paramètres de \($0), section par section." },
        section: { frenchSections[$0] ?? frenchIdentityPoolSections[$0] ?? ConsoleTexts.SectionText($0, lead: "") },
        fields: texts,
        affected: sentence,
        kind: hint)

    /// The sections by their names.
    static let frenchSections: [String: ConsoleTexts.SectionText] = [
        "general": .init("Général", lead: "Nom, protection contre la suppression, niveau."),
        "policies": .init(
            "Politiques", lead: "Ce qu’exigent les mots de passe, qui peut s’inscrire et quand une invitation expire."),
        "verification": .init(
            "Vérification et récupération",
            lead:
                """
                Quelles coordonnées sont vérifiées par un code, et comment un mot de passe oublié est \
                remplacé.
                """),
        "sign-in": .init("Premiers facteurs", lead: "Par quoi une connexion au choix peut commencer."),
        "second-factors": .init(
            "MFA", lead: "Si les utilisateurs ont besoin d’un second facteur, et lesquels existent."),
        "devices": .init(
            "Appareils",
            lead: "Si les appareils sont mémorisés, et si les appareils mémorisés dispensent du second facteur."),
        "sessions": .init("Sessions", lead: "Si les sessions sont suivies, et combien un utilisateur peut en avoir."),
        "messages": .init(
            "Messages avec des codes",
            lead: "Les textes des codes. Un texte est ici si le pool envoie de tels messages."),
        "invitations": .init("Invitations", lead: "Ce qui est envoyé aux utilisateurs créés par des administrateurs."),
        "senders": .init(
            "Expéditeurs des messages", lead: "From et Reply-To des e-mails, et les services qui envoient."),
        "protection": .init("Protection contre les menaces", lead: "Si les connexions sont jugées selon leur risque."),
        "risk": .init(
            "Risque", lead: "Ce qui se passe si une connexion est à risque ou si un mot de passe est connu d’autres."),
        "triggers": .init("Déclencheurs", lead: "La fonction que le pool appelle à chaque étape, par son ARN."),
        "logs": .init("Envoi des journaux", lead: "Où vont les entrées sur les messages et les connexions."),
        "tags": .init("Tags", lead: "Vos propres clés et valeurs, une ligne key=value pour chacune."),
    ]

    private static let texts = general.merging(factors) { one, _ in one }.merging(messages) { one, _ in one }
        .merging(frenchRisks) { one, _ in one }.merging(frenchTriggers) { one, _ in one }.merging(frenchParts) {
            one, _ in one
        }
        .merging(frenchIdentityPools) { one, _ in one }.merging(frenchAccess) { one, _ in one }
        .merging(frenchAnalytics) { one, _ in one }

    private static func sentence(_ party: AffectedParty, users: Int?) -> String {
        let count = users.map { " (environ \($0))" } ?? ""
        return switch party {
        case .operators: "Les opérateurs seulement."
        case .newUsers: "Les utilisateurs qui s’inscrivent ou sont créés à partir de maintenant."
        case .newPasswords: "Les mots de passe définis à partir de maintenant\u{A0}; les autres restent valables."
        case .nextSignIns: "Tous les utilisateurs\(count), à la prochaine connexion."
        case .newTokens: "Les jetons émis à partir de maintenant."
        case .recipients: "Les destinataires des messages envoyés à partir de maintenant."
        case .apps: "Les utilisateurs de l’application."
        case .allUsers: "Tous les utilisateurs\(count)."
        case .identities: "Les identités du pool, quand elles redemanderont des informations d’identification."
        case .callers: "Tous ceux qui agissent par ce moyen, en moins d’une seconde."
        }
    }

    private static func hint(_ setting: ModelledSetting) -> String {
        switch (setting.field.style, setting.input.kind) {
        case (.pairs, _): return "une ligne name=description pour chacune"
        case (.choices, _), (.presence, _), (_, .choice), (_, .flag), (_, .line), (_, .text): return limits(setting)
        case (_, let kind):
            return [ConsoleTexts.Explorer.frenchHint(kind), limits(setting)].filter { !$0.utf8.isEmpty }
                .joined(separator: " · ")
        }
    }

    private static func limits(_ setting: ModelledSetting) -> String {
        switch (setting.input.kind, setting.shape.minimum, setting.maximum) {
        case (.number, let minimum?, let maximum?): "\(minimum)–\(maximum)"
        case (.number, let minimum?, nil): "au moins \(minimum)"
        case (.line, _, let maximum?), (.text, _, let maximum?): "au plus \(maximum) caractères"
        default: ""
        }
    }
}

extension ConsoleTexts.Settings {
    private static let general: [String: ConsoleTexts.SettingText] = [
        "PoolName": .init(
            "Le nom dans les listes.", effect: "Le pool a un autre nom dans les listes\u{A0}; son identifiant reste."),
        "DeletionProtection": .init(
            "ACTIVE\u{A0}: le pool ne peut pas être supprimé.",
            effect: "INACTIVE permet de supprimer le pool avec tous ses utilisateurs."),
        "UserPoolTier": .init(
            "Le niveau de fonctionnalités\u{A0}; la protection contre les menaces demande PLUS.",
            effect: "Un niveau est refusé tant que le pool utilise une fonctionnalité qu’il n’a pas."),
        "Policies.PasswordPolicy.MinimumLength": .init(

            """
            Le nombre minimal de caractères d’un mot de passe.
            """, effect: "Les mots de passe plus courts sont refusés."),
        "Policies.PasswordPolicy.RequireLowercase": .init(
            "Si un mot de passe doit contenir une minuscule.",
            effect: "true refuse les mots de passe qui n’en contiennent pas."),
        "Policies.PasswordPolicy.RequireUppercase": .init(
            "Si un mot de passe doit contenir une majuscule.",
            effect: "true refuse les mots de passe qui n’en contiennent pas."),
        "Policies.PasswordPolicy.RequireNumbers": .init(
            "Si un mot de passe doit contenir un chiffre.",
            effect: "true refuse les mots de passe qui n’en contiennent pas."),
        "Policies.PasswordPolicy.RequireSymbols": .init(
            "Si un mot de passe doit contenir un caractère spécial.",
            effect: "true refuse les mots de passe qui n’en contiennent pas."),
        "Policies.PasswordPolicy.PasswordHistorySize": .init(
            "Combien d’anciens mots de passe ne peuvent pas être réutilisés.",
            effect: "Les anciens mots de passe d’un utilisateur sont refusés."),
        "Policies.PasswordPolicy.TemporaryPasswordValidityDays": .init(
            "Après combien de jours une invitation expire.",
            effect: "Un utilisateur invité qui ne s’est pas connecté d’ici là a besoin d’une nouvelle invitation."),
        "AdminCreateUserConfig.AllowAdminCreateUserOnly": .init(

            """
            true\u{A0}: seuls les administrateurs créent des utilisateurs. false\u{A0}: les utilisateurs \
            s’inscrivent eux-mêmes.
            """,
            effect: "true refuse l’inscription dans chaque application du pool."),
        "UserPoolTags": .init(
            "Tags du pool.", effect: "Les politiques et les outils qui consultent les tags voient les nouveaux."),
        "AutoVerifiedAttributes": .init(
            "Ce qui est vérifié par un code à l’inscription.",
            effect: "L’inscription y envoie un code. Sans choix, les administrateurs confirment les utilisateurs."),
        "UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate": .init(
            "Ce qui ne change qu’une fois sa nouvelle valeur vérifiée.",
            effect: "L’ancienne valeur reste jusqu’à la saisie du code pour la nouvelle."),
        "AccountRecoverySetting.RecoveryMechanisms": .init(

            """
            Où va le code pour un mot de passe oublié, premier choix en premier. admin_only\u{A0}: \
            nulle part.
            """,
            effect:
                """
                Les utilisateurs sans tel contact vérifié ne peuvent pas récupérer eux-mêmes leur mot \
                de passe.
                """),
    ]

    private static let factors: [String: ConsoleTexts.SettingText] = [
        "Policies.SignInPolicy.AllowedFirstAuthFactors": .init(
            "Par quoi les utilisateurs peuvent commencer une connexion au choix.",
            effect: "Les utilisateurs qui n’ont que ce qui est enlevé ne peuvent plus se connecter au choix."),
        "MfaConfiguration": .init(
            "OFF, OPTIONAL (les utilisateurs décident) ou ON (obligatoire).",
            effect:
                """
                ON demande un second facteur à chaque utilisateur\u{A0}; qui n’en a pas doit en configurer un. \
                OFF n’en demande à personne.
                """),
        "SoftwareTokenMfaConfiguration.Enabled": .init(
            "Codes d’une application d’authentification.",
            effect: "Sans cela, les applications d’authentification ne sont pas demandées."),
        "SmsMfaConfiguration": .init(
            "Codes par SMS\u{A0}: activé, ou – pour désactivé.", effect: "Sans cela, aucun code n’est envoyé par SMS."),
        "SmsMfaConfiguration.SmsAuthenticationMessage": .init(
            "Le texte avec {####} pour le code.", effect: "Les SMS disent ceci."),
        "SmsMfaConfiguration.SmsConfiguration.SnsCallerArn": .init(
            "Le rôle avec lequel Amazon envoie des SMS. Martlet le conserve pour des outils.",
            effect: "Des outils le lisent."),
        "SmsMfaConfiguration.SmsConfiguration.ExternalId": .init(
            "L’identifiant externe du rôle.", effect: "Des outils le lisent."),
        "EmailMfaConfiguration": .init(
            "Codes par e-mail\u{A0}: activé, ou – pour désactivé.",
            effect: "Sans cela, aucun code n’est envoyé par e-mail à la connexion."),
        "EmailMfaConfiguration.Subject": .init("L’objet de l’e-mail.", effect: "Les e-mails ont cet objet."),
        "EmailMfaConfiguration.Message": .init(
            "Le texte avec {####} pour le code.", effect: "Les e-mails disent ceci."),
        "DeviceConfiguration.DeviceOnlyRememberedOnUserPrompt": .init(

            """
            –\u{A0}: les appareils ne sont pas mémorisés. false\u{A0}: toujours. true\u{A0}: l’utilisateur \
            décide.
            """,
            effect: "–\u{A0}: le pool ne mémorise plus les appareils."),
        "DeviceConfiguration.ChallengeRequiredOnNewDevice": .init(
            "true\u{A0}: seul un appareil mémorisé se connecte sans le second facteur.",
            effect: "true laisse les appareils mémorisés tenir lieu de second facteur."),
        "UserSessionTracking": .init(
            "ENABLED\u{A0}: chaque session est listée et peut être terminée à part.",
            effect: "DISABLED ne liste plus les sessions, et la limite ci-dessous n’a aucun effet."),
        "TokenSession.MaxPerUser": .init(
            "Combien de sessions un utilisateur peut avoir à la fois.",
            effect: "Une connexion de plus termine la session inutilisée depuis le plus longtemps."),
        "UserPoolAddOns.AdvancedSecurityMode": .init(

            """
            OFF, AUDIT (juger et enregistrer) ou ENFORCED (agir selon les paramètres sous \
            «\u{A0}Risque\u{A0}»).
            """,
            effect: "ENFORCED peut demander un second facteur, ou refuser une connexion."),
        "UserPoolAddOns.AdvancedSecurityAdditionalFlows.CustomAuthMode": .init(

            """
            De même pour les connexions personnalisées, que le mode ci-dessus ne concerne pas\u{A0}: AUDIT ou \
            ENFORCED.
            """,
            effect: "ENFORCED peut demander un second facteur, ou refuser une connexion personnalisée."),
    ]

    private static let messages: [String: ConsoleTexts.SettingText] = [
        "SmsAuthenticationMessage": .init(
            "Le SMS avec le code d’un second facteur\u{A0}; {####} est le code.",
            effect: "Les SMS disent ceci."),
        "VerificationMessageTemplate.SmsMessage": .init(
            "Le SMS qui vérifie un numéro de téléphone\u{A0}; {####} est le code.", effect: "Les SMS disent ceci."),
        "VerificationMessageTemplate.DefaultEmailOption": .init(
            "Si un e-mail a un code ou un lien.", effect: "Les e-mails d’inscription ont l’autre."),
        "VerificationMessageTemplate.EmailSubject": .init(
            "L’objet d’un e-mail avec un code.", effect: "Les e-mails ont cet objet."),
        "VerificationMessageTemplate.EmailMessage": .init(
            "L’e-mail avec un code\u{A0}; {####} est le code.", effect: "Les e-mails disent ceci."),
        "VerificationMessageTemplate.EmailSubjectByLink": .init(
            "L’objet d’un e-mail avec un lien.", effect: "Les e-mails ont cet objet."),
        "VerificationMessageTemplate.EmailMessageByLink": .init(
            "L’e-mail avec un lien\u{A0}; {##Click here##} est le lien.", effect: "Les e-mails disent ceci."),
        "AdminCreateUserConfig.InviteMessageTemplate.SMSMessage": .init(
            "L’invitation par SMS\u{A0}; {username} et {####} sont le nom et le mot de passe.",
            effect: "Les invitations disent ceci."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailSubject": .init(
            "L’objet d’une invitation par e-mail.", effect: "Les invitations ont cet objet."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailMessage": .init(
            "L’invitation par e-mail\u{A0}; {username} et {####} sont le nom et le mot de passe.",
            effect: "Les invitations disent ceci."),
        "EmailConfiguration.From": .init("L’expéditeur des e-mails.", effect: "Les e-mails partent de cette adresse."),
        "EmailConfiguration.ReplyToEmailAddress": .init("Où vont les réponses.", effect: "Les réponses y vont."),
        "EmailConfiguration.EmailSendingAccount": .init(
            "Quel service envoie\u{A0}: celui du serveur, ou l’identité propre du pool.",
            effect: "Les e-mails partent par l’autre."),
        "EmailConfiguration.SourceArn": .init("L’identité SES qui envoie.", effect: "Les e-mails partent d’elle."),
        "EmailConfiguration.ConfigurationSet": .init(
            "Le jeu de configuration indiqué à SES.", effect: "SES reçoit celui-ci."),
        "SmsConfiguration.SnsCallerArn": .init(
            "Le rôle avec lequel Amazon envoie des SMS. Martlet le conserve pour des outils.",
            effect: "Des outils le lisent."),
        "SmsConfiguration.ExternalId": .init("L’identifiant externe du rôle.", effect: "Des outils le lisent."),
        "SmsConfiguration.SnsRegion": .init("La région de SNS.", effect: "Des outils le lisent."),
    ]
}
