import Foundation
import Outbound
import Testing

@testable import Server

/// The audit log as messages of syslog, and the settings of its target.
@Suite struct SyslogTests {
    private static let record = Array(#"{"eventTime":"2026-11-27T09:38:00Z","eventName":"CreateUserPool"}"#.utf8)

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func `a message has the record's time, the machine's name and the record`() {
        let message = SyslogMessage(of: Self.record, host: "auth 1\n", processID: 7)
        let expected = "<110>1 2026-11-27T09:38:00Z auth1 martlet 7 audit - " + text(Self.record)
        #expect(text(message.bytes) == expected)
        #expect(text(message.framed) == "\(expected.utf8.count) \(expected)")
    }

    @Test func `what is not known is a hyphen`() {
        let message = SyslogMessage(of: Array("é".utf8), host: "", processID: 7)
        #expect(text(message.bytes) == "<110>1 - - martlet 7 audit - é")
        #expect(text(message.framed).hasPrefix("\(message.bytes.count) "))
    }

    private func configured(_ target: String, _ more: [Setting: String] = [:]) throws -> AuditTarget? {
        let flags = more.merging([.auditTarget: target]) { $1 }
        return try Configuration(Settings(flags: flags, environment: [:])).audit.target
    }

    @Test func `a target is a syslog server, the machine's daemon or a web hook`() throws {
        #expect(
            try configured("syslogs://logs.example.com")
                == .syslog(.init(host: "logs.example.com", port: 6514, isEncrypted: true)))
        #expect(
            try configured("syslog://[::1]:601") == .syslog(.init(host: "::1", port: 601, isEncrypted: false)))
        #expect(try configured("unix:/dev/log") == .local(path: "/dev/log"))
        #expect(
            try configured("https://logs.example.com/in") == .hook(url: "https://logs.example.com/in", token: nil))
    }

    @Test(arguments: [
        "logs.example.com", "syslog://", "syslogs://logs.example.com/path", "syslog://name@logs.example.com",
        "syslog://logs.example.com:70000", "http://logs.example.com", "unix:log", "syslogx://logs.example.com",
    ])
    func `another text is no target`(_ text: String) {
        #expect(throws: ConfigurationError.self) { try configured(text) }
    }

    @Test func `what only another target has is refused`() {
        let missing = "/nonexistent/file"
        for (target, setting) in [
            ("syslog://localhost", Setting.auditTargetCAFile), ("syslogs://localhost", .auditTargetTokenFile),
            ("syslogs://localhost", .auditTargetCAFile),
        ] {
            #expect(throws: ConfigurationError.self) { try configured(target, [setting: missing]) }
        }
    }
}
