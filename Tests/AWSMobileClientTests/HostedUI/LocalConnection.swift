import Foundation

@testable import AWSMobileClient

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A connection to a port of this machine, for requests that no HTTP client would send.
final class LocalConnection {
    private let file: CInt

    /// Nil if the connection is refused.
    init?(port: UInt16, isIPv6: Bool = false) {
        #if canImport(Glibc)
            file = socket(isIPv6 ? AF_INET6 : AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        #else
            file = socket(isIPv6 ? AF_INET6 : AF_INET, SOCK_STREAM, 0)
        #endif
        guard file >= 0 else { return nil }
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        guard isIPv6 ? Self.connectIPv6(file, port: port) : Self.connectIPv4(file, port: port) else { return nil }
    }

    deinit { if file >= 0 { close(file) } }

    func send(_ text: String) -> Bool {
        #if canImport(Darwin)
            let flags: CInt = 0
        #else
            let flags = CInt(MSG_NOSIGNAL)
        #endif
        let bytes = Array(text.utf8)
        #if canImport(Glibc)
            return bytes.withUnsafeBytes { Glibc.send(file, $0.baseAddress, $0.count, flags) } == bytes.count
        #elseif canImport(Musl)
            return bytes.withUnsafeBytes { Musl.send(file, $0.baseAddress, $0.count, flags) } == bytes.count
        #else
            return bytes.withUnsafeBytes { Darwin.send(file, $0.baseAddress, $0.count, flags) } == bytes.count
        #endif
    }

    /// The text that arrives until the connection ends.
    func receive() -> String {
        var (all, piece) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
        while true {
            let count = piece.withUnsafeMutableBytes { recv(file, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { return String(decoding: all, as: UTF8.self) }
            all += piece.prefix(count)
        }
    }

    /// The response to `GET target`; nil if the connection is refused.
    static func get(_ target: String, port: UInt16, host: String = "localhost", isIPv6: Bool = false) -> String? {
        guard let connection = LocalConnection(port: port, isIPv6: isIPv6),
            connection.send("GET \(target) HTTP/1.1\r\nHost: \(host):\(port)\r\nAccept: */*\r\n\r\n")
        else { return nil }
        return connection.receive()
    }

    private static func connectIPv4(_ file: CInt, port: UInt16) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return connect(file, to: address)
    }

    private static func connectIPv6(_ file: CInt, port: UInt16) -> Bool {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port.bigEndian
        withUnsafeMutableBytes(of: &address.sin6_addr) { $0[15] = 1 }
        return connect(file, to: address)
    }

    private static func connect<Address>(_ file: CInt, to address: Address) -> Bool {
        withUnsafeBytes(of: address) { bytes in
            guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            #if canImport(Glibc)
                return Glibc.connect(file, start, socklen_t(bytes.count)) == 0
            #elseif canImport(Musl)
                return Musl.connect(file, start, socklen_t(bytes.count)) == 0
            #else
                return Darwin.connect(file, start, socklen_t(bytes.count)) == 0
            #endif
        }
    }
}
