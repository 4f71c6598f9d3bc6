// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `LogConfigurationType`.
package struct LogConfigurationType: Structure {
    package var cloudWatchLogsConfiguration: CloudWatchLogsConfigurationType?
    package var eventSource: EventSourceName
    package var firehoseConfiguration: FirehoseConfigurationType?
    package var logLevel: LogLevel
    package var s3Configuration: S3ConfigurationType?

    package init(
        cloudWatchLogsConfiguration: CloudWatchLogsConfigurationType? = nil,
        eventSource: EventSourceName,
        firehoseConfiguration: FirehoseConfigurationType? = nil,
        logLevel: LogLevel,
        s3Configuration: S3ConfigurationType? = nil
    ) {
        self.cloudWatchLogsConfiguration = cloudWatchLogsConfiguration
        self.eventSource = eventSource
        self.firehoseConfiguration = firehoseConfiguration
        self.logLevel = logLevel
        self.s3Configuration = s3Configuration
    }

    package init(_ fields: JSONObject) throws {
        cloudWatchLogsConfiguration = try fields.value("CloudWatchLogsConfiguration")
        eventSource = try fields.requiredValue("EventSource")
        firehoseConfiguration = try fields.value("FirehoseConfiguration")
        logLevel = try fields.requiredValue("LogLevel")
        s3Configuration = try fields.value("S3Configuration")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CloudWatchLogsConfiguration", cloudWatchLogsConfiguration)
        json.field("EventSource", eventSource)
        json.field("FirehoseConfiguration", firehoseConfiguration)
        json.field("LogLevel", logLevel)
        json.field("S3Configuration", s3Configuration)
    }

    package static let shape = StructureShape("LogConfigurationType", [
        .init("CloudWatchLogsConfiguration", .structure(CloudWatchLogsConfigurationType.shape)),
        .init("EventSource", UserPoolsShapes.eventSourceName, required: true),
        .init("FirehoseConfiguration", .structure(FirehoseConfigurationType.shape)),
        .init("LogLevel", UserPoolsShapes.logLevel, required: true),
        .init("S3Configuration", .structure(S3ConfigurationType.shape)),
    ])
}
