import Directory
import Kernel
import Triggers

/// Adds the target that serves a function, a stream or a platform application: an API, a hook or a program. Members of
/// other kinds of target are nil.
package struct AddTriggerTarget: AdminCommand {
    /// The ARN of the function, the stream or the platform application.
    package var function: String
    /// The endpoint of the API: of Lambda for a function, of Kinesis for a stream, of `platform` for a platform
    /// application.
    package var endpoint: String?
    /// The region in the signatures of requests to the API.
    package var region: String?
    /// The id of the access key that signs these requests.
    package var accessKeyID: String?
    /// The function's name at the API; nil for the ARN.
    package var functionName: String?
    /// The URL of a hook, which gets the events as signed HTTP requests.
    package var url: String?
    /// The platform of a platform application, with the ids that its API needs.
    package var platform: PlatformAPI?
    /// The secret access key, or the secret of the hook or platform. If it is nil for a hook, the server makes one.
    package var secret: String?
    /// Whether the endpoint or the hook may be in a private network.
    package var allowPrivate = false
    /// The ids of the user pools that the target serves; nil for all.
    package var pools: [String]?
    /// A program and its arguments.
    package var command: [String]?
    /// The program's folder.
    package var folder: String?
    /// The program's environment.
    package var environment: [String: String]?
    /// How many copies of the program run at most.
    package var workers: Int?
    /// How long a copy without events runs, in seconds.
    package var idleSeconds: Int?

    /// A target without settings: the caller sets those of one kind.
    package init(_ function: String) { self.function = function }

    /// The API that sends a platform application's messages, without its secret.
    package enum PlatformAPI: Codable, Sendable {
        /// Apple's.
        case apns(topic: String, teamID: String, keyID: String)
        /// Firebase Cloud Messaging.
        case fcm
        /// Amazon Device Messaging.
        case adm(clientID: String)
        /// Amazon SNS.
        case sns
    }

    /// The secret of a new target.
    package struct Output: Codable, Sendable {
        /// Nil unless the server made it.
        package let secret: String?
    }

    /// - Throws: `InvalidInput` unless the members describe a target of exactly one kind.
    package func perform(on store: AdminStore) async throws -> Output {
        AuditContext.note(entity: function, as: "function")
        let newSecret = url != nil && secret == nil ? HookSecret.makeText(from: store.world) : nil
        let target = TriggerTarget(
            FunctionARN(rawValue: function), settings: try settings,
            secret: newSecret ?? secret.map { Secret($0) },
            pools: pools.map { $0.map(UserPoolID.init(rawValue:)) })
        try await store.functions.targets.add(target)
        return Output(secret: newSecret?.exposed)
    }
}

extension AddTriggerTarget {
    /// Reads the secret from a file of one line, whose path is the value of `flag`.
    ///
    /// - Throws: `ConfigurationError` if the file cannot be read, or other users may read or change it.
    package mutating func readSecret(_ path: String, of flag: String) throws(ConfigurationError) {
        var warnings: [String] = []
        secret = try Self.file(path, of: flag).read(&warnings).exposed
    }

    /// Reads the secret from a file that may have several lines.
    ///
    /// - Throws: `ConfigurationError` if the file cannot be read, or other users may read or change it.
    package mutating func readSecretDocument(_ path: String, of flag: String) throws(ConfigurationError) {
        var warnings: [String] = []
        secret = try Self.file(path, of: flag).readDocument(&warnings).exposed
    }

    /// The file at `path`. The warnings of its reading are for the server's log, and a command has none.
    private static func file(_ path: String, of flag: String) -> SecretFile {
        SecretFile(given: Settings.Given(text: path, origin: flag, place: .flag))
    }
}
