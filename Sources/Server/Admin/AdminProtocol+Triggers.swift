import Directory
import Kernel
import Triggers

extension AdminProtocol {
    /// A target to add. The members of other kinds than its own are nil.
    public struct NewTarget: Codable, Sendable {
        /// The function's ARN.
        public var function: String
        /// The endpoint of a Lambda API, or of Kinesis if the ARN is that of a stream.
        public var endpoint: String?
        /// The region in its signatures.
        public var region: String?
        /// The access key that signs.
        public var accessKeyID: String?
        /// The function's name at the API; nil for the ARN.
        public var functionName: String?
        /// The URL of a hook.
        public var url: String?
        /// The secret access key, or the hook's secret; nil to make one for a hook.
        public var secret: String?
        /// Whether the address may be in a private network.
        public var allowPrivate = false
        /// The ids of the pools that it serves; nil for all.
        public var pools: [String]?
        /// A program and its arguments.
        public var command: [String]?
        /// The program's folder.
        public var folder: String?
        /// The program's environment.
        public var environment: [String: String]?
        /// How many copies run at most.
        public var workers: Int?
        /// After how many seconds without an event a copy ends.
        public var idleSeconds: Int?

        /// A target without members, which the caller sets.
        public init(_ function: String) { self.function = function }

        /// Takes the secret from the only line of a file.
        ///
        /// - Throws: `ConfigurationError` if the file cannot be read, or other users may read or change it.
        public mutating func readSecret(_ path: String, of flag: String) throws(ConfigurationError) {
            var warnings: [String] = []
            let given = Settings.Given(text: path, origin: flag, place: .flag)
            secret = try SecretFile(given: given).read(&warnings).exposed
        }
    }

    /// The secret of a new target.
    public struct TargetSecret: Codable, Sendable {
        /// Nil unless the server made it.
        public var secret: String?
    }

    /// A target in a list, without its secret.
    public struct Target: Codable, Sendable {
        /// The function's ARN.
        public var function: String
        /// `lambda`, `hook`, `process` or `kinesis`.
        public var kind: String
        /// The endpoint, the URL or the command.
        public var place: String
        /// The ids of the pools that it serves; nil for all.
        public var pools: [String]?
        /// Whether the configuration file has it.
        public var isConfigured: Bool

        init(_ target: TriggerTarget) {
            function = target.function.rawValue
            kind = target.settings.kind
            place =
                switch target.settings {
                case .lambda(let lambda): lambda.endpoint
                case .hook(let hook): hook.url
                case .process(let process): process.command.joined(separator: " ")
                case .kinesis(let kinesis): kinesis.endpoint
                }
            pools = target.pools?.map(\.rawValue)
            isConfigured = target.isConfigured
        }
    }
}
