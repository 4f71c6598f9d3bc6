extension ConsoleTexts.Access {
    static let german = Self(
        title: "Zugriff",
        lead:
            """
            Wer die Operationen aufrufen darf: Benutzer und Rollen von IAM, ihre Richtlinien und \
            Anbieter.
            """,
        shipped: "Richtlinien für Operatoren",
        shippedLead:
            """
            Es gibt sie in jedem Konto. Hängen Sie eine an einen Benutzer oder eine Rolle an; für die Arbeit \
            genügt sie.
            """,
        shippedPolicy: "Die Richtlinie gehört zu Martlet. Sie lässt sich anhängen, aber nicht ändern.",
        shippedPolicies: [
            ("MartletAdmin", "alles"),
            ("MartletUserAdmin", "Benutzer, Gruppen, Sitzungen und Identitäten; keine Einstellungen"),
            ("MartletConfigAdmin", "Einstellungen der Pools und ihrer Clients; keine Daten von Benutzern"),
            ("MartletReadOnly", "alles lesen, außer Geheimnissen"),
            ("MartletAuditor", "lesen, wer was darf, und Anmeldungen"),
        ], attached: "Angehängte Richtlinien", detach: "Lösen", inline: "Inline-Richtlinien",
        newInline: "Inline-Richtlinie hinzufügen",
        inlineLead: "Eine Richtlinie, die nur diesem Benutzer oder dieser Rolle gehört.",
        keys: "Zugriffsschlüssel", newKey: "Neuer Zugriffsschlüssel",
        secretOnce: "Kopieren Sie das Geheimnis jetzt: Es wird auf dieser Seite angezeigt, und nie wieder.",
        activate: "Aktivieren",
        deactivate: "Deaktivieren", deleteKey: "Löschen", trust: "Vertrauensrichtlinie",
        trustLead: "Wer die Rolle annehmen darf.", editTrust: "Vertrauensrichtlinie bearbeiten", remove: "Entfernen",
        clientIDs: "Client-IDs", back: "Zurück",
        policyLead: "Eine Änderung wird zu einer neuen Version, die dann der Standard ist.",
        holders: "Wer sie hat", noHolders: "Kein Benutzer und keine Rolle hat die Richtlinie.", versions: "Versionen",
        isDefault: "Standard", makeDefault: "Zum Standard machen", simulator: "Richtliniensimulator",
        simulatorLead: "Ob Richtlinien eine Anfrage erlauben, und welche Anweisung entscheidet.",
        simulate: "Richtlinien simulieren", simulation: "Simulieren", principal: "Benutzer oder Rolle",
        principalHint: "Die ARN; leer, um nur die Richtlinie unten auszuprobieren.", document: "Richtlinie",
        documentHint: "Ein Richtliniendokument, allein oder zusätzlich zu denen des Benutzers oder der Rolle.",
        actions: "Aktionen",
        actionsHint: "Eine Zeile je Aktion, etwa cognito-idp:ListUsers.", resources: "Ressourcen",
        resourcesHint: "Eine Zeile je ARN; leer für beliebige.", context: "Kontext",
        contextHint:
            """
            Eine Zeile key=value je Wert, etwa aws:SourceIp=192.0.2.1; Zeilen mit demselben Schlüssel sind \
            dessen Werte.
            """,
        nothingToSimulate:
            """
            Nennen Sie einen Benutzer oder eine Rolle, oder schreiben Sie eine Richtlinie, und nennen Sie \
            eine Aktion.
            """, results: "Entscheidungen",
        decidedBy: "Entschieden durch", nearly: "Würde anders entscheiden",
        noStatement: "Keine Anweisung erlaubt es.",
        unread: "Ihre Richtlinien lassen diese Dokumente nicht lesen, daher fehlen ihre Anweisungen:",
        moreActions: "Das sind die ersten Entscheidungen; simulieren Sie die übrigen Aktionen für sich.",
        otherResource: "Sie gilt für andere Ressourcen.", missing: { "\($0) fehlt." },
        missingKeys: { "Kontextschlüssel, nach denen Richtlinien fragen und die der Anfrage fehlen: \($0)." },
        doneBefore: { "Vorher wurde ausgeführt, und bleibt: \($0.joined(separator: ", "))." }, effect: consequence,
        decision: { decisions[$0] ?? $0 }, failed: { condition($0, key: $1, given: $2) })

    private static let decisions = [
        "allowed": "erlaubt", "explicitDeny": "von einer Anweisung verweigert",
        "implicitDeny": "verweigert: nicht erlaubt",
    ]

    private static func condition(_ test: String, key: String, given: [String]?) -> String {
        guard let given else { return "\(test) für \(key) trifft nicht zu: Der Anfrage fehlt der Schlüssel." }
        return "\(test) für \(key) trifft nicht zu: Die Anfrage hat \(given.joined(separator: ", "))."
    }

    private static func consequence(_ action: AccessAction) -> String {
        switch action {
        case .attachUserPolicy, .attachRolePolicy: "Die Richtlinie entscheidet innerhalb einer Sekunde mit."
        case .detachUserPolicy, .detachRolePolicy:
            "Was nur diese Richtlinie erlaubt, wird innerhalb einer Sekunde verweigert."
        case .deleteUserPolicy, .deleteRolePolicy:
            """
            Die Richtlinie ist dann gelöscht. Was nur sie erlaubt, wird innerhalb einer Sekunde \
            verweigert.
            """
        case .createAccessKey:
            """
            Programme können mit dem Schlüssel signieren. Sein Geheimnis wird einmal angezeigt, auf der \
            nächsten Seite.
            """
        case .updateAccessKey: "Programme, die mit einem inaktiven Schlüssel signieren, werden sofort abgewiesen."
        case .deleteAccessKey:
            """
            Programme, die mit dem Schlüssel signieren, werden sofort abgewiesen, und sein Geheimnis ist \
            gelöscht.
            """
        case .tagRole, .untagRole: "Richtlinien, die nach Tags der Rolle fragen, sehen die neuen."
        case .setDefaultVersion: "Die Version entscheidet innerhalb einer Sekunde für alle, die die Richtlinie haben."
        case .deleteVersion: "Das Dokument der Version ist dann gelöscht. Die Standardversion bleibt."
        case .addClientID: "Tokens für diesen Client werden angenommen."
        case .removeClientID: "Tokens für diesen Client werden abgewiesen."
        }
    }
}

extension ConsoleTexts.Changes {
    static let germanAccessOutcomes = [
        "CreateIdentityPool": "Der Identitätspool ist angelegt. Für Anmeldedaten braucht er Rollen.",
        "UpdateIdentityPool": "Der Identitätspool ist gespeichert.",
        "SetIdentityPoolRoles": "Die Rollen sind gespeichert.",
        "SetPrincipalTagAttributeMap": "Die Principal-Tags sind gespeichert.",
        "DeleteIdentityPool": "Der Identitätspool ist gelöscht.", "DeleteIdentities": "Die Identität ist gelöscht.",
        "UnlinkDeveloperIdentity": "Der Benutzer ist getrennt.", "CreateUser": "Der Benutzer ist angelegt.",
        "UpdateUser": "Der Benutzer ist gespeichert.", "DeleteUser": "Der Benutzer ist gelöscht.",
        "CreateRole": "Die Rolle ist angelegt.",
        "UpdateRole": "Die Rolle ist gespeichert.", "DeleteRole": "Die Rolle ist gelöscht.",
        "UpdateAssumeRolePolicy": "Die Vertrauensrichtlinie ist gespeichert.",
        "CreatePolicy": "Die Richtlinie ist angelegt.",
        "CreatePolicyVersion": "Die Richtlinie ist als neue Version gespeichert.",
        "DeletePolicy": "Die Richtlinie ist gelöscht.",
        "PutUserPolicy": "Die Inline-Richtlinie ist gespeichert.",
        "PutRolePolicy": "Die Inline-Richtlinie ist gespeichert.",
        "DeleteUserPolicy": "Die Inline-Richtlinie ist gelöscht.",
        "DeleteRolePolicy": "Die Inline-Richtlinie ist gelöscht.",
        "AttachUserPolicy": "Die Richtlinie ist angehängt.", "AttachRolePolicy": "Die Richtlinie ist angehängt.",
        "DetachUserPolicy": "Die Richtlinie ist gelöst.", "DetachRolePolicy": "Die Richtlinie ist gelöst.",
        "UpdateAccessKey": "Der Zugriffsschlüssel ist geändert.",
        "DeleteAccessKey": "Der Zugriffsschlüssel ist gelöscht.",
        "TagRole": "Das Tag ist gespeichert.", "UntagRole": "Das Tag ist entfernt.",
        "SetDefaultPolicyVersion": "Die Version ist der Standard.", "DeletePolicyVersion": "Die Version ist gelöscht.",
        "CreateOpenIDConnectProvider": "Der Anbieter ist angelegt.",
        "DeleteOpenIDConnectProvider": "Der Anbieter ist gelöscht.",
        "UpdateOpenIDConnectProviderThumbprint": "Der Anbieter ist gespeichert.",
        "AddClientIDToOpenIDConnectProvider": "Die Client-ID ist hinzugefügt.",
        "RemoveClientIDFromOpenIDConnectProvider": "Die Client-ID ist entfernt.",
        "CreateSAMLProvider": "Der Anbieter ist angelegt.", "UpdateSAMLProvider": "Der Anbieter ist gespeichert.",
        "DeleteSAMLProvider": "Der Anbieter ist gelöscht.",
    ]
}

extension ConsoleTexts.Parts {
    static let germanAccessParts: [String: ConsoleTexts.PartText] = [
        "user": .init(
            title: "IAM-Benutzer", create: "IAM-Benutzer anlegen",
            lead: "Programme und Operatoren mit Zugriffsschlüsseln.",
            effect: "Der Benutzer hat noch keine Berechtigungen und keinen Zugriffsschlüssel."),
        "role": .init(
            title: "Rollen", create: "Rolle anlegen",
            lead: "Berechtigungen für alle, die sie annehmen dürfen: Identitäten, Benutzer, andere Programme.",
            effect:
                """
                Wen die Vertrauensrichtlinie nennt, kann die Rolle annehmen. Sie hat noch keine \
                Berechtigungen.
                """),
        "policy": .init(
            title: "Richtlinien", create: "Richtlinie anlegen",
            lead: "Berechtigungen, die Benutzer und Rollen gemeinsam haben.",
            effect: "Die Richtlinie wirkt erst, wenn sie angehängt ist."),
        "openid-provider": .init(
            title: "OpenID-Anbieter", create: "OpenID-Anbieter anlegen",
            lead: "Aussteller, deren Tokens Identitätspools und Rollen vertrauen.",
            effect: "Identitätspools und Vertrauensrichtlinien können den Anbieter nennen."),
        "saml-provider": .init(
            title: "SAML-Anbieter", create: "SAML-Anbieter anlegen",
            lead: "Anbieter, deren Assertions Identitätspools und Rollen vertrauen.",
            effect: "Identitätspools und Vertrauensrichtlinien können den Anbieter nennen."),
    ]

    static let germanAccessDeletions: [String: String] = [
        "user":
            """
        Ein Benutzer mit Zugriffsschlüsseln oder angehängten Richtlinien wird nicht gelöscht: Entfernen \
        Sie diese zuerst.
        """,
        "role":
            """
        Eine Rolle mit angehängten Richtlinien wird nicht gelöscht. Anmeldedaten der Rolle gelten sofort \
        nicht mehr.
        """,
        "policy": "Eine Richtlinie, die angehängt ist oder weitere Versionen hat, wird nicht gelöscht.",
        "openid-provider": "Identitätspools und Rollen, die ihn nennen, lassen seine Benutzer nicht mehr zu.",
        "saml-provider": "Identitätspools und Rollen, die ihn nennen, lassen seine Benutzer nicht mehr zu.",
    ]
}

extension ConsoleTexts.Settings {
    static let germanAccess: [String: ConsoleTexts.SettingText] = [
        "UserName": .init("Der Name des Benutzers.", effect: ""),
        "NewUserName": .init(
            "Der Name. Zugriffsschlüssel und Richtlinien bleiben.",
            effect: "Richtlinien, die die ARN des Benutzers nennen, treffen nicht mehr zu."),
        "NewPath": .init("Der Pfad vor dem Namen in der ARN.", effect: "Der Benutzer hat eine andere ARN."),
        "Path": .init("Der Pfad vor dem Namen in der ARN; / falls leer.", effect: ""),
        "RoleName": .init("Der Name, der sich nie ändert.", effect: ""),
        "AssumeRolePolicyDocument": .init("Wer die Rolle annehmen darf.", effect: ""),
        "Role.Description": .init("Für Operatoren.", effect: "Listen zeigen es."),
        "MaxSessionDuration": .init(
            "Die längste Sitzung in Sekunden.", effect: "Längere Sitzungen werden ab jetzt abgewiesen."),
        "PolicyName": .init("Der Name, der sich nie ändert.", effect: ""),
        "PolicyDocument": .init(
            "Eine Richtlinie in JSON.",
            effect: "Was das Dokument nicht mehr erlaubt, wird innerhalb einer Sekunde verweigert."),
        "Url": .init("Der Aussteller, mit https://. Er ändert sich nie.", effect: ""),
        "ClientIDList": .init("Die Client-IDs, für die Tokens bestimmt sind.", effect: ""),
        "ThumbprintList": .init(
            "Fingerabdrücke von Zertifikaten, die Martlet für Werkzeuge aufbewahrt und nicht vergleicht.",
            effect: "Werkzeuge, die den Anbieter lesen, sehen diese."),
        "SAMLMetadataDocument": .init(
            "Die Metadaten des Anbieters als XML.",
            effect: "Assertions, die frühere Schlüssel signiert haben, werden abgewiesen."),
    ]
}
