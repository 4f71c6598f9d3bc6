extension PageTexts {
    static let italian = PageTexts(
        signIn: SignInTexts(
            title: "Accedi", button: "Accedi", next: "Continua", or: "oppure",
            withProvider: { "Continua con \($0)" },
            legal: "Non pubblichiamo mai nulla su questi account.",
            corporateLead: "Accedi con l’account aziendale",
            corporateEmail: "Indirizzo e-mail di lavoro", forgotPassword: "Password dimenticata?",
            noAccount: "Non hai un account?", createAccount: "Crea un account",
            haveAccount: "Hai già un account?", back: "Torna all’accesso"),
        names: NameTexts(
            username: "Nome utente", email: "Indirizzo e-mail", phone: "Numero di telefono",
            emailOrPhone: "Indirizzo e-mail o numero di telefono",
            usernameOrEmail: "Nome utente o indirizzo e-mail", usernameOrPhone: "Nome utente o numero di telefono",
            any: "Nome utente, indirizzo e-mail o telefono",
            phoneHint: "Con il prefisso internazionale, per esempio +393123456789"),
        passwords: PasswordTexts(
            password: "Password", new: "Nuova password", repeated: "Ripeti la password",
            show: "Mostra la password", hide: "Nascondi la password", rules: "La password deve avere:",
            length: { "almeno \($0) caratteri" }, uppercase: "una lettera maiuscola",
            lowercase: "una lettera minuscola", number: "un numero", symbol: "un carattere speciale",
            history: { "differenze rispetto alle ultime \($0)" },
            replace: HeadingTexts(
                "Scegli una nuova password", lead: "La password attuale era temporanea e va sostituita."),
            save: "Salva la password",
            forgot: HeadingTexts("Reimposta la password", lead: "Ti invieremo un codice per sceglierne una nuova."),
            sendCode: "Invia il codice", reset: "Scegli una nuova password",
            changed: "La password è stata cambiata. Ora puoi usarla per accedere."),
        codes: CodeTexts(
            title: "Inserisci il codice", code: "Codice", sentBySMS: { "Abbiamo inviato un SMS a \($0)." },
            sentByEmail: { "Abbiamo inviato un’e-mail a \($0)." }, sentTo: { "Abbiamo inviato un codice a \($0)." },
            sent: "Se l’account esiste, un codice è in arrivo.",
            fromApp: "Apri l’app di autenticazione e inserisci il codice che mostra.", verify: "Verifica",
            resend: "Invia un nuovo codice", resent: "Un nuovo codice è in arrivo.",
            otherFactor: "Usa un altro metodo", useRecovery: "Usa un codice di recupero",
            recovery: HeadingTexts(
                "Inserisci un codice di recupero", lead: "Ogni codice di recupero vale una sola volta."),
            recoveryCode: "Codice di recupero"),
        factors: FactorTexts(
            first: "Come vuoi accedere?", second: "Conferma la tua identità",
            setUp: HeadingTexts("Proteggi il tuo account", lead: "Configura un secondo passaggio per l’accesso."),
            signingInAs: { "Accesso come \($0)" }, password: "Password", sms: "SMS", email: "E-mail",
            app: "App di autenticazione", passkey: "Passkey", appTitle: "Configura l’app di autenticazione",
            appScan: "Inquadra questo codice con l’app di autenticazione.",
            appImage: "Codice QR per l’app di autenticazione",
            appKey: "Non riesci a inquadrarlo? Inserisci questa chiave nell’app:", appCode: "Codice dell’app",
            finish: "Completa la configurazione",
            remember: HeadingTexts(
                "Ricordare questo dispositivo?", lead: "Su un dispositivo che usi solo tu serviranno meno codici."),
            rememberYes: "Ricorda", rememberNo: "Non ora"),
        signUp: SignUpTexts(
            title: "Crea un account", button: "Registrati", optional: "facoltativo", confirm: "Conferma l’account",
            confirmButton: "Conferma",
            resend: HeadingTexts("Richiedi un nuovo codice", lead: "Invieremo di nuovo il codice."),
            linkQuestion: HeadingTexts(
                "Conferma la registrazione",
                lead: "Premi il pulsante per completarla. Se non ti sei registrato, chiudi questa pagina."),
            linkDone: HeadingTexts(
                "La registrazione è confermata", lead: "Puoi chiudere questa pagina e accedere."),
            linkIncomplete: HeadingTexts(
                "Questo link è incompleto", lead: "Aprilo di nuovo dal messaggio oppure copialo per intero."),
            linkInvalid: HeadingTexts(
                "Questo link non è più valido", lead: "Richiedine uno nuovo oppure accedi se lo hai già usato."),
            busy: HeadingTexts("Al momento non è possibile", lead: "Riprova tra un minuto."), tryAgain: "Riprova"),
        attributes: AttributeTexts(
            address: "Indirizzo", birthdate: "Data di nascita", email: "Indirizzo e-mail", familyName: "Cognome",
            gender: "Genere", givenName: "Nome", locale: "Lingua", middleName: "Secondo nome",
            name: "Nome completo", nickname: "Soprannome", phoneNumber: "Numero di telefono",
            picture: "Link a un’immagine", preferredUsername: "Nome utente preferito", profile: "Link a un profilo",
            website: "Sito web", timeZone: "Fuso orario"),
        sessions: SessionTexts(
            signedIn: "Ti diamo il bentornato", continueAs: { "Continua come \($0)" },
            otherAccount: "Usa un altro account",
            signedOut: HeadingTexts("Hai eseguito la disconnessione", lead: "Puoi chiudere questa pagina."),
            returning: HeadingTexts("Accesso eseguito", lead: "Ti riportiamo all’app."),
            returnLink: "Continua verso l’app",
            tested: HeadingTexts(
                "Il test è terminato",
                lead:
                    """
                    Nessuno ha effettuato l’accesso. Chi ha avviato il test vede il risultato. Può chiudere \
                    questa pagina.
                    """)),
        linking: LinkingTexts(
            title: "Questo account è tuo?",
            lead: { "Esiste già un account con l’indirizzo e-mail \($0)." },
            effect: {
                """
                Se è tuo, accedi una volta. In seguito anche \($0) potrà farti accedere. Continua solo se ti fidi \
                di \($0).
                """
            },
            connect: "Accedi a questo account", separate: "Usa invece un nuovo account",
            otherAccount: "Era un altro account. Accedi all’account con questo indirizzo e-mail."),
        account: .italian,
        accountChange: .italian,
        feedback: FeedbackTexts(
            valid: HeadingTexts("Eri tu?", lead: "Premi il pulsante per dirci che questo accesso era tuo."),
            validButton: "Ero io",
            invalid: HeadingTexts(
                "Non eri tu?",
                lead: "Premi il pulsante per dirci che qualcun altro ha effettuato l’accesso. Poi cambia la password."),
            invalidButton: "Non ero io", done: HeadingTexts("Grazie", lead: "Puoi chiudere questa pagina."),
            spent: HeadingTexts("Questo link non è più valido", lead: "Forse lo hai già usato.")),
        devices: DeviceTexts(
            enter: HeadingTexts("Collega un dispositivo", lead: "Inserisci il codice mostrato dal dispositivo."),
            code: "Codice del dispositivo", confirm: { "Consentire l’accesso a \($0)?" },
            confirmLead: { "Continua solo se il tuo dispositivo mostra il codice \($0)." },
            signedInAs: { "Hai eseguito l’accesso come \($0)." }, scopes: "Potrà:",
            scopeOpenID: "riconoscere il tuo account", scopeEmail: "vedere il tuo indirizzo e-mail",
            scopePhone: "vedere il tuo numero di telefono", scopeProfile: "vedere il tuo profilo",
            scopeAdmin: "vedere e modificare il tuo account", allow: "Consenti", deny: "Nega",
            allowed: HeadingTexts(
                "Il dispositivo è collegato", lead: "Puoi tornare al dispositivo e chiudere questa pagina."),
            denied: HeadingTexts(
                "Accesso negato", lead: "Il dispositivo non ha ottenuto l’accesso. Puoi chiudere questa pagina.")),
        problems: ProblemTexts(
            wrongCredentials: "Il nome o la password non sono corretti.",
            unknownUser: "Non esiste un account con questo nome.",
            wrongCode: "Questo codice è errato. Controllalo e riprova.",
            expiredCode: "Questo codice non è più valido. Richiedine uno nuovo.",
            tooManyAttempts: "Troppi tentativi. Attendi un po’, poi riprova.",
            tooManyRequests: "Troppe richieste. Attendi un po’, poi riprova.",
            weakPassword: "Questa password non rispetta tutte le regole.",
            reusedPassword: "Hai già usato questa password. Scegline un’altra.",
            differentPasswords: "Le due password non coincidono.",
            nameTaken: "Esiste già un account con questo nome.",
            addressTaken: "Questo indirizzo e-mail o numero appartiene a un altro account.",
            unknownCompany: "Nessuna azienda accede qui con questo indirizzo.", missing: "Compila questo campo.",
            malformed: "Controlla questo valore.",
            disabledUser: "Questo account è disattivato.",
            unconfirmedUser: "Questo account non è ancora confermato.",
            passwordResetRequired: "Devi reimpostare la password prima di poter accedere.",
            notAllowed: "Qui non è consentito.",
            refusedAsRisky: "Questo accesso è stato rifiutato per motivi di sicurezza.",
            noDestination: "Questo account non ha un’e-mail o un telefono confermato a cui inviare un codice.",
            undelivered: "Impossibile inviare il messaggio. Riprova più tardi.",
            expiredSession: "L’accesso ha richiesto troppo tempo. Ricomincia.",
            unavailable: "Al momento non è possibile. Riprova."),
        errors: ErrorTexts(
            badRequest: HeadingTexts("Questo link ha un problema", lead: "Torna all’app e riprova da lì."),
            unknownApp: HeadingTexts(
                "Questa app non può farti accedere", lead: "Non è configurata correttamente. Avvisa chi la gestisce."),
            expiredForm: HeadingTexts(
                "Questa pagina è scaduta",
                lead: "Aprila di nuovo. Se succede ancora, consenti i cookie per questo sito."),
            notFound: HeadingTexts("Questa pagina non esiste", lead: "Controlla l’indirizzo o torna all’app."),
            tooManyRequests: HeadingTexts("Troppe richieste", lead: "Attendi un po’, poi riprova."),
            unavailable: HeadingTexts("Qualcosa è andato storto da parte nostra", lead: "Riprova tra un minuto."),
            provider: HeadingTexts(
                "Non è stato possibile accedere con l’altro provider",
                lead: "Riprova. Se succede di nuovo, avvisa il gestore dell’app e indica la richiesta qui sotto."),
            detail: "Dettagli", requestID: "Richiesta", startAgain: "Ricomincia"),
        common: CommonTexts(
            continueTo: { "per continuare su \($0)" },
            notYou: "Non è il suo account?",
            language: "Lingua",
            terms: "Condizioni d’uso",
            privacy: "Privacy",
            capsLock: "Il blocco maiuscole è attivo.",
            copy: "Copia la chiave",
            copied: "Copiata",
            unconfirmed: """
                L’account non è ancora confermato. Inserisca il codice ricevuto durante la registrazione o ne \
                chieda uno nuovo.
                """,
            unconfirmedSentTo: {
                """
                L’account non è ancora confermato. Inserisca il codice inviato a \($0) durante la \
                registrazione o ne chieda uno nuovo.
                """
            },
            here: HeadingTexts(
                "Qui le app fanno accedere i loro utenti",
                lead: "A questo indirizzo non c’è nulla da vedere. Apra l’app che desidera usare.")))
}
