import Kernel
import WireRuntime

/// An audit record as a syslog message (RFC 5424) of the facility for audits, with the record as its text.
struct SyslogMessage {
    let bytes: [UInt8]

    /// Facility 13 (log audit), severity 6 (informational).
    private static let priority = 13 * 8 + 6
    /// The most bytes of a host's name in a message.
    private static let maxHostLength = 255

    /// - Parameter host: The machine's own name.
    init(of record: [UInt8], host: String, processID: Int32) {
        let time = (try? JSONReader.read(record, limits: .trusted))?.object?["eventTime"]?.string ?? "-"
        let name = host.utf8.filter(\.isASCIIVisible).prefix(Self.maxHostLength)
        let shown = name.isEmpty ? "-" : String(decoding: Array(name), as: UTF8.self)
        bytes = Array("<\(Self.priority)>1 \(time) \(shown) martlet \(processID) audit - ".utf8) + record
    }

    /// The message after its length, as on a connection (RFC 6587, section 3.4.1; RFC 5425, section 4.3).
    var framed: [UInt8] { Array("\(bytes.count) ".utf8) + bytes }
}
