#if os(Linux)
    #if canImport(Musl)
        import Musl
        private let kind = SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK
    #else
        import Glibc
        private let kind = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    #endif

    // A function below hides this.
    private let connectSocket = connect

    /// A connection to a Unix socket. Each wait has a deadline.
    final class UnixSocket {
        typealias End = ContinuousClock.Instant

        private let file: CInt

        init(_ address: DBusAddress, by end: End) throws {
            file = socket(AF_UNIX, kind, 0)
            guard file >= 0 else { throw DBusError.unreachable(PrivateFile.reason) }
            try Self.connect(file, to: address.name, by: end)
        }

        // Also runs if `connect` failed in `init`: all properties had been set.
        deinit { if file >= 0 { close(file) } }

        private static func connect(_ file: CInt, to name: [UInt8], by end: End) throws {
            var address = sockaddr_un()
            let capacity = MemoryLayout.size(ofValue: address.sun_path)
            guard !name.isEmpty, name.count < capacity else { throw DBusError.unreachable("its address is too long.") }
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
            // An abstract name ends with the address, a path with a zero byte.
            let length = socklen_t(MemoryLayout<sockaddr_un>.size - capacity + name.count + (name[0] == 0 ? 0 : 1))
            while !connects(file, to: address, length: length) {
                // EAGAIN: the socket's queue of connections is full.
                guard errno == EAGAIN || errno == EINTR else { throw DBusError.unreachable(PrivateFile.reason) }
                guard ContinuousClock.now < end else { throw DBusError.silent }
                usleep(5_000)
            }
        }

        private static func connects(_ file: CInt, to address: sockaddr_un, length: socklen_t) -> Bool {
            withUnsafePointer(to: address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connectSocket(file, $0, length) == 0 }
            }
        }

        /// Sends all of `bytes`.
        func transmit(_ bytes: [UInt8], by end: End) throws {
            var rest = bytes[...]
            while !rest.isEmpty {
                try wait(for: POLLOUT, by: end)
                let count = rest.withUnsafeBytes { send(file, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL)) }
                if count < 0, errno == EAGAIN || errno == EINTR { continue }
                guard count > 0 else { throw DBusError.closed }
                rest = rest.dropFirst(count)
            }
        }

        /// The next bytes, at least one.
        func receive(by end: End) throws -> ArraySlice<UInt8> {
            var piece = [UInt8](repeating: 0, count: 16_384)
            while true {
                try wait(for: POLLIN, by: end)
                let count = piece.withUnsafeMutableBytes { recv(file, $0.baseAddress, $0.count, 0) }
                if count < 0, errno == EAGAIN || errno == EINTR { continue }
                guard count > 0 else { throw DBusError.closed }
                return piece[..<count]
            }
        }

        private func wait(for events: CInt, by end: End) throws {
            while true {
                let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
                guard left > 0 else { throw DBusError.silent }
                var watched = pollfd(fd: file, events: Int16(events), revents: 0)
                let ready = poll(&watched, 1, CInt(min(left.rounded(.up), 60_000)))
                if ready > 0 { return }
                guard ready == 0 || errno == EINTR else { throw DBusError.closed }
            }
        }
    }
#endif
