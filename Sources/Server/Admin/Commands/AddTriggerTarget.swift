import Directory
import Kernel
import Triggers

/// Adds the target of a function, a stream or a platform application. The members of other kinds than its own are nil.
package struct AddTriggerTarget: AdminCommand {
    /// The function's ARN.
    package var function: String
    /// The endpoint of a Lambda API, or of Kinesis if the ARN is that of a stream, or that of `platform`.
    package var endpoint: String?
    /// The region in its signatures.
    package var region: String?
    /// The access key that signs.
    package var accessKeyID: String?
    /// The function's name at the API; nil for the ARN.
    package var functionName: String?
    /// The URL of a hook.
    package var url: String?
    /// The API of a platform, if the ARN is that of a platform application.
    package var platform: PlatformAPI?
    /// The secret access key, or the secret of the hook or platform; nil to make one for a hook.
    package var secret: String?
    /// Whether the address may be in a private network.
    package var allowPrivate = false
    /// The ids of the pools that it serves; nil for all.
    package var pools: [String]?
    /// A program and its arguments.
    package var command: [String]?
    /// The program's folder.
    package var folder: String?
    /// The program's environment.
    package var environment: [String: String]?
    /// How many copies run at most.
    package var workers: Int?
    /// After how many seconds without an event a copy ends.
    package var idleSeconds: Int?

    /// A target without members, which the caller sets.
    package init(_ function: String) { self.function = function }

    /// The API that a platform application sends messages through, without its secret.
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

    /// - Throws: `InvalidInput` if it is not a target of one kind.
    package func perform(on store: AdminStore) async throws -> Output {
        AuditContext.note(entity: function, as: "function")
        let made = url != nil && secret == nil ? HookSecret.makeText(store.world) : nil
        let target = TriggerTarget(
            FunctionARN(rawValue: function), settings: try settings,
            secret: made ?? secret.map { Secret($0) },
            pools: pools.map { $0.map(UserPoolID.init(rawValue:)) })
        try await store.functions.targets.add(target)
        return Output(secret: made?.exposed)
    }
}

extension AddTriggerTarget {
    /// Takes the secret from the only line of a file.
    ///
    /// - Throws: `ConfigurationError` if the file cannot be read, or other users may read or change it.
    package mutating func readSecret(_ path: String, of flag: String) throws(ConfigurationError) {
        var warnings: [String] = []
        let given = Settings.Given(text: path, origin: flag, place: .flag)
        secret = try SecretFile(given: given).read(&warnings).exposed
    }

    /// Takes the secret from a file that may have several lines.
    ///
    /// - Throws: `ConfigurationError` if the file cannot be read, or other users may read or change it.
    package mutating func readSecretDocument(_ path: String, of flag: String) throws(ConfigurationError) {
        var warnings: [String] = []
        let given = Settings.Given(text: path, origin: flag, place: .flag)
        secret = try SecretFile(given: given).readDocument(&warnings).exposed
    }
}
