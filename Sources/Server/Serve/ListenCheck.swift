import Foundation
import NIOCore
import NIOPosix

/// Finds out before anything is made whether the ports can be opened.
enum ListenCheck {
    /// Why one of the ports cannot be opened, in one line; nil if both can.
    static func problem(_ configuration: Configuration) -> String? {
        let addresses = [(configuration.host, configuration.port), ("127.0.0.1", configuration.adminPort)]
        for (host, port) in addresses {
            if let reason = reason(host: host, port: port) { return reason }
        }
        return nil
    }

    private static func reason(host: String, port: Int) -> String? {
        // A host that cannot be found is told by the listener.
        guard let address = try? SocketAddress.makeAddressResolvingHost(host, port: port) else { return nil }
        let descriptor = socket(address.protocol == .inet6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard address.withSockAddr({ pointer, size in bind(descriptor, pointer, socklen_t(size)) }) != 0 else {
            return nil
        }
        return switch errno {
        case EADDRINUSE: "port \(port) on \(host) is in use by another program"
        case EACCES: "port \(port) on \(host): this user may not listen there"
        case EADDRNOTAVAIL: "--host \(host) is not an address of this machine"
        default: "port \(port) on \(host): \(FileProblem.lastReason)"
        }
    }
}
