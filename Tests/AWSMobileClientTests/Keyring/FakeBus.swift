#if os(Linux)
    import Foundation
    import Kernel

    @testable import AWSMobileClient

    /// A bus that replies by a script.
    final class FakeBus: Sendable {
        /// The replies to a message; nil closes the connection.
        typealias Script = @Sendable (DBusMessage) -> [DBusMessage]?

        let folder: URL
        private let file: CInt
        private let hasScript: Bool
        private let heard = Locked<[String]>([])

        var address: DBusAddress { DBusAddress(name: Array(folder.appendingPathComponent("bus").path.utf8)) }
        /// The called members, in order.
        var calls: [String] { heard.read { $0 } }

        /// Makes a bus, which never replies if there is no script.
        init(greeting: String = "OK 0123456789abcdef0123456789abcdef\r\n", _ script: Script?) throws {
            hasScript = script != nil
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID())")
            try PrivateFile.makeFolder(folder.path)
            file = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            let name = Array(folder.appendingPathComponent("bus").path.utf8)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
            let length = socklen_t(MemoryLayout<sockaddr_un>.size)
            let bound = withUnsafePointer(to: address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(file, $0, length) }
            }
            guard bound == 0, listen(file, 8) == 0 else { throw DBusError.unreachable(PrivateFile.reason) }
            guard let script else { return }
            Thread.detachNewThread { [file, heard] in
                while case let guest = accept(file, nil, nil), guest >= 0 {
                    Self.serve(guest, greeting: greeting, heard: heard, script: script)
                    close(guest)
                }
                // Only now: a closed descriptor may be another file's next.
                close(file)
            }
        }

        deinit {
            shutdown(file, CInt(SHUT_RDWR))
            if !hasScript { close(file) }
            try? FileManager.default.removeItem(at: folder)
        }

        private static func serve(
            _ guest: CInt, greeting: String, heard: Locked<[String]>, script: Script
        ) {
            var unread: [UInt8] = []
            func fill(until isEnough: () -> Bool) -> Bool {
                while !isEnough() {
                    var piece = [UInt8](repeating: 0, count: 4_096)
                    let count = recv(guest, &piece, piece.count, 0)
                    guard count > 0 else { return false }
                    unread += piece[..<count]
                }
                return true
            }
            func take(_ word: String) -> Bool {
                guard fill(until: { unread.contains(10) }), let end = unread.firstIndex(of: 10) else { return false }
                let line = String(decoding: unread[...end], as: UTF8.self)
                unread.removeFirst(end + 1)
                return line.contains(word)
            }
            guard take("AUTH EXTERNAL") else { return }
            _ = send(guest, greeting, greeting.utf8.count, CInt(MSG_NOSIGNAL))
            guard take("BEGIN") else { return }
            while fill(until: { unread.count >= 16 }), let length = try? DBusMessage.length(unread),
                fill(until: { unread.count >= length }), let message = try? DBusMessage(Array(unread[..<length]))
            {
                unread.removeFirst(length)
                heard.change { $0.append(message.text(.member) ?? "") }
                guard let replies = script(message) else { return }
                for bytes in replies.map(\.bytes) { _ = send(guest, bytes, bytes.count, CInt(MSG_NOSIGNAL)) }
            }
        }
    }

    extension DBusMessage {
        /// The reply to this call.
        func reply(_ values: DBusValue...) -> DBusMessage {
            DBusMessage(.reply, serial: 1, fields: [.replySerial: .uint32(serial)], values: values)
        }

        func refusal(_ name: String) -> DBusMessage {
            DBusMessage(
                .error, serial: 1, fields: [.replySerial: .uint32(serial), .errorName: .string(name)],
                values: [.string("No.")])
        }

        /// The signal that a prompt has ended.
        static func completed(_ path: String, dismissed: Bool) -> DBusMessage {
            DBusMessage(
                .signal, serial: 2,
                fields: [
                    .path: .objectPath(path), .interface: .string("org.freedesktop.Secret.Prompt"),
                    .member: .string("Completed"),
                ], values: [.boolean(dismissed), .variant(.string(""))])
        }
    }
#endif
