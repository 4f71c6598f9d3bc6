extension AccountTexts {
    static let italian = AccountTexts(
        title: "Il tuo account", signIn: "Come accedi", secondStep: "Secondo passaggio", off: "Non attivo",
        change: "Modifica", sessions: "Dove hai eseguito l’accesso", browser: "Tutte le app di questo browser",
        here: "Questo browser", lastUsed: "Ultimo utilizzo", signOut: "Esci", signOutEverywhere: "Esci ovunque",
        devices: "Dispositivi ricordati", devicesLead: "Su questi può servire un codice meno spesso.",
        unknownDevice: "Dispositivo sconosciuto", forget: "Dimentica", providers: "Account collegati",
        providersLead: "Anche con questi accedi qui.", since: "Dal", unlink: "Scollega", back: "Torna al tuo account",
        proofLead: "Per modificare qualcosa qui, accedi di nuovo.", proof: "Accedi di nuovo",
        signInAgain: "Accedi di nuovo. Poi potrai continuare.", saved: "La modifica è stata salvata.",
        gone: "Questa voce non esiste più.")
}

extension AccountChangeTexts {
    static let italian = AccountChangeTexts(
        lead: "Dopo il primo passaggio, l’accesso chiede uno dei metodi attivi.", methods: "Metodi", on: "Attivo",
        preferred: "Chiesto per primo", setUp: "Configura", turnOn: "Attiva", turnOff: "Disattiva",
        prefer: "Chiedi per primo", remove: "Rimuovi", cancel: "Annulla", codes: "Codici di recupero",
        codesLeft: { "Ne restano \($0)" }, makeCodes: "Crea nuovi codici",
        codesTitle: "I tuoi nuovi codici di recupero",
        codesLead: """
            Ciascuno vale una volta al posto del secondo passaggio. Conservali in un luogo sicuro: non verranno più \
            mostrati e i codici precedenti non valgono più.
            """,
        codesKept: "Li ho conservati", currentPassword: "Password attuale", password: "Cambia la password",
        passwordLead: "Verrai disconnesso da tutti gli altri luoghi.", wrongPassword: "Questa password è errata.")
}
