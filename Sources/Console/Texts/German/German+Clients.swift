extension ConsoleTexts.Clients {
    static let german = Self(
        title: "App-Clients", none: "Es gibt noch keinen App-Client.", name: "Name", id: "Client-ID",
        create: "App-Client anlegen", settings: "Einstellungen",
        settingsLead: "Was die App darf, und wie lange ihre Tokens gelten.", change: "Einstellungen ändern",
        snippet: "Für Ihre App",
        noSecret: "Der Client hat kein Geheimnis.", hasSecret: "Der Client hat ein Geheimnis.",
        showSecret: "Geheimnis anzeigen",
        shownSecret: "Das Geheimnis wird nur auf dieser Seite angezeigt.", callbacks: "Callback-Adressen",
        callbacksHint: "Eine Zeile je Adresse. Ohne eine kann der Client die Anmeldeseiten nicht benutzen.",
        scopes: "Scopes",
        scopesHint: "Für Programme: eine Zeile je Scope eines Ressourcenservers.", kindHeading: "Art der App",
        kind: label, effect: consequence)

    private static func label(_ kind: ClientKind) -> String {
        switch kind {
        case .web: "Web-App auf einem Server: hat ein Geheimnis, Benutzer melden sich auf den Anmeldeseiten an"
        case .spa: "Single-Page-App im Browser: kein Geheimnis, Authorization Code mit PKCE"
        case .mobile: "App auf einem Gerät: kein Geheimnis, Anmeldung mit SRP oder auf den Anmeldeseiten"
        case .machine: "Programm ohne Benutzer: hat ein Geheimnis, Client Credentials"
        }
    }

    private static func consequence(_ kind: ClientKind) -> String {
        kind.hasUsers
            ? "Benutzer des Pools können sich bei der App anmelden."
            : "Das Programm kann Access-Tokens für sich selbst bekommen."
    }
}

extension ConsoleTexts.Settings {
    static let germanClients: [String: ConsoleTexts.SettingText] = [
        "ClientName": .init("Der Name in Listen.", effect: "Listen zeigen es."),
        "SupportedIdentityProviders": .init(
            "Womit sich Benutzer auf den Anmeldeseiten anmelden dürfen.", effect: "Was wegfällt, wird abgewiesen."),
        "CallbackURLs": .init(
            "Wohin Anmeldungen zurückführen, eine Zeile je Adresse.",
            effect: "Anmeldungen zu einer weggefallenen Adresse schlagen fehl."),
        "LogoutURLs": .init(
            "Wohin das Abmelden zurückführt, eine Zeile je Adresse.",
            effect: "Das Abmelden zu einer früheren Adresse schlägt fehl."),
        "DefaultRedirectURI": .init("Eine der Callback-Adressen.", effect: "Anfragen ohne Adresse gehen dorthin."),
        "AllowedOAuthFlowsUserPoolClient": .init(
            "Ob die App die Anmeldeseiten und Scopes benutzt.", effect: "false verschließt ihr die OAuth-Endpunkte."),
        "AllowedOAuthFlows": .init("Wie man Tokens bekommt.", effect: "Ein weggefallener Ablauf wird abgewiesen."),
        "AllowedOAuthScopes": .init(
            "Die Scopes, die die App verlangen darf, auch die von Ressourcenservern.",
            effect: "Ein weggefallener Scope wird abgewiesen."),
        "ExplicitAuthFlows": .init(
            "Wie die App Benutzer mit der API anmelden darf.", effect: "Andere Abläufe werden abgewiesen."),
        "PreventUserExistenceErrors": .init(
            "ENABLED: Antworten verraten nicht, ob es einen Namen gibt.", effect: "LEGACY verrät, welche Namen es gibt."
        ),
        "EnableTokenRevocation": .init(
            "Ob sich Refresh-Tokens widerrufen lassen.", effect: "false: Sie lassen sich nicht widerrufen."),
        "EnablePropagateAdditionalUserContextData": .init(
            "Ob die App die Adressen ihrer Benutzer mitteilt.", effect: "Der Bedrohungsschutz urteilt danach."),
        "AuthSessionValidity": .init(
            "Wie viele Minuten eine Anmeldung für den nächsten Schritt hat.",
            effect: "Langsamere Anmeldungen beginnen von vorn."),
        "AccessTokenValidity": .init("Wie lange Access-Tokens gelten.", effect: "Tokens laufen früher oder später ab."),
        "IdTokenValidity": .init("Wie lange ID-Tokens gelten.", effect: "Tokens laufen früher oder später ab."),
        "RefreshTokenValidity": .init(
            "Wie lange Benutzer angemeldet bleiben.", effect: "Benutzer müssen sich früher oder später neu anmelden."),
        "TokenValidityUnits.AccessToken": .init("Die Einheit.", effect: "Die Zahl darüber bedeutet eine andere Zeit."),
        "TokenValidityUnits.IdToken": .init("Die Einheit.", effect: "Die Zahl darüber bedeutet eine andere Zeit."),
        "TokenValidityUnits.RefreshToken": .init("Die Einheit.", effect: "Die Zahl darüber bedeutet eine andere Zeit."),
        "RefreshTokenRotation.Feature": .init(
            "ENABLED: Jede Erneuerung gibt ein neues Refresh-Token.",
            effect: "Apps müssen jedes Mal das neue Token speichern."),
        "RefreshTokenRotation.RetryGracePeriodSeconds": .init(
            "Wie viele Sekunden das frühere Token noch gilt.",
            effect: "Eine verlorene Antwort lässt sich noch einmal anfordern."),
        "ReadAttributes": .init(
            "Was die App lesen darf; ohne Angabe alle Standardattribute.", effect: "Tokens und GetUser lassen es weg."),
        "WriteAttributes": .init(
            "Was die App schreiben darf; ohne Angabe alle Standardattribute.",
            effect: "Andere Änderungen werden abgewiesen."),
    ]
}
