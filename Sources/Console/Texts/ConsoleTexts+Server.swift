import Cryptography

extension ConsoleTexts {
    /// The state of the server.
    struct ServerTexts: Sendable {
        let title, lead, nodes, node, version, started, seen, schema, store, engine, size, free, steps: String
        let keys, oldestKey, keyPool, showKeys, noKeys, key, use, phase, created, signsFrom, retired, rotation: String
        let quotas, quota, value, configuration, setting, origin, defaults, backups, backupLead, sameCLI: String
        let count: @Sendable (_ applied: Int, _ known: Int) -> String
        let phaseText: @Sendable (KeyPhase) -> String
    }
}
