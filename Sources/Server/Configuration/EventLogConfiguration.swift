import Delivery
import Directory
import EventLogs
import Foundation
import Kernel

/// The checked settings of where log entries of pools go.
struct EventLogConfiguration: Sendable {
    private var endpoints: [LogDestination.Kind: AWSEndpoint] = [:]
    /// Receives the entries for destinations without an endpoint; nil to refuse such destinations.
    private var fallback: (any LogWriter)?

    /// - Parameter credentials: The credentials that sign requests to the endpoints.
    init(
        _ settings: Settings, credentials: EndpointCredentials?, sources: inout SecretSources
    ) throws(ConfigurationError) {
        for (setting, kind) in [
            (Setting.cloudWatchLogsEndpoint, LogDestination.Kind.logGroup), (.firehoseEndpoint, .stream),
            (.s3Endpoint, .bucket), (.pinpointEndpoint, .project),
        ] {
            endpoints[kind] = try settings.endpoint(setting, credentials: credentials)
        }
        fallback = try Self.fallback(settings, sources: &sources)
    }

    /// The file or the hook; only one may be set.
    private static func fallback(
        _ settings: Settings, sources: inout SecretSources
    ) throws(ConfigurationError) -> (any LogWriter)? {
        if settings[.eventLogHook] == nil { try settings.refuse([.eventLogHookTokenFile], without: .eventLogHook) }
        switch (settings[.eventLogFile], settings[.eventLogHook]) {
        case (nil, nil): return nil
        case (let file?, nil):
            return LogFileWriter(path: URL(fileURLWithPath: file.text).standardizedFileURL.path)
        case (nil, let hook?):
            let token: Secret<String>? =
                if let file = settings[.eventLogHookTokenFile] { try sources.read(file) } else { nil }
            do { return try LogHookWriter(hook.text, token: token) } catch {
                throw ConfigurationError(hook, reason: error.reason)
            }
        case (let file?, let hook?):
            throw ConfigurationError(file, reason: "\(hook.origin) is set as well; give one of them")
        }
    }

    /// The kinds of destinations that pools and clients may have.
    var kinds: Set<LogDestination.Kind> { fallback == nil ? Set(endpoints.keys) : Set(LogDestination.Kind.allCases) }

    /// Whether a service has log groups; a file or a receiver has none.
    var hasLogGroups: Bool { endpoints[.logGroup] != nil }

    /// The writer for each kind of destination that pools may have.
    ///
    /// - Parameter account: The account in the names of objects in buckets.
    func writers(account: String, world: World) -> [LogDestination.Kind: any LogWriter] {
        var writers: [LogDestination.Kind: any LogWriter] = [:]
        for kind in LogDestination.Kind.allCases {
            guard let endpoint = endpoints[kind] else {
                writers[kind] = fallback
                continue
            }
            writers[kind] =
                switch kind {
                case .logGroup: CloudWatchLogsWriter(endpoint, world: world)
                case .stream: FirehoseWriter(endpoint, world: world)
                case .bucket: S3Writer(endpoint, account: account, world: world)
                case .project: PinpointWriter(endpoint, world: world)
                }
        }
        return writers
    }
}
