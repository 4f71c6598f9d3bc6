extension ConsoleTexts.Parts {
    static let german = Self(
        none: "Es gibt noch keine.", members: "Mitglieder", danger: "Was sich nicht rückgängig machen lässt",
        part: {
            parts[$0] ?? germanAccessParts[$0] ?? ConsoleTexts.PartText(title: $0, lead: "", effect: "")
        },
        enable: { "\($0) aktivieren" }, delete: { "\($0) löschen" },
        deletion: { deletions[$0] ?? germanAccessDeletions[$0] ?? "" },
        usersGo: { "Etwa \($0) Benutzer gehen damit verloren." })

    private static let parts: [String: ConsoleTexts.PartText] = [
        "group": .init(
            title: "Gruppen", create: "Gruppe anlegen",
            lead: "Gruppen von Benutzern, mit einer Rolle und einem Rang. Tokens nennen sie.",
            effect: "Die Gruppe hat noch keine Mitglieder."),
        "resource-server": .init(
            title: "Ressourcenserver", create: "Ressourcenserver anlegen",
            lead: "Eigene APIs und die Scopes, die Apps verlangen können.",
            effect: "App-Clients können die Scopes erlaubt bekommen."),
        "provider": .init(
            title: "Identitätsanbieter", create: "Identitätsanbieter anlegen",
            lead: "Wo Benutzer Konten haben, mit denen sie sich anmelden können.",
            effect: "App-Clients können den Anbieter erlaubt bekommen."),
    ]

    private static let deletions: [String: String] = [
        "group": "Ihre Mitglieder bleiben Benutzer des Pools; deren Tokens nennen sie nicht mehr.",
        "resource-server": "App-Clients verlieren seine Scopes.",
        "provider": "Benutzer, die sich damit anmelden, können es nicht mehr.",
        "client": "Seine App kann keine Benutzer mehr anmelden.",
        "domain": "Die Anmeldeseiten gibt es nicht mehr; Apps, die zu ihnen führen, schlagen fehl.",
        "pool":
            """
        Alle Benutzer, Gruppen, Clients und Einstellungen des Pools werden gelöscht. Exportieren Sie \
        zuerst, was Sie brauchen („martlet pool export“, „martlet user export“). Ein Pool mit \
        DeletionProtection ACTIVE wird nicht gelöscht.
        """,
    ]
}

extension ConsoleTexts.Schema {
    static let german = Self(
        title: "Attribute",
        lead: "Was Benutzer des Pools haben. Was Pflicht oder ein Alias ist, steht mit dem Anlegen fest.",
        add: "Eigenes Attribut hinzufügen",
        effect: "Jeder Benutzer kann das Attribut haben. Name, Art und Grenzen ändern sich nie.")
}

extension ConsoleTexts.Domains {
    static let german = Self(
        title: "Domain", check: "Verfügbarkeit prüfen", prefix: "Präfix der Domain", create: "Domain anlegen",
        effect: "Die Anmeldeseiten sind unter dieser Domain. Mit einem Zertifikat ist es eine eigene Domain.",
        free: { "„\($0)“ ist frei." }, taken: { "„\($0)“ ist vergeben." })
}

extension ConsoleTexts.TriggerTest {
    static let german = Self(
        title: "Trigger ausprobieren",
        lead:
            """
            Ruft die Funktion eines Triggers einmal auf. Im Pool ändert sich nichts, gleich was sie \
            antwortet.
            """,
        none: "Der Pool hat keine Funktion.", trigger: "Trigger", event: "Ereignis",
        eventHint: "JSON; leer für ein Beispiel.", tooLong: "Das Ereignis ist zu lang.", send: "Funktion aufrufen",
        functions: "Funktionen, die hier genannt werden können", function: "Funktion", began: "Begonnen",
        duration: "Dauer",
        response: "Antwort")
}

extension ConsoleTexts.Checks {
    static let german = Self(
        title: "Anbieter prüfen",
        lead:
            """
            Holt, womit eine Anmeldung beim Anbieter beginnt, und probiert das Geheimnis aus, soweit das ohne \
            Benutzer geht.
            """,
        send: "Prüfen",
        signIn: .german)
}

extension ConsoleTexts.SignInTest {
    static let german = Self(
        title: "Anmeldung testen",
        lead:
            """
            Durchläuft die Anmeldung beim Anbieter mit einem Browser und zeigt, was der Anbieter sendet. \
            Kein Benutzer wird angelegt oder geändert, keine Sitzung beginnt.
            """,
        begin: "Test beginnen",
        open: "Anbieter öffnen",
        waiting: "Wartet auf den Browser. Ein Test dauert zehn Minuten.",
        accepted: "Eine Anmeldung würde gelingen.",
        refused: "Eine Anmeldung würde scheitern:",
        sent: "Was der Anbieter gesendet hat",
        asked: "Anfragen an den Anbieter",
        made: "Was eine Anmeldung daraus machen würde",
        username: "Der Benutzername",
        user: "Der Benutzer",
        newUser: "würde angelegt",
        groups: "Die Gruppen",
        noGroups: "Gruppen aus Regeln, die es nicht gibt",
        attribute: "Attribut",
        notSent: "nicht gesendet",
        missing: "Erforderlich und fehlend",
        functions: "Nicht aufgerufene Funktionen")
}

extension ConsoleTexts.Refusals {
    static let german = Self(
        accountOnly:
            """
            Das dürfen nur das Konto selbst und Operatoren, deren Rolle martlet:AdministerServer \
            erlaubt.
            """)
}

extension ConsoleTexts.Settings {
    static let germanParts: [String: ConsoleTexts.SettingText] = [
        "GroupName": .init("Der Name, der sich nie ändert.", effect: ""),
        "Identifier": .init("Die Kennung, die sich nie ändert und mit der jeder Scope beginnt.", effect: ""),
        "ProviderName": .init("Der Name, der sich nie ändert.", effect: ""),
        "Description": .init("Für Operatoren.", effect: "Listen zeigen es."),
        "RoleArn": .init(
            "Die Rolle der Mitglieder in Identitätspools.", effect: "Mitglieder bekommen Anmeldedaten dieser Rolle."),
        "Precedence": .init(
            "Die niedrigste Zahl entscheidet über die bevorzugte Rolle.",
            effect: "Tokens nennen vielleicht eine andere bevorzugte Rolle."),
        "Name": .init("Der Name in Listen.", effect: "Listen zeigen es."),
        "Scopes": .init(
            "Die Scopes, die Apps verlangen können.", effect: "Ein weggefallener Scope wird Apps verweigert."),
        "IdpIdentifiers": .init(
            "Namen, mit denen Apps den Anbieter verlangen können.",
            effect: "Apps, die einen weggefallenen Namen benutzen, schlagen fehl."),
        "AttributeMapping": .init(
            "Wie der Anbieter dieses Attribut nennt; leer für keines. Jeder Name ist möglich.",
            effect: "Das Attribut wird bei jeder Anmeldung mit dem Anbieter übernommen."),
        "Domain": .init("Ein Präfix, oder eine eigene Domain mit Zertifikat.", effect: ""),
        "CustomDomainConfig.CertificateArn": .init("Nur für eine eigene Domain.", effect: ""),
        "Schema.Name": .init("Ohne „custom:“, das davorgesetzt wird.", effect: ""),
        "AttributeDataType": .init("Die Art der Werte.", effect: ""),
        "Mutable": .init("false: Ein gesetzter Wert ändert sich nie.", effect: ""),
        "StringAttributeConstraints.MinLength": .init("Nur für String.", effect: ""),
        "StringAttributeConstraints.MaxLength": .init("Nur für String.", effect: ""),
        "NumberAttributeConstraints.MinValue": .init("Nur für Number.", effect: ""),
        "NumberAttributeConstraints.MaxValue": .init("Nur für Number.", effect: ""),
    ].merging(providerDetails) { one, _ in one }.merging(germanClients) { one, _ in one }

    private static let providerDetails: [String: ConsoleTexts.SettingText] = Dictionary(
        [
            ("client_id", "Die ID der App beim Anbieter."), ("client_secret", "Leer behält das gespeicherte."),
            ("private_key", "Der Schlüssel in PEM. Leer behält den gespeicherten."), ("team_id", "Die ID des Teams."),
            ("key_id", "Die ID des Schlüssels."),
            ("authorize_scopes", "Die Scopes, die verlangt werden, mit Leerzeichen dazwischen."),
            ("api_version", "Die Version der API."), ("oidc_issuer", "Die URL des Ausstellers."),
            ("attributes_request_method", "Wie Attribute geholt werden."), ("jwks_uri", "Die URL der Schlüssel."),
            ("authorize_url", "Wohin Browser gehen; leer für das, was der Anbieter sagt."),
            ("token_url", "Wo Codes eingelöst werden; leer für das, was der Anbieter sagt."),
            ("attributes_url", "Wo Attribute geholt werden; leer für das, was der Anbieter sagt."),
            ("MetadataURL", "Die URL der Metadaten, oder das Dokument unten."),
            ("MetadataFile", "Die Metadaten als XML."), ("IDPInit", "Ob Anmeldungen beim Anbieter beginnen dürfen."),
            ("IDPSignout", "Ob das Abmelden auch dort abmeldet."),
            ("EncryptedResponses", "Ob Antworten verschlüsselt sein müssen."),
            ("RequestSigningAlgorithm", "Wie Anfragen signiert werden; – für gar nicht."),
        ].map { name, help in
            (
                "ProviderDetails.\(name)",
                ConsoleTexts.SettingText(help, effect: "Anmeldungen mit dem Anbieter benutzen es.")
            )
        }
    ) { one, _ in one }
}
