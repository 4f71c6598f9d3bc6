import Directory
import Kernel
import Triggers

/// The targets of functions, by their ARNs.
package struct ListTriggerTargets: AdminCommand {
    package init() {}

    /// A target in a list, without its secret.
    package struct Target: Codable, Sendable {
        /// The function's ARN.
        package let function: String
        /// `lambda`, `hook`, `process`, `kinesis`, `apns`, `fcm`, `adm` or `sns`.
        package let kind: String
        /// The endpoint, the URL or the command; for a platform's own endpoint, its name.
        package let place: String
        /// The ids of the pools that it serves; nil for all.
        package let pools: [String]?
        /// Whether the configuration file has it.
        package let isConfigured: Bool

        init(_ target: TriggerTarget) {
            function = target.function.rawValue
            kind = target.settings.kind
            place =
                switch target.settings {
                case .lambda(let lambda): lambda.endpoint
                case .hook(let hook): hook.url
                case .process(let process): process.command.joined(separator: " ")
                case .kinesis(let kinesis): kinesis.endpoint
                case .sns(let sns): sns.endpoint
                case .apns(let apns): apns.endpoint ?? "Apple"
                case .fcm(let fcm): fcm.endpoint ?? "Google"
                case .adm(let adm): adm.endpoint ?? "Amazon"
                }
            pools = target.pools?.map(\.rawValue)
            isConfigured = target.isConfigured
        }
    }

    package func perform(on store: AdminStore) async throws -> [Target] {
        try await store.functions.targets.list().map(Target.init)
    }
}
