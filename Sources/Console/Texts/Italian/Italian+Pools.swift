extension ConsoleTexts.PoolCreation {
    static let italian = Self(
        nameHint: "Per gli operatori; gli utenti lo vedono nel titolo delle pagine.",
        defaults: "Controlla i valori predefiniti",
        settings: "Scorri le impostazioni",
        effect: "Un pool senza utenti e client app. Tutto il resto ha una pagina nelle impostazioni del pool.",
        permanent: "Solo «martlet pool schema» può modificarlo in seguito.",
        aliasEffect: "Un indirizzo vale come nome una volta verificato.",
        needsSMS:
            """
            I codici via SMS richiedono SmsConfiguration con uno SnsCallerArn: non ne è ancora impostato \
            nessuno.
            """,
        nothing: "nessuno", signInHeading: "Gli utenti accedono con", aliases: "E con, una volta verificato",
        names: "Nomi utente", distinguishesCase: "Ada e ada sono due utenti", required: "Attributi obbligatori",
        verified: "Verificato con un codice alla registrazione", signUp: "Registrazione",
        byAdministratorOnly: "Solo gli amministratori creano utenti", length: "Lunghezza minima delle password",
        later:
            """
            MFA, messaggi, dominio, aspetto, provider, trigger, protezione e client app seguono quando esiste \
            il pool.
            """,
        signIn: name)

    private static func name(_ signIn: NewPool.SignIn) -> String {
        switch signIn {
        case .username: "Un nome utente"
        case .email: "Il loro indirizzo e-mail"
        case .phone: "Il loro numero di telefono"
        case .emailOrPhone: "Uno dei due indirizzi"
        }
    }
}
