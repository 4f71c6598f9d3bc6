extension ConsoleTexts.Branding {
    static let german = Self(
        title: "Aussehen der Seiten",
        lead:
            """
            Farben, Schriften und Logo der Anmeldeseiten, für alle App-Clients oder für einen. Der Pool \
            braucht eine Domain.
            """, client: "App-Client", allClients: "Alle App-Clients",
        inherited:
            """
            Dieser Client hat kein eigenes Aussehen: Er hat das aller Clients. Mit dem Speichern bekommt er \
            eines.
            """,
        choose: "Auswählen", properties: "Eigenschaften",
        propertiesLead: "Jedes Feld hat den Wert, den die Seiten haben. Was Sie nicht ändern, wird nicht geschrieben.",
        sheet: "Stylesheet",
        sheetHint: "Regeln für die Klassen, die sich ändern lassen, und die Variablen der Seiten bei :root.",
        preview: "Vorschau", screen: "Ansicht", language: "Sprache", dark: "Dunkel",
        errors: "Mit Fehlern", full: "volle Breite", logo: "Logo",
        logoLead: "PNG, JPEG oder SVG, höchstens 100 KB.", upload: "Hochladen", removeLogo: "Logo entfernen",
        noLogo: "Es gibt keines.", effect: "Benutzer sehen es innerhalb einer Minute auf den Anmeldeseiten.",
        logoEffect: "Benutzer sehen es innerhalb einer Minute auf den Anmeldeseiten.",
        remove: "Dieses Aussehen entfernen",
        removeEffect:
            """
            Stylesheet und Logo werden entfernt. Die Seiten sehen aus wie die aller Clients, oder wie ohne \
            eigenes Aussehen.
            """,
        meanwhile:
            """
            Das Stylesheet wurde anderswo geändert, seit Sie die Seite geöffnet haben. Nichts wurde \
            gespeichert. Öffnen Sie die Seite neu.
            """, frame: "Wie die Seite aussieht", review: "Änderung prüfen", group: { names[$0] ?? $0 })

    private static let names = [
        "background": "Hintergrund", "banner": "Banner", "logo": "Logo", "textDescription": "Beschreibende Texte",
        "label": "Beschriftungen", "inputField": "Eingabefelder", "inputField:focus": "Eingabefelder mit Fokus",
        "submitButton": "Absenden-Knopf", "submitButton:hover": "Absenden-Knopf unter dem Zeiger",
        "idpButton": "Knöpfe der Anbieter", "idpButton:hover": "Knöpfe der Anbieter unter dem Zeiger",
        "idpDescription": "Beschreibungen der Anbieter", "socialButton": "Knöpfe sozialer Netze",
        "errorMessage": "Fehlermeldungen", "legalText": "Rechtliche Hinweise",
        "passwordCheck-valid": "Passwortregel, erfüllt",
        "passwordCheck-notValid": "Passwortregel, nicht erfüllt",
    ]
}
