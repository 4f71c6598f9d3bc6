extension AccountTexts {
    static let german = AccountTexts(
        title: "Ihr Konto", signIn: "So melden Sie sich an", secondStep: "Zweiter Schritt", off: "Aus",
        change: "Ändern", sessions: "Wo Sie angemeldet sind", browser: "Alle Apps in diesem Browser",
        here: "Dieser Browser", lastUsed: "Zuletzt benutzt", signOut: "Abmelden",
        signOutEverywhere: "Überall abmelden", devices: "Gemerkte Geräte",
        devicesLead: "Auf ihnen werden Sie vielleicht seltener nach einem Code gefragt.",
        unknownDevice: "Unbekanntes Gerät", forget: "Vergessen", providers: "Verknüpfte Konten",
        providersLead: "Auch damit melden Sie sich hier an.", since: "Seit", unlink: "Trennen",
        back: "Zurück zu Ihrem Konto", proofLead: "Um hier etwas zu ändern, melden Sie sich noch einmal an.",
        proof: "Noch einmal anmelden", signInAgain: "Bitte melden Sie sich noch einmal an. Danach geht es weiter.",
        saved: "Ihre Änderung ist gespeichert.", gone: "Diesen Eintrag gibt es nicht mehr.")
}

extension AccountChangeTexts {
    static let german = AccountChangeTexts(
        lead: "Nach dem ersten Schritt fragt eine Anmeldung nach einer der eingeschalteten Methoden.",
        methods: "Methoden", on: "Ein", preferred: "Zuerst gefragt", setUp: "Einrichten", turnOn: "Einschalten",
        turnOff: "Ausschalten", prefer: "Zuerst fragen", remove: "Entfernen", cancel: "Abbrechen",
        codes: "Wiederherstellungscodes", codesLeft: { "\($0) übrig" }, makeCodes: "Neue Codes erstellen",
        codesTitle: "Ihre neuen Wiederherstellungscodes",
        codesLead: """
            Jeder gilt einmal anstelle Ihres zweiten Schritts. Bewahren Sie sie sicher auf: Sie werden nicht noch \
            einmal angezeigt, und frühere Codes gelten nicht mehr.
            """,
        codesKept: "Ich habe sie aufbewahrt", currentPassword: "Bisheriges Passwort", password: "Passwort ändern",
        passwordLead: "Sie werden überall sonst abgemeldet.", wrongPassword: "Dieses Passwort ist falsch.")
}
