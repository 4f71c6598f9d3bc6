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
            "Der Benutzer wird nicht mehr nach diesem Faktor gefragt. Verlangt der Pool einen und "
                + "gibt es keinen anderen, richtet der Benutzer bei der nächsten Anmeldung einen ein."
        case .endSession:
            "Die Sitzung endet. Dienste, die Tokens selbst prüfen, nehmen ihr Access-Token an, bis "
                + "es abläuft."
        case .forgetDevice: "Das Gerät ist nicht mehr gemerkt, und Sitzungen darauf lassen sich nicht erneuern."
        case .resendInvitation:
            "Der Benutzer bekommt ein neues vorläufiges Passwort. Das frühere und seine Frist werden "
                + "ersetzt."
        }
    }
}
