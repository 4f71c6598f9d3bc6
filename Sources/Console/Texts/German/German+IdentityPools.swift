extension ConsoleTexts.IdentityPoolPages {
    static let german = Self(
        title: "Identitätspools", create: "Identitätspool anlegen",
        createLead: "Ein Identitätspool gibt Benutzern und Gästen Identitäten und Anmeldedaten von Rollen.",
        createEffect:
            """
            Apps können Identitäten bekommen. Für Anmeldedaten braucht der Pool Rollen: Die nächste Seite \
            legt sie an.
            """,
        admitsNone: "Ohne Gäste und ohne Anbieter könnte es keine Identität geben. Erlauben Sie eines von beiden.",
        parts: "Teile des Identitätspools", edit: "Identitätspool bearbeiten", providers: "Authentifizierungsanbieter",
        noProviders: "Der Pool hat keinen Anbieter, dessen Benutzer eine andere Rolle bekommen könnten.",
        roles: "Rollen",
        rolesLead: "Die Rollen, deren Anmeldedaten angemeldete Identitäten und Gäste bekommen.",
        newRoles: "Neue Rollen anlegen",
        newRolesLead:
            """
            Anmeldedaten brauchen zwei Rollen: eine für angemeldete Identitäten, eine für Gäste. „Erlauben“ \
            legt beide an, lässt sie nur von Identitäten dieses Pools annehmen und gibt jeder Identität ihre \
            eigenen Sync-Datasets frei.
            """,
        newRolesEffect:
            """
            Identitäten bekommen Anmeldedaten dieser Rollen. Was sie sonst dürfen, fügen Sie den \
            Rollen hinzu.
            """,
        newRoleName: "Der Name der neuen Rolle.", allow: "Erlauben", dontAllow: "Nicht erlauben",
        rules: "Rollenregeln",
        rulesLead:
            """
            Die erste zutreffende Regel entscheidet. Regeln lassen sich verschieben; vor der Prüfung wird \
            nichts gespeichert.
            """,
        principalTags: "Principal-Tags",
        principalTagsLead: "Tags, nach denen Richtlinien fragen können (aws:PrincipalTag), aus den Claims der Tokens.",
        snippets: "Für Ihre App", browser: "Identitäten durchsuchen", identityID: "Identitäts-ID",
        noIdentities: "Keine Identität gefunden.", logins: "Logins", guest: "keine: ein Gast",
        hideDisabled: "Deaktivierte Identitäten ausblenden", showDisabled: "Deaktivierte Identitäten anzeigen",
        developerUsers: "Benutzer des Entwickleranbieters", developerUser: "Kennung des Benutzers",
        noDeveloperUsers: "Die Identität hat keinen Benutzer des Entwickleranbieters.", unlink: "Trennen",
        unlinkEffect:
            """
            Der Benutzer bekommt bei der nächsten Anmeldung eine andere Identität. Bleibt kein Login, wird \
            die Identität deaktiviert.
            """,
        deleteIdentity: "Identität löschen",
        deleteIdentityEffect:
            """
            Die Identität und ihre Datasets werden gelöscht. Der Benutzer bekommt bei der nächsten Anmeldung \
            eine andere Identität.
            """,
        deleteEffect:
            """
            Alle Identitäten des Pools und ihre Daten werden gelöscht. Apps, die den Pool benutzen, \
            funktionieren nicht mehr.
            """,
        addRow: "Weitere hinzufügen", removeRow: "Entfernen", moveUp: "Nach oben", moveDown: "Nach unten",
        row: { "Nr. \($0)" },
        member: { members[$0] },
        missingRoles: {
            """
            Der Pool hat keine Rolle für diese Identitäten, die daher keine Anmeldedaten bekommen: \
            \($0).
            """
        },
        rulesOf: { "Rollenregeln von \($0)" }, principalTagsOf: { "Principal-Tags von \($0)" },
        delete: { "Identitätspool \($0) löschen" })

    private static let members = [
        "ProviderName": "Benutzerpool-ID", "ClientId": "App-Client-ID",
        "ServerSideTokenCheck": "Widerrufene Tokens abweisen",
    ]
}

extension ConsoleTexts.Settings {
    /// The sections of an identity pool by their names.
    static let germanIdentityPoolSections: [String: ConsoleTexts.SectionText] = [
        "identity-pool": .init("Name und Ablauf", lead: "Der Name in Listen, der einfache Ablauf, Tags."),
        "identity-guests": .init(
            "Nicht angemeldete Identitäten", lead: "Ob Gäste ohne Anmeldung Identitäten bekommen."),
        "identity-cognito": .init(
            "Cognito", lead: "Benutzerpools, deren Benutzer Identitäten bekommen, jeder mit einem App-Client."),
        "identity-facebook": .init("Facebook", lead: "Die App-ID Ihrer App bei Facebook. \(appWarning)"),
        "identity-google": .init("Google", lead: "Die Client-ID Ihrer App bei Google. \(appWarning)"),
        "identity-amazon": .init("Amazon", lead: "Die App-ID Ihrer App bei Login with Amazon. \(appWarning)"),
        "identity-apple": .init("Apple", lead: "Die Services-ID Ihrer App bei Apple. \(appWarning)"),
        "identity-twitter": .init("Twitter", lead: "Consumer Key und Secret Ihrer App, mit ; dazwischen."),
        "identity-oidc": .init(
            "OpenID", lead: "OpenID-Connect-Anbieter des Kontos. Neue werden unter „Zugriff“ angelegt."),
        "identity-saml": .init("SAML", lead: "SAML-Anbieter des Kontos. Neue werden unter „Zugriff“ angelegt."),
        "identity-developer": .init(
            "Eigene Anmeldung",
            lead: "Der Name Ihrer eigenen Anmeldung, deren Backend Tokens anfordert. Er ändert sich nie."),
    ]

    private static let appWarning =
        "Ändert sie sich, können sich bisherige Benutzer der früheren App nicht mehr anmelden."

    static let germanIdentityPools: [String: ConsoleTexts.SettingText] = [
        "IdentityPoolName": .init("Der Name in Listen.", effect: "Der Pool hat einen anderen Namen; seine ID bleibt."),
        "AllowClassicFlow": .init(
            "true: Apps dürfen OpenID-Tokens anfordern und bei STS eine Rolle wählen.",
            effect: "false weist den einfachen Ablauf ab: Apps, die ihn benutzen, bekommen keine Anmeldedaten."),
        "IdentityPoolTags": .init(
            "Tags des Pools.", effect: "Richtlinien und Werkzeuge, die auf Tags achten, sehen die neuen."),
        "AllowUnauthenticatedIdentities": .init(
            "true: Jeder bekommt als Gast eine Identität.",
            effect: "false weist Gäste ab, und die vorhandenen bekommen keine Anmeldedaten mehr."),
        "CognitoIdentityProviders": .init(
            "Die ID eines Benutzerpools und eines seiner App-Clients.",
            effect: "Benutzer eines weggefallenen Clients bekommen keine Anmeldedaten mehr."),
        "SupportedLoginProviders": .init(
            "Die ID der App beim Anbieter; leer für keine.",
            effect:
                """
                Eine andere Anwendungs-ID sperrt bisherige Benutzer aus: Tokens für die frühere ID werden \
                abgewiesen.
                """),
        "OpenIdConnectProviderARNs": .init(
            "Anbieter, deren Tokens Identitäten geben.",
            effect: "Benutzer eines weggefallenen Anbieters bekommen keine Anmeldedaten."),
        "SamlProviderARNs": .init(
            "Anbieter, deren Assertions Identitäten geben, mit den Rollen, die sie nennen.",
            effect: "Benutzer eines weggefallenen Anbieters bekommen keine Anmeldedaten."),
        "DeveloperProviderName": .init(
            "Ein Name wie login.example.app, der sich nie ändert.", effect: "Ihr Backend kann Tokens anfordern."),
        "Roles.authenticated": .init(
            "Für angemeldete Identitäten.", effect: "Angemeldete Identitäten bekommen Anmeldedaten dieser Rolle."),
        "Roles.unauthenticated": .init("Für Gäste.", effect: "Gäste bekommen Anmeldedaten dieser Rolle."),
        "RoleMappings.Type": .init(

            """
            Token: die Rolle, die das Token bevorzugt. Rules: die Regeln unten. –: die Rolle für angemeldete \
            Identitäten.
            """,
            effect: "Benutzer des Anbieters bekommen vielleicht eine andere Rolle."),
        "RoleMappings.AmbiguousRoleResolution": .init(

            """
            Falls keine Regel zutrifft oder das Token keine Rolle nennt: die Rolle für angemeldete \
            Identitäten, oder gar keine.
            """,
            effect: "Deny verweigert Benutzern ohne Treffer die Anmeldedaten."),
        "RoleMappings.Rules": .init(
            "Höchstens 25. Die erste, deren Claim zutrifft, gibt ihre Rolle.",
            effect: "Benutzer bekommen vielleicht eine andere Rolle. Die Reihenfolge entscheidet."),
        "UseDefaults": .init(
            "true: die ID des Benutzers und die des Clients, als username und client.",
            effect: "Richtlinien, die nach den früheren Tags fragen, treffen nicht mehr zu."),
        "PrincipalTags": .init(
            "Tag und Claim: department=custom:dept.",
            effect: "Richtlinien, die nach den früheren Tags fragen, treffen nicht mehr zu."),
    ]
}
