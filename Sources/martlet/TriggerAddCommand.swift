import ArgumentParser
import Server

/// `martlet trigger add`
struct TriggerAddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add the target of a function, a stream or a platform application: a hook, an API or a program.",
        discussion: """
            A hook gets each event in a signed POST request; without --secret-file its secret is made and shown once. \
            The arguments of a program follow two dashes.
            """)
    @OptionGroup var store: StoreOptions
    @Argument(help: "The function's ARN, as pools name it, or that of a stream or of a platform application.")
    var function: String
    @Option(help: "A hook's URL: https://…, or http:// on this machine.")
    var hook: String?
    @Option(help: "A file with the hook's secret: whsec_ and Base64.")
    var secretFile: String?
    @Option(help: "The endpoint of a Lambda API: https://lambda.us-east-1.amazonaws.com")
    var lambda: String?
    @Option(help: "The endpoint of a Kinesis API, for a stream: https://kinesis.us-east-1.amazonaws.com")
    var kinesis: String?
    @OptionGroup var platform: PlatformOptions
    @Option(help: "The region that signatures name. (default: the ARN's)")
    var signingRegion: String?
    @Option(help: "The access key that signs.")
    var accessKeyId: String?
    @Option(help: "A file with its secret.")
    var secretAccessKeyFile: String?
    @Option(help: "What the API calls the function. (default: the ARN)")
    var functionName: String?
    @Flag(help: "Allow an address in a private network.")
    var allowPrivate = false
    @Option(help: "The id of a pool that it serves. Give it again for another. (default: all pools)")
    var pool: [String] = []
    @Option(help: "The path of a program on Martlet's machine.")
    var process: String?
    @Option(help: "The folder it runs in.")
    var folder: String?
    @Option(help: "A variable of its environment: NAME=VALUE. Give it again for another. It is stored as it is.")
    var environment: [String] = []
    @Option(help: "How many copies of it run at most. (default: 4)")
    var workers: Int?
    @Option(help: "After how many seconds without an event a copy ends. (default: 300)")
    var idleSeconds: Int?
    @Argument(parsing: .postTerminator, help: "Its arguments.")
    var arguments: [String] = []

    func validate() throws {
        guard ([hook, lambda, kinesis, process] + platform.kinds).count(where: { $0 != nil }) == 1 else {
            throw ValidationError(
                "give one of --hook, --lambda, --kinesis, --process, --apns-key-file, --fcm-service-account-file, "
                    + "--adm-client-id and --sns")
        }
        for (flag, endpoint) in [("--lambda", lambda), ("--kinesis", kinesis), ("--sns", platform.sns)]
        where endpoint != nil {
            guard accessKeyId != nil, secretAccessKeyFile != nil else {
                throw ValidationError("\(flag) needs --access-key-id and --secret-access-key-file")
            }
        }
        guard kinesis == nil || function.contains(":stream/") else {
            throw ValidationError("--kinesis needs the ARN of a stream: arn:aws:kinesis:…:stream/<name>")
        }
        guard process == nil || folder != nil else { throw ValidationError("--process needs --folder") }
        guard process != nil || environment.isEmpty else { throw ValidationError("--environment needs --process") }
        guard environment.allSatisfy({ $0.contains("=") }) else {
            throw ValidationError("--environment is NAME=VALUE")
        }
    }

    func run() async throws {
        let target = try CommandError.catching { try newTarget() }
        try await store.ask { admin in
            let made = try await admin.perform(target)
            print("\(function)  added")
            if let secret = made.secret { print("secret  \(secret)") }
        }
    }

    private func newTarget() throws -> AddTriggerTarget {
        var target = AddTriggerTarget(function)
        (target.url, target.endpoint, target.allowPrivate) = (hook, lambda ?? kinesis, allowPrivate)
        target.pools = pool.isEmpty ? nil : pool
        if let secretFile { try target.readSecret(secretFile, of: "--secret-file") }
        if let secretAccessKeyFile {
            try target.readSecret(secretAccessKeyFile, of: "--secret-access-key-file")
            let parts = function.split(separator: ":", omittingEmptySubsequences: false)
            target.region = signingRegion ?? (parts.count > 3 ? String(parts[3]) : "")
            (target.accessKeyID, target.functionName) = (accessKeyId, functionName)
        }
        try platform.apply(to: &target)
        if let process {
            (target.command, target.folder) = ([process] + arguments, folder)
            (target.workers, target.idleSeconds) = (workers, idleSeconds)
            target.environment = variables
        }
        return target
    }

    /// A variable that is given twice has its last value, as in a shell.
    private var variables: [String: String] {
        let pairs = environment.map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
        return Dictionary(pairs.map { (String($0[0]), String($0[1])) }) { _, last in last }
    }
}
