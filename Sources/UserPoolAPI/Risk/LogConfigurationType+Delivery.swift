import Directory
import Kernel
import UserPoolsModel
import WireRuntime

extension LogDelivery {
    /// - Parameter kinds: The destinations that the server has endpoints for.
    /// - Throws: `InvalidInput`.
    init(_ configurations: [LogConfigurationType], taking kinds: Set<LogDestination.Kind>) throws {
        self.init()
        for configuration in configurations {
            let destination = try LogDestination(configuration, taking: kinds)
            if configuration.eventSource == .userNotification {
                guard configuration.logLevel == .error, destination.kind == .logGroup, userNotification == nil else {
                    throw InvalidInput(
                        "userNotification is logged once, with LogLevel ERROR and to a CloudWatch Logs log group.")
                }
                userNotification = destination
            } else {
                guard configuration.logLevel == .info, userAuthEvents == nil else {
                    throw InvalidInput("userAuthEvents are logged once, with LogLevel INFO.")
                }
                userAuthEvents = destination
            }
        }
    }
}

extension LogDestination {
    fileprivate init(_ configuration: LogConfigurationType, taking kinds: Set<Kind>) throws {
        let destinations = [
            (Kind.logGroup, configuration.cloudWatchLogsConfiguration?.logGroupArn),
            (.stream, configuration.firehoseConfiguration?.streamArn),
            (.bucket, configuration.s3Configuration?.bucketArn),
        ].compactMap { kind, arn in arn.map { (kind, $0) } }
        guard destinations.count == 1, let (kind, arn) = destinations.first else {
            throw InvalidInput("A log configuration must have exactly one destination.")
        }
        guard let destination = LogDestination(kind, arn: arn) else {
            throw InvalidInput("\(arn) is not the ARN of \(kind.noun).")
        }
        guard kinds.contains(kind) else {
            throw InvalidInput("The server has no endpoint for \(kind.noun): it is not configured.")
        }
        self = destination
    }
}

extension LogDestination.Kind {
    fileprivate var noun: String {
        switch self {
        case .logGroup: "a CloudWatch Logs log group"
        case .stream: "a Firehose stream"
        case .bucket: "an S3 bucket"
        case .project: "an analytics project"
        }
    }
}

extension LogDeliveryConfigurationType {
    init(_ delivery: LogDelivery?, of pool: UserPoolID) {
        self.init(
            logConfigurations: [
                delivery?.userNotification.map { LogConfigurationType($0, of: .userNotification, level: .error) },
                delivery?.userAuthEvents.map { LogConfigurationType($0, of: .userAuthEvents, level: .info) },
            ].compactMap(\.self), userPoolId: pool)
    }
}

extension LogConfigurationType {
    fileprivate init(_ destination: LogDestination, of source: EventSourceName, level: LogLevel) {
        self.init(eventSource: source, logLevel: level)
        switch destination.kind {
        case .logGroup: cloudWatchLogsConfiguration = CloudWatchLogsConfigurationType(logGroupArn: destination.arn)
        case .stream: firehoseConfiguration = FirehoseConfigurationType(streamArn: destination.arn)
        case .bucket: s3Configuration = S3ConfigurationType(bucketArn: destination.arn)
        case .project: break  // Clients have projects; no log configuration names one.
        }
    }
}
