import Kernel

/// One of the servers that an address names.
struct PostgresHost: Hashable, Sendable {
    /// A host name, an address, or the folder of a socket.
    var name: String
    var port: String
}

/// The order in which the servers of an address are tried: what answered last comes first, what was lost comes last.
///
/// libpq tries them in the order of its list, for each new connection anew, and waits for a silent one until
/// `connect_timeout`.
final class HostOrder: Sendable {
    /// The servers that have answered or were lost, each list in the order in which they are tried.
    private struct Known {
        var answered: [PostgresHost] = []
        var lost: [PostgresHost] = []

        mutating func forget(_ host: PostgresHost) {
            answered.removeAll { $0 == host }
            lost.removeAll { $0 == host }
        }
    }

    private let known = Locked(Known())

    /// Records that a connection to `host` was made.
    func answered(_ host: PostgresHost) {
        known.change { known in
            known.forget(host)
            known.answered.insert(host, at: 0)
        }
    }

    /// Records that a connection to `host` ended by itself.
    func lost(_ host: PostgresHost) {
        known.change { known in
            known.forget(host)
            known.lost.append(host)
        }
    }

    /// `address` with its servers in this order. Servers that neither answered nor were lost keep their order.
    func ordered(_ address: PostgresAddress) -> PostgresAddress {
        let hosts = address.hosts
        guard hosts.count > 1 else { return address }
        let known = known.read { $0 }
        // Negative for servers that answered, the latest first, and positive for servers that were lost.
        let ranks = hosts.map { host in
            known.answered.firstIndex(of: host).map { $0 - known.answered.count }
                ?? known.lost.firstIndex(of: host).map { $0 + 1 } ?? 0
        }
        let order = hosts.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
        return address.arranged(by: order)
    }
}

extension PostgresAddress {
    /// The servers, in the order of the address; empty if it names none.
    var hosts: [PostgresHost] {
        let (names, numbers, ports) = (list("host"), list("hostaddr"), list("port"))
        return (0..<max(names.count, numbers.count)).map { index in
            let name = names.indices.contains(index) ? names[index] : ""
            let number = numbers.indices.contains(index) ? numbers[index] : ""
            let port = ports.count == 1 ? ports[0] : ports.indices.contains(index) ? ports[index] : ""
            return PostgresHost(name: name.isEmpty ? number : name, port: port.isEmpty ? Self.port : port)
        }
    }

    /// The same address with its servers in another order.
    fileprivate func arranged(by order: [Int]) -> PostgresAddress {
        var address = self
        for word in ["host", "hostaddr", "port"] {
            let values = list(word)
            // One port is that of all servers.
            guard values.count == order.count else { continue }
            address.words[word] = order.map { values[$0] }.joined(separator: ",")
        }
        return address
    }

    /// The port of a server that the address names without one.
    private static let port = "5432"

    private func list(_ word: String) -> [String] {
        guard let value = words[word] else { return [] }
        return value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
}
