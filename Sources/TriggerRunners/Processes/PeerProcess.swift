import Foundation
import Kernel

/// Finds out whether a connection on the loopback comes from a program's own process group.
///
/// Every user of a machine can connect to a port of the loopback. Without this check another program could ask for an
/// event, which may hold a password, before the right one does.
struct PeerProcess {
    /// The port of the peer's end.
    let peerPort: Int
    /// The port of this end.
    let localPort: Int

    /// Whether a process of the group `group` has the peer's socket. Without `/proc` this cannot be determined, and the
    /// result is true.
    func isIn(_ group: pid_t) -> Bool {
        guard FileManager.default.fileExists(atPath: "/proc/net/tcp") else { return true }
        let inodes = ["/proc/net/tcp", "/proc/net/tcp6"].compactMap { Self.text(of: $0).flatMap(inode) }
        guard let inode = inodes.first else { return false }
        return Self.hasSocket(group, inode: inode)
            || Self.members(of: group).contains { Self.hasSocket($0, inode: inode) }
    }

    /// The inode of the peer's socket in a table of the kernel.
    ///
    /// A row begins with a number, the own address, the other address; the tenth field is the inode.
    func inode(in table: String) -> String? {
        let (own, other) = (Self.loopback(peerPort), Self.loopback(localPort))
        for line in table.utf8.split(separator: UInt8(ascii: "\n")).dropFirst() {
            let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 10).map { String(Substring($0)) }
            guard fields.count > 9, own.contains(fields[1]), other.contains(fields[2]) else { continue }
            return fields[9]
        }
        return nil
    }

    /// 127.0.0.1 and a port in the form of the table, as an IPv4 and as an IPv6 address. The kernel prints addresses in
    /// the byte order of the machine.
    private static func loopback(_ port: Int) -> [String] {
        let digits = String(port, radix: 16, uppercase: true)
        let suffix = ":" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let address = Int(littleEndian: 1) == 1 ? "0100007F" : "7F000001"
        let mapped = Int(littleEndian: 1) == 1 ? "0000000000000000FFFF0000" : "00000000000000000000FFFF"
        return [address + suffix, mapped + address + suffix]
    }

    private static func hasSocket(_ process: pid_t, inode: String) -> Bool {
        let folder = "/proc/\(process)/fd"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.contains {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == "socket:[\(inode)]"
        }
    }

    /// The processes of a group.
    private static func members(of group: pid_t) -> [pid_t] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
            .filter { getpgid($0) == group }
    }

    private static func text(of path: String) -> String? {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.readToEnd() else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
