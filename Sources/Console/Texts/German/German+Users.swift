extension ConsoleTexts.Users {
    static let german = Self(
        title: "Benutzer", none: "Kein Benutzer gefunden.", search: "Beginnt mit", searchIn: "Attribut",
        anyAttribute: "passend zum Text", find: "Suchen", username: "Benutzername", email: "E-Mail-Adresse",
        phone: "Telefon",
        status: "Status", enabled: "Aktiviert", created: "Angelegt", isEnabled: "aktiviert", isDisabled: "deaktiviert",
        attributes: "Attribute", editAttributes: "Attribute bearbeiten",
        emptiedAttribute: "Ein Attribut ohne Wert wird entfernt.",
        attributesEffect: "Der Benutzer behält das Passwort und die Sitzungen; neue Tokens zeigen die neuen Werte.",
        disableFirst: "Hier lässt sich nur ein deaktivierter Benutzer löschen.", groups: "Gruppen", group: "Gruppe",
        noGroups: "Der Benutzer ist in keiner Gruppe.", precedence: "Rang", role: "Rolle", actionHeading: "Aktion",
        history: "Anmeldeverlauf", noHistory: "Keine Anmeldung ist verzeichnet.", time: "Zeit", event: "Ereignis",
        outcome: "Ergebnis", risk: "Risiko", from: "Von", sessions: "Sitzungen", someSessions: "alle, die es gibt",
        noSessions: "keine", creation: .german, security: .german, searched: { "Gesucht: \($0)" }, action: label,
        effect: consequence)

    private static func label(_ action: UserAction) -> String {
        switch action {
        case .enable: "Aktivieren"
        case .disable: "Deaktivieren"
        case .resetPassword: "Passwort zurücksetzen"
        case .signOut: "Überall abmelden"
        case .confirm: "Bestätigen"
        case .addToGroup: "Zu einer Gruppe hinzufügen"
        case .removeFromGroup: "Aus der Gruppe entfernen"
        }
    }

    private static func consequence(_ action: UserAction) -> String {
        switch action {
        case .enable: "Der Benutzer kann sich wieder anmelden."
        case .disable: "Der Benutzer kann sich nicht anmelden, und alle Sitzungen enden. Nichts wird gelöscht."
        case .resetPassword:
            """
            Der Benutzer bekommt einen Code und muss vor der nächsten Anmeldung ein neues Passwort \
            setzen.
            """
        case .signOut:

            """
            Alle Sitzungen enden. Dienste, die Tokens selbst prüfen, nehmen Access-Tokens an, bis diese \
            ablaufen.
            """
        case .confirm: "Der Benutzer kann sich ohne den gesendeten Code anmelden."
        case .addToGroup: "Tokens der nächsten Anmeldung nennen die Gruppe und ihre Rolle."
        case .removeFromGroup: "Tokens der nächsten Anmeldung nennen die Gruppe und ihre Rolle nicht mehr."
        }
    }
}

extension ConsoleTexts.UserCreation {
    static let german = Self(
        title: "Benutzer anlegen",
        usernameHint: "In einem Pool, dessen Benutzer sich mit einer Adresse anmelden, die Adresse.",
        phoneHint: "Mit Ländervorwahl: +15550100123.", verified: "Die Adressen oben sind bestätigt.",
        password: "Vorläufiges Passwort", passwordHint: "Ohne Angabe wird ein Passwort erzeugt.",
        invitation: "Einladung", by: name, effect: consequence)

    private static func name(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email: "Per E-Mail"
        case .sms: "Per SMS"
        case .none: "Keine"
        }
    }

    private static func consequence(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email, .sms:
            "Der Benutzer bekommt das vorläufige Passwort und wählt bei der ersten Anmeldung ein anderes."
        case .none: "Nichts wird gesendet. Der Benutzer wählt bei der ersten Anmeldung ein anderes Passwort."
        }
    }
}

extension ConsoleTexts.UserSecurity {
    static let german = Self(
        title: "Sitzungen und Faktoren", factors: "Zweite Faktoren", factor: "Faktor",
        preferred: "Bevorzugt", isPreferred: "bevorzugt",
        noSessions: "Der Benutzer hat keine Sitzung.", used: "Zuletzt benutzt", client: "App-Client", devices: "Geräte",
        device: "Gerät", noDevices: "Kein Gerät des Benutzers ist gemerkt.", action: label, subject: name,
        effect: consequence)

    private static func label(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "Einschalten"
        case .turnOff: "Ausschalten"
        case .endSession: "Beenden"
        case .forgetDevice: "Vergessen"
        case .resendInvitation: "Einladung noch einmal senden"
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
        case .turnOn: "Der Benutzer wird ab der nächsten Anmeldung nach diesem Faktor gefragt."
        case .turnOff:

            """
            Der Benutzer wird nicht mehr nach diesem Faktor gefragt. Verlangt der Pool einen und gibt es \
            keinen anderen, richtet der Benutzer bei der nächsten Anmeldung einen ein.
            """
        case .endSession:

            """
            Die Sitzung endet. Dienste, die Tokens selbst prüfen, nehmen ihr Access-Token an, bis \
            es abläuft.
            """
        case .forgetDevice: "Das Gerät ist nicht mehr gemerkt, und Sitzungen darauf lassen sich nicht erneuern."
        case .resendInvitation:

            """
            Der Benutzer bekommt ein neues vorläufiges Passwort. Das frühere und seine Frist werden \
            ersetzt.
            """
        }
    }
}
