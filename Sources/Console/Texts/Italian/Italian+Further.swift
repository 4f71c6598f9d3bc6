extension ConsoleTexts.Further {
    static let italian = Self(
        invitation: .italian, secrets: .italian, codes: .italian, analytics: .italian, wizard: .italian,
        mapping: .init(
            title: "Mappatura degli attributi",
            lead: "Come ogni provider chiama gli attributi del pool.", effect: ""),
        done: { italianOutcomes[$0] })

    private static let italianOutcomes = [
        "AddUserPoolClientSecret": "Il segreto è stato aggiunto.",
        "DeleteUserPoolClientSecret": "Il segreto è "
            + "stato rimosso.",
    ]
}

extension ConsoleTexts.OperatorInvitation {
    fileprivate static let italian = Self(
        title: "Invita un operatore",
        lead: "Crea un operatore, che sceglie una password a un indirizzo valido una sola volta, per un giorno.",
        name: "Nome utente",
        role: "Può",
        email: "E-mail",
        emailHint: "Può restare vuoto. L’indirizzo viene inviato lì se la console ha un indirizzo proprio e il "
            + "server invia e-mail; altrimenti compare qui.",
        effect: "L’indirizzo rende operatore chi lo apre, con i permessi del ruolo.",
        denied: "Possono farlo solo l’account stesso e gli operatori il cui ruolo consente "
            + "martlet:AdministerServer e martlet:ManageOperators.",
        address: "Indirizzo per l’operatore",
        addressLead: "Consegnalo ora all’operatore: viene mostrato in questa pagina e mai più.",
        sent: "L’indirizzo è stato inviato.",
        roleName: italianRole)

    private static func italianRole(_ role: String) -> String {
        switch role {
        case "read-only": "read-only: vede tutto tranne i segreti, non modifica nulla"
        case "auditor": "auditor: legge il registro di audit"
        case "user-admin": "user-admin: utenti e gruppi, nessuna impostazione"
        case "config-admin": "config-admin: impostazioni, nessun utente"
        case "admin": "admin: tutto"
        default: role
        }
    }
}

extension ConsoleTexts.ClientSecretPages {
    fileprivate static let italian = Self(
        title: "Segreti",
        lead: "Un client può averne due, perché le sue app passino dall’uno all’altro: aggiungi il secondo, "
            + "consegnalo alle app e poi rimuovi il primo.",
        id: "ID",
        created: "Creato",
        add: "Aggiungi un segreto",
        remove: "Rimuovi",
        addEffect: "Entrambi i segreti valgono finché uno non viene rimosso.",
        removeEffect: "Le app che usano ancora il segreto non possono più far accedere gli utenti.",
        new: "Nuovo segreto",
        once: "Copia ora il segreto: viene mostrato in questa pagina e mai più.",
        back: "Torna al client app")
}

extension ConsoleTexts.RecoveryCodePages {
    fileprivate static let italian = Self(
        title: "Codici di recupero",
        create: "Crea nuovi codici",
        effect: "L’utente riceve dieci codici al posto dei precedenti. Ognuno sostituisce una volta il codice di "
            + "un secondo fattore.",
        once: "Consegna ora i codici all’utente: vengono mostrati in questa pagina e mai più.",
        denied: "Possono creare codici solo l’account stesso e gli operatori il cui ruolo consente "
            + "martlet:AdministerServer e martlet:ManageOperators.",
        left: { "Ne restano \($0)" })
}

extension ConsoleTexts.AnalyticsPages {
    fileprivate static let italian = Self(
        title: "Analisi",
        lead: "I progetti informati di registrazioni, accessi ed errori, uno per client app. Più client possono "
            + "condividere un progetto.",
        client: "Client app",
        project: "Progetto",
        shared: "Condivide gli attributi",
        role: "Ruolo",
        add: "Aggiungi un’associazione di app",
        change: "Modifica")
}

extension ConsoleTexts.PoolWizard {
    fileprivate static let italian = Self(
        client: "Client app",
        clientHint: "Un nome per un primo client app con segreto; vuoto per nessuno.",
        clientEffect: "Il client riceve un segreto, che la pagina del pool mostra su richiesta.",
        showDetails: "Mostra dettagli",
        allClients: "Tutti i client app",
        customs: "Attributi personalizzati",
        customsHint: "Senza «custom:», che precede ogni nome.",
        name: "Nome",
        type: "Tipo",
        min: "Lunghezza o valore minimo",
        max: "Lunghezza o valore massimo",
        mutable: "Modificabile",
        addFirst: "Aggiungi attributo personalizzato",
        addAnother: "Aggiungi un altro attributo")
}

extension ConsoleTexts.Settings {
    static let italianAnalytics: [String: ConsoleTexts.SettingText] = [
        "AnalyticsConfiguration.ApplicationId": .init(
            "L’ID del progetto, che richiede anche un ruolo e un ID esterno. Vuoto, senza ARN, per nessuno.",
            effect: "Da ora questo progetto è informato degli utenti dell’app."),
        "AnalyticsConfiguration.ApplicationArn": .init(
            "L’ARN del progetto, al posto di ID, ruolo e ID esterno.",
            effect: "Da ora questo progetto è informato degli utenti dell’app."),
        "AnalyticsConfiguration.RoleArn": .init(
            "Il ruolo con cui il progetto viene informato.",
            effect: "Gli eventi partono con questo ruolo."),
        "AnalyticsConfiguration.ExternalId": .init(
            "L’ID esterno del ruolo.",
            effect: "Al ruolo viene dato questo."),
        "AnalyticsConfiguration.UserDataShared": .init(
            "Se il progetto riceve anche indirizzi e-mail e numeri di telefono.",
            effect: "true: da ora il progetto riceve gli indirizzi degli utenti."),
    ]
}
