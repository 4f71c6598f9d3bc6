extension ConsoleTexts {
    static let german = ConsoleTexts(
        language: "de", entry: .german, shell: .german, home: .german, search: .german, sessions: .german,
        explorer: .german, changes: .german, pools: .german, users: .german, clients: .german,
        settings: .german, parts: .german, schema: .german, domains: .german, triggers: .german,
        checks: .german, refusals: .german, inspector: .german, sync: .german, server: .german,
        identityPools: .german, access: .german, administration: .german, further: .german)
}

extension ConsoleTexts.Entry {
    static let german = Self(
        title: "Konsole betreten", enterAs: "Sie handeln mit den Berechtigungen von",
        limits:
            """
            Die Sitzung endet nach 15 Minuten ohne Benutzung, nach 8 Stunden oder wenn Sie die Konsole \
            verlassen.
            """,
        button: "Betreten", refused: "Diese Adresse gilt nicht",
        foreign: "Das Formular kam von einer anderen Website.", noSession: "Sie sind nicht angemeldet",
        howToEnter:
            """
            Führen Sie auf dem Server „martlet console open“ aus, und öffnen Sie die ausgegebene Adresse \
            innerhalb einer Minute.
            """,
        signIn: "Anmelden", signInAgain: "Noch einmal anmelden", signedIn: "Sie sind angemeldet", goOn: "Weiter",
        notFound:
            """
            Das Konto hat keinen Pool für Operatoren. Führen Sie auf dem Server „martlet console invite NAME“ \
            aus.
            """,
        otherHost: "Operatoren melden sich unter der eigenen Adresse der Konsole an.",
        notAsked:
            """
            Dieser Browser hat diese Anmeldung nicht begonnen, oder vor mehr als zehn Minuten. Beginnen Sie \
            neu.
            """,
        notFinished: "Die Anmeldung wurde nicht abgeschlossen.", setup: .german)
}

extension ConsoleTexts.Setup {
    static let german = Self(
        title: "Der erste Operator", invitedTitle: "Sie sind eingeladen",
        lead:
            """
            Hiermit entstehen ein Benutzerpool für Operatoren, eine Gruppe und eine Rolle für jede Art von \
            Operator und Sie als erster, mit allen Berechtigungen. Danach melden Sie sich an und registrieren \
            eine Authenticator-App.
            """,
        invitedLead: "Wählen Sie ein Passwort. Danach melden Sie sich an und registrieren eine Authenticator-App.",
        name: "Ihr Benutzername",
        nameHint: "Buchstaben, Ziffern und + = , . @ - _. So nennt Sie das Audit-Log.", email: "E-Mail-Adresse",
        emailHint: "Darf leer sein. Mit ihr lässt sich ein vergessenes Passwort ersetzen.", password: "Passwort",
        again: "Passwort wiederholen",
        passwordHint: "Mindestens 12 Zeichen, mit Großbuchstabe, Kleinbuchstabe, Ziffer und Sonderzeichen.",
        button: "Weiter", done: "Fertig. Melden Sie sich jetzt an.",
        notGood:
            """
            Diese Adresse wurde schon benutzt, ist zu alt oder wurde verändert. Eine neue gibt „martlet \
            console invite NAME“ auf dem Server.
            """,
        differ: "Die Passwörter sind verschieden.", noName: "Geben Sie einen Benutzernamen ein.")
}

extension ConsoleTexts.Shell {
    static let german = Self(
        skip: "Zum Inhalt springen", navigation: "Konsole", path: "Übergeordnete Seiten",
        signedInAs: "Sie handeln als", language: "Sprache", failed: "Das hat nicht funktioniert",
        denied: "Ihre Richtlinien erlauben das nicht", forged: "Das Formular ist veraltet",
        forgedHelp: "Nichts wurde geändert. Öffnen Sie die Seite neu, und senden Sie das Formular noch einmal.",
        table: "Tabelle",
        copy: "Kopieren", copied: "Kopiert", first: "Erste Seite", next: "Nächste Seite")
}

extension ConsoleTexts.Home {
    static let german = Self(
        title: "Start", identityPools: "Identitätspools", noIdentityPools: "Es gibt noch keinen Identitätspool.",
        estimatedUsers: "Benutzer, geschätzt", allPools: "Alle Benutzerpools", tools: "Werkzeuge")
}

extension ConsoleTexts.Search {
    static let german = Self(
        title: "Suchen", label: "Suchen", placeholder: "Seiten, Pools, Benutzer, Operationen ( / )", button: "Suchen",
        empty:
            """
            Geben Sie ein, was Sie suchen: eine Seite, die ID oder den Namen eines Pools, eine Operation \
            oder, auf den Seiten eines Pools, einen Benutzer.
            """,
        none: "Nichts gefunden.", users: "Benutzer", pools: "Benutzerpools", operations: "Operationen",
        pages: "Seiten", more: "Weitere Pools durchsuchen", palette: "Gehe zu", found: { "Gefunden für „\($0)“" },
        usersOf: { "Benutzer von \($0)" })
}

extension ConsoleTexts.Sessions {
    static let german = Self(
        title: "Sitzungen",
        lead:
            """
            Browser, in denen die Konsole geöffnet ist. Eine Sitzung endet auch, wenn ihr Zugriffsschlüssel \
            oder ihre Rolle gelöscht wird.
            """,
        caller: "Handelt als", from: "Von", began: "Begonnen", used: "Zuletzt benutzt", ends: "Endet", action: "Aktion",
        end: "Beenden",
        current: "diese", leave: "Konsole verlassen", missing: "Diese Sitzung gibt es nicht.")
}

extension ConsoleTexts.Explorer {
    static let german = Self(
        title: "Operationen", lead: "Jede Operation der APIs als Formular, ausgeführt mit Ihren Berechtigungen.",
        unbuilt: "nicht vorhanden", unbuiltLead: "Diese Operation der API gibt es in dieser Version von Martlet nicht.",
        noSuchOperation: "Diese Operation gibt es nicht.", reads: "liest nur", changes: "ändert Daten",
        deletes: "löscht Daten", byPolicies: "Ihre Richtlinien entscheiden",
        withoutPolicies: "braucht keine Berechtigung",
        input: "Eingabe", noInput: "Die Operation hat keine Eingabe.", send: "Senden",
        asJSON: "Eingabe als JSON schreiben",
        asForm: "Zurück zum Formular", json: "Eingabe als JSON", region: "Region",
        regionHint: "Falls die Eingabe keinen Pool nennt.", succeeded: "Erledigt.",
        request: "Was gesendet wurde, und dasselbe als Befehl", sameCLI: "Dasselbe mit der AWS CLI",
        samePython: "Dasselbe mit boto3", sameTerraform: "In Terraform",
        terraformHint: "„terraform plan -generate-config-out=generated.tf“ schreibt die Konfiguration.",
        sameJSON: "Die Eingabe als JSON",
        confirmLead: "Das löscht endgültig, was die Eingabe nennt.",
        otherName: "Das ist nicht der Name. Nichts wurde gelöscht.", confirmTitle: { "\($0): Sind Sie sicher?" },
        typeName: { "Geben Sie „\($0)“ ein, um fortzufahren" }, optional: { "Optional (\($0))" },
        count: { "\($0) von \($1) vorhanden" }, kind: germanHint)

    /// How a value of a kind is typed.
    static func germanHint(_ kind: InputField.Kind) -> String {
        switch kind {
        case .line, .choice: "Text"
        case .text: "Text mit beliebig vielen Zeilen, oder Base64 für Bytes"
        case .secret: "Geheimnis: wird nie wieder angezeigt"
        case .number: "Ganze Zahl"
        case .time: "Zeit, etwa 2026-11-21T00:30:00Z, oder Sekunden seit 1970"
        case .flag: "Wahr oder falsch"
        case .list: "Liste: eine Zeile je Eintrag"
        case .map: "Zuordnung: eine Zeile key=value je Eintrag"
        case .json: "JSON"
        }
    }
}

extension ConsoleTexts.Changes {
    static let german = Self(
        setting: "Einstellung", before: "Vorher", after: "Nachher", effect: "Was daraus folgt",
        affected: "Wen es betrifft",
        review: "Änderung prüfen", confirm: "Bestätigen", cancel: "Abbrechen", nothing: "Nichts würde sich ändern.",
        notFresh:
            """
            Was sich nicht rückgängig machen lässt, braucht eine Sitzung, die in den letzten 10 Minuten \
            begonnen hat. Führen Sie „martlet console open“ noch einmal aus, und kommen Sie auf diese Seite \
            zurück. Nichts wurde geändert.
            """,
        otherName: "Das ist nicht der Name. Nichts wurde geändert.", undo: "Rückgängig", grade: warning,
        done: { outcomes[$0] ?? germanAccessOutcomes[$0] ?? ConsoleTexts.Administration.germanOutcomes[$0] })

    private static func warning(_ grade: DangerGrade) -> String? {
        switch grade {
        case .reversible: nil
        case .costly:
            """
            Benutzer bemerken das. Die umgekehrte Änderung gibt ihnen nicht zurück, was sie inzwischen \
            verlieren.
            """
        case .irreversible: "Das lässt sich nicht rückgängig machen."
        }
    }

    private static let outcomes = [
        "AdminEnableUser": "Der Benutzer ist aktiviert.", "AdminDisableUser": "Der Benutzer ist deaktiviert.",
        "AdminResetUserPassword": "Der Benutzer muss ein neues Passwort setzen.",
        "AdminUserGlobalSignOut": "Der Benutzer ist überall abgemeldet.",
        "AdminConfirmSignUp": "Der Benutzer ist bestätigt.", "AdminAddUserToGroup": "Der Benutzer ist in der Gruppe.",
        "AdminRemoveUserFromGroup": "Der Benutzer ist nicht mehr in der Gruppe.",
        "AdminUpdateUserAttributes": "Die Attribute sind gespeichert.",
        "AdminDeleteUserAttributes": "Die Attribute sind gespeichert.",
        "CreateUserPoolClient": "Der App-Client ist angelegt.", "EndConsoleSession": "Die Sitzung ist beendet.",
        "UpdateUserPool": "Die Einstellungen sind gespeichert.",
        "SetUserPoolMfaConfig": "Die Einstellungen sind gespeichert.",
        "SetUserPoolSessionConfiguration": "Die Einstellungen sind gespeichert.",
        "SetRiskConfiguration": "Die Einstellungen sind gespeichert.",
        "SetLogDeliveryConfiguration": "Die Einstellungen sind gespeichert.",
        "UpdateUserPoolClient": "Die Einstellungen sind gespeichert.",
        "AddCustomAttributes": "Das Attribut ist hinzugefügt.",
        "CreateGroup": "Die Gruppe ist angelegt.", "UpdateGroup": "Die Gruppe ist gespeichert.",
        "DeleteGroup": "Die Gruppe ist gelöscht.", "CreateResourceServer": "Der Ressourcenserver ist angelegt.",
        "UpdateResourceServer": "Der Ressourcenserver ist gespeichert.",
        "DeleteResourceServer": "Der Ressourcenserver ist gelöscht.",
        "CreateIdentityProvider": "Der Anbieter ist angelegt.",
        "UpdateIdentityProvider": "Der Anbieter ist gespeichert.",
        "DeleteIdentityProvider": "Der Anbieter ist gelöscht.", "CreateUserPoolDomain": "Die Domain ist angelegt.",
        "DeleteUserPoolDomain": "Die Domain ist gelöscht.", "DeleteUserPoolClient": "Der App-Client ist gelöscht.",
        "DeleteUserPool": "Der Pool ist gelöscht.",
        "UpdateRecords": "Die Einträge sind gespeichert.", "DeleteDataset": "Die Datasets sind gelöscht.",
        "SetIdentityPoolConfiguration": "Die Einstellungen sind gespeichert.",
        "SetCognitoEvents": "Die Einstellungen sind gespeichert.",
        "BulkPublish": "Die Massenveröffentlichung hat begonnen.",
    ]
}

extension ConsoleTexts.Pools {
    static let german = Self(
        title: "Benutzerpools", none: "Es gibt noch keinen Benutzerpool.", name: "Name", id: "ID", created: "Angelegt",
        changed: "Geändert", create: "Benutzerpool anlegen", overview: "Überblick", parts: "Teile des Pools",
        more: "Als Operationen", integration: "App-Integration", federation: "Föderation",
        creation: .german)
}
