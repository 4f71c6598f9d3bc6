import Foundation
import Kernel
import TestKit
import Testing

@testable import Server

/// Where probes of other machines reach the process, and what systemd is told.
@Suite struct ManagementTests {
    private typealias Address = ManagementConfiguration.Address

    @Test(arguments: [
        ("0.0.0.0:9231", "0.0.0.0", 9231), ("[::1]:80", "::1", 80),
        ("node-1.example.com:65535", "node-1.example.com", 65535),
    ])
    func `a management address is a host and a port`(_ text: String, host: String, port: Int) {
        #expect(Address(text) == Address(host: host, port: port))
    }

    @Test(arguments: [
        "", "9231", ":9231", "host:", "host:0", "host:65536", "host:+1", "::1:80", "[::1]", "a b:1", "h:1x",
    ])
    func `anything else is refused`(_ text: String) {
        #expect(Address(text) == nil)
        #expect(throws: ConfigurationError.self) { try configuration([.managementAddress: text]) }
    }

    @Test func `no two listeners have one port`() throws {
        #expect(throws: ConfigurationError.self) { try configuration([.managementAddress: "0.0.0.0:9229"]) }
        #expect(throws: ConfigurationError.self) { try configuration([.managementAddress: "0.0.0.0:9230"]) }
        #expect(try configuration([.managementAddress: "0.0.0.0:9231"]).management.address?.port == 9231)
        #expect(try configuration([:]).management.address == nil)
    }

    @Test(arguments: [
        ("https://console.example.com", true), ("https://console.example.com:8443", true),
        ("http://127.0.0.1:9300", true), ("http://localhost:9229", true), ("http://console.example.com", false),
        ("https://console.example.com/", false), ("https://console.example.com/console", false),
        ("https://Console.example.com", false), ("https://a@console.example.com", false),
        ("console.example.com", false),
        ("https://", false), ("https://console.example.com:0", false), ("https://id.example.com", false),
        ("https://id.example.com:8443", false), ("javascript://console.example.com", false),
    ])
    func `the console's own origin is one that is protected, and not the public URL's`(_ text: String, isGood: Bool) {
        let given = try? configuration([.consoleURL: text, .publicURL: "https://id.example.com"])
        #expect((given != nil) == isGood)
        #expect(given?.management.consoleURL == (isGood ? text : nil))
    }

    @Test func `the drain delay is a number of seconds`() throws {
        #expect(try configuration([:]).management.drainDelay == 0)
        #expect(try configuration([.drainDelay: "300"]).management.drainDelay == 300)
        #expect(throws: ConfigurationError.self) { try configuration([.drainDelay: "301"]) }
    }

    @Test func `systemd is told what the process does`() throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        for path in ["\(folder.path)/notify", "@martlet-\(UUID().uuidString)"] {
            let receiver = try DatagramReceiver(path)
            let notifier = try #require(SystemdNotifier(environment: ["NOTIFY_SOCKET": path]))
            notifier.send(.ready)
            notifier.send(.alive)
            notifier.send(.stopping)
            #expect((0..<3).map { _ in receiver.next() } == ["READY=1", "WATCHDOG=1", "STOPPING=1"])
        }
    }

    @Test func `only a watchdog that is meant for this process is fed`() {
        func watchdog(_ more: [String: String]) -> Duration? {
            SystemdNotifier(
                environment: ["NOTIFY_SOCKET": "/run/x"].merging(more) { $1 }, processID: 7)?.watchdog
        }
        #expect(watchdog([:]) == nil)
        #expect(watchdog(["WATCHDOG_USEC": "30000000"]) == .seconds(30))
        #expect(watchdog(["WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "7"]) == .seconds(30))
        #expect(watchdog(["WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "8"]) == nil)
        #expect(watchdog(["WATCHDOG_USEC": "0"]) == nil && watchdog(["WATCHDOG_USEC": "x"]) == nil)
    }

    @Test(arguments: ["", "relative", "/" + String(repeating: "a", count: 108)])
    func `without a usable socket nothing is told`(_ path: String) {
        #expect(SystemdNotifier(environment: ["NOTIFY_SOCKET": path]) == nil)
        #expect(SystemdNotifier(environment: [:]) == nil)
    }

    private func configuration(_ flags: [Setting: String]) throws -> Configuration {
        try Configuration(Settings(flags: flags, environment: [:]))
    }
}

/// A socket of the kind that systemd gives to a unit.
private final class DatagramReceiver {
    private let descriptor: Int32

    /// Listens at `path`; an abstract one begins with `@`.
    init(_ path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var name = Array(path.utf8)
        if name[0] == UInt8(ascii: "@") { name[0] = 0 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let size = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
        }
        try #require(descriptor >= 0 && result == 0)
    }

    deinit { close(descriptor) }

    /// The next datagram; empty if none has come.
    func next() -> String {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
}
