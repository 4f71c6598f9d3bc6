extension ConsoleTexts.Branding {
    static let english = Self(
        title: "Look of the pages",
        lead: "Colours, fonts and logo of the sign-in pages, for all app clients or for "
            + "one. The pool needs a domain.", client: "App client", allClients: "All app clients",
        inherited: "This client has no look of its own: it has that of all clients. Saving gives it one.",
        choose: "Choose", properties: "Properties",
        propertiesLead: "Each field has the value that the pages have. What you do not change is not written.",
        sheet: "Style sheet", sheetHint: "Rules for the classes that may change, and the pages’ variables at :root.",
        preview: "Preview", screen: "Screen", language: "Language", dark: "Dark",
        errors: "With errors", full: "full width", logo: "Logo",
        logoLead: "PNG, JPEG or SVG, at most 100 KB.", upload: "Upload", removeLogo: "Remove the logo",
        noLogo: "There is none.", effect: "Users see it on the sign-in pages within a minute.",
        logoEffect: "Users see it on the sign-in pages within a minute.", remove: "Remove this look",
        removeEffect: "Style sheet and logo are removed. The pages look as those of all clients, or as without a look.",
        meanwhile: "The style sheet was changed elsewhere since you opened the page. Nothing was saved. Open the page "
            + "again.", frame: "How the page looks", review: "Review the change", group: { names[$0] ?? $0 })

    private static let names = [
        "background": "Background", "banner": "Banner", "logo": "Logo", "textDescription": "Text descriptions",
        "label": "Labels", "inputField": "Input fields", "inputField:focus": "Focused input fields",
        "submitButton": "Submit button", "submitButton:hover": "Submit button under the pointer",
        "idpButton": "Provider buttons", "idpButton:hover": "Provider buttons under the pointer",
        "idpDescription": "Provider descriptions", "socialButton": "Social buttons",
        "errorMessage": "Error messages", "legalText": "Legal text", "passwordCheck-valid": "Password check, fulfilled",
        "passwordCheck-notValid": "Password check, not fulfilled",
    ]
}
