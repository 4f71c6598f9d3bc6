import WireRuntime

extension ConsoleTexts.Settings {
    static let italian = Self(
        title: "Impostazioni", noSection: "Questa sezione delle impostazioni non esiste.",
        meanwhile:
            """
            Queste impostazioni sono state modificate altrove da quando hai aperto la pagina. Non è stato \
            salvato nulla. Il modulo le mostra come sono salvate ora, e le altre tue modifiche come le hai \
            scritte.
            """,
        whenShown: "Quando hai aperto la pagina", storedNow: "Salvato ora", yours: "Che cosa hai scritto",
        sameReading: "Leggi queste impostazioni con un comando",
        lead: { "Impostazioni di \($0), sezione per sezione." },
        section: { italianSections[$0] ?? italianIdentityPoolSections[$0] ?? ConsoleTexts.SectionText($0, lead: "") },
        fields: texts,
        affected: sentence,
        kind: hint)

    /// The sections by their names.
    static let italianSections: [String: ConsoleTexts.SectionText] = [
        "general": .init("Generale", lead: "Nome, protezione dall’eliminazione, livello."),
        "policies": .init(
            "Policy", lead: "Che cosa serve alle password, chi può registrarsi e quando scade un invito."),
        "verification": .init(
            "Verifica e recupero",
            lead:
                """
                Quali contatti vengono verificati con un codice, e come si recupera una password \
                dimenticata.
                """),
        "sign-in": .init("Primi fattori", lead: "Con che cosa può iniziare un accesso a scelta."),
        "second-factors": .init("MFA", lead: "Se agli utenti serve un secondo fattore, e quali ci sono."),
        "devices": .init(
            "Dispositivi",
            lead: "Se i dispositivi vengono ricordati, e se a quelli ricordati non serve il secondo fattore."),
        "sessions": .init("Sessioni", lead: "Se le sessioni vengono tracciate, e quante ne può avere un utente."),
        "messages": .init(
            "Messaggi con codici", lead: "I testi dei codici. Un testo è qui se il pool invia tali messaggi."),
        "invitations": .init("Inviti", lead: "Che cosa ricevono gli utenti creati dagli amministratori."),
        "senders": .init("Mittenti dei messaggi", lead: "From e Reply-To delle e-mail, e i servizi che inviano."),
        "protection": .init("Protezione dalle minacce", lead: "Se gli accessi vengono valutati in base al rischio."),
        "risk": .init("Rischio", lead: "Che cosa segue se un accesso è a rischio o una password è nota ad altri."),
        "triggers": .init("Trigger", lead: "La funzione che il pool chiama a ogni passo, con il suo ARN."),
        "logs": .init("Consegna dei log", lead: "Dove vanno le voci su messaggi e accessi."),
        "tags": .init("Tag", lead: "Chiavi e valori tuoi, una riga key=value per ciascuno."),
    ]

    private static let texts = general.merging(factors) { one, _ in one }.merging(messages) { one, _ in one }
        .merging(italianRisks) { one, _ in one }.merging(italianTriggers) { one, _ in one }.merging(italianParts) {
            one, _ in one
        }
        .merging(italianIdentityPools) { one, _ in one }.merging(italianAccess) { one, _ in one }
        .merging(italianAnalytics) { one, _ in one }

    private static func sentence(_ party: AffectedParty, users: Int?) -> String {
        let count = users.map { " (circa \($0))" } ?? ""
        return switch party {
        case .operators: "Solo gli operatori."
        case .newUsers: "Gli utenti che si registrano o vengono creati da ora in poi."
        case .newPasswords: "Le password impostate da ora in poi; le altre restano valide."
        case .nextSignIns: "Tutti gli utenti\(count), al prossimo accesso."
        case .newTokens: "I token emessi da ora in poi."
        case .recipients: "I destinatari dei messaggi inviati da ora in poi."
        case .apps: "Gli utenti dell’app."
        case .allUsers: "Tutti gli utenti\(count)."
        case .identities: "Le identità del pool, quando chiedono di nuovo credenziali."
        case .callers: "Tutti quelli che agiscono con questo, entro un secondo."
        }
    }

    private static func hint(_ setting: ModelledSetting) -> String {
        switch (setting.field.style, setting.input.kind) {
        case (.pairs, _): return "una riga name=description per ciascuno"
        case (.choices, _), (.presence, _), (_, .choice), (_, .flag), (_, .line), (_, .text): return limits(setting)
        case (_, let kind):
            return [ConsoleTexts.Explorer.italianHint(kind), limits(setting)].filter { !$0.utf8.isEmpty }
                .joined(separator: " · ")
        }
    }

    private static func limits(_ setting: ModelledSetting) -> String {
        switch (setting.input.kind, setting.shape.minimum, setting.maximum) {
        case (.number, let minimum?, let maximum?): "\(minimum)–\(maximum)"
        case (.number, let minimum?, nil): "almeno \(minimum)"
        case (.line, _, let maximum?), (.text, _, let maximum?): "al massimo \(maximum) caratteri"
        default: ""
        }
    }
}

extension ConsoleTexts.Settings {
    private static let general: [String: ConsoleTexts.SettingText] = [
        "PoolName": .init("Il nome negli elenchi.", effect: "Il pool ha un altro nome negli elenchi; il suo ID resta."),
        "DeletionProtection": .init(
            "ACTIVE: il pool non può essere eliminato.",
            effect: "INACTIVE permette di eliminare il pool con tutti i suoi utenti."),
        "UserPoolTier": .init(
            "Il livello di funzionalità; la protezione dalle minacce richiede PLUS.",
            effect: "Un livello viene rifiutato finché il pool usa una funzionalità che esso non ha."),
        "Policies.PasswordPolicy.MinimumLength": .init(
            "Il numero minimo di caratteri di una password.", effect: "Le password più corte vengono rifiutate."),
        "Policies.PasswordPolicy.RequireLowercase": .init(
            "Se a una password serve una lettera minuscola.",
            effect:
                """
                true rifiuta le password che non la contengono.
                """),
        "Policies.PasswordPolicy.RequireUppercase": .init(
            "Se a una password serve una lettera maiuscola.",
            effect:
                """
                true rifiuta le password che non la contengono.
                """),
        "Policies.PasswordPolicy.RequireNumbers": .init(
            "Se a una password serve una cifra.",
            effect:
                """
                true rifiuta le password che non la contengono.
                """),
        "Policies.PasswordPolicy.RequireSymbols": .init(
            "Se a una password serve un carattere speciale.",
            effect:
                """
                true rifiuta le password che non la contengono.
                """),
        "Policies.PasswordPolicy.PasswordHistorySize": .init(
            "Quante password precedenti non si possono riutilizzare.",
            effect: "Le password precedenti di un utente vengono rifiutate."),
        "Policies.PasswordPolicy.TemporaryPasswordValidityDays": .init(
            "Dopo quanti giorni scade un invito.",
            effect: "A un utente invitato che non ha eseguito l’accesso entro allora serve un nuovo invito."),
        "AdminCreateUserConfig.AllowAdminCreateUserOnly": .init(
            "true: solo gli amministratori creano utenti. false: gli utenti si registrano da soli.",
            effect: "true rifiuta la registrazione in ogni app del pool."),
        "UserPoolTags": .init(
            "Tag del pool.", effect: "Le policy e gli strumenti che guardano i tag vedono quelli nuovi."),
        "AutoVerifiedAttributes": .init(
            "Che cosa viene verificato con un codice alla registrazione.",
            effect:
                """
                La registrazione invia lì un codice. Senza scelta, gli utenti vengono confermati dagli \
                amministratori.
                """),
        "UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate": .init(
            "Che cosa cambia solo quando il nuovo valore è verificato.",
            effect: "Il vecchio valore resta finché non si inserisce il codice per quello nuovo."),
        "AccountRecoverySetting.RecoveryMechanisms": .init(

            """
            Dove va il codice per una password dimenticata, la prima scelta per prima. admin_only: da nessuna \
            parte.
            """,
            effect: "Gli utenti senza un tale contatto verificato non possono recuperare da soli la password."),
    ]

    private static let factors: [String: ConsoleTexts.SettingText] = [
        "Policies.SignInPolicy.AllowedFirstAuthFactors": .init(
            "Con che cosa gli utenti possono iniziare un accesso a scelta.",
            effect: "Gli utenti che hanno solo ciò che viene tolto non possono più accedere a scelta."),
        "MfaConfiguration": .init(
            "OFF, OPTIONAL (decidono gli utenti) o ON (obbligatorio).",
            effect:
                """
                ON chiede a ogni utente un secondo fattore; chi non ne ha deve configurarne uno. OFF non lo \
                chiede a nessuno.
                """),
        "SoftwareTokenMfaConfiguration.Enabled": .init(
            "Codici di un’app di autenticazione.", effect: "Senza, le app di autenticazione non vengono chieste."),
        "SmsMfaConfiguration": .init(
            "Codici via SMS: attivo, o – per non attivo.", effect: "Senza, nessun codice viene inviato via SMS."),
        "SmsMfaConfiguration.SmsAuthenticationMessage": .init(
            "Il testo con {####} per il codice.", effect: "Gli SMS dicono questo."),
        "SmsMfaConfiguration.SmsConfiguration.SnsCallerArn": .init(
            "Il ruolo con cui Amazon invia gli SMS. Martlet lo conserva per gli strumenti.",
            effect: "Lo leggono gli strumenti."),
        "SmsMfaConfiguration.SmsConfiguration.ExternalId": .init(
            "L’ID esterno del ruolo.", effect: "Lo leggono gli strumenti."),
        "EmailMfaConfiguration": .init(
            "Codici via e-mail: attivo, o – per non attivo.",
            effect: "Senza, nessun codice viene inviato via e-mail all’accesso."),
        "EmailMfaConfiguration.Subject": .init("L’oggetto dell’e-mail.", effect: "Le e-mail hanno questo oggetto."),
        "EmailMfaConfiguration.Message": .init(
            "Il testo con {####} per il codice.", effect: "Le e-mail dicono questo."),
        "DeviceConfiguration.DeviceOnlyRememberedOnUserPrompt": .init(
            "–: i dispositivi non vengono ricordati. false: sempre. true: decide l’utente.",
            effect: "–: il pool non ricorda più i dispositivi."),
        "DeviceConfiguration.ChallengeRequiredOnNewDevice": .init(
            "true: solo un dispositivo ricordato accede senza il secondo fattore.",
            effect: "true fa valere i dispositivi ricordati come secondo fattore."),
        "UserSessionTracking": .init(
            "ENABLED: ogni sessione è elencata e si può terminare da sola.",
            effect: "DISABLED non elenca più le sessioni, e il limite qui sotto non ha effetto."),
        "TokenSession.MaxPerUser": .init(
            "Quante sessioni un utente può avere contemporaneamente.",
            effect: "Un accesso in più termina la sessione inutilizzata da più tempo."),
        "UserPoolAddOns.AdvancedSecurityMode": .init(
            "OFF, AUDIT (valuta e registra) o ENFORCED (agisce in base alle impostazioni in «Rischio»).",
            effect: "ENFORCED può chiedere un secondo fattore o rifiutare un accesso."),
        "UserPoolAddOns.AdvancedSecurityAdditionalFlows.CustomAuthMode": .init(

            """
            Lo stesso per gli accessi personalizzati, che la modalità qui sopra non riguarda: AUDIT o \
            ENFORCED.
            """,
            effect: "ENFORCED può chiedere un secondo fattore o rifiutare un accesso personalizzato."),
    ]

    private static let messages: [String: ConsoleTexts.SettingText] = [
        "SmsAuthenticationMessage": .init(
            "L’SMS con il codice di un secondo fattore; {####} è il codice.",
            effect: "Gli SMS dicono questo."),
        "VerificationMessageTemplate.SmsMessage": .init(
            "L’SMS che verifica un numero di telefono; {####} è il codice.", effect: "Gli SMS dicono questo."),
        "VerificationMessageTemplate.DefaultEmailOption": .init(
            "Se una e-mail ha un codice o un link.", effect: "Le e-mail di registrazione hanno l’altro."),
        "VerificationMessageTemplate.EmailSubject": .init(
            "L’oggetto di una e-mail con un codice.", effect: "Le e-mail hanno questo oggetto."),
        "VerificationMessageTemplate.EmailMessage": .init(
            "L’e-mail con un codice; {####} è il codice.", effect: "Le e-mail dicono questo."),
        "VerificationMessageTemplate.EmailSubjectByLink": .init(
            "L’oggetto di una e-mail con un link.", effect: "Le e-mail hanno questo oggetto."),
        "VerificationMessageTemplate.EmailMessageByLink": .init(
            "L’e-mail con un link; {##Click here##} è il link.", effect: "Le e-mail dicono questo."),
        "AdminCreateUserConfig.InviteMessageTemplate.SMSMessage": .init(
            "L’invito via SMS; {username} e {####} sono il nome e la password.",
            effect: "Gli inviti dicono questo."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailSubject": .init(
            "L’oggetto di un invito via e-mail.", effect: "Gli inviti hanno questo oggetto."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailMessage": .init(
            "L’invito via e-mail; {username} e {####} sono il nome e la password.",
            effect: "Gli inviti dicono questo."),
        "EmailConfiguration.From": .init("Il mittente delle e-mail.", effect: "Le e-mail partono da questo indirizzo."),
        "EmailConfiguration.ReplyToEmailAddress": .init("Dove vanno le risposte.", effect: "Le risposte vanno lì."),
        "EmailConfiguration.EmailSendingAccount": .init(
            "Quale servizio invia: quello del server, o l’identità propria del pool.",
            effect: "Le e-mail partono dall’altro."),
        "EmailConfiguration.SourceArn": .init("L’identità di SES che invia.", effect: "Le e-mail partono da essa."),
        "EmailConfiguration.ConfigurationSet": .init(
            "Il set di configurazione indicato a SES.", effect: "A SES viene indicato questo."),
        "SmsConfiguration.SnsCallerArn": .init(
            "Il ruolo con cui Amazon invia gli SMS. Martlet lo conserva per gli strumenti.",
            effect: "Lo leggono gli strumenti."),
        "SmsConfiguration.ExternalId": .init("L’ID esterno del ruolo.", effect: "Lo leggono gli strumenti."),
        "SmsConfiguration.SnsRegion": .init("La regione di SNS.", effect: "Lo leggono gli strumenti."),
    ]
}
