import Foundation
import Testing

@testable import AWSCognito

/// What Linux says of its routes, in files of the test's own.
@Suite struct NetworkTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("net-\(UUID().uuidString)")
    private let title = "Iface\tDestination\tGateway\tFlags\tRefCnt\tUse\tMetric\tMask\tMTU\tWindow\tIRTT"

    private func write(_ lines: [String], to path: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(lines.joined(separator: "\n").utf8).write(to: file)
    }

    @Test func `a network is cellular if every default route leads to a modem`() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let routes = DefaultRoutes(root: root.path)
        #expect(!routes.areCellular && routes.interfaces == [])
        let modem = "wwan0\t00000000\t0100000A\t0003\t0\t0\t700\t00000000\t0\t0\t0"
        try write([title, modem], to: "proc/net/route")
        try write(["INTERFACE=wwan0", "DEVTYPE=wwan"], to: "sys/class/net/wwan0/uevent")
        #expect(routes.areCellular && routes.interfaces == ["wwan0"])
        let wlan = "wlan0\t00000000\t0101A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0"
        try write(["DEVTYPE=wlan", "INTERFACE=wlan0"], to: "sys/class/net/wlan0/uevent")
        try write([title, modem, wlan], to: "proc/net/route")
        #expect(!routes.areCellular)
        let local = "wlan0\t0001A8C0\t00000000\t0001\t0\t0\t600\t00FFFFFF\t0\t0\t0"
        try write([title, modem, local], to: "proc/net/route")
        #expect(routes.areCellular)
        let zero = String(repeating: "0", count: 32)
        try write(
            [
                "\(zero) 00 \(zero) 00 fe800000000000000000000000000001 00000400 00000001 00000000 00000003    wlan0",
                "\(zero) 00 \(zero) 00 \(zero) ffffffff 00000001 00000000 00200200       lo",
                "fe80\(zero.dropFirst(4)) 40 \(zero) 00 \(zero) 00000400 00000001 00000000 00000001    eth0",
            ], to: "proc/net/ipv6_route")
        #expect(!routes.areCellular && routes.interfaces == ["wwan0", "wlan0"])
    }

    @Test func `the pauses between tries grow to a minute`() {
        #expect((0..<8).map(NetworkAccess.pause) == [1, 2, 4, 8, 16, 32, 60, 60].map(Duration.seconds))
    }
}
