import Glibc

/// A blocking TCP socket on the loopback.
final class Socket: Sendable {
    let descriptor: Int32

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Self.failure("socket") }
    }

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Connects to `port`. A response that takes longer than 30 s is an error.
    func connect(to port: Int) throws {
        var (one, timeout) = (Int32(1), timeval(tv_sec: 30, tv_usec: 0))
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        guard address(of: port, with: { Glibc.connect(descriptor, $0, $1) }) == 0 else { throw Self.failure("connect") }
    }

    /// Binds to any free port and returns it.
    func bindToAny() throws -> Int {
        guard address(of: 0, with: { bind(descriptor, $0, $1) }) == 0 else { throw Self.failure("bind") }
        var bound = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &bound) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        guard code == 0 else { throw Self.failure("getsockname") }
        return Int(UInt16(bigEndian: bound.sin_port))
    }

    /// Waits for connections from now on.
    func listen() throws {
        guard Glibc.listen(descriptor, 128) == 0 else { throw Self.failure("listen") }
    }

    /// The next connection.
    func accept() throws -> Socket {
        let accepted = Glibc.accept(descriptor, nil, nil)
        guard accepted >= 0 else { throw Self.failure("accept") }
        // The measured server does not inherit it.
        _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
        return Socket(accepted)
    }

    func send(_ bytes: [UInt8]) throws {
        try bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let slice = UnsafeRawBufferPointer(rebasing: rest)
                let count = Glibc.send(descriptor, slice.baseAddress, slice.count, Int32(MSG_NOSIGNAL))
                guard count > 0 else { throw Self.failure("send") }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// Waits for bytes and reads them into `buffer` from `start` on.
    ///
    /// - Returns: The number of bytes; zero when the server has closed.
    func receive(into buffer: inout [UInt8], from start: Int) throws -> Int {
        let count = buffer.withUnsafeMutableBytes { bytes in
            recv(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start, 0)
        }
        guard count >= 0 else { throw Self.failure("recv") }
        return count
    }

    private func address(of port: Int, with body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    private static func failure(_ doing: String) -> BenchError {
        BenchError("\(doing): \(String(cString: strerror(errno)))")
    }
}
