import Cryptography

extension ConsoleTexts.Inspector {
    static let german = Self(
        title: "Token-Inspektor",
        lead:
            """
            Liest ein Token, prüft es nach der Uhr des Servers und sagt, woher jeder Claim kommt. Das Token \
            wird weder gespeichert noch verzeichnet.
            """,
        inspectTab: "Token untersuchen", previewTab: "Was bekäme ein Benutzer?", toolsTitle: "Werkzeuge",
        toolsLead: "Was hilft herauszufinden, warum etwas so ist, wie es ist.",
        token: "ID- oder Access-Token", tokenHint: "Drei Teile in Base64, mit Punkten dazwischen.",
        asksFunction: "Auch die Funktion des Pools fragen",
        asksFunctionHint:
            """
            Ruft die Funktion auf, die der Pool vor dem Signieren von Tokens aufruft, wie eine Erneuerung es \
            täte. Das darf nur das Konto selbst.
            """,
        inspect: "Untersuchen", preview: "Claims anzeigen",
        previewLead:
            """
            Die Claims beider Tokens, wie eine Anmeldung sie jetzt hätte. Nichts wird signiert oder \
            gespeichert.
            """,
        askFunction: "Auch die Funktion des Pools fragen", pool: "Benutzerpool", username: "Benutzername",
        client: "App-Client",
        scopes: "Scopes",
        scopesHint: "Mit Leerzeichen dazwischen, wie für die Anmeldeseiten; leer für eine Anmeldung mit der API.",
        verdict: "Urteil", signature: "Signatur", key: "Schlüssel", time: "Zeit", session: "Sitzung", user: "Benutzer",
        issuer: "Aussteller", header: "Kopf", function: "Funktion", checkedAt: "Uhr des Servers",
        eventID: "Sitzungs-ID",
        claims: "Claims", claim: "Claim", value: "Wert", source: "Woher er kommt", removal: "Zu entfernen durch",
        absent: "Nicht im Token", reason: "Warum", idToken: "ID-Token", accessToken: "Access-Token",
        noIDToken: "Es gibt kein ID-Token: Die Scopes enthalten nicht openid.", newEachTime: "jedes Mal neu",
        noSource:
            """
            Nichts Gespeichertes erklärt ihn jetzt: Es wurde inzwischen geändert, oder eine Funktion hat ihn \
            hinzugefügt.
            """,
        gone: "Ein neues Token hätte ihn nicht.", sameCLI: "Dasselbe mit einem Befehl",
        foreignLead: "Nur was darin steht, ist bekannt: Seine Signatur ist nicht von diesem Server.",
        now: { "In einem neuen Token stünde: \($0)" }, signatureVerdict: verdict, keyPhase: phase, timeVerdict: time,
        sessionVerdict: session, functionUse: use, sourceText: source, note: note, absence: reason, remove: removal)

    private static func verdict(_ verdict: SignatureVerdict) -> String {
        switch verdict {
        case .valid: "Gut: Ein Schlüssel des Pools hat es signiert."
        case .wrong: "Falsch: Der Schlüssel hat etwas anderes signiert. Das Token wurde verändert."
        case .unknownKey:
            """
            Nicht bekannt: Der Pool hat diesen Schlüssel nicht oder nicht mehr. Dessen Tokens sind \
            abgelaufen.
            """
        case .foreign: "Nicht geprüft: Der Aussteller ist kein Pool dieses Servers."
        case .malformed: "Nicht geprüft: Tokens dieses Servers haben eine andere Form."
        }
    }

    private static func phase(_ key: TokenReport.Key) -> String {
        switch key.phase {
        case .announced: "\(key.id), signiert ab \(key.signsFrom)"
        case .current: "\(key.id), signiert jetzt"
        case .retired: "\(key.id), ersetzt am \(key.retiredAt ?? "–")"
        }
    }

    private static func time(_ verdict: TimeVerdict, expiry: String) -> String {
        switch verdict {
        case .valid: "Gilt bis \(expiry)"
        case .expired: "Abgelaufen am \(expiry)"
        case .notYet: "In der Zukunft ausgestellt: Eine Uhr geht falsch."
        case .unknown: "Es nennt keine Zeiten."
        }
    }

    private static func session(_ verdict: SessionVerdict) -> String {
        switch verdict {
        case .active: "Aktiv"
        case .ended: "Beendet: abgemeldet, widerrufen oder abgelaufen. Der Server nimmt das Token nicht mehr an."
        case .disabledUser: "Der Benutzer ist deaktiviert."
        case .deletedUser: "Der Benutzer ist gelöscht."
        case .deletedClient: "Der App-Client ist gelöscht."
        case .none: "Keine: Der Client hat es für sich selbst bekommen, und es lässt sich nicht widerrufen."
        case .unknown: "Nicht nachgesehen."
        }
    }

    private static func use(_ use: FunctionUse) -> String {
        switch use {
        case .none: "Der Pool hat keine Funktion, die Tokens ändert."
        case .notAsked: "Der Pool hat eine Funktion, die Tokens ändern kann. Sie wurde nicht gefragt."
        case .asked: "Die Funktion des Pools wurde gefragt."
        }
    }
}

extension ConsoleTexts.Inspector {
    private static func source(_ source: ClaimSource) -> String {
        switch source {
        case .user: "Der Benutzer"
        case .attribute(let name): "Das Attribut \(name)"
        case .groups(let groups): "Die Gruppen, nach Rang: \(ranked(groups))"
        case .roles(let roles): "Die Rollen der Gruppen: \(roles.map { "\($0.group)" }.joined(separator: ", "))"
        case .preferredRole(let groups): "Die Rolle der ersten Gruppe: \(ranked(groups))"
        case .scopes: "Die gewährten Scopes"
        case .issuer: "Der Benutzerpool"
        case .client: "Der App-Client"
        case .session: "Die Sitzung"
        case .device: "Das Gerät der Sitzung"
        case .browserSession: "Die Sitzung des Browsers, deren Ende der Client erfährt"
        case .request: "Die Anfrage des Clients"
        case .lifetime(let seconds):
            """
            Die Zeit des Ausstellens und die Gültigkeit von \(seconds) s nach den Einstellungen des \
            Clients
            """
        case .token: "Das Token selbst"
        case .accessToken: "Das Access-Token daneben"
        case .function(nil): "Von der Funktion des Pools hinzugefügt"
        case .function(let former?): "Die Funktion des Pools, anstelle von: \(self.source(former))"
        }
    }

    private static func ranked(_ groups: [ClaimSource.RankedGroup]) -> String {
        groups.map { "\($0.group) (\($0.precedence.map(String.init) ?? "–"))" }.joined(separator: ", ")
    }

    private static func note(_ note: ClaimNote) -> String {
        switch note {
        case .readRight(true): "Der Client nennt es in ReadAttributes."
        case .readRight(false): "Der Client darf alle Attribute lesen."
        case .mapping(let provider, let claim): "\(provider) gibt es bei jeder Anmeldung als „\(claim)“."
        case .groupRule(let provider, let claim, let group):
            "Eine Regel von \(provider) für „\(claim)“ nimmt Benutzer in \(group) auf."
        case .scope(let scope, let server?): "\(scope): vom Ressourcenserver \(server)"
        case .scope(let scope, nil): "\(scope): ein Scope von OpenID Connect oder Cognito"
        case .addedScope(let scope): "\(scope): von der Funktion des Pools hinzugefügt"
        }
    }

    private static func reason(_ absence: ClaimAbsence) -> String {
        switch absence {
        case .notReadable: "Der Client darf das Attribut nicht lesen (ReadAttributes)."
        case .outOfScope: "Die Scopes enthalten das Attribut nicht."
        case .noPreference:
            "Mehrere Gruppen mit verschiedenen Rollen stehen an erster Stelle, oder keine hat einen Rang."
        case .suppressed: "Die Funktion des Pools lässt ihn weg."
        }
    }

    private static func removal(_ removal: ClaimRemoval) -> String {
        switch removal {
        case .never: "Jedes Token hat ihn."
        case .attribute(let name): "Weglassen von \(name) in den ReadAttributes des Clients, oder Leeren des Attributs"
        case .groups: "Entfernen des Benutzers aus den Gruppen"
        case .roles: "Entfernen der Rollen aus den Gruppen"
        case .scopes: "weniger erlaubte oder verlangte Scopes des Clients"
        case .function: "Ändern der Funktion des Pools"
        case .request: "Nichtsenden"
        case .devices: "Nichtmerken von Geräten"
        case .revocation: "EnableTokenRevocation false für den Client"
        case .notices: "kein Mitteilen beendeter Sitzungen an den Client"
        }
    }
}
