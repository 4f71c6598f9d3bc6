extension PageTexts {
    static let german = PageTexts(
        signIn: SignInTexts(
            title: "Anmelden", button: "Anmelden", next: "Weiter", or: "oder",
            withProvider: { "Weiter mit \($0)" },
            legal: "Wir veröffentlichen in diesen Konten nichts.",
            corporateLead: "Mit dem Firmenkonto anmelden",
            corporateEmail: "Geschäftliche E-Mail-Adresse", forgotPassword: "Passwort vergessen?",
            noAccount: "Neu hier?", createAccount: "Konto erstellen", haveAccount: "Schon ein Konto?",
            back: "Zurück zur Anmeldung"),
        names: NameTexts(
            username: "Benutzername", email: "E-Mail-Adresse", phone: "Telefonnummer",
            emailOrPhone: "E-Mail-Adresse oder Telefonnummer", usernameOrEmail: "Benutzername oder E-Mail-Adresse",
            usernameOrPhone: "Benutzername oder Telefonnummer",
            any: "Benutzername, E-Mail-Adresse oder Telefonnummer",
            phoneHint: "Mit Ländervorwahl, zum Beispiel +4915112345678"),
        passwords: PasswordTexts(
            password: "Passwort", new: "Neues Passwort", repeated: "Passwort wiederholen",
            show: "Passwort anzeigen", hide: "Passwort verbergen", rules: "Das Passwort braucht:",
            length: { "mindestens \($0) Zeichen" }, uppercase: "einen Großbuchstaben",
            lowercase: "einen Kleinbuchstaben", number: "eine Ziffer", symbol: "ein Sonderzeichen",
            history: { "einen Unterschied zu den letzten \($0) Passwörtern" },
            replace: HeadingTexts(
                "Neues Passwort wählen", lead: "Ihr bisheriges Passwort war vorläufig und muss ersetzt werden."),
            save: "Passwort speichern",
            forgot: HeadingTexts(
                "Passwort zurücksetzen", lead: "Wir senden Ihnen einen Code, mit dem Sie ein neues wählen."),
            sendCode: "Code senden", reset: "Neues Passwort wählen",
            changed: "Ihr Passwort wurde geändert. Sie können sich jetzt damit anmelden."),
        codes: CodeTexts(
            title: "Code eingeben", code: "Code", sentBySMS: { "Wir haben eine SMS an \($0) gesendet." },
            sentByEmail: { "Wir haben eine E-Mail an \($0) gesendet." },
            sentTo: { "Wir haben einen Code an \($0) gesendet." },
            sent: "Falls das Konto existiert, ist ein Code unterwegs.",
            fromApp: "Öffnen Sie Ihre Authenticator-App und geben Sie den angezeigten Code ein.",
            verify: "Bestätigen", resend: "Neuen Code senden", resent: "Ein neuer Code ist unterwegs.",
            otherFactor: "Andere Methode verwenden", useRecovery: "Wiederherstellungscode verwenden",
            recovery: HeadingTexts(
                "Wiederherstellungscode eingeben", lead: "Jeder Ihrer Wiederherstellungscodes gilt einmal."),
            recoveryCode: "Wiederherstellungscode"),
        factors: FactorTexts(
            first: "Wie möchten Sie sich anmelden?", second: "Bestätigen Sie, dass Sie es sind",
            setUp: HeadingTexts(
                "Schützen Sie Ihr Konto", lead: "Richten Sie einen zweiten Schritt für die Anmeldung ein."),
            signingInAs: { "Anmeldung als \($0)" }, password: "Passwort", sms: "SMS", email: "E-Mail",
            app: "Authenticator-App", passkey: "Passkey", appTitle: "Authenticator-App einrichten",
            appScan: "Scannen Sie diesen Code mit Ihrer Authenticator-App.",
            appImage: "QR-Code für die Authenticator-App",
            appKey: "Scannen geht nicht? Geben Sie diesen Schlüssel in der App ein:", appCode: "Code aus der App",
            finish: "Einrichtung abschließen",
            remember: HeadingTexts(
                "Dieses Gerät merken?",
                lead: "Auf einem Gerät, das nur Sie nutzen, brauchen Sie dann seltener einen Code."),
            rememberYes: "Gerät merken", rememberNo: "Jetzt nicht"),
        signUp: SignUpTexts(
            title: "Konto erstellen", button: "Registrieren", optional: "freiwillig", confirm: "Konto bestätigen",
            confirmButton: "Bestätigen",
            resend: HeadingTexts("Neuen Code anfordern", lead: "Wir senden den Code noch einmal."),
            linkQuestion: HeadingTexts(
                "Registrierung bestätigen",
                lead: "Drücken Sie den Knopf. Wenn Sie sich nicht registriert haben, schließen Sie diese Seite."),
            linkDone: HeadingTexts(
                "Ihre Registrierung ist bestätigt", lead: "Sie können diese Seite schließen und sich anmelden."),
            linkIncomplete: HeadingTexts(
                "Dieser Link ist unvollständig",
                lead: "Öffnen Sie ihn noch einmal aus der Nachricht, oder kopieren Sie ihn ganz."),
            linkInvalid: HeadingTexts(
                "Dieser Link gilt nicht mehr",
                lead: "Fordern Sie einen neuen an, oder melden Sie sich an, falls Sie ihn schon benutzt haben."),
            busy: HeadingTexts("Das geht gerade nicht", lead: "Bitte versuchen Sie es in einer Minute noch einmal."),
            tryAgain: "Noch einmal versuchen"),
        attributes: AttributeTexts(
            address: "Anschrift", birthdate: "Geburtsdatum", email: "E-Mail-Adresse", familyName: "Nachname",
            gender: "Geschlecht", givenName: "Vorname", locale: "Sprache", middleName: "Zweiter Vorname",
            name: "Vollständiger Name", nickname: "Spitzname", phoneNumber: "Telefonnummer",
            picture: "Link zu einem Bild",
            preferredUsername: "Bevorzugter Benutzername", profile: "Link zu einem Profil", website: "Website",
            timeZone: "Zeitzone"),
        sessions: SessionTexts(
            signedIn: "Willkommen zurück", continueAs: { "Weiter als \($0)" }, otherAccount: "Anderes Konto verwenden",
            signedOut: HeadingTexts("Sie sind abgemeldet", lead: "Sie können diese Seite schließen."),
            returning: HeadingTexts("Sie sind angemeldet", lead: "Wir bringen Sie zurück zur App."),
            returnLink: "Weiter zur App",
            tested: HeadingTexts(
                "Der Test ist beendet",
                lead:
                    """
                    Niemand wurde angemeldet. Wer den Test begonnen hat, sieht das Ergebnis. Sie können \
                    diese Seite schließen.
                    """)),
        linking: LinkingTexts(
            title: "Ist das Ihr Konto?",
            lead: { "Es gibt schon ein Konto mit der E-Mail-Adresse \($0)." },
            effect: {
                """
                Wenn es Ihres ist, melden Sie sich einmal daran an. Danach kann auch \($0) Sie daran anmelden. \
                Fahren Sie nur fort, wenn Sie \($0) vertrauen.
                """
            },
            connect: "An diesem Konto anmelden", separate: "Lieber ein neues Konto verwenden",
            otherAccount: "Das war ein anderes Konto. Bitte melden Sie sich am Konto mit dieser E-Mail-Adresse an."),
        account: .german,
        accountChange: .german,
        feedback: FeedbackTexts(
            valid: HeadingTexts(
                "Waren Sie das?", lead: "Drücken Sie den Knopf, um uns zu sagen, dass diese Anmeldung von Ihnen war."),
            validButton: "Das war ich",
            invalid: HeadingTexts(
                "Waren Sie das nicht?",
                lead: "Drücken Sie den Knopf, wenn das eine andere Person war. Ändern Sie danach Ihr Passwort."),
            invalidButton: "Das war ich nicht",
            done: HeadingTexts("Vielen Dank", lead: "Sie können diese Seite schließen."),
            spent: HeadingTexts("Dieser Link ist nicht mehr gültig", lead: "Vielleicht haben Sie ihn schon benutzt.")),
        devices: DeviceTexts(
            enter: HeadingTexts("Gerät verbinden", lead: "Geben Sie den Code ein, den Ihr Gerät anzeigt."),
            code: "Code des Geräts", confirm: { "\($0) Zugriff geben?" },
            confirmLead: { "Fahren Sie nur fort, wenn Ihr eigenes Gerät den Code \($0) anzeigt." },
            signedInAs: { "Sie sind als \($0) angemeldet." }, scopes: "Damit ist es möglich:",
            scopeOpenID: "Ihr Konto wiederzuerkennen", scopeEmail: "Ihre E-Mail-Adresse zu sehen",
            scopePhone: "Ihre Telefonnummer zu sehen", scopeProfile: "Ihr Profil zu sehen",
            scopeAdmin: "Ihr Konto zu sehen und zu ändern", allow: "Erlauben", deny: "Ablehnen",
            allowed: HeadingTexts(
                "Ihr Gerät ist verbunden", lead: "Sie können zu ihm zurückkehren und diese Seite schließen."),
            denied: HeadingTexts(
                "Zugriff abgelehnt", lead: "Das Gerät hat keinen Zugriff bekommen. Sie können diese Seite schließen.")),
        problems: ProblemTexts(
            wrongCredentials: "Der Name oder das Passwort ist falsch.",
            unknownUser: "Es gibt kein Konto mit diesem Namen.",
            wrongCode: "Dieser Code ist falsch. Prüfen Sie ihn und versuchen Sie es noch einmal.",
            expiredCode: "Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.",
            tooManyAttempts: "Zu viele Versuche. Warten Sie eine Weile und versuchen Sie es dann noch einmal.",
            tooManyRequests: "Zu viele Anfragen. Warten Sie eine Weile und versuchen Sie es dann noch einmal.",
            weakPassword: "Dieses Passwort erfüllt nicht alle Regeln.",
            reusedPassword: "Dieses Passwort haben Sie schon benutzt. Wählen Sie ein anderes.",
            differentPasswords: "Die beiden Passwörter sind nicht gleich.",
            nameTaken: "Ein Konto mit diesem Namen gibt es schon.",
            addressTaken: "Diese E-Mail-Adresse oder Telefonnummer gehört zu einem anderen Konto.",
            unknownCompany: "Mit dieser Adresse meldet sich hier kein Unternehmen an.",
            missing: "Bitte füllen Sie dieses Feld aus.", malformed: "Bitte prüfen Sie diese Angabe.",
            disabledUser: "Dieses Konto ist gesperrt.", unconfirmedUser: "Dieses Konto ist noch nicht bestätigt.",
            passwordResetRequired: "Sie müssen Ihr Passwort zurücksetzen, bevor Sie sich anmelden können.",
            notAllowed: "Das ist hier nicht erlaubt.",
            refusedAsRisky: "Diese Anmeldung wurde aus Sicherheitsgründen abgelehnt.",
            noDestination: "Dieses Konto hat keine bestätigte E-Mail-Adresse oder Telefonnummer für einen Code.",
            undelivered: "Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.",
            expiredSession: "Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie noch einmal.",
            unavailable: "Das geht gerade nicht. Bitte versuchen Sie es noch einmal."),
        errors: ErrorTexts(
            badRequest: HeadingTexts(
                "Mit diesem Link stimmt etwas nicht",
                lead: "Gehen Sie zurück zur App und versuchen Sie es von dort noch einmal."),
            unknownApp: HeadingTexts(
                "Mit dieser App können Sie sich nicht anmelden",
                lead: "Sie ist nicht richtig eingerichtet. Bitte sagen Sie es ihrem Betreiber."),
            expiredForm: HeadingTexts(
                "Diese Seite ist abgelaufen",
                lead: "Öffnen Sie sie neu. Passiert es noch einmal, erlauben Sie Cookies für diese Website."),
            notFound: HeadingTexts(
                "Diese Seite gibt es nicht", lead: "Prüfen Sie die Adresse, oder gehen Sie zurück zur App."),
            tooManyRequests: HeadingTexts(
                "Zu viele Anfragen", lead: "Warten Sie eine Weile und versuchen Sie es dann noch einmal."),
            unavailable: HeadingTexts(
                "Bei uns ist etwas schiefgegangen", lead: "Bitte versuchen Sie es in einer Minute noch einmal."),
            provider: HeadingTexts(
                "Die Anmeldung beim anderen Anbieter hat nicht geklappt",
                lead: "Versuchen Sie es noch einmal. Hilft das nicht, nennen Sie dem Betreiber der App die Anfrage."
            ), detail: "Einzelheiten", requestID: "Anfrage", startAgain: "Von vorn beginnen"),
        common: CommonTexts(
            continueTo: { "weiter zu \($0)" },
            notYou: "Nicht Sie?",
            language: "Sprache",
            terms: "Nutzungsbedingungen",
            privacy: "Datenschutz",
            capsLock: "Die Feststelltaste ist an.",
            copy: "Schlüssel kopieren",
            copied: "Kopiert",
            unconfirmed: """
                Ihr Konto ist noch nicht bestätigt. Geben Sie den Code ein, den Sie bei der Registrierung \
                bekommen haben, oder fordern Sie einen neuen an.
                """,
            unconfirmedSentTo: {
                """
                Ihr Konto ist noch nicht bestätigt. Geben Sie den Code ein, den wir bei der Registrierung an \
                \($0) gesendet haben, oder fordern Sie einen neuen an.
                """
            },
            here: HeadingTexts(
                "Hier melden Apps ihre Nutzer an",
                lead: "Unter dieser Adresse gibt es nichts zu sehen. Öffnen Sie die App, die Sie nutzen möchten.")))
}
