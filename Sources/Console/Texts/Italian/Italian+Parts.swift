extension ConsoleTexts.Parts {
    static let italian = Self(
        none: "Non c’è ancora nulla.", members: "Membri", danger: "Che cosa non si può annullare",
        part: {
            parts[$0] ?? italianAccessParts[$0] ?? ConsoleTexts.PartText(title: $0, lead: "", effect: "")
        },
        enable: { "Abilita \($0)" }, delete: { "Elimina \($0)" },
        deletion: { deletions[$0] ?? italianAccessDeletions[$0] ?? "" },
        usersGo: { "Circa \($0) utenti vanno persi con esso." })

    private static let parts: [String: ConsoleTexts.PartText] = [
        "group": .init(
            title: "Gruppi", create: "Crea un gruppo",
            lead: "Gruppi di utenti, con un ruolo e una precedenza. I token li nominano.",
            effect: "Il gruppo non ha ancora membri."),
        "resource-server": .init(
            title: "Server di risorse", create: "Crea un server di risorse",
            lead: "API proprie, e gli ambiti che le app possono chiedere.",
            effect: "Gli ambiti si possono consentire ai client app."),
        "provider": .init(
            title: "Provider di identità", create: "Aggiungi un provider di identità",
            lead: "Dove gli utenti hanno account con cui possono accedere.",
            effect: "Il provider si può consentire ai client app."),
    ]

    private static let deletions: [String: String] = [
        "group": "I suoi membri restano utenti del pool; i loro token non lo nominano più.",
        "resource-server": "I client app perdono i suoi ambiti.",
        "provider": "Gli utenti che accedono con esso non possono più farlo.",
        "client": "La sua app non può più far accedere gli utenti.",
        "domain": "Le pagine di accesso non ci sono più; le app che portano lì non riescono.",
        "pool":
            """
        Tutti gli utenti, i gruppi, i client e le impostazioni del pool vengono eliminati. Esporta prima \
        ciò che ti serve («martlet pool export», «martlet user export»). Un pool con DeletionProtection \
        ACTIVE non viene eliminato.
        """,
    ]
}

extension ConsoleTexts.Schema {
    static let italian = Self(
        title: "Attributi",
        lead:
            """
            Che cosa hanno gli utenti del pool. Ciò che è obbligatorio o un alias è fissato alla \
            creazione.
            """,
        add: "Aggiungi un attributo personalizzato",
        effect: "Ogni utente può avere l’attributo. Il nome, il tipo e i limiti non cambiano mai.")
}

extension ConsoleTexts.Domains {
    static let italian = Self(
        title: "Dominio", check: "Verifica la disponibilità", prefix: "Prefisso del dominio", create: "Crea un dominio",
        effect: "Le pagine di accesso sono a questo dominio. Con un certificato è un dominio tuo.",
        free: { "«\($0)» è libero." }, taken: { "«\($0)» è occupato." })
}

extension ConsoleTexts.TriggerTest {
    static let italian = Self(
        title: "Prova un trigger",
        lead:
            """
            Chiama una volta la funzione di un trigger. Nel pool non cambia nulla, qualunque cosa \
            risponda.
            """,
        none: "Il pool non ha funzioni.", trigger: "Trigger", event: "Evento",
        eventHint: "JSON; vuoto per un esempio.", tooLong: "L’evento è troppo lungo.", send: "Chiama la funzione",
        functions: "Funzioni che si possono nominare qui", function: "Funzione", began: "Inizio", duration: "Durata",
        response: "Risposta")
}

extension ConsoleTexts.Checks {
    static let italian = Self(
        title: "Controlla il provider",
        lead:
            """
            Recupera ciò con cui inizia un accesso presso il provider, e prova il segreto dove non serve un \
            utente.
            """,
        send: "Controlla",
        signIn: .italian)
}

extension ConsoleTexts.SignInTest {
    static let italian = Self(
        title: "Prova un accesso",
        lead:
            """
            Percorre l’accesso presso il provider con un browser e mostra ciò che il provider invia. Nessun \
            utente viene aggiunto o modificato e nessuna sessione inizia.
            """,
        begin: "Inizia una prova",
        open: "Apri il provider",
        waiting: "In attesa del browser. Una prova dura dieci minuti.",
        accepted: "Un accesso sarebbe accettato.",
        refused: "Un accesso fallirebbe:",
        sent: "Ciò che il provider ha inviato",
        asked: "Richieste al provider",
        made: "Che cosa ne farebbe un accesso",
        username: "Il nome utente",
        user: "L’utente",
        newUser: "verrebbe aggiunto",
        groups: "I gruppi",
        noGroups: "Gruppi di regole che non esistono",
        attribute: "Attributo",
        notSent: "non inviato",
        missing: "Obbligatori e mancanti",
        functions: "Funzioni non chiamate")
}

extension ConsoleTexts.Refusals {
    static let italian = Self(
        accountOnly:
            """
            Possono farlo solo l’account stesso e gli operatori il cui ruolo consente \
            martlet:AdministerServer.
            """)
}

extension ConsoleTexts.Settings {
    static let italianParts: [String: ConsoleTexts.SettingText] = [
        "GroupName": .init("Il nome, che non cambia mai.", effect: ""),
        "Identifier": .init("L’identificatore, che non cambia mai e con cui inizia ogni ambito.", effect: ""),
        "ProviderName": .init("Il nome, che non cambia mai.", effect: ""),
        "Description": .init("Per gli operatori.", effect: "Compare negli elenchi."),
        "RoleArn": .init(
            "Il ruolo dei membri nei pool di identità.", effect: "I membri ottengono le credenziali di questo ruolo."),
        "Precedence": .init(
            "Il numero più basso decide il ruolo preferito.",
            effect: "I token possono nominare un altro ruolo preferito."),
        "Name": .init("Il nome negli elenchi.", effect: "Compare negli elenchi."),
        "Scopes": .init("Gli ambiti che le app possono chiedere.", effect: "Un ambito tolto viene negato alle app."),
        "IdpIdentifiers": .init(

            """
            Nomi con cui le app possono chiedere il provider.
            """, effect: "Le app che usano un nome tolto non riescono."),
        "AttributeMapping": .init(
            "Come il provider chiama questo attributo; vuoto per nessuno. Si può scrivere qualsiasi nome.",
            effect: "L’attributo viene ripreso a ogni accesso con il provider."),
        "Domain": .init("Un prefisso, o un dominio tuo con un certificato.", effect: ""),
        "CustomDomainConfig.CertificateArn": .init("Solo per un dominio tuo.", effect: ""),
        "Schema.Name": .init("Senza «custom:», che viene messo davanti.", effect: ""),
        "AttributeDataType": .init("Il tipo dei suoi valori.", effect: ""),
        "Mutable": .init("false: un valore impostato non cambia mai.", effect: ""),
        "StringAttributeConstraints.MinLength": .init("Solo per String.", effect: ""),
        "StringAttributeConstraints.MaxLength": .init("Solo per String.", effect: ""),
        "NumberAttributeConstraints.MinValue": .init("Solo per Number.", effect: ""),
        "NumberAttributeConstraints.MaxValue": .init("Solo per Number.", effect: ""),
    ].merging(providerDetails) { one, _ in one }.merging(italianClients) { one, _ in one }

    private static let providerDetails: [String: ConsoleTexts.SettingText] = Dictionary(
        [
            ("client_id", "L’ID dell’app presso il provider."), ("client_secret", "Vuoto mantiene quello salvato."),
            ("private_key", "La chiave in PEM. Vuoto mantiene quella salvata."), ("team_id", "L’ID del team."),
            ("key_id", "L’ID della chiave."),
            ("authorize_scopes", "Gli ambiti che vengono chiesti, separati da spazi."),
            ("api_version", "La versione dell’API."), ("oidc_issuer", "L’URL dell’emittente."),
            ("attributes_request_method", "Come si recuperano gli attributi."), ("jwks_uri", "L’URL delle chiavi."),
            ("authorize_url", "Dove vanno i browser; vuoto per ciò che dice il provider."),
            ("token_url", "Dove si riscattano i codici; vuoto per ciò che dice il provider."),
            ("attributes_url", "Dove si recuperano gli attributi; vuoto per ciò che dice il provider."),
            ("MetadataURL", "L’URL dei metadati, o il documento qui sotto."),
            ("MetadataFile", "I metadati come XML."),
            ("IDPInit", "Se gli accessi possono iniziare presso il provider."),
            ("IDPSignout", "Se l’uscita disconnette anche lì."),
            ("EncryptedResponses", "Se le risposte devono essere cifrate."),
            ("RequestSigningAlgorithm", "Come si firmano le richieste; – per nessuna firma."),
        ].map { name, help in
            ("ProviderDetails.\(name)", ConsoleTexts.SettingText(help, effect: "Gli accessi con il provider lo usano."))
        }
    ) { one, _ in one }
}
