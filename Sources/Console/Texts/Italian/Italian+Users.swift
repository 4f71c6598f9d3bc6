extension ConsoleTexts.Users {
    static let italian = Self(
        title: "Utenti", none: "Nessun utente trovato.", search: "Inizia con", searchIn: "Attributo",
        anyAttribute: "in base al testo", find: "Trova", username: "Nome utente", email: "Indirizzo e-mail",
        phone: "Telefono",
        status: "Stato", enabled: "Abilitato", created: "Creazione", isEnabled: "abilitato", isDisabled: "disabilitato",
        attributes: "Attributi", editAttributes: "Modifica gli attributi",
        emptiedAttribute: "Un attributo senza valore viene rimosso.",
        attributesEffect: "L’utente mantiene la password e le sessioni; i nuovi token mostrano i nuovi valori.",
        disableFirst: "Qui si può eliminare solo un utente disabilitato.", groups: "Gruppi", group: "Gruppo",
        noGroups: "L’utente non è in nessun gruppo.", precedence: "Precedenza", role: "Ruolo", actionHeading: "Azione",
        history: "Cronologia degli accessi", noHistory: "Nessun accesso è registrato.", time: "Ora", event: "Evento",
        outcome: "Esito", risk: "Rischio", from: "Da", sessions: "Sessioni", someSessions: "tutte quelle esistenti",
        noSessions: "nessuna", creation: .italian, security: .italian, searched: { "Ricerca: \($0)" }, action: label,
        effect: consequence)

    private static func label(_ action: UserAction) -> String {
        switch action {
        case .enable: "Abilita"
        case .disable: "Disabilita"
        case .resetPassword: "Reimposta la password"
        case .signOut: "Disconnetti ovunque"
        case .confirm: "Conferma"
        case .addToGroup: "Aggiungi a un gruppo"
        case .removeFromGroup: "Rimuovi dal gruppo"
        }
    }

    private static func consequence(_ action: UserAction) -> String {
        switch action {
        case .enable: "L’utente può accedere di nuovo."
        case .disable: "L’utente non può accedere e tutte le sessioni terminano. Non viene eliminato nulla."
        case .resetPassword: "L’utente riceve un codice e deve impostare una nuova password prima del prossimo accesso."
        case .signOut:

            """
            Tutte le sessioni terminano. I servizi che verificano i token da soli accettano i token di \
            accesso fino alla scadenza.
            """
        case .confirm: "L’utente può accedere senza il codice inviato."
        case .addToGroup: "I token del prossimo accesso nominano il gruppo e il suo ruolo."
        case .removeFromGroup: "I token del prossimo accesso non nominano più il gruppo né il suo ruolo."
        }
    }
}

extension ConsoleTexts.UserCreation {
    static let italian = Self(
        title: "Crea un utente",
        usernameHint: "In un pool i cui utenti accedono con un indirizzo, l’indirizzo.",
        phoneHint: "Con il prefisso internazionale: +15550100123.",
        verified: "Gli indirizzi qui sopra sono verificati.",
        password: "Password temporanea", passwordHint: "Se manca, viene generata una password.",
        invitation: "Invito", by: name, effect: consequence)

    private static func name(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email: "Via e-mail"
        case .sms: "Via SMS"
        case .none: "Nessuno"
        }
    }

    private static func consequence(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email, .sms:
            "L’utente riceve la password temporanea e ne sceglie un’altra al primo accesso."
        case .none: "Non viene inviato nulla. L’utente sceglie un’altra password al primo accesso."
        }
    }
}

extension ConsoleTexts.UserSecurity {
    static let italian = Self(
        title: "Sessioni e fattori", factors: "Secondi fattori", factor: "Fattore",
        preferred: "Preferito", isPreferred: "preferito",
        noSessions: "L’utente non ha sessioni.", used: "Ultimo utilizzo", client: "Client app", devices: "Dispositivi",
        device: "Dispositivo", noDevices: "Nessun dispositivo dell’utente è ricordato.", action: label, subject: name,
        effect: consequence)

    private static func label(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "Attiva"
        case .turnOff: "Disattiva"
        case .endSession: "Termina"
        case .forgetDevice: "Dimentica"
        case .resendInvitation: "Invia di nuovo l’invito"
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
        case .turnOn: "Questo fattore viene chiesto all’utente dal prossimo accesso."
        case .turnOff:

            """
            Questo fattore non viene più chiesto all’utente. Se il pool ne richiede uno e non ce n’è un \
            altro, l’utente ne configura uno al prossimo accesso.
            """
        case .endSession:

            """
            La sessione termina. I servizi che verificano i token da soli accettano il suo token di accesso \
            fino alla scadenza.
            """
        case .forgetDevice: "Il dispositivo non è più ricordato, e le sue sessioni non si possono rinnovare."
        case .resendInvitation:

            """
            L’utente riceve una nuova password temporanea. La precedente e la sua scadenza vengono \
            sostituite.
            """
        }
    }
}
