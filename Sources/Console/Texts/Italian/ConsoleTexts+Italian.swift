extension ConsoleTexts {
    static let italian = ConsoleTexts(
        language: "it", entry: .italian, shell: .italian, home: .italian, search: .italian, sessions: .italian,
        explorer: .italian, changes: .italian, pools: .italian, users: .italian, clients: .italian,
        settings: .italian, parts: .italian, schema: .italian, domains: .italian, triggers: .italian,
        checks: .italian, refusals: .italian, inspector: .italian, sync: .italian, server: .italian,
        identityPools: .italian, access: .italian, administration: .italian, further: .italian)
}

extension ConsoleTexts.Entry {
    static let italian = Self(
        title: "Entra nella console", enterAs: "Entri con le autorizzazioni di",
        limits: "La sessione termina dopo 15 minuti senza utilizzo, dopo 8 ore o quando esci dalla console.",
        button: "Entra", refused: "Questo indirizzo non è valido",
        foreign: "Il modulo è stato inviato da un altro sito.", noSession: "Non hai eseguito l’accesso",
        howToEnter: "Esegui «martlet console open» sul server e apri entro un minuto l’indirizzo che mostra.",
        signIn: "Accedi", signInAgain: "Accedi di nuovo", signedIn: "Hai eseguito l’accesso", goOn: "Continua",
        notFound: "L’account non ha un pool per gli operatori. Esegui «martlet console invite NAME» sul server.",
        otherHost: "Gli operatori accedono all’indirizzo proprio della console.",
        notAsked:
            """
            Questo browser non ha iniziato questo accesso, o lo ha iniziato più di dieci minuti fa. \
            Ricomincia.
            """,
        notFinished: "L’accesso non è stato completato.", setup: .italian)
}

extension ConsoleTexts.Setup {
    static let italian = Self(
        title: "Il primo operatore", invitedTitle: "Hai ricevuto un invito",
        lead:
            """
            Così si creano un pool di utenti per gli operatori, un gruppo e un ruolo per ogni tipo di \
            operatore, e te come primo, con tutte le autorizzazioni. Poi accedi e registri un’app di \
            autenticazione.
            """,
        invitedLead: "Scegli una password. Poi accedi e registri un’app di autenticazione.", name: "Il tuo nome utente",
        nameHint: "Lettere, cifre e + = , . @ - _. È il nome che compare nel log di audit.", email: "Indirizzo e-mail",
        emailHint: "Può restare vuoto. Permette di sostituire una password dimenticata.", password: "Password",
        again: "Ripeti la password",
        passwordHint: "Almeno 12 caratteri, con una maiuscola, una minuscola, una cifra e un simbolo.",
        button: "Continua", done: "Fatto. Ora accedi.",
        notGood:
            """
            Questo indirizzo è già stato usato, è troppo vecchio o è stato modificato. Esegui «martlet \
            console invite NAME» sul server per averne un altro.
            """,
        differ: "Le password sono diverse.", noName: "Inserisci un nome utente.")
}

extension ConsoleTexts.Shell {
    static let italian = Self(
        skip: "Vai al contenuto", navigation: "Console", path: "Sopra questa pagina",
        signedInAs: "Agisci come", language: "Lingua", failed: "Non ha funzionato",
        denied: "Le tue policy non lo consentono", forged: "Il modulo non è più aggiornato",
        forgedHelp: "Non è stato modificato nulla. Riapri la pagina e invia di nuovo il modulo.", table: "Tabella",
        copy: "Copia", copied: "Copiato", first: "Prima pagina", next: "Pagina successiva")
}

extension ConsoleTexts.Home {
    static let italian = Self(
        title: "Inizio", identityPools: "Pool di identità", noIdentityPools: "Non c’è ancora nessun pool di identità.",
        estimatedUsers: "utenti, stima", allPools: "Tutti i pool di utenti", tools: "Strumenti")
}

extension ConsoleTexts.Search {
    static let italian = Self(
        title: "Cerca", label: "Cerca", placeholder: "Pagine, pool, utenti, operazioni ( / )", button: "Cerca",
        empty:
            """
            Scrivi che cosa cerchi: una pagina, l’ID o il nome di un pool, un’operazione o, nelle pagine di \
            un pool, un utente.
            """,
        none: "Nessun risultato.", users: "Utenti", pools: "Pool di utenti", operations: "Operazioni",
        pages: "Pagine", more: "Cerca in altri pool", palette: "Vai a", found: { "Risultati per «\($0)»" },
        usersOf: { "Utenti di \($0)" })
}

extension ConsoleTexts.Sessions {
    static let italian = Self(
        title: "Sessioni",
        lead:
            """
            Browser che sono entrati nella console. Una sessione termina anche quando la sua chiave di \
            accesso o il suo ruolo viene eliminato.
            """,
        caller: "Agisce come", from: "Da", began: "Inizio", used: "Ultimo utilizzo", ends: "Fine", action: "Azione",
        end: "Termina",
        current: "questa", leave: "Esci dalla console", missing: "Questa sessione non esiste.")
}

extension ConsoleTexts.Explorer {
    static let italian = Self(
        title: "Operazioni", lead: "Ogni operazione delle API come modulo, eseguita con le tue autorizzazioni.",
        unbuilt: "non disponibile",
        unbuiltLead: "Questa operazione dell’API non è disponibile in questa versione di Martlet.",
        noSuchOperation: "Questa operazione non esiste.", reads: "sola lettura", changes: "modifica dati",
        deletes: "elimina dati", byPolicies: "decidono le tue policy", withoutPolicies: "non richiede autorizzazioni",
        input: "Input", noInput: "L’operazione non ha input.", send: "Invia", asJSON: "Scrivi l’input come JSON",
        asForm: "Torna al modulo", json: "Input come JSON", region: "Regione",
        regionHint: "Se l’input non nomina alcun pool.", succeeded: "Fatto.",
        request: "Che cosa è stato inviato, e lo stesso come comando", sameCLI: "Lo stesso con AWS CLI",
        samePython: "Lo stesso con boto3", sameTerraform: "Con Terraform",
        terraformHint: "«terraform plan -generate-config-out=generated.tf» scrive la configurazione.",
        sameJSON: "L’input come JSON",
        confirmLead: "Elimina per sempre ciò che l’input nomina.",
        otherName: "Non è questo il nome. Non è stato eliminato nulla.", confirmTitle: { "\($0): confermi?" },
        typeName: { "Scrivi «\($0)» per continuare" }, optional: { "Facoltativi (\($0))" },
        count: { "\($0) di \($1) disponibili" }, kind: italianHint)

    /// How a value of a kind is typed.
    static func italianHint(_ kind: InputField.Kind) -> String {
        switch kind {
        case .line, .choice: "Testo"
        case .text: "Testo di qualsiasi numero di righe, o Base64 per i byte"
        case .secret: "Segreto: non viene più mostrato"
        case .number: "Numero intero"
        case .time: "Ora, come 2026-11-21T00:30:00Z, o secondi dal 1970"
        case .flag: "Vero o falso"
        case .list: "Elenco: una riga per ciascuno"
        case .map: "Mappa: una riga key=value per ciascuno"
        case .json: "JSON"
        }
    }
}

extension ConsoleTexts.Changes {
    static let italian = Self(
        setting: "Impostazione", before: "Prima", after: "Dopo", effect: "Conseguenze", affected: "Chi è interessato",
        review: "Controlla la modifica", confirm: "Conferma", cancel: "Annulla", nothing: "Non cambierebbe nulla.",
        notFresh:
            """
            Ciò che non si può annullare richiede una sessione iniziata negli ultimi 10 minuti. Esegui di \
            nuovo «martlet console open» e torna a questa pagina. Non è stato modificato nulla.
            """,
        otherName: "Non è questo il nome. Non è stato modificato nulla.", undo: "Ripristina", grade: warning,
        done: { outcomes[$0] ?? italianAccessOutcomes[$0] ?? ConsoleTexts.Administration.italianOutcomes[$0] })

    private static func warning(_ grade: DangerGrade) -> String? {
        switch grade {
        case .reversible: nil
        case .costly:
            """
            Gli utenti se ne accorgono. La modifica opposta non restituisce loro ciò che perdono nel \
            frattempo.
            """
        case .irreversible: "Non si può annullare."
        }
    }

    private static let outcomes = [
        "AdminEnableUser": "L’utente è abilitato.", "AdminDisableUser": "L’utente è disabilitato.",
        "AdminResetUserPassword": "L’utente deve impostare una nuova password.",
        "AdminUserGlobalSignOut": "L’utente è stato disconnesso ovunque.",
        "AdminConfirmSignUp": "L’utente è confermato.", "AdminAddUserToGroup": "L’utente è nel gruppo.",
        "AdminRemoveUserFromGroup": "L’utente non è più nel gruppo.",
        "AdminUpdateUserAttributes": "Gli attributi sono stati salvati.",
        "AdminDeleteUserAttributes": "Gli attributi sono stati salvati.",
        "CreateUserPoolClient": "Il client app è stato creato.", "EndConsoleSession": "La sessione è terminata.",
        "UpdateUserPool": "Le impostazioni sono state salvate.",
        "SetUserPoolMfaConfig": "Le impostazioni sono state salvate.",
        "SetUserPoolSessionConfiguration": "Le impostazioni sono state salvate.",
        "SetRiskConfiguration": "Le impostazioni sono state salvate.",
        "SetLogDeliveryConfiguration": "Le impostazioni sono state salvate.",
        "UpdateUserPoolClient": "Le impostazioni sono state salvate.",
        "AddCustomAttributes": "L’attributo è stato aggiunto.",
        "CreateGroup": "Il gruppo è stato creato.", "UpdateGroup": "Il gruppo è stato salvato.",
        "DeleteGroup": "Il gruppo è stato eliminato.", "CreateResourceServer": "Il server di risorse è stato creato.",
        "UpdateResourceServer": "Il server di risorse è stato salvato.",
        "DeleteResourceServer": "Il server di risorse è stato eliminato.",
        "CreateIdentityProvider": "Il provider è stato creato.",
        "UpdateIdentityProvider": "Il provider è stato salvato.",
        "DeleteIdentityProvider": "Il provider è stato eliminato.",
        "CreateUserPoolDomain": "Il dominio è stato creato.",
        "DeleteUserPoolDomain": "Il dominio è stato eliminato.",
        "DeleteUserPoolClient": "Il client app è stato eliminato.",
        "DeleteUserPool": "Il pool è stato eliminato.",
        "UpdateRecords": "I record sono stati salvati.", "DeleteDataset": "I dataset sono stati eliminati.",
        "SetIdentityPoolConfiguration": "Le impostazioni sono state salvate.",
        "SetCognitoEvents": "Le impostazioni sono state salvate.",
        "BulkPublish": "La pubblicazione in blocco è iniziata.",
    ]
}

extension ConsoleTexts.Pools {
    static let italian = Self(
        title: "Pool di utenti", none: "Non c’è ancora nessun pool di utenti.", name: "Nome", id: "ID",
        created: "Creazione",
        changed: "Modifica", create: "Crea un pool di utenti", overview: "Panoramica", parts: "Parti del pool",
        more: "Come operazioni", integration: "Integrazione delle app", federation: "Federazione",
        creation: .italian)
}
