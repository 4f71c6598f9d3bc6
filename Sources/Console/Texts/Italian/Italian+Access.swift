extension ConsoleTexts.Access {
    static let italian = Self(
        title: "Accesso", lead: "Chi può chiamare le operazioni: utenti e ruoli di IAM, le loro policy e i provider.",
        shipped: "Policy per gli operatori",
        shippedLead:
            """
            Sono in ogni account. Allegane una a un utente o ruolo; per il suo lavoro non ne \
            servono altre.
            """,
        shippedPolicy: "La policy è fornita con Martlet. Si può allegare, ma non modificare.",
        shippedPolicies: [
            ("MartletAdmin", "tutto"),
            ("MartletUserAdmin", "utenti, gruppi, sessioni e identità; nessuna impostazione"),
            ("MartletConfigAdmin", "impostazioni dei pool e dei loro client; nessun dato degli utenti"),
            ("MartletReadOnly", "leggere tutto tranne i segreti"),
            ("MartletAuditor", "leggere chi può fare che cosa, e gli accessi"),
        ], attached: "Policy allegate", detach: "Scollega", inline: "Policy in linea",
        newInline: "Aggiungi una policy in linea",
        inlineLead: "Una policy che appartiene solo a questo utente o ruolo.",
        keys: "Chiavi di accesso", newKey: "Nuova chiave di accesso",
        secretOnce: "Copia ora il segreto: viene mostrato in questa pagina e mai più.", activate: "Attiva",
        deactivate: "Disattiva", deleteKey: "Elimina", trust: "Policy di attendibilità",
        trustLead: "Chi può assumere il ruolo.", editTrust: "Modifica la policy di attendibilità", remove: "Rimuovi",
        clientIDs: "ID dei client", back: "Indietro",
        policyLead: "Una modifica crea una nuova versione, che diventa quella predefinita.",
        holders: "Chi ce l’ha", noHolders: "Nessun utente e nessun ruolo ha la policy.", versions: "Versioni",
        isDefault: "predefinita", makeDefault: "Rendi predefinita", simulator: "Simulatore di policy",
        simulatorLead: "Se le policy consentono una richiesta, e quale istruzione decide.",
        simulate: "Simula le policy", simulation: "Simula", principal: "Utente o ruolo",
        principalHint: "Il suo ARN; vuoto per provare solo la policy qui sotto.", document: "Policy",
        documentHint: "Un documento di policy, da solo o in aggiunta a quelli dell’utente o del ruolo.",
        actions: "Azioni",
        actionsHint: "Una riga per ciascuna, come cognito-idp:ListUsers.", resources: "Risorse",
        resourcesHint: "Una riga per ogni ARN; vuoto per qualsiasi.", context: "Contesto",
        contextHint:
            """
            Una riga key=value per ciascuno, come aws:SourceIp=192.0.2.1; le righe con la stessa chiave sono \
            i suoi valori.
            """,
        nothingToSimulate: "Nomina un utente o ruolo, o scrivi una policy, e nomina un’azione.", results: "Decisioni",
        decidedBy: "Deciso da", nearly: "Deciderebbe diversamente",
        noStatement: "Nessuna istruzione lo consente.",
        unread:
            """
            Le tue policy non permettono di leggere questi documenti, quindi le istruzioni non sono \
            mostrate:
            """,
        moreActions: "Queste sono le prime decisioni; simula le altre azioni a parte.",
        otherResource: "È per altre risorse.", missing: { "\($0) manca." },
        missingKeys: { "Chiavi di contesto che le policy richiedono e che mancano nella richiesta: \($0)." },
        doneBefore: { "Prima è stato fatto, e resta: \($0.joined(separator: ", "))." }, effect: consequence,
        decision: { decisions[$0] ?? $0 }, failed: { condition($0, key: $1, given: $2) })

    private static let decisions = [
        "allowed": "consentito", "explicitDeny": "negato da un’istruzione", "implicitDeny": "negato: non consentito",
    ]

    private static func condition(_ test: String, key: String, given: [String]?) -> String {
        guard let given else { return "\(test) su \(key) non è soddisfatta: la richiesta non ha la chiave." }
        return "\(test) su \(key) non è soddisfatta: la richiesta ha \(given.joined(separator: ", "))."
    }

    private static func consequence(_ action: AccessAction) -> String {
        switch action {
        case .attachUserPolicy, .attachRolePolicy: "Entro un secondo la policy decide che cosa è permesso."
        case .detachUserPolicy, .detachRolePolicy: "Ciò che solo questa policy consente viene negato entro un secondo."
        case .deleteUserPolicy, .deleteRolePolicy:
            "La policy scompare. Ciò che solo essa consente viene negato entro un secondo."
        case .createAccessKey:
            """
            I programmi possono firmare con la chiave. Il suo segreto viene mostrato una volta, nella pagina \
            successiva.
            """
        case .updateAccessKey: "I programmi che firmano con una chiave inattiva vengono rifiutati subito."
        case .deleteAccessKey:
            "I programmi che firmano con la chiave vengono rifiutati subito, e il suo segreto scompare."
        case .tagRole, .untagRole: "Le policy che controllano i tag del ruolo vedono quelli nuovi."
        case .setDefaultVersion: "La versione decide entro un secondo per tutti quelli che hanno la policy."
        case .deleteVersion: "Il documento della versione scompare. Quella predefinita resta."
        case .addClientID: "I token per questo client vengono accettati."
        case .removeClientID: "I token per questo client vengono rifiutati."
        }
    }
}

extension ConsoleTexts.Changes {
    static let italianAccessOutcomes = [
        "CreateIdentityPool": "Il pool di identità è stato creato. Per le credenziali gli servono ruoli.",
        "UpdateIdentityPool": "Il pool di identità è stato salvato.",
        "SetIdentityPoolRoles": "I ruoli sono stati salvati.",
        "SetPrincipalTagAttributeMap": "I tag principal sono stati salvati.",
        "DeleteIdentityPool": "Il pool di identità è stato eliminato.",
        "DeleteIdentities": "L’identità è stata eliminata.",
        "UnlinkDeveloperIdentity": "L’utente è stato scollegato.", "CreateUser": "L’utente è stato creato.",
        "UpdateUser": "L’utente è stato salvato.", "DeleteUser": "L’utente è stato eliminato.",
        "CreateRole": "Il ruolo è stato creato.",
        "UpdateRole": "Il ruolo è stato salvato.", "DeleteRole": "Il ruolo è stato eliminato.",
        "UpdateAssumeRolePolicy": "La policy di attendibilità è stata salvata.",
        "CreatePolicy": "La policy è stata creata.",
        "CreatePolicyVersion": "La policy è stata salvata come nuova versione.",
        "DeletePolicy": "La policy è stata eliminata.",
        "PutUserPolicy": "La policy in linea è stata salvata.", "PutRolePolicy": "La policy in linea è stata salvata.",
        "DeleteUserPolicy": "La policy in linea è stata eliminata.",
        "DeleteRolePolicy": "La policy in linea è stata eliminata.",
        "AttachUserPolicy": "La policy è stata allegata.", "AttachRolePolicy": "La policy è stata allegata.",
        "DetachUserPolicy": "La policy è stata scollegata.", "DetachRolePolicy": "La policy è stata scollegata.",
        "UpdateAccessKey": "La chiave di accesso è stata modificata.",
        "DeleteAccessKey": "La chiave di accesso è stata eliminata.",
        "TagRole": "Il tag è stato salvato.", "UntagRole": "Il tag è stato rimosso.",
        "SetDefaultPolicyVersion": "La versione è quella predefinita.",
        "DeletePolicyVersion": "La versione è stata eliminata.",
        "CreateOpenIDConnectProvider": "Il provider è stato creato.",
        "DeleteOpenIDConnectProvider": "Il provider è stato eliminato.",
        "UpdateOpenIDConnectProviderThumbprint": "Il provider è stato salvato.",
        "AddClientIDToOpenIDConnectProvider": "L’ID client è stato aggiunto.",
        "RemoveClientIDFromOpenIDConnectProvider": "L’ID client è stato rimosso.",
        "CreateSAMLProvider": "Il provider è stato creato.", "UpdateSAMLProvider": "Il provider è stato salvato.",
        "DeleteSAMLProvider": "Il provider è stato eliminato.",
    ]
}

extension ConsoleTexts.Parts {
    static let italianAccessParts: [String: ConsoleTexts.PartText] = [
        "user": .init(
            title: "Utenti IAM", create: "Crea un utente IAM", lead: "Programmi e operatori con chiavi di accesso.",
            effect: "L’utente non ha ancora autorizzazioni né chiavi di accesso."),
        "role": .init(
            title: "Ruoli", create: "Crea un ruolo",
            lead: "Autorizzazioni per chi può assumerli: identità, utenti, altri programmi.",
            effect:
                """
                Chi è nominato nella policy di attendibilità può assumere il ruolo. Non ha ancora \
                autorizzazioni.
                """),
        "policy": .init(
            title: "Policy", create: "Crea una policy", lead: "Autorizzazioni che utenti e ruoli condividono.",
            effect: "La policy non ha effetto finché non viene allegata."),
        "openid-provider": .init(
            title: "Provider OpenID", create: "Crea un provider OpenID",
            lead: "Emittenti i cui token sono accettati da pool di identità e ruoli.",
            effect: "I pool di identità e le policy di attendibilità possono nominare il provider."),
        "saml-provider": .init(
            title: "Provider SAML", create: "Crea un provider SAML",
            lead: "Provider le cui asserzioni sono accettate da pool di identità e ruoli.",
            effect: "I pool di identità e le policy di attendibilità possono nominare il provider."),
    ]

    static let italianAccessDeletions: [String: String] = [
        "user": "Un utente con chiavi di accesso o policy allegate non viene eliminato: rimuovile prima.",
        "role":
            """
        Un ruolo con policy allegate non viene eliminato. Le credenziali del ruolo smettono subito di \
        funzionare.
        """,
        "policy": "Una policy allegata, o con altre versioni, non viene eliminata.",
        "openid-provider": "I pool di identità e i ruoli che lo nominano non ammettono più i suoi utenti.",
        "saml-provider": "I pool di identità e i ruoli che lo nominano non ammettono più i suoi utenti.",
    ]
}

extension ConsoleTexts.Settings {
    static let italianAccess: [String: ConsoleTexts.SettingText] = [
        "UserName": .init("Il nome dell’utente.", effect: ""),
        "NewUserName": .init(
            "Il nome. Chiavi di accesso e policy restano.",
            effect: "Le policy che nominano l’ARN dell’utente non corrispondono più."),
        "NewPath": .init("Il percorso davanti al nome nell’ARN.", effect: "L’ARN dell’utente è un altro."),
        "Path": .init("Il percorso davanti al nome nell’ARN; / se vuoto.", effect: ""),
        "RoleName": .init("Il nome, che non cambia mai.", effect: ""),
        "AssumeRolePolicyDocument": .init("Chi può assumere il ruolo.", effect: ""),
        "Role.Description": .init("Per gli operatori.", effect: "Compare negli elenchi."),
        "MaxSessionDuration": .init(
            "La sessione più lunga, in secondi.", effect: "Le sessioni più lunghe vengono rifiutate da ora in poi."),
        "PolicyName": .init("Il nome, che non cambia mai.", effect: ""),
        "PolicyDocument": .init(
            "Una policy in JSON.", effect: "Ciò che il documento non consente più viene negato entro un secondo."),
        "Url": .init("L’emittente, con https://. Non cambia mai.", effect: ""),
        "ClientIDList": .init("Gli ID dei client a cui sono destinati i token.", effect: ""),
        "ThumbprintList": .init(
            "Impronte di certificati, che Martlet conserva per gli strumenti e non confronta.",
            effect: "Gli strumenti che leggono il provider vedono queste."),
        "SAMLMetadataDocument": .init(
            "I metadati del provider come XML.",
            effect: "Le asserzioni firmate con le chiavi precedenti vengono rifiutate."),
    ]
}
