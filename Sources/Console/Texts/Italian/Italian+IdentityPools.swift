extension ConsoleTexts.IdentityPoolPages {
    static let italian = Self(
        title: "Pool di identità", create: "Crea un pool di identità",
        createLead: "Un pool di identità dà a utenti e ospiti identità e credenziali di ruoli.",
        createEffect:
            """
            Le app possono ottenere identità. Per le credenziali il pool ha bisogno di ruoli: la pagina \
            successiva li crea.
            """,
        admitsNone: "Senza ospiti e senza provider non potrebbe esistere nessuna identità. Consenti uno dei due.",
        parts: "Parti del pool di identità", edit: "Modifica il pool di identità",
        providers: "Provider di autenticazione",
        noProviders: "Il pool non ha provider i cui utenti possano ottenere un altro ruolo.", roles: "Ruoli",
        rolesLead: "I ruoli di cui le identità con accesso e gli ospiti ottengono le credenziali.",
        newRoles: "Crea nuovi ruoli",
        newRolesLead:
            """
            Le credenziali richiedono due ruoli: uno per le identità che hanno eseguito l’accesso, uno per \
            gli ospiti. «Consenti» li crea entrambi, li fa assumere solo alle identità di questo pool e \
            permette a ogni identità i propri dataset di sincronizzazione.
            """,
        newRolesEffect:
            """
            Le identità ottengono le credenziali di questi ruoli. Che cos’altro possono fare, lo aggiungi tu \
            ai ruoli.
            """,
        newRoleName: "Il nome del ruolo che viene creato.", allow: "Consenti", dontAllow: "Non consentire",
        rules: "Regole dei ruoli",
        rulesLead:
            """
            Decide la prima regola che corrisponde. Le regole si possono spostare; nulla viene salvato prima \
            del controllo.
            """,
        principalTags: "Tag principal",
        principalTagsLead: "Tag che le policy possono controllare (aws:PrincipalTag), dalle attestazioni dei token.",
        snippets: "Per la tua app", browser: "Elenco delle identità", identityID: "ID identità",
        noIdentities: "Nessuna identità trovata.", logins: "Accessi collegati", guest: "nessuno: un ospite",
        hideDisabled: "Nascondi le identità disabilitate", showDisabled: "Mostra le identità disabilitate",
        developerUsers: "Utenti del provider dello sviluppatore", developerUser: "Identificatore dell’utente",
        noDeveloperUsers: "L’identità non ha utenti del provider dello sviluppatore.", unlink: "Scollega",
        unlinkEffect:
            """
            L’utente riceve un’altra identità al prossimo accesso. Se non resta nessun accesso collegato, \
            l’identità viene disabilitata.
            """,
        deleteIdentity: "Elimina l’identità",
        deleteIdentityEffect:
            """
            L’identità e i suoi dataset vengono eliminati. L’utente riceve un’altra identità al prossimo \
            accesso.
            """,
        deleteEffect:
            """
            Tutte le identità del pool e i loro dati vengono eliminati. Le app che usano il pool smettono di \
            funzionare.
            """,
        addRow: "Aggiungi un’altra", removeRow: "Rimuovi", moveUp: "Sposta su", moveDown: "Sposta giù",
        row: { "N. \($0)" },
        member: { members[$0] },
        missingRoles: { "Il pool non ha un ruolo per queste identità, che non ottengono credenziali: \($0)." },
        rulesOf: { "Regole dei ruoli di \($0)" }, principalTagsOf: { "Tag principal di \($0)" },
        delete: { "Elimina il pool di identità \($0)" })

    private static let members = [
        "ProviderName": "ID del pool di utenti", "ClientId": "ID del client app",
        "ServerSideTokenCheck": "Rifiuta i token revocati",
    ]
}

extension ConsoleTexts.Settings {
    /// The sections of an identity pool by their names.
    static let italianIdentityPoolSections: [String: ConsoleTexts.SectionText] = [
        "identity-pool": .init("Nome e flusso", lead: "Il nome negli elenchi, il flusso di base, i tag."),
        "identity-guests": .init(
            "Identità non autenticate", lead: "Se gli ospiti ottengono identità senza accedere."),
        "identity-cognito": .init(
            "Cognito", lead: "Pool di utenti i cui utenti ottengono identità, ciascuno con un client app."),
        "identity-facebook": .init("Facebook", lead: "L’App ID della tua app su Facebook. \(appWarning)"),
        "identity-google": .init("Google", lead: "L’ID client della tua app su Google. \(appWarning)"),
        "identity-amazon": .init("Amazon", lead: "L’App ID della tua app su Login with Amazon. \(appWarning)"),
        "identity-apple": .init("Apple", lead: "Il services ID della tua app su Apple. \(appWarning)"),
        "identity-twitter": .init("Twitter", lead: "La chiave e il segreto consumer della tua app, separati da ;."),
        "identity-oidc": .init(
            "OpenID", lead: "Provider OpenID Connect dell’account. Se ne creano di nuovi in «Accesso»."),
        "identity-saml": .init("SAML", lead: "Provider SAML dell’account. Se ne creano di nuovi in «Accesso»."),
        "identity-developer": .init(
            "Personalizzato", lead: "Il nome del tuo accesso proprio, il cui back end chiede i token. Non cambia mai."),
    ]

    private static let appWarning = "Se cambia, gli utenti esistenti dell’app precedente non possono più accedere."

    static let italianIdentityPools: [String: ConsoleTexts.SettingText] = [
        "IdentityPoolName": .init("Il nome negli elenchi.", effect: "Il pool ha un altro nome; il suo ID resta."),
        "AllowClassicFlow": .init(
            "true: le app possono chiedere token OpenID e scegliere un ruolo presso STS.",
            effect: "false rifiuta il flusso di base: le app che lo usano non ottengono credenziali."),
        "IdentityPoolTags": .init(
            "Tag del pool.", effect: "Le policy e gli strumenti che guardano i tag vedono quelli nuovi."),
        "AllowUnauthenticatedIdentities": .init(
            "true: chiunque ottiene un’identità come ospite.",
            effect: "false rifiuta gli ospiti, e quelli esistenti non ottengono più credenziali."),
        "CognitoIdentityProviders": .init(
            "L’ID di un pool di utenti e di uno dei suoi client app.",
            effect: "Gli utenti di un client tolto non ottengono più credenziali."),
        "SupportedLoginProviders": .init(
            "L’ID dell’app presso il provider; vuoto per nessuno.",
            effect:
                """
                Cambiare l’ID dell’applicazione esclude gli utenti esistenti: i token per l’ID precedente vengono \
                rifiutati.
                """),
        "OpenIdConnectProviderARNs": .init(
            "Provider i cui token danno identità.", effect: "Gli utenti di un provider tolto non ottengono credenziali."
        ),
        "SamlProviderARNs": .init(
            "Provider le cui asserzioni danno identità, con i ruoli che nominano.",
            effect: "Gli utenti di un provider tolto non ottengono credenziali."),
        "DeveloperProviderName": .init(
            "Un nome come login.example.app, che non cambia mai.", effect: "Il tuo back end può chiedere token."),
        "Roles.authenticated": .init(
            "Delle identità che hanno eseguito l’accesso.",
            effect: "Le identità che hanno eseguito l’accesso ottengono le credenziali di questo ruolo."),
        "Roles.unauthenticated": .init("Degli ospiti.", effect: "Gli ospiti ottengono le credenziali di questo ruolo."),
        "RoleMappings.Type": .init(

            """
            Token: il ruolo che il token preferisce. Rules: le regole qui sotto. –: il ruolo per le identità \
            con accesso.
            """,
            effect: "Gli utenti del provider possono ottenere un altro ruolo."),
        "RoleMappings.AmbiguousRoleResolution": .init(

            """
            Se nessuna regola corrisponde, o il token non nomina nessun ruolo: il ruolo per le identità con \
            accesso, o nessuno.
            """,
            effect: "Deny nega le credenziali agli utenti senza corrispondenza."),
        "RoleMappings.Rules": .init(
            "Al massimo 25. La prima la cui attestazione corrisponde dà il suo ruolo.",
            effect: "Gli utenti possono ottenere un altro ruolo. Decide l’ordine."),
        "UseDefaults": .init(
            "true: l’ID dell’utente e quello del client, come username e client.",
            effect: "Le policy che controllano i tag precedenti non corrispondono più."),
        "PrincipalTags": .init(
            "Tag e attestazione: department=custom:dept.",
            effect: "Le policy che controllano i tag precedenti non corrispondono più."),
    ]
}
