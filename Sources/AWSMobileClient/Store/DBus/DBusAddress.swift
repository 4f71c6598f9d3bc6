#if os(Linux)
    import Foundation
    import Kernel

    /// The address of a bus (D-Bus Specification, "Server Addresses"): a Unix socket with a path or an abstract name.
    struct DBusAddress: Hashable, Sendable {
        /// The path; an abstract name begins with a zero byte.
        var name: [UInt8]

        /// The addresses of the user's session bus, in the order to try them. No bus is started.
        static func session(
            _ environment: [String: String] = ProcessInfo.processInfo.environment
        ) -> [DBusAddress] {
            if let list = environment["DBUS_SESSION_BUS_ADDRESS"], !list.isEmpty { return read(list) }
            guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return [] }
            return [DBusAddress(name: Array("\(folder)/bus".utf8))]
        }

        /// The addresses of a list that are Unix sockets.
        static func read(_ list: String) -> [DBusAddress] { list.split(separator: ";").compactMap(address) }

        private static func address(_ text: Substring) -> DBusAddress? {
            guard text.hasPrefix("unix:") else { return nil }
            for pair in text.dropFirst(5).split(separator: ",") {
                let parts = pair.split(separator: "=", maxSplits: 1)
                guard parts.count == 2, let value = PercentEncoding.decode(parts[1].utf8), !value.contains(0)
                else { continue }
                if parts[0] == "path" { return DBusAddress(name: value) }
                if parts[0] == "abstract" { return DBusAddress(name: [0] + value) }
            }
            return nil
        }
    }
#endif
