import Delivery
import Directory
import EventLogs
import Foundation
import Kernel

/// The checked settings of where log entries of pools go.
struct EventLogConfiguration: Sendable {
    private var endpoints: [LogDestination.Kind: AWSEndpoint] = [:]
    /// Receives the entries for destinations without an endpoint.
    private var other: (any LogWriter)?

    /// - Parameter credentials: Sign the requests to endpoints.
    init(
        _ settings: Settings, credentials: EndpointCredentials?, places: inout SecretSources
    ) throws(ConfigurationError) {
        for (setting, kind) in [
            (Setting.cloudWatchLogsEndpoint, LogDestination.Kind.logGroup), (.firehoseEndpoint, .stream),
            (.s3Endpoint, .bucket),
        ] {
            endpoints[kind] = try settings.endpoint(setting, credentials: credentials)
        }
        other = try Self.other(settings, places: &places)
    }

    private static func other(
        _ settings: Settings, places: inout SecretSources
    ) throws(ConfigurationError) -> (any LogWriter)? {
        switch (settings[.eventLogFile], settings[.eventLogHook]) {
        case (nil, nil):
            try settings.refuse([.eventLogHookTokenFile], without: .eventLogHook)
            return nil
        case (let file?, nil):
            try settings.refuse([.eventLogHookTokenFile], without: .eventLogHook)
            return LogFileWriter(path: URL(fileURLWithPath: file.text).standardizedFileURL.path)
        case (nil, let hook?):
            let token: Secret<String>? =
                if let file = settings[.eventLogHookTokenFile] { try places.read(file) } else { nil }
            do { return try LogHookWriter(hook.text, token: token) } catch {
                throw ConfigurationError(hook, reason: error.reason)
            }
        case (let file?, let hook?):
            throw ConfigurationError(file, reason: "\(hook.origin) is set as well; give one of them")
        }
    }

    /// The kinds of destinations that pools may have.
    var kinds: Set<LogDestination.Kind> { other == nil ? Set(endpoints.keys) : Set(LogDestination.Kind.allCases) }

    /// - Parameter account: The account in the names of objects.
    func writers(account: String, world: World) -> [LogDestination.Kind: any LogWriter] {
        var writers: [LogDestination.Kind: any LogWriter] = [:]
        for kind in LogDestination.Kind.allCases {
            guard let endpoint = endpoints[kind] else {
                writers[kind] = other
                continue
            }
            writers[kind] =
                switch kind {
                case .logGroup: CloudWatchLogsWriter(endpoint, world: world)
                case .stream: FirehoseWriter(endpoint, world: world)
                case .bucket: S3Writer(endpoint, account: account, world: world)
                }
        }
        return writers
    }
}
