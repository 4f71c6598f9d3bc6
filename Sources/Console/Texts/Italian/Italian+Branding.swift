extension ConsoleTexts.Branding {
    static let italian = Self(
        title: "Aspetto delle pagine",
        lead:
            """
            Colori, caratteri e logo delle pagine di accesso, per tutti i client app o per uno. Il pool deve \
            avere un dominio.
            """, client: "Client app", allClients: "Tutti i client app",
        inherited:
            """
            Questo client non ha un aspetto proprio: ha quello di tutti i client. Salvando ne \
            riceve uno.
            """,
        choose: "Scegli", properties: "Proprietà",
        propertiesLead: "Ogni campo ha il valore che hanno le pagine. Ciò che non modifichi non viene scritto.",
        sheet: "Foglio di stile", sheetHint: "Regole per le classi modificabili e le variabili delle pagine in :root.",
        preview: "Anteprima", screen: "Schermata", language: "Lingua", dark: "Scuro",
        errors: "Con errori", full: "larghezza intera", logo: "Logo",
        logoLead: "PNG, JPEG o SVG, al massimo 100 KB.", upload: "Carica", removeLogo: "Rimuovi il logo",
        noLogo: "Non ce n’è nessuno.", effect: "Gli utenti lo vedono nelle pagine di accesso entro un minuto.",
        logoEffect: "Gli utenti lo vedono nelle pagine di accesso entro un minuto.", remove: "Rimuovi questo aspetto",
        removeEffect:
            """
            Foglio di stile e logo vengono rimossi. Le pagine diventano quelle di tutti i client, o quelle \
            senza un aspetto proprio.
            """,
        meanwhile:
            """
            Il foglio di stile è stato modificato altrove da quando hai aperto la pagina. Non è stato salvato \
            nulla. Riapri la pagina.
            """, frame: "Come appare la pagina", review: "Controlla la modifica", group: { names[$0] ?? $0 })

    private static let names = [
        "background": "Sfondo", "banner": "Banner", "logo": "Logo", "textDescription": "Testi descrittivi",
        "label": "Etichette", "inputField": "Campi di inserimento", "inputField:focus": "Campi di inserimento attivi",
        "submitButton": "Pulsante di invio", "submitButton:hover": "Pulsante di invio sotto il puntatore",
        "idpButton": "Pulsanti dei provider", "idpButton:hover": "Pulsanti dei provider sotto il puntatore",
        "idpDescription": "Descrizioni dei provider", "socialButton": "Pulsanti dei social network",
        "errorMessage": "Messaggi di errore", "legalText": "Testo legale",
        "passwordCheck-valid": "Regola della password, soddisfatta",
        "passwordCheck-notValid": "Regola della password, non soddisfatta",
    ]
}
