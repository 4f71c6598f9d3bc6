extension ConsoleTexts.PoolCreation {
    static let german = Self(
        nameHint: "Für Operatoren; Benutzer sehen ihn im Titel der Seiten.", defaults: "Standardwerte prüfen",
        settings: "Einstellungen durchgehen",
        effect:
            """
            Ein Pool ohne Benutzer und App-Clients. Alles Weitere hat eine Seite in den Einstellungen des \
            Pools.
            """,
        permanent: "Nur „martlet pool schema“ kann es später ändern.",
        aliasEffect: "Eine Adresse gilt als Name, sobald sie bestätigt ist.",
        needsSMS: "Codes per SMS brauchen SmsConfiguration mit einem SnsCallerArn: Noch ist keiner gesetzt.",
        nothing: "keine", signInHeading: "Benutzer melden sich an mit", aliases: "Und mit, sobald bestätigt",
        names: "Benutzernamen", distinguishesCase: "Ada und ada sind zwei Benutzer", required: "Pflichtattribute",
        verified: "Bei der Registrierung mit einem Code bestätigt", signUp: "Registrierung",
        byAdministratorOnly: "Nur Administratoren legen Benutzer an", length: "Mindestlänge der Passwörter",
        later:
            """
            MFA, Nachrichten, Domain, Aussehen, Anbieter, Trigger, Schutz und App-Clients folgen, sobald es \
            den Pool gibt.
            """,
        signIn: name)

    private static func name(_ signIn: NewPool.SignIn) -> String {
        switch signIn {
        case .username: "Einem Benutzernamen"
        case .email: "Ihrer E-Mail-Adresse"
        case .phone: "Ihrer Telefonnummer"
        case .emailOrPhone: "Einer der beiden Adressen"
        }
    }
}
