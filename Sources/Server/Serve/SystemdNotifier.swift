import Foundation
import Kernel
import Logging

/// Reports the state of the process to systemd, if systemd asks for that: sd_notify(3).
struct SystemdNotifier: Sendable {
    /// A state in the form that systemd reads.
    enum State: String {
        case ready = "READY=1"
        case stopping = "STOPPING=1"
        case alive = "WATCHDOG=1"
    }

    private let socket: String
    /// If systemd receives no notification within this time, it ends the process; nil if it does not watch the process.
    let watchdog: Duration?

    /// Reads the variables that systemd sets for a unit with `Type=notify`; nil if there are none.
    init?(environment: [String: String], processID: Int32 = getpid()) {
        // The name must fit into the address with the byte that ends it.
        guard let socket = environment["NOTIFY_SOCKET"], let first = socket.utf8.first, socket.utf8.count < 108,
            "/@".utf8.contains(first)
        else { return nil }
        self.socket = socket
        let isMeant = environment["WATCHDOG_PID"].map { $0 == "\(processID)" } ?? true
        watchdog = environment["WATCHDOG_USEC"].flatMap(Int64.init).flatMap {
            isMeant && $0 > 0 ? .microseconds($0) : nil
        }
    }

    /// Sends one datagram. If systemd does not receive it, systemd's own time limits take effect.
    func send(_ state: State) {
        let descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // An abstract name begins with a zero byte.
        let name = Array(socket.utf8).enumerated().map { $0 == 0 && $1 == UInt8(ascii: "@") ? 0 : $1 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let size = MemoryLayout<sa_family_t>.size + name.count
        let text = Array(state.rawValue.utf8)
        _ = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(descriptor, text, text.count, Int32(MSG_NOSIGNAL), $0, socklen_t(size))
            }
        }
    }
}

extension SystemdNotifier {
    /// Notifies systemd while the admin port responds, twice as often as the watchdog requires.
    func tasks(_ configuration: Configuration, log: Logger) -> [PeriodicTask] {
        guard let watchdog else { return [] }
        let probe = HealthProbe("http://127.0.0.1:\(configuration.adminPort)")
        return [
            PeriodicTask(name: "watchdog", interval: watchdog / 2, log: log) {
                if await probe.obstacle(to: .liveness) == nil { send(.alive) }
                return false
            }
        ]
    }
}
