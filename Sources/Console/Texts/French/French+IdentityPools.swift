extension ConsoleTexts.IdentityPoolPages {
    static let french = Self(
        title: "Pools d’identités", create: "Créer un pool d’identités",
        createLead:
            """
            Un pool d’identités donne aux utilisateurs et aux invités des identités, et les informations \
            d’identification de rôles.
            """,
        createEffect:
            """
            Les applications peuvent obtenir des identités. Pour les informations d’identification il faut \
            des rôles\u{A0}: la page suivante les crée.
            """,
        admitsNone:
            """
            Sans invités et sans fournisseur, aucune identité ne pourrait exister. Autorisez l’un \
            des deux.
            """,
        parts: "Parties du pool d’identités", edit: "Modifier le pool d’identités",
        providers: "Fournisseurs d’authentification",
        noProviders: "Le pool n’a aucun fournisseur dont les utilisateurs pourraient obtenir un autre rôle.",
        roles: "Rôles",
        rolesLead:
            """
            Les rôles dont les identités connectées et les invités obtiennent les informations \
            d’identification.
            """, newRoles: "Créer de nouveaux rôles",
        newRolesLead:
            """
            Les informations d’identification demandent deux rôles\u{A0}: un pour les identités connectées, \
            un pour les invités. «\u{A0}Autoriser\u{A0}» crée les deux, ne les laisse endosser que par les \
            identités de ce pool, et ouvre à chaque identité ses propres jeux de données de synchronisation.
            """,
        newRolesEffect:
            """
            Les identités obtiennent les informations d’identification de ces rôles. Ajoutez vous-même aux \
            rôles ce qu’elles peuvent faire d’autre.
            """,
        newRoleName: "Le nom du rôle créé.", allow: "Autoriser", dontAllow: "Ne pas autoriser",
        rules: "Règles de rôles",
        rulesLead:
            """
            La première règle qui correspond décide. Les règles peuvent être déplacées\u{A0}; rien n’est \
            enregistré avant la vérification.
            """,
        principalTags: "Tags de principal",
        principalTagsLead:
            """
            Tags que les politiques peuvent consulter (aws:PrincipalTag), tirés des revendications \
            des jetons.
            """,
        snippets: "Pour votre application", browser: "Explorateur d’identités", identityID: "Identifiant d’identité",
        noIdentities: "Aucune identité trouvée.", logins: "Connexions liées", guest: "aucune\u{A0}: un invité",
        hideDisabled: "Masquer les identités désactivées", showDisabled: "Afficher les identités désactivées",
        developerUsers: "Utilisateurs du fournisseur développeur", developerUser: "Identifiant de l’utilisateur",
        noDeveloperUsers: "L’identité n’a aucun utilisateur du fournisseur développeur.", unlink: "Dissocier",
        unlinkEffect:
            """
            L’utilisateur obtient une autre identité à la prochaine connexion. S’il ne reste aucun lien, \
            l’identité est désactivée.
            """,
        deleteIdentity: "Supprimer l’identité",
        deleteIdentityEffect:
            """
            L’identité et ses jeux de données sont supprimés. L’utilisateur obtient une autre identité à la \
            prochaine connexion.
            """,
        deleteEffect:
            """
            Toutes les identités du pool et leurs données sont supprimées. Les applications qui utilisent le \
            pool cessent de fonctionner.
            """,
        addRow: "Ajouter une ligne", removeRow: "Retirer", moveUp: "Monter", moveDown: "Descendre", row: { "Nº \($0)" },
        member: { members[$0] },
        missingRoles: {
            """
            Le pool n’a pas de rôle pour ces identités, qui n’obtiennent pas d’informations \
            d’identification\u{A0}: \($0).
            """
        },
        rulesOf: { "Règles de rôles de \($0)" }, principalTagsOf: { "Tags de principal de \($0)" },
        delete: { "Supprimer le pool d’identités \($0)" })

    private static let members = [
        "ProviderName": "Identifiant du pool d’utilisateurs", "ClientId": "Identifiant du client d’application",
        "ServerSideTokenCheck": "Refuser les jetons révoqués",
    ]
}

extension ConsoleTexts.Settings {
    /// The sections of an identity pool by their names.
    static let frenchIdentityPoolSections: [String: ConsoleTexts.SectionText] = [
        "identity-pool": .init("Nom et flux", lead: "Le nom dans les listes, le flux de base, les tags."),
        "identity-guests": .init(
            "Identités non authentifiées", lead: "Si les invités obtiennent des identités sans se connecter."),
        "identity-cognito": .init(
            "Cognito",
            lead:
                """
                Pools d’utilisateurs dont les utilisateurs obtiennent des identités, chacun avec un client \
                d’application.
                """),
        "identity-facebook": .init("Facebook", lead: "L’App ID de votre application chez Facebook. \(appWarning)"),
        "identity-google": .init(
            "Google", lead: "L’identifiant client de votre application chez Google. \(appWarning)"),
        "identity-amazon": .init("Amazon", lead: "L’App ID de votre application chez Login with Amazon. \(appWarning)"),
        "identity-apple": .init("Apple", lead: "Le services ID de votre application chez Apple. \(appWarning)"),
        "identity-twitter": .init(
            "Twitter", lead: "La clé et le secret consommateur de votre application, séparés par «\u{A0};\u{A0}»."),
        "identity-oidc": .init(
            "OpenID", lead: "Fournisseurs OpenID Connect du compte. Les nouveaux se créent sous «\u{A0}Accès\u{A0}»."),
        "identity-saml": .init(
            "SAML", lead: "Fournisseurs SAML du compte. Les nouveaux se créent sous «\u{A0}Accès\u{A0}»."),
        "identity-developer": .init(
            "Personnalisé",
            lead: "Le nom de votre propre connexion, dont le serveur demande des jetons. Il ne change jamais."),
    ]

    private static let appWarning =
        """
        S’il change, les utilisateurs existants de l’ancienne application ne peuvent plus se \
        connecter.
        """

    static let frenchIdentityPools: [String: ConsoleTexts.SettingText] = [
        "IdentityPoolName": .init(
            "Le nom dans les listes.", effect: "Le pool a un autre nom\u{A0}; son identifiant reste."),
        "AllowClassicFlow": .init(

            """
            true\u{A0}: les applications peuvent demander des jetons OpenID et choisir un rôle \
            auprès de STS.
            """,
            effect:
                """
                false refuse le flux de base\u{A0}: les applications qui l’utilisent n’obtiennent pas \
                d’informations d’identification.
                """),
        "IdentityPoolTags": .init(
            "Tags du pool.", effect: "Les politiques et les outils qui consultent les tags voient les nouveaux."),
        "AllowUnauthenticatedIdentities": .init(
            "true\u{A0}: chacun obtient une identité en tant qu’invité.",
            effect:
                """
                false refuse les invités, et les invités existants n’obtiennent plus d’informations \
                d’identification.
                """),
        "CognitoIdentityProviders": .init(
            "L’identifiant d’un pool d’utilisateurs et de l’un de ses clients d’application.",
            effect: "Les utilisateurs d’un client enlevé n’obtiennent plus d’informations d’identification."),
        "SupportedLoginProviders": .init(
            "L’identifiant de l’application chez le fournisseur\u{A0}; vide pour aucun.",
            effect:
                """
                Changer l’identifiant de l’application exclut les utilisateurs existants\u{A0}: les jetons pour \
                l’ancien identifiant sont refusés.
                """),
        "OpenIdConnectProviderARNs": .init(
            "Fournisseurs dont les jetons donnent des identités.",
            effect: "Les utilisateurs d’un fournisseur enlevé n’obtiennent pas d’informations d’identification."),
        "SamlProviderARNs": .init(
            "Fournisseurs dont les assertions donnent des identités, avec les rôles qu’elles nomment.",
            effect: "Les utilisateurs d’un fournisseur enlevé n’obtiennent pas d’informations d’identification."),
        "DeveloperProviderName": .init(
            "Un nom comme login.example.app, qui ne change jamais.", effect: "Votre serveur peut demander des jetons."),
        "Roles.authenticated": .init(
            "Des identités connectées.",
            effect: "Les identités connectées obtiennent les informations d’identification de ce rôle."),
        "Roles.unauthenticated": .init(
            "Des invités.", effect: "Les invités obtiennent les informations d’identification de ce rôle."),
        "RoleMappings.Type": .init(

            """
            Token\u{A0}: le rôle que le jeton préfère. Rules\u{A0}: les règles ci-dessous. –\u{A0}: le rôle \
            pour les identités connectées.
            """,
            effect: "Les utilisateurs du fournisseur peuvent obtenir un autre rôle."),
        "RoleMappings.AmbiguousRoleResolution": .init(

            """
            Si aucune règle ne correspond, ou si le jeton ne nomme aucun rôle\u{A0}: le rôle pour les \
            identités connectées, ou aucun.
            """,
            effect: "Deny refuse les informations d’identification aux utilisateurs sans correspondance."),
        "RoleMappings.Rules": .init(
            "25 au plus. La première dont la revendication correspond donne son rôle.",
            effect: "Les utilisateurs peuvent obtenir un autre rôle. L’ordre décide."),
        "UseDefaults": .init(
            "true\u{A0}: l’identifiant de l’utilisateur et celui du client, comme username et client.",
            effect: "Les politiques qui consultent les anciens tags ne correspondent plus."),
        "PrincipalTags": .init(
            "Tag et revendication\u{A0}: department=custom:dept.",
            effect: "Les politiques qui consultent les anciens tags ne correspondent plus."),
    ]
}
