extension ConsoleTexts.Clients {
    static let italian = Self(
        title: "Client app", none: "Non c’è ancora nessun client app.", name: "Nome", id: "ID client",
        create: "Crea un client app", settings: "Impostazioni",
        settingsLead: "Che cosa può fare l’app e quanto valgono i suoi token.", change: "Modifica le impostazioni",
        snippet: "Per la tua app",
        noSecret: "Il client non ha un segreto.", hasSecret: "Il client ha un segreto.",
        showSecret: "Mostra il segreto",
        shownSecret: "Il segreto viene mostrato solo in questa pagina.", callbacks: "Indirizzi di ritorno",
        callbacksHint: "Una riga per ciascuno. Senza indirizzi, il client non può usare le pagine di accesso.",
        scopes: "Ambiti",
        scopesHint: "Per i programmi: una riga per ogni ambito di un server di risorse.", kindHeading: "Tipo di app",
        kind: label, effect: consequence)

    private static func label(_ kind: ClientKind) -> String {
        switch kind {
        case .web: "App web su un server: ha un segreto, gli utenti accedono nelle pagine di accesso"
        case .spa: "App a pagina singola nel browser: nessun segreto, codice di autorizzazione con PKCE"
        case .mobile: "App su un dispositivo: nessun segreto, accesso con SRP o nelle pagine di accesso"
        case .machine: "Programma senza utenti: ha un segreto, client credentials"
        }
    }

    private static func consequence(_ kind: ClientKind) -> String {
        kind.hasUsers
            ? "Gli utenti del pool possono accedere all’app." : "Il programma può ottenere token di accesso per sé."
    }
}

extension ConsoleTexts.Settings {
    static let italianClients: [String: ConsoleTexts.SettingText] = [
        "ClientName": .init("Il nome negli elenchi.", effect: "Compare negli elenchi."),
        "SupportedIdentityProviders": .init(
            "Con che cosa gli utenti possono accedere nelle pagine di accesso.",
            effect: "Ciò che viene tolto è rifiutato."),
        "CallbackURLs": .init(
            "Dove riportano gli accessi, una riga per ogni indirizzo.",
            effect: "Gli accessi verso un indirizzo tolto non riescono."),
        "LogoutURLs": .init(
            "Dove riporta l’uscita, una riga per ogni indirizzo.",
            effect: "L’uscita verso un indirizzo precedente non riesce."),
        "DefaultRedirectURI": .init(
            "Uno degli indirizzi di ritorno.", effect: "Le richieste senza indirizzo vanno lì."),
        "AllowedOAuthFlowsUserPoolClient": .init(
            "Se l’app usa le pagine di accesso e gli ambiti.", effect: "false le chiude gli endpoint OAuth."),
        "AllowedOAuthFlows": .init("Come si ottengono i token.", effect: "Un flusso tolto è rifiutato."),
        "AllowedOAuthScopes": .init(
            "Gli ambiti che l’app può chiedere, anche quelli dei server di risorse.",
            effect: "Un ambito tolto è rifiutato."),
        "ExplicitAuthFlows": .init(
            "Come l’app può far accedere gli utenti con l’API.", effect: "Gli altri flussi sono rifiutati."),
        "PreventUserExistenceErrors": .init(
            "ENABLED: le risposte non rivelano se un nome esiste.", effect: "LEGACY rivela quali nomi esistono."),
        "EnableTokenRevocation": .init(
            "Se i token di aggiornamento si possono revocare.", effect: "false: non si possono revocare."),
        "EnablePropagateAdditionalUserContextData": .init(
            "Se l’app comunica gli indirizzi dei suoi utenti.",
            effect: "La protezione dalle minacce valuta in base a essi."),
        "AuthSessionValidity": .init(

            """
            Per quanti minuti un accesso può fare il passo successivo.
            """, effect: "Gli accessi più lenti ricominciano."),
        "AccessTokenValidity": .init("Quanto valgono i token di accesso.", effect: "I token scadono prima o dopo."),
        "IdTokenValidity": .init("Quanto valgono i token ID.", effect: "I token scadono prima o dopo."),
        "RefreshTokenValidity": .init(
            "Per quanto tempo gli utenti restano connessi.", effect: "Gli utenti devono accedere di nuovo prima o dopo."
        ),
        "TokenValidityUnits.AccessToken": .init("L’unità.", effect: "Il numero qui sopra indica un altro tempo."),
        "TokenValidityUnits.IdToken": .init("L’unità.", effect: "Il numero qui sopra indica un altro tempo."),
        "TokenValidityUnits.RefreshToken": .init("L’unità.", effect: "Il numero qui sopra indica un altro tempo."),
        "RefreshTokenRotation.Feature": .init(
            "ENABLED: ogni rinnovo restituisce un nuovo token di aggiornamento.",
            effect: "Le app devono salvare ogni volta il nuovo token."),
        "RefreshTokenRotation.RetryGracePeriodSeconds": .init(
            "Per quanti secondi vale ancora il token precedente.",
            effect: "Una risposta persa si può chiedere di nuovo."),
        "ReadAttributes": .init(
            "Che cosa l’app può leggere; senza scelta, tutti gli attributi standard.",
            effect: "I token e GetUser lo omettono."),
        "WriteAttributes": .init(
            "Che cosa l’app può scrivere; senza scelta, tutti gli attributi standard.",
            effect: "Le altre modifiche sono rifiutate."),
    ]
}
