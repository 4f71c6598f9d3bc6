import Glibc

/// Two free ports of the loopback.
struct FreePorts: Sendable {
    let service: Int
    let admin: Int

    init() throws {
        let sockets = [try Self.bound(), try Self.bound()]
        sockets.forEach { close($0.descriptor) }
        (service, admin) = (sockets[0].port, sockets[1].port)
    }

    private static func bound() throws -> (descriptor: CInt, port: Int) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isBound else { throw WalkError("no free port: \(String(cString: strerror(errno)))") }
        return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
    }
}
