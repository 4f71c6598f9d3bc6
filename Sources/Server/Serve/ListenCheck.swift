import Foundation
import NIOCore
import NIOPosix

/// Checks, before anything is created, whether the ports can be opened.
enum ListenCheck {
    /// Why one of the ports cannot be opened, in one line; nil if all can.
    static func problem(_ configuration: Configuration) -> String? {
        let management = configuration.management.address
        return reason(host: configuration.host, port: configuration.port, of: .host)
            ?? reason(host: "127.0.0.1", port: configuration.adminPort, of: .adminPort)
            ?? management.flatMap { reason(host: $0.host, port: $0.port, of: .managementAddress) }
    }

    private static func reason(host: String, port: Int, of setting: Setting) -> String? {
        // If the host cannot be found, the listener reports that.
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
        case EADDRNOTAVAIL: "--\(setting.rawValue) \(host) is not an address of this machine"
        default: "port \(port) on \(host): \(FileProblem.lastReason)"
        }
    }
}
