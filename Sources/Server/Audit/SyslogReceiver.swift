import Audit
import Foundation
import Kernel
import Outbound

/// A syslog server over TCP, with TLS or without.
struct SyslogReceiver: AuditReceiver {
    private let writer: StreamWriter
    private let host: String

    /// - Parameter host: The machine's own name.
    init(at address: StreamAddress, from host: String) { (writer, self.host) = (StreamWriter(to: address), host) }

    func take(_ records: [[UInt8]]) async throws(AuditReceiverError) {
        let bytes = records.flatMap { SyslogMessage(of: $0, host: host, processID: getpid()).framed }
        if let reason = await writer.write(bytes) { throw AuditReceiverError(reason) }
    }

    func finish() async { await writer.close() }
}

/// The syslog daemon of this machine, by its datagram socket. It never waits: a socket that is full is an error.
struct LocalSyslogReceiver: AuditReceiver {
    /// The most bytes of a message. A longer one is cut off, because no daemon accepts it.
    private static let maxBytes = 65_536

    let path: String
    let host: String

    func take(_ records: [[UInt8]]) async throws(AuditReceiverError) {
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw failure }
        defer { close(descriptor) }
        guard connectSocket(descriptor) else { throw failure }
        for record in records {
            let message = SyslogMessage(of: record, host: host, processID: getpid()).bytes.prefix(Self.maxBytes)
            let sent = message.withUnsafeBytes { buffer in
                send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
            }
            guard sent == message.count else { throw failure }
        }
    }

    private var failure: AuditReceiverError { AuditReceiverError("\(path): \(String(cString: strerror(errno)))") }

    /// - Returns: False if that failed; `errno` has the reason.
    private func connectSocket(_ descriptor: Int32) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            errno = ENAMETOOLONG
            return false
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { rebound in
                connect(descriptor, rebound, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
    }
}
