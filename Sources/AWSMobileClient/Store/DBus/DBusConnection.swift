#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif
    import Kernel

    /// A connection to a message bus, for one thread. Each call blocks until its reply or its limit.
    final class DBusConnection {
        typealias End = ContinuousClock.Instant

        private let socket: UnixSocket
        private var lastSerial: UInt32 = 0
        private var unread: [UInt8] = []
        /// The newest signals that no caller has waited for yet.
        private var signals: [DBusMessage] = []
        private static let maxSignals = 64

        /// Connects to the first of `addresses` that replies.
        static func open(_ addresses: [DBusAddress], within limit: Duration) throws -> DBusConnection {
            var failure = DBusError.unreachable("no address is known.")
            for address in addresses {
                do { return try DBusConnection(address, within: limit) } catch let error as DBusError {
                    failure = error
                }
            }
            throw failure
        }

        init(_ address: DBusAddress, within limit: Duration) throws {
            let end = ContinuousClock.now + limit
            socket = try UnixSocket(address, by: end)
            try authenticate(by: end)
            _ = try bus("Hello", with: [], within: limit)
        }

        /// Authenticates by the user's id, which the bus compares with the socket's credentials (SASL `EXTERNAL`).
        private func authenticate(by end: End) throws {
            let user = Hex.encode(Array("\(geteuid())".utf8))
            try socket.transmit([0] + Array("AUTH EXTERNAL \(user)\r\n".utf8), by: end)
            var line: [UInt8] = []
            while line.suffix(2) != [UInt8(ascii: "\r"), UInt8(ascii: "\n")] {
                guard line.count < 4_096 else { throw DBusError.malformed("a greeting") }
                line += try socket.receive(by: end)
            }
            guard line.starts(with: Array("OK".utf8)) else { throw DBusError.unreachable("it refuses this user.") }
            try socket.transmit(Array("BEGIN\r\n".utf8), by: end)
        }

        /// Calls a method of the bus itself.
        func bus(_ member: String, with values: [DBusValue], within limit: Duration) throws -> [DBusValue] {
            let bus = DBusObject(
                owner: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus")
            return try call(on: bus, member: member, values: values, within: limit)
        }

        /// Calls `member` of `object`.
        ///
        /// - Returns: The values of the reply.
        /// - Throws: `DBusError.refused` for an error reply, `DBusError.silent` after `limit`.
        func call(
            on object: DBusObject, member: String, values: [DBusValue], within limit: Duration
        ) throws -> [DBusValue] {
            let end = ContinuousClock.now + limit
            lastSerial += 1
            let fields: [DBusMessage.Field: DBusValue] = [
                .destination: .string(object.owner), .path: .objectPath(object.path),
                .interface: .string(object.interface), .member: .string(member),
            ]
            try socket.transmit(DBusMessage(.call, serial: lastSerial, fields: fields, values: values).bytes, by: end)
            while true {
                let message = try receive(by: end)
                guard message.fields[.replySerial] == .uint32(lastSerial) else { continue }
                if message.kind == .reply { return try message.values() }
                guard message.kind == .error else { continue }
                let sentence = (try? message.values())?.first?.text
                throw DBusError.refused(name: message.text(.errorName) ?? "unnamed", message: sentence ?? "Refused.")
            }
        }

        /// Waits for the signal `member` of `object`, which may have been received already.
        ///
        /// - Returns: The values of the signal.
        func signal(of object: DBusObject, named member: String, within limit: Duration) throws -> [DBusValue] {
            let end = ContinuousClock.now + limit
            while true {
                while !signals.isEmpty {
                    let signal = signals.removeFirst()
                    if signal.text(.path) == object.path, signal.text(.interface) == object.interface,
                        signal.text(.member) == member
                    {
                        return try signal.values()
                    }
                }
                _ = try receive(by: end)
            }
        }

        private func receive(by end: End) throws -> DBusMessage {
            try fill(DBusMessage.fixedLength, by: end)
            let length = try DBusMessage.length(unread)
            try fill(length, by: end)
            let message = try DBusMessage(Array(unread[..<length]))
            unread.removeFirst(length)
            if message.kind == .signal { signals = signals.suffix(Self.maxSignals - 1) + [message] }
            return message
        }

        private func fill(_ count: Int, by end: End) throws {
            while unread.count < count { unread += try socket.receive(by: end) }
        }
    }

    /// One interface of an object on a bus.
    struct DBusObject {
        var owner: String
        var path: String
        var interface: String
    }
#endif
