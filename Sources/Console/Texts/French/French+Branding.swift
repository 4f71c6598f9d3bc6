extension ConsoleTexts.Branding {
    static let french = Self(
        title: "Apparence des pages",
        lead:
            """
            Couleurs, polices et logo des pages de connexion, pour tous les clients d’application ou pour un \
            seul. Le pool a besoin d’un domaine.
            """, client: "Client d’application", allClients: "Tous les clients d’application",
        inherited:
            """
            Ce client n’a pas d’apparence propre\u{A0}: il a celle de tous les clients. L’enregistrement lui \
            en donne une.
            """,
        choose: "Choisir", properties: "Propriétés",
        propertiesLead: "Chaque champ a la valeur qu’ont les pages. Ce que vous ne modifiez pas n’est pas écrit.",
        sheet: "Feuille de style",
        sheetHint: "Règles pour les classes modifiables, et les variables des pages dans\u{A0}:root.",
        preview: "Prévisualiser", screen: "Écran", language: "Langue", dark: "Sombre",
        errors: "Avec des erreurs", full: "toute la largeur", logo: "Logo",
        logoLead: "PNG, JPEG ou SVG, 100 Ko au plus.", upload: "Envoyer", removeLogo: "Retirer le logo",
        noLogo: "Il n’y en a pas.",
        effect: "Les utilisateurs le voient sur les pages de connexion en moins d’une minute.",
        logoEffect: "Les utilisateurs le voient sur les pages de connexion en moins d’une minute.",
        remove: "Retirer cette apparence",
        removeEffect:
            """
            La feuille de style et le logo sont retirés. Les pages deviennent celles de tous les clients, ou \
            celles sans apparence propre.
            """,
        meanwhile:
            """
            La feuille de style a été modifiée ailleurs depuis que vous avez ouvert la page. Rien n’a été \
            enregistré. Rouvrez la page.
            """, frame: "Aspect de la page", review: "Vérifier la modification", group: { names[$0] ?? $0 })

    private static let names = [
        "background": "Arrière-plan", "banner": "Bannière", "logo": "Logo", "textDescription": "Textes descriptifs",
        "label": "Libellés", "inputField": "Champs de saisie", "inputField:focus": "Champs de saisie actifs",
        "submitButton": "Bouton d’envoi", "submitButton:hover": "Bouton d’envoi sous le pointeur",
        "idpButton": "Boutons des fournisseurs", "idpButton:hover": "Boutons des fournisseurs sous le pointeur",
        "idpDescription": "Descriptions des fournisseurs", "socialButton": "Boutons des réseaux sociaux",
        "errorMessage": "Messages d’erreur", "legalText": "Mentions légales",
        "passwordCheck-valid": "Règle de mot de passe, remplie",
        "passwordCheck-notValid": "Règle de mot de passe, non remplie",
    ]
}
