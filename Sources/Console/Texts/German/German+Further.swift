extension ConsoleTexts.Further {
    static let german = Self(
        invitation: .german, secrets: .german, codes: .german, analytics: .german, wizard: .german,
        mapping: .init(
            title: "Attributzuordnung",
            lead: "Wie jeder Anbieter die Attribute des Pools nennt.", effect: ""),
        done: { germanOutcomes[$0] })

    private static let germanOutcomes = [
        "AddUserPoolClientSecret": "Das Geheimnis ist hinzugefügt.",
        "DeleteUserPoolClientSecret": "Das Geheimnis ist entfernt.",
    ]
}

extension ConsoleTexts.OperatorInvitation {
    fileprivate static let german = Self(
        title: "Operator einladen",
        lead: "Legt einen Operator an, der unter einer Adresse, die einmal und einen Tag lang gilt, ein Passwort "
            + "wählt.",
        name: "Benutzername",
        role: "Darf",
        email: "E-Mail",
        emailHint: "Darf leer sein. Die Adresse geht dorthin, wenn die Konsole eine eigene Adresse hat und der "
            + "Server E-Mails sendet; sonst bekommen Sie sie hier.",
        effect: "Die Adresse macht, wer sie öffnet, zum Operator mit den Berechtigungen der Rolle.",
        denied: "Das dürfen nur das Konto selbst und Operatoren, deren Rolle martlet:AdministerServer und "
            + "martlet:ManageOperators erlaubt.",
        address: "Adresse für den Operator",
        addressLead: "Geben Sie sie dem Operator jetzt: Sie wird auf dieser Seite angezeigt, und nie wieder.",
        sent: "Die Adresse wurde gesendet.",
        roleName: germanRole)

    private static func germanRole(_ role: String) -> String {
        switch role {
        case "read-only": "read-only: alles außer Geheimnissen sehen, nichts ändern"
        case "auditor": "auditor: das Audit-Protokoll lesen"
        case "user-admin": "user-admin: Benutzer und Gruppen, keine Einstellungen"
        case "config-admin": "config-admin: Einstellungen, keine Benutzer"
        case "admin": "admin: alles"
        default: role
        }
    }
}

extension ConsoleTexts.ClientSecretPages {
    fileprivate static let german = Self(
        title: "Geheimnisse",
        lead: "Ein Client darf zwei haben, damit seine Apps vom einen zum anderen wechseln können: Fügen Sie das "
            + "zweite hinzu, geben Sie es den Apps und entfernen Sie dann das erste.",
        id: "ID",
        created: "Angelegt",
        add: "Geheimnis hinzufügen",
        remove: "Entfernen",
        addEffect: "Beide Geheimnisse gelten, bis eines entfernt wird.",
        removeEffect: "Apps, die das Geheimnis noch verwenden, können keine Benutzer mehr anmelden.",
        new: "Neues Geheimnis",
        once: "Kopieren Sie das Geheimnis jetzt: Es wird auf dieser Seite angezeigt, und nie wieder.",
        back: "Zurück zum App-Client")
}

extension ConsoleTexts.RecoveryCodePages {
    fileprivate static let german = Self(
        title: "Wiederherstellungscodes",
        create: "Neue Codes erzeugen",
        effect: "Der Benutzer bekommt zehn Codes anstelle der bisherigen. Jeder ersetzt einmal den Code eines "
            + "zweiten Faktors.",
        once: "Geben Sie die Codes dem Benutzer jetzt: Sie werden auf dieser Seite angezeigt, und nie wieder.",
        denied: "Codes erzeugen dürfen nur das Konto selbst und Operatoren, deren Rolle martlet:AdministerServer "
            + "und martlet:ManageOperators erlaubt.",
        left: { "Noch \($0)" })
}

extension ConsoleTexts.AnalyticsPages {
    fileprivate static let german = Self(
        title: "Analysen",
        lead: "Die Projekte, die von Registrierungen, Anmeldungen und Fehlschlägen erfahren, eines je "
            + "App-Client. Mehrere Clients dürfen ein Projekt teilen.",
        client: "App-Client",
        project: "Projekt",
        shared: "Teilt Attribute",
        role: "Rolle",
        add: "App-Zuordnung hinzufügen",
        change: "Ändern")
}

extension ConsoleTexts.PoolWizard {
    fileprivate static let german = Self(
        client: "App-Client",
        clientHint: "Ein Name für einen ersten App-Client mit Geheimnis; leer für keinen.",
        clientEffect: "Der Client bekommt ein Geheimnis, das die Seite des Pools auf Wunsch anzeigt.",
        showDetails: "Details anzeigen",
        allClients: "Alle App-Clients",
        customs: "Eigene Attribute",
        customsHint: "Ohne „custom:“, das jedem Namen vorangestellt wird.",
        name: "Name",
        type: "Typ",
        min: "Mindestlänge oder -wert",
        max: "Höchstlänge oder -wert",
        mutable: "Änderbar",
        addFirst: "Eigenes Attribut hinzufügen",
        addAnother: "Weiteres Attribut hinzufügen")
}

extension ConsoleTexts.Settings {
    static let germanAnalytics: [String: ConsoleTexts.SettingText] = [
        "AnalyticsConfiguration.ApplicationId": .init(
            "Die ID des Projekts, das auch eine Rolle und eine externe ID braucht. Leer, ohne ARN, für keines.",
            effect: "Dieses Projekt erfährt ab jetzt von den Benutzern der App."),
        "AnalyticsConfiguration.ApplicationArn": .init(
            "Der ARN des Projekts, anstelle von ID, Rolle und externer ID.",
            effect: "Dieses Projekt erfährt ab jetzt von den Benutzern der App."),
        "AnalyticsConfiguration.RoleArn": .init(
            "Die Rolle, mit der das Projekt benachrichtigt wird.",
            effect: "Ereignisse gehen mit dieser Rolle hinaus."),
        "AnalyticsConfiguration.ExternalId": .init(
            "Die externe ID der Rolle.",
            effect: "Der Rolle wird diese mitgegeben."),
        "AnalyticsConfiguration.UserDataShared": .init(
            "Ob das Projekt auch E-Mail-Adressen und Telefonnummern bekommt.",
            effect: "true: Das Projekt bekommt ab jetzt die Adressen der Benutzer."),
    ]
}
