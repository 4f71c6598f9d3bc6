import Cryptography
import Foundation
import Kernel
import NIOCore
import NIOPosix
import ServiceLifecycle
import Storage

/// Describes the errors that end a command.
package enum StartupErrorText {
    /// One line for the operator, without secrets.
    package static func line(_ error: any Error, _ configuration: Configuration? = nil) -> String {
        let text =
            switch error {
            case let problem as ConfigurationError: problem.description
            case let fault as SealingError: fault.description
            case let refusal as any Refusal: refusal.message
            case let error as MigrationError: error.description
            case let error as StorageError: error.description
            case let error as IOError: listening(error, configuration)
            case let error as SocketAddressError: address(error)
            default: String(describing: error)
            }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func listening(_ error: IOError, _ configuration: Configuration?) -> String {
        let ports = configuration.map { "\($0.host):\($0.port) or 127.0.0.1:\($0.adminPort)" } ?? "a port"
        return switch error.errnoCode {
        case EADDRINUSE: "\(taken(configuration) ?? ports) is in use by another program"
        case EACCES: "\(ports): this user may not listen there"
        case EADDRNOTAVAIL: "--host \(configuration?.host ?? "") is no address of this machine"
        default: "\(ports): \(error.localizedDescription)"
        }
    }

    /// The library's error does not say which port is in use, so each is tried.
    private static func taken(_ configuration: Configuration?) -> String? {
        guard let configuration else { return nil }
        let addresses = [(configuration.host, configuration.port), ("127.0.0.1", configuration.adminPort)]
        return addresses.first { !canListen($0, $1) }.map { "port \($1) on \($0)" }
    }

    private static func canListen(_ host: String, _ port: Int) -> Bool {
        guard let address = try? SocketAddress.makeAddressResolvingHost(host, port: port) else { return true }
        let descriptor = socket(address.protocol == .inet6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        return address.withSockAddr { pointer, size in bind(descriptor, pointer, socklen_t(size)) } == 0
    }

    private static func address(_ error: SocketAddressError) -> String {
        if case .unknown(let host, _) = error { return "--host \(host) cannot be found" }
        return "--host: \(error)"
    }
}
