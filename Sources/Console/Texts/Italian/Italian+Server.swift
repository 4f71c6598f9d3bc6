import Cryptography

extension ConsoleTexts.ServerTexts {
    static let italian = Self(
        title: "Server",
        lead:
            """
            Che cosa è in esecuzione, che cosa conserva e come è impostato. Qui non si può \
            modificare nulla.
            """,
        nodes: "Nodi", node: "Nodo", version: "Versione", started: "Avvio", seen: "Visto l’ultima volta",
        schema: "Passi dello schema che conosce", store: "Archivio", engine: "Motore", size: "Byte dell’archivio",
        free: "Byte liberi sul suo disco", steps: "Schema", keys: "Chiavi",
        oldestKey: "La chiave più vecchia che firma è stata creata", keyPool: "Chiavi del pool di utenti",
        showKeys: "Mostra",
        noKeys: "Il pool non ha chiavi: vengono create quando firma la prima volta.", key: "Chiave", use: "Firma",
        phase: "Fase", created: "Creazione", signsFrom: "Firma dal", retired: "Sostituita",
        rotation: "Queste chiavi, e una nuova coppia, con comandi", quotas: "Quote", quota: "Quota", value: "Valore",
        configuration: "Configurazione", setting: "Impostazione", origin: "Impostato da",
        defaults: "Ciò che non è elencato ha il valore predefinito. I segreti non vengono mostrati.", backups: "Backup",
        backupLead: "L’archivio non sa nulla dei backup: sono file di «martlet backup», o di pg_dump.",
        sameCLI: "Lo stesso con comandi", count: { "\($0) passi su \($1)" }, phaseText: phase)

    private static func phase(_ phase: KeyPhase) -> String {
        switch phase {
        case .announced: "annunciata"
        case .current: "firma ora"
        case .retired: "sostituita"
        }
    }
}
