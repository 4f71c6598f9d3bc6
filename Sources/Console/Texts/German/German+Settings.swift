import WireRuntime

extension ConsoleTexts.Settings {
    static let german = Self(
        title: "Einstellungen", noSection: "Diesen Abschnitt der Einstellungen gibt es nicht.",
        meanwhile:
            """
            Diese Einstellungen wurden anderswo geändert, seit Sie die Seite geöffnet haben. Nichts wurde \
            gespeichert. Das Formular zeigt sie, wie sie jetzt gespeichert sind, und Ihre übrigen Änderungen, \
            wie Sie sie eingegeben haben.
            """,
        whenShown: "Als Sie die Seite öffneten", storedNow: "Jetzt gespeichert", yours: "Ihre Eingabe",
        sameReading: "Diese Einstellungen mit einem Befehl lesen",
        lead: { "Einstellungen von \($0), Abschnitt für Abschnitt." },
        section: { germanSections[$0] ?? germanIdentityPoolSections[$0] ?? ConsoleTexts.SectionText($0, lead: "") },
        fields: texts,
        affected: sentence,
        kind: hint)

    /// The sections by their names.
    static let germanSections: [String: ConsoleTexts.SectionText] = [
        "general": .init("Allgemein", lead: "Name, Schutz vor dem Löschen, Stufe."),
        "policies": .init(
            "Richtlinien",
            lead:
                """
                Was Passwörter brauchen, wer sich registrieren darf und wann eine Einladung abläuft.
                """),
        "verification": .init(
            "Bestätigung und Wiederherstellung",
            lead:
                """
                Welche Kontaktdaten ein Code bestätigt, und wie sich ein vergessenes Passwort ersetzen \
                lässt.
                """),
        "sign-in": .init("Erste Faktoren", lead: "Womit eine Anmeldung mit Auswahl beginnen kann."),
        "second-factors": .init("MFA", lead: "Ob Benutzer einen zweiten Faktor brauchen, und welche es gibt."),
        "devices": .init(
            "Geräte", lead: "Ob Geräte gemerkt werden, und ob gemerkte keinen zweiten Faktor brauchen."),
        "sessions": .init("Sitzungen", lead: "Ob Sitzungen verfolgt werden, und wie viele ein Benutzer haben darf."),
        "messages": .init(
            "Nachrichten mit Codes",
            lead: "Die Texte der Codes. Ein Text steht hier, wenn der Pool solche Nachrichten sendet."),
        "invitations": .init("Einladungen", lead: "Was Benutzer bekommen, die Administratoren anlegen."),
        "senders": .init("Absender der Nachrichten", lead: "From und Reply-To der Mails, und die sendenden Dienste."),
        "protection": .init("Bedrohungsschutz", lead: "Ob Anmeldungen nach ihrem Risiko beurteilt werden."),
        "risk": .init("Risiko", lead: "Was folgt, wenn eine Anmeldung riskant oder ein Passwort anderen bekannt ist."),
        "triggers": .init("Trigger", lead: "Die Funktion, die der Pool bei jedem Schritt aufruft, nach ihrer ARN."),
        "logs": .init("Logs", lead: "Wohin Einträge über Nachrichten und Anmeldungen gehen."),
        "tags": .init("Tags", lead: "Eigene Schlüssel und Werte, eine Zeile key=value je Tag."),
    ]

    private static let texts = general.merging(factors) { one, _ in one }.merging(messages) { one, _ in one }
        .merging(germanRisks) { one, _ in one }.merging(germanTriggers) { one, _ in one }.merging(germanParts) {
            one, _ in one
        }
        .merging(germanIdentityPools) { one, _ in one }.merging(germanAccess) { one, _ in one }
        .merging(germanAnalytics) { one, _ in one }

    private static func sentence(_ party: AffectedParty, users: Int?) -> String {
        let count = users.map { " (etwa \($0))" } ?? ""
        return switch party {
        case .operators: "Nur Operatoren."
        case .newUsers: "Benutzer, die sich ab jetzt registrieren oder angelegt werden."
        case .newPasswords: "Passwörter, die ab jetzt gesetzt werden; andere gelten weiter."
        case .nextSignIns: "Alle Benutzer\(count), bei der nächsten Anmeldung."
        case .newTokens: "Tokens, die ab jetzt ausgestellt werden."
        case .recipients: "Empfänger von Nachrichten, die ab jetzt gesendet werden."
        case .apps: "Benutzer der App."
        case .allUsers: "Alle Benutzer\(count)."
        case .identities: "Identitäten des Pools, wenn sie das nächste Mal Anmeldedaten anfordern."
        case .callers: "Alle, die damit handeln, innerhalb einer Sekunde."
        }
    }

    private static func hint(_ setting: ModelledSetting) -> String {
        switch (setting.field.style, setting.input.kind) {
        case (.pairs, _): return "eine Zeile name=description je Eintrag"
        case (.choices, _), (.presence, _), (_, .choice), (_, .flag), (_, .line), (_, .text): return limits(setting)
        case (_, let kind):
            return [ConsoleTexts.Explorer.germanHint(kind), limits(setting)].filter { !$0.utf8.isEmpty }
                .joined(separator: " · ")
        }
    }

    private static func limits(_ setting: ModelledSetting) -> String {
        switch (setting.input.kind, setting.shape.minimum, setting.maximum) {
        case (.number, let minimum?, let maximum?): "\(minimum)–\(maximum)"
        case (.number, let minimum?, nil): "mindestens \(minimum)"
        case (.line, _, let maximum?), (.text, _, let maximum?): "höchstens \(maximum) Zeichen"
        default: ""
        }
    }
}

extension ConsoleTexts.Settings {
    private static let general: [String: ConsoleTexts.SettingText] = [
        "PoolName": .init(
            "Der Name in Listen.", effect: "Der Pool hat in Listen einen anderen Namen; seine ID bleibt."),
        "DeletionProtection": .init(
            "ACTIVE: Der Pool lässt sich nicht löschen.", effect: "INACTIVE lässt den Pool mit allen Benutzern löschen."
        ),
        "UserPoolTier": .init(
            "Die Stufe der Funktionen; der Bedrohungsschutz braucht PLUS.",
            effect: "Eine Stufe wird abgewiesen, solange der Pool eine Funktion benutzt, die sie nicht hat."),
        "Policies.PasswordPolicy.MinimumLength": .init(
            "Wie viele Zeichen ein Passwort mindestens hat.", effect: "Kürzere Passwörter werden abgewiesen."),
        "Policies.PasswordPolicy.RequireLowercase": .init(
            "Ob ein Passwort einen Kleinbuchstaben braucht.",
            effect: "true weist Passwörter ohne ein solches Zeichen ab."),
        "Policies.PasswordPolicy.RequireUppercase": .init(
            "Ob ein Passwort einen Großbuchstaben braucht.",
            effect: "true weist Passwörter ohne ein solches Zeichen ab."),
        "Policies.PasswordPolicy.RequireNumbers": .init(
            "Ob ein Passwort eine Ziffer braucht.", effect: "true weist Passwörter ohne ein solches Zeichen ab."),
        "Policies.PasswordPolicy.RequireSymbols": .init(
            "Ob ein Passwort ein Sonderzeichen braucht.", effect: "true weist Passwörter ohne ein solches Zeichen ab."),
        "Policies.PasswordPolicy.PasswordHistorySize": .init(
            "Wie viele frühere Passwörter nicht wiederverwendbar sind.",
            effect: "Die früheren Passwörter eines Benutzers werden abgewiesen."),
        "Policies.PasswordPolicy.TemporaryPasswordValidityDays": .init(
            "Nach wie vielen Tagen eine Einladung abläuft.",
            effect: "Wer sich bis dahin nicht angemeldet hat, braucht eine neue Einladung."),
        "AdminCreateUserConfig.AllowAdminCreateUserOnly": .init(
            "true: Nur Administratoren legen Benutzer an. false: Benutzer registrieren sich selbst.",
            effect: "true weist die Registrierung in jeder App des Pools ab."),
        "UserPoolTags": .init(
            "Tags des Pools.", effect: "Richtlinien und Werkzeuge, die auf Tags achten, sehen die neuen."),
        "AutoVerifiedAttributes": .init(
            "Was bei der Registrierung mit einem Code bestätigt wird.",
            effect:
                """
                Die Registrierung sendet einen Code dorthin. Ohne Angabe bestätigen Administratoren die \
                Benutzer.
                """),
        "UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate": .init(
            "Was sich erst ändert, wenn der neue Wert bestätigt ist.",
            effect: "Der alte Wert bleibt, bis der Code für den neuen eingegeben ist."),
        "AccountRecoverySetting.RecoveryMechanisms": .init(

            """
            Wohin der Code für ein vergessenes Passwort geht, die erste Wahl zuerst. admin_only: \
            nirgendwohin.
            """,
            effect:
                """
                Benutzer ohne solche bestätigten Kontaktdaten können ihr Passwort nicht selbst \
                wiederherstellen.
                """),
    ]

    private static let factors: [String: ConsoleTexts.SettingText] = [
        "Policies.SignInPolicy.AllowedFirstAuthFactors": .init(
            "Womit Benutzer eine Anmeldung mit Auswahl beginnen dürfen.",
            effect: "Benutzer, die nur Weggefallenes haben, können sich nicht mehr mit Auswahl anmelden."),
        "MfaConfiguration": .init(
            "OFF, OPTIONAL (Benutzer entscheiden) oder ON (Pflicht).",
            effect:
                """
                ON verlangt von jedem Benutzer einen zweiten Faktor; wer keinen hat, muss einen einrichten. OFF \
                verlangt ihn von niemandem.
                """),
        "SoftwareTokenMfaConfiguration.Enabled": .init(
            "Codes aus einer Authenticator-App.", effect: "Ohne dies werden Authenticator-Apps nicht verlangt."),
        "SmsMfaConfiguration": .init(
            "Codes per SMS: ein, oder – für aus.", effect: "Ohne dies wird kein Code per SMS gesendet."),
        "SmsMfaConfiguration.SmsAuthenticationMessage": .init(
            "Der Text mit {####} für den Code.", effect: "SMS haben diesen Text."),
        "SmsMfaConfiguration.SmsConfiguration.SnsCallerArn": .init(

            """
            Die Rolle, mit der Amazon SMS sendet. Martlet speichert sie für Werkzeuge.
            """, effect: "Werkzeuge lesen es."),
        "SmsMfaConfiguration.SmsConfiguration.ExternalId": .init(
            "Die externe ID der Rolle.", effect: "Werkzeuge lesen es."),
        "EmailMfaConfiguration": .init(
            "Codes per Mail: ein, oder – für aus.",
            effect: "Ohne dies wird bei der Anmeldung kein Code per Mail gesendet."),
        "EmailMfaConfiguration.Subject": .init("Der Betreff der Mail.", effect: "Mails haben diesen Betreff."),
        "EmailMfaConfiguration.Message": .init("Der Text mit {####} für den Code.", effect: "Mails haben diesen Text."),
        "DeviceConfiguration.DeviceOnlyRememberedOnUserPrompt": .init(
            "–: Geräte werden nicht gemerkt. false: immer. true: Der Benutzer entscheidet.",
            effect: "–: Der Pool merkt sich Geräte nicht mehr."),
        "DeviceConfiguration.ChallengeRequiredOnNewDevice": .init(
            "true: Nur ein gemerktes Gerät meldet ohne zweiten Faktor an.",
            effect: "true lässt gemerkte Geräte als zweiten Faktor gelten."),
        "UserSessionTracking": .init(
            "ENABLED: Jede Sitzung ist aufgeführt und lässt sich einzeln beenden.",
            effect: "DISABLED führt keine Sitzungen mehr auf, und die Grenze unten wirkt nicht."),
        "TokenSession.MaxPerUser": .init(
            "Wie viele Sitzungen ein Benutzer gleichzeitig haben darf.",
            effect: "Eine weitere Anmeldung beendet die am längsten unbenutzte Sitzung."),
        "UserPoolAddOns.AdvancedSecurityMode": .init(

            """
            OFF, AUDIT (beurteilen und verzeichnen) oder ENFORCED (handeln nach den Einstellungen unter \
            „Risiko“).
            """,
            effect: "ENFORCED verlangt vielleicht einen zweiten Faktor oder weist eine Anmeldung ab."),
        "UserPoolAddOns.AdvancedSecurityAdditionalFlows.CustomAuthMode": .init(
            "Dasselbe für eigene Anmeldeabläufe, für die der Modus oben nicht gilt: AUDIT oder ENFORCED.",
            effect:
                """
                ENFORCED verlangt vielleicht einen zweiten Faktor oder weist eine Anmeldung mit eigenem \
                Ablauf ab.
                """),
    ]

    private static let messages: [String: ConsoleTexts.SettingText] = [
        "SmsAuthenticationMessage": .init(
            "Die SMS mit dem Code eines zweiten Faktors; {####} ist der Code.",
            effect: "SMS haben diesen Text."),
        "VerificationMessageTemplate.SmsMessage": .init(
            "Die SMS, die eine Telefonnummer bestätigt; {####} ist der Code.", effect: "SMS haben diesen Text."),
        "VerificationMessageTemplate.DefaultEmailOption": .init(
            "Ob eine Mail einen Code oder einen Link hat.", effect: "Mails der Registrierung haben das andere."),
        "VerificationMessageTemplate.EmailSubject": .init(
            "Der Betreff einer Mail mit Code.", effect: "Mails haben diesen Betreff."),
        "VerificationMessageTemplate.EmailMessage": .init(
            "Die Mail mit Code; {####} ist der Code.", effect: "Mails haben diesen Text."),
        "VerificationMessageTemplate.EmailSubjectByLink": .init(
            "Der Betreff einer Mail mit Link.", effect: "Mails haben diesen Betreff."),
        "VerificationMessageTemplate.EmailMessageByLink": .init(
            "Die Mail mit Link; {##Click here##} ist der Link.", effect: "Mails haben diesen Text."),
        "AdminCreateUserConfig.InviteMessageTemplate.SMSMessage": .init(
            "Die Einladung per SMS; {username} und {####} sind Name und Passwort.",
            effect: "Einladungen haben diesen Text."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailSubject": .init(
            "Der Betreff einer Einladung per Mail.", effect: "Einladungen haben diesen Betreff."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailMessage": .init(
            "Die Einladung per Mail; {username} und {####} sind Name und Passwort.",
            effect: "Einladungen haben diesen Text."),
        "EmailConfiguration.From": .init("Der Absender der Mails.", effect: "Mails kommen von dieser Adresse."),
        "EmailConfiguration.ReplyToEmailAddress": .init("Wohin Antworten gehen.", effect: "Antworten gehen dorthin."),
        "EmailConfiguration.EmailSendingAccount": .init(
            "Wessen Dienst sendet: der des Servers, oder die eigene Identität des Pools.",
            effect: "Mails gehen über den anderen."),
        "EmailConfiguration.SourceArn": .init("Die Identität von SES, die sendet.", effect: "Mails kommen von ihr."),
        "EmailConfiguration.ConfigurationSet": .init(
            "Das Configuration Set, das SES mitgeteilt wird.", effect: "SES bekommt dieses mitgeteilt."),
        "SmsConfiguration.SnsCallerArn": .init(

            """
            Die Rolle, mit der Amazon SMS sendet. Martlet speichert sie für Werkzeuge.
            """, effect: "Werkzeuge lesen es."),
        "SmsConfiguration.ExternalId": .init("Die externe ID der Rolle.", effect: "Werkzeuge lesen es."),
        "SmsConfiguration.SnsRegion": .init("Die Region von SNS.", effect: "Werkzeuge lesen es."),
    ]
}
