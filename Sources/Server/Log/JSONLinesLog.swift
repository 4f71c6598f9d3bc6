package import Kernel
package import Logging

/// The log: one JSON object per line, with all input escaped (ADM-12).
package struct JSONLinesLog: LogHandler {
    private let label: String
    private let stream: LogStream
    private let world: World

    /// The lowest level that is written.
    package var logLevel: Logger.Level
    /// Members of every line of this logger.
    package var metadata: Logger.Metadata = [:]

    /// Creates a log called `label` that writes to `stream`.
    package init(label: String, stream: LogStream, level: Logger.Level, world: World = .live) {
        self.label = label
        self.stream = stream
        self.world = world
        logLevel = level
    }

    /// One member of every line.
    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Writes one line.
    package func log(event: LogEvent) {
        var line = JSONLine()
        line.add("time", text: CivilTime(world.now()).timestamp)
        line.add("level", text: event.level.rawValue)
        line.add("log", text: label)
        line.add("message", text: event.message.description)
        var all = event.metadata ?? [:]
        if !metadata.isEmpty { all.merge(metadata) { own, _ in own } }
        for (name, value) in all.sorted(by: { $0.key < $1.key }) { line.add(name, text: value.description) }
        if let error = event.error { line.add("error", text: String(describing: error)) }
        line.close()
        stream.write(line.bytes)
    }
}
