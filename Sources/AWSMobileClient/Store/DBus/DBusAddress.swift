#if os(Linux)
    import Foundation

    /// Where a bus listens (D-Bus Specification, "Server Addresses"): Unix sockets, with a path or an abstract name.
    struct DBusAddress: Hashable, Sendable {
        /// The path; an abstract name begins with a zero.
        var name: [UInt8]

        /// The addresses of the user's session bus, to be tried in this order. Nobody starts a bus for them.
        static func session(
            _ environment: [String: String] = ProcessInfo.processInfo.environment
        ) -> [DBusAddress] {
            if let list = environment["DBUS_SESSION_BUS_ADDRESS"], !list.isEmpty { return read(list) }
            guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return [] }
            return [DBusAddress(name: Array("\(folder)/bus".utf8))]
        }

        /// The addresses in a list that can be used here.
        static func read(_ list: String) -> [DBusAddress] { list.split(separator: ";").compactMap(one) }

        private static func one(_ text: Substring) -> DBusAddress? {
            guard text.hasPrefix("unix:") else { return nil }
            for pair in text.dropFirst(5).split(separator: ",") {
                let parts = pair.split(separator: "=", maxSplits: 1)
                guard parts.count == 2, let value = String(parts[1]).removingPercentEncoding, !value.utf8.contains(0)
                else { continue }
                if parts[0] == "path" { return DBusAddress(name: Array(value.utf8)) }
                if parts[0] == "abstract" { return DBusAddress(name: [0] + Array(value.utf8)) }
            }
            return nil
        }
    }
#endif
