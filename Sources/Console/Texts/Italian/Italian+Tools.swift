import Cryptography

extension ConsoleTexts.Inspector {
    static let italian = Self(
        title: "Ispettore dei token",
        lead:
            """
            Legge un token, lo verifica con l’orologio del server e dice da dove viene ogni attestazione. Il \
            token non viene conservato né registrato.
            """,
        inspectTab: "Ispeziona un token", previewTab: "Che cosa riceverebbe un utente?", toolsTitle: "Strumenti",
        toolsLead: "Che cosa aiuta a capire perché qualcosa è com’è.",
        token: "Token ID o di accesso", tokenHint: "Tre parti in Base64, separate da punti.",
        asksFunction: "Chiedi anche alla funzione del pool",
        asksFunctionHint:
            """
            Chiama la funzione che il pool chiama prima di firmare i token, come farebbe un rinnovo. Può \
            farlo solo l’account stesso.
            """,
        inspect: "Ispeziona", preview: "Mostra le attestazioni",
        previewLead:
            """
            Le attestazioni di entrambi i token come le avrebbe ora un accesso. Nulla viene firmato \
            o salvato.
            """,
        askFunction: "Chiedi anche alla funzione del pool", pool: "Pool di utenti", username: "Nome utente",
        client: "Client app",
        scopes: "Ambiti",
        scopesHint: "Separati da spazi, come per le pagine di accesso; vuoto per un accesso con l’API.",
        verdict: "Verdetto", signature: "Firma", key: "Chiave", time: "Ora", session: "Sessione", user: "Utente",
        issuer: "Emittente", header: "Intestazione", function: "Funzione", checkedAt: "Orologio del server",
        eventID: "ID sessione",
        claims: "Attestazioni", claim: "Attestazione", value: "Valore", source: "Da dove viene",
        removal: "Si rimuove con",
        absent: "Non nel token", reason: "Perché", idToken: "Token ID", accessToken: "Token di accesso",
        noIDToken: "Non c’è token ID: gli ambiti non includono openid.", newEachTime: "nuovo ogni volta",
        noSource:
            """
            Nulla di ciò che è salvato lo spiega ora: è stato modificato nel frattempo, o l’ha aggiunto una \
            funzione.
            """,
        gone: "Un nuovo token non l’avrebbe.", sameCLI: "Lo stesso con un comando",
        foreignLead: "Si conosce solo ciò che vi è scritto: la sua firma non è di questo server.",
        now: { "Un nuovo token direbbe: \($0)" }, signatureVerdict: verdict, keyPhase: phase, timeVerdict: time,
        sessionVerdict: session, functionUse: use, sourceText: source, note: note, absence: reason, remove: removal)

    private static func verdict(_ verdict: SignatureVerdict) -> String {
        switch verdict {
        case .valid: "Buona: l’ha fatta una chiave del pool."
        case .wrong: "Errata: la chiave ha firmato qualcos’altro. Il token è stato modificato."
        case .unknownKey: "Non nota: il pool non ha questa chiave, o non più. I suoi token sono scaduti."
        case .foreign: "Non verificata: l’emittente non è un pool di questo server."
        case .malformed: "Non verificata: i token di questo server hanno un’altra forma."
        }
    }

    private static func phase(_ key: TokenReport.Key) -> String {
        switch key.phase {
        case .announced: "\(key.id), che firma dal \(key.signsFrom)"
        case .current: "\(key.id), che firma ora"
        case .retired: "\(key.id), sostituita il \(key.retiredAt ?? "–")"
        }
    }

    private static func time(_ verdict: TimeVerdict, expiry: String) -> String {
        switch verdict {
        case .valid: "Valido fino a \(expiry)"
        case .expired: "Scaduto il \(expiry)"
        case .notYet: "Emesso nel futuro: un orologio è sbagliato."
        case .unknown: "Non nomina orari."
        }
    }

    private static func session(_ verdict: SessionVerdict) -> String {
        switch verdict {
        case .active: "Attiva"
        case .ended: "Terminata: disconnessa, revocata o scaduta. Il server non accetta più il token."
        case .disabledUser: "L’utente è disabilitato."
        case .deletedUser: "L’utente è stato eliminato."
        case .deletedClient: "Il client app è stato eliminato."
        case .none: "Nessuna: il client l’ha ottenuto per sé, e non si può revocare."
        case .unknown: "Non consultata."
        }
    }

    private static func use(_ use: FunctionUse) -> String {
        switch use {
        case .none: "Il pool non ha una funzione che modifichi i token."
        case .notAsked: "Il pool ha una funzione che può modificare i token. Non è stata interrogata."
        case .asked: "La funzione del pool è stata interrogata."
        }
    }
}

extension ConsoleTexts.Inspector {
    private static func source(_ source: ClaimSource) -> String {
        switch source {
        case .user: "L’utente"
        case .attribute(let name): "L’attributo \(name)"
        case .groups(let groups): "I gruppi, per precedenza: \(ranked(groups))"
        case .roles(let roles): "I ruoli dei gruppi: \(roles.map { "\($0.group)" }.joined(separator: ", "))"
        case .preferredRole(let groups): "Il ruolo del primo gruppo: \(ranked(groups))"
        case .scopes: "Gli ambiti concessi"
        case .issuer: "Il pool di utenti"
        case .client: "Il client app"
        case .session: "La sessione"
        case .device: "Il dispositivo della sessione"
        case .browserSession: "La sessione del browser, della cui fine viene avvisato il client"
        case .request: "La richiesta del client"
        case .lifetime(let seconds): "L’ora di emissione, e la validità di \(seconds) s del client"
        case .token: "Il token stesso"
        case .accessToken: "Il token di accesso che lo accompagna"
        case .function(nil): "Aggiunta dalla funzione del pool"
        case .function(let former?): "La funzione del pool, al posto di: \(self.source(former))"
        }
    }

    private static func ranked(_ groups: [ClaimSource.RankedGroup]) -> String {
        groups.map { "\($0.group) (\($0.precedence.map(String.init) ?? "–"))" }.joined(separator: ", ")
    }

    private static func note(_ note: ClaimNote) -> String {
        switch note {
        case .readRight(true): "Il client lo nomina in ReadAttributes."
        case .readRight(false): "Il client può leggere tutti gli attributi."
        case .mapping(let provider, let claim): "\(provider) lo dà come «\(claim)» a ogni accesso."
        case .groupRule(let provider, let claim, let group):
            "Una regola di \(provider) per «\(claim)» mette gli utenti in \(group)."
        case .scope(let scope, let server?): "\(scope): del server di risorse \(server)"
        case .scope(let scope, nil): "\(scope): un ambito di OpenID Connect o Cognito"
        case .addedScope(let scope): "\(scope): aggiunto dalla funzione del pool"
        }
    }

    private static func reason(_ absence: ClaimAbsence) -> String {
        switch absence {
        case .notReadable: "Il client non può leggere l’attributo (ReadAttributes)."
        case .outOfScope: "Gli ambiti non includono l’attributo."
        case .noPreference: "Più gruppi vengono per primi con ruoli diversi, o nessuno ha una precedenza."
        case .suppressed: "La funzione del pool la omette."
        }
    }

    private static func removal(_ removal: ClaimRemoval) -> String {
        switch removal {
        case .never: "Ogni token la ha."
        case .attribute(let name): "omettendo \(name) nei ReadAttributes del client, o svuotando l’attributo"
        case .groups: "togliendo l’utente dai gruppi"
        case .roles: "togliendo i ruoli dai gruppi"
        case .scopes: "consentendo al client meno ambiti, o chiedendone meno"
        case .function: "modificando la funzione del pool"
        case .request: "non inviandola"
        case .devices: "non ricordando i dispositivi"
        case .revocation: "EnableTokenRevocation false per il client"
        case .notices: "non avvisando il client delle sessioni terminate"
        }
    }
}
