import ArgumentParser
import Server

/// `martlet serve`
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve until a signal ends it.",
        discussion: """
            Every option is also a variable (--admin-port is MARTLET_ADMIN_PORT) and a member of the configuration \
            file. MARTLET_ACCESS_KEY_ID and MARTLET_SECRET_ACCESS_KEY give the root key, \
            MARTLET_SEALING_KEY the sealing key.
            """)

    @OptionGroup var store: StoreOptions
    @Flag(help: "Seed a pool to try, and show all messages at /inbox.")
    var dev = false
    @Flag(help: "With --dev, let other machines reach /inbox, if --host is not the loopback.")
    var exposeInbox = false
    @Option(help: "The address to listen on. (default: 127.0.0.1)")
    var host: String?
    @Option(help: "The port to listen on. (default: 9229)")
    var port: String?
    @Option(
        help: "What clients see: the start of every issuer; may have {region}. (default: made of host and port)")
    var publicUrl: String?
    @Option(
        help: "What follows a prefix in pools' hosts; may have {region}. (default: none; auth.localhost with --dev)")
    var domainSuffix: String?
    @Option(help: "A PEM file with the certificate and its chain.")
    var tlsCertificate: String?
    @Option(help: "A PEM file with the certificate's private key.")
    var tlsKey: String?
    @Flag(help: "Listen beyond this machine without TLS, because a proxy in front speaks it.")
    var insecureBehindProxy = false
    @Option(
        help: "Addresses and ranges of proxies that are believed what they say of a client's address. (default: none)")
    var trustedProxies: String?
    @Option(
        help: "Where they say it: x-forwarded-for, forwarded or proxy-protocol. (default: x-forwarded-for)")
    var clientAddressFrom: String?
    @Option(help: "Connections at a time from one address; 0: any number. (default: 1000; any number behind a proxy)")
    var connectionsPerAddress: String?
    @Option(help: "Megabytes of request bodies held at a time. (default: 256)")
    var requestMemory: String?
    @OptionGroup var management: ManagementOptions
    @OptionGroup var messages: MessageOptions
    @OptionGroup var eventLogs: EventLogOptions
    @OptionGroup var pools: PoolOptions
    @OptionGroup var account: AccountOptions
    @OptionGroup var audit: AuditOptions
    @Option(help: "Remove users who signed up so many days ago and never confirmed. (default: they stay)")
    var sweepUnconfirmedAfter: String?
    @OptionGroup var protection: ProtectionOptions

    func run() async throws {
        let configuration = try store.configuration(also: flags, findsPackaged: false)
        try await CommandError.catchingAsync(with: configuration) { try await Serve.run(configuration) }
    }

    private var flags: [Setting: String] {
        var flags: [Setting: String?] = [
            .host: host, .port: port, .publicURL: publicUrl,
            .domainSuffix: domainSuffix,
            .tlsCertificate: tlsCertificate, .tlsKey: tlsKey, .connectionsPerAddress: connectionsPerAddress,
            .trustedProxies: trustedProxies, .clientAddressFrom: clientAddressFrom, .requestMemory: requestMemory,
            .sweepUnconfirmedAfter: sweepUnconfirmedAfter,
        ]
        flags.merge(management.flags) { $1 }
        flags.merge(messages.flags) { $1 }
        flags.merge(eventLogs.flags) { $1 }
        flags.merge(pools.flags) { $1 }
        flags.merge(account.flags) { $1 }
        flags.merge(protection.flags) { $1 }
        flags.merge(audit.flags) { $1 }
        if dev { flags[.dev] = "true" }
        if exposeInbox { flags[.exposeInbox] = "true" }
        if insecureBehindProxy { flags[.insecureBehindProxy] = "true" }
        return flags.compactMapValues { $0 }
    }
}
