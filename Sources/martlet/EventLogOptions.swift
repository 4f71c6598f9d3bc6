import ArgumentParser
import Server

/// The options of `martlet serve` about AWS or compatible services, and the log entries of pools.
struct EventLogOptions: ParsableArguments {
    @Option(help: "The id of the access key that signs requests to the endpoints below.")
    var awsAccessKeyId: String?
    @Option(help: "A file with its secret.")
    var awsSecretKeyFile: String?
    @Option(help: "Write log entries of pools to log groups at https://…, by the API of CloudWatch Logs.")
    var cloudwatchLogsEndpoint: String?
    @Option(help: "Write them to streams at https://…, by the API of Firehose.")
    var firehoseEndpoint: String?
    @Option(help: "Write them to buckets at https://…, by the API of S3.")
    var s3Endpoint: String?
    @Option(help: "Write what users of app clients do to analytics projects at https://…, by the API of Pinpoint.")
    var pinpointEndpoint: String?
    @Option(help: "Append them to this file instead, whatever their destination, if it has no endpoint.")
    var eventLogFile: String?
    @Option(help: "Post them to an https:// address instead, likewise.")
    var eventLogHook: String?
    @Option(help: "A file with the bearer token for it.")
    var eventLogHookTokenFile: String?

    var flags: [Setting: String?] {
        [
            .awsAccessKeyID: awsAccessKeyId, .awsSecretKeyFile: awsSecretKeyFile,
            .cloudWatchLogsEndpoint: cloudwatchLogsEndpoint, .firehoseEndpoint: firehoseEndpoint,
            .s3Endpoint: s3Endpoint, .pinpointEndpoint: pinpointEndpoint, .eventLogFile: eventLogFile,
            .eventLogHook: eventLogHook, .eventLogHookTokenFile: eventLogHookTokenFile,
        ]
    }
}
