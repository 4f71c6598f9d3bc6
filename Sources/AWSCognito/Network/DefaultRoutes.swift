import Foundation

/// The network interfaces of a Linux machine that lead to other networks, as the kernel lists them.
struct DefaultRoutes: Sendable {
    /// The folder to use instead of `/`.
    var root = ""

    /// Whether there are any, and all are modems for cellular networks.
    var areCellular: Bool {
        let interfaces = self.interfaces
        return !interfaces.isEmpty && interfaces.allSatisfy(isCellular)
    }

    /// The interfaces of the default routes, of both versions of IP.
    var interfaces: Set<String> {
        var found: Set<String> = []
        for line in lines(of: "/proc/net/route").dropFirst() {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            // Interface, destination, gateway, flags, …, mask in the eighth column.
            guard columns.count > 7, columns[1] == "00000000", columns[7] == "00000000" else { continue }
            found.insert(String(columns[0]))
        }
        for line in lines(of: "/proc/net/ipv6_route") {
            let columns = line.split(separator: " ")
            // Destination, length of its prefix, …, interface. The loopback has a route for what cannot be reached.
            guard let interface = columns.last, columns.count > 2, interface != "lo" else { continue }
            if columns[1] == "00", columns[0].allSatisfy({ $0 == "0" }) { found.insert(String(interface)) }
        }
        return found
    }

    private func isCellular(_ interface: String) -> Bool {
        lines(of: "/sys/class/net/\(interface)/uevent").contains("DEVTYPE=wwan")
    }

    private func lines(of path: String) -> [String] {
        guard let data = FileManager.default.contents(atPath: root + path) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
