#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// Functions below hide these.
private let closeSocket = close
private let acceptSocket = accept

/// Sockets of the loopback, which never block.
enum LoopbackSocket {
    /// A socket that listens on 127.0.0.1 or ::1, and its port; nil if that is not possible: `errno` has the reason.
    static func listen(isIPv6: Bool, port: UInt16) -> (file: CInt, port: UInt16)? {
        #if canImport(Glibc)
            let file = socket(isIPv6 ? AF_INET6 : AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        #else
            let file = socket(isIPv6 ? AF_INET6 : AF_INET, SOCK_STREAM, 0)
        #endif
        guard file >= 0 else { return nil }
        prepare(file)
        set(on: file, level: SOL_SOCKET, option: SO_REUSEADDR)
        if isIPv6 { set(on: file, level: CInt(IPPROTO_IPV6), option: IPV6_V6ONLY) }
        guard bind(file, isIPv6: isIPv6, port: port), systemListen(file), let used = self.port(file, isIPv6: isIPv6)
        else {
            let reason = errno
            close(file)
            errno = reason
            return nil
        }
        return (file, used)
    }

    /// Whether the last `listen` failed because this machine lacks the family of addresses.
    static var isMissingFamily: Bool { errno == EAFNOSUPPORT || errno == EADDRNOTAVAIL }

    /// The next connection of a listening socket, or nil.
    static func accept(_ file: CInt) -> CInt? {
        let connection = acceptSocket(file, nil, nil)
        guard connection >= 0 else { return nil }
        prepare(connection)
        return connection
    }

    /// The received bytes: nil if the connection has ended, empty if none have arrived yet.
    static func receive(_ file: CInt) -> [UInt8]? {
        var piece = [UInt8](repeating: 0, count: 4096)
        let count = piece.withUnsafeMutableBytes { recv(file, $0.baseAddress, $0.count, 0) }
        if count > 0 { return Array(piece.prefix(count)) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
    }

    /// Sends `bytes`, which fit into the socket's buffer, and ends the connection.
    static func finish(_ file: CInt, sending bytes: [UInt8]) {
        #if canImport(Darwin)
            let flags: CInt = 0
        #else
            let flags = CInt(MSG_NOSIGNAL)
        #endif
        _ = bytes.withUnsafeBytes { send(file, $0.baseAddress, $0.count, flags) }
        shutdown(file, CInt(SHUT_WR))
        close(file)
    }

    static func close(_ file: CInt) { _ = closeSocket(file) }

    /// Which of `files` can be read, after at most `milliseconds`.
    static func ready(_ files: [CInt], within milliseconds: CInt) -> [Bool] {
        var watched = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&watched, nfds_t(watched.count), milliseconds) > 0 else { return files.map { _ in false } }
        return watched.map { $0.revents != 0 }
    }

    private static func prepare(_ file: CInt) {
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        _ = fcntl(file, F_SETFL, O_NONBLOCK)
        #if canImport(Darwin)
            set(on: file, level: SOL_SOCKET, option: SO_NOSIGPIPE)
        #endif
    }

    private static func set(on file: CInt, level: CInt, option: CInt) {
        var on: CInt = 1
        _ = setsockopt(file, level, option, &on, socklen_t(MemoryLayout<CInt>.size))
    }

    private static func systemListen(_ file: CInt) -> Bool {
        #if canImport(Glibc)
            Glibc.listen(file, 32) == 0
        #elseif canImport(Musl)
            Musl.listen(file, 32) == 0
        #else
            Darwin.listen(file, 32) == 0
        #endif
    }

    private static func bind(_ file: CInt, isIPv6: Bool, port: UInt16) -> Bool {
        isIPv6 ? bindIPv6(file, port: port) : bindIPv4(file, port: port)
    }

    private static func bindIPv4(_ file: CInt, port: UInt16) -> Bool {
        var address = sockaddr_in()
        #if canImport(Darwin)
            address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        #endif
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return bind(file, to: address)
    }

    private static func bindIPv6(_ file: CInt, port: UInt16) -> Bool {
        var address = sockaddr_in6()
        #if canImport(Darwin)
            address.sin6_len = UInt8(MemoryLayout<sockaddr_in6>.size)
        #endif
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port.bigEndian
        withUnsafeMutableBytes(of: &address.sin6_addr) { $0[15] = 1 }
        return bind(file, to: address)
    }

    private static func bind<Address>(_ file: CInt, to address: Address) -> Bool {
        withUnsafeBytes(of: address) { bytes in
            guard let address = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            #if canImport(Glibc)
                return Glibc.bind(file, address, socklen_t(bytes.count)) == 0
            #elseif canImport(Musl)
                return Musl.bind(file, address, socklen_t(bytes.count)) == 0
            #else
                return Darwin.bind(file, address, socklen_t(bytes.count)) == 0
            #endif
        }
    }

    /// The port of a bound socket.
    private static func port(_ file: CInt, isIPv6: Bool) -> UInt16? {
        var address = sockaddr_in6()
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        // The port has the same offset in the addresses of both families.
        let isKnown = withUnsafeMutableBytes(of: &address) { bytes in
            guard let address = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            return getsockname(file, address, &length) == 0
        }
        return isKnown ? UInt16(bigEndian: address.sin6_port) : nil
    }
}
