import Cryptography

extension ConsoleTexts.ServerTexts {
    static let english = Self(
        title: "Server", lead: "What runs, what it stores, and how it is set. Nothing here can be changed.",
        nodes: "Nodes", node: "Node", version: "Version", started: "Started", seen: "Last seen",
        schema: "Steps of the schema it knows", store: "Store", engine: "Engine", size: "Bytes of the store",
        free: "Bytes free on its disk", steps: "Schema", keys: "Keys",
        oldestKey: "The oldest key that signs was made", keyPool: "Keys of the user pool", showKeys: "Show",
        noKeys: "The pool has no keys: they are made when it first signs.", key: "Key", use: "Signs",
        phase: "Phase", created: "Made", signsFrom: "Signs from", retired: "Replaced",
        rotation: "These keys, and a new pair, by commands", quotas: "Quotas", quota: "Quota", value: "Value",
        configuration: "Configuration", setting: "Setting", origin: "Set by",
        defaults: "What is not listed has its default. Secrets are not shown.", backups: "Backups",
        backupLead: "The store does not know of backups: they are files that “martlet backup” makes, or pg_dump's.",
        sameCLI: "The same by commands", count: { "\($0) of \($1) steps" }, phaseText: phase)

    private static func phase(_ phase: KeyPhase) -> String {
        switch phase {
        case .announced: "announced"
        case .current: "signs now"
        case .retired: "replaced"
        }
    }
}
