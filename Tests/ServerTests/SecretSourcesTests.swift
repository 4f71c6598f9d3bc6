import Delivery
import Foundation
import Kernel
import Testing

@testable import Server

/// Secrets in files, flags, variables and the configuration file.
struct SecretSourcesTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func file(_ text: String, mode: Int = 0o600) throws -> String {
        let path = "\(folder.path)/\(UUID().uuidString)"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        return path
    }

    private func configuration(
        _ flags: [Setting: String], environment: [String: String] = [:]
    ) throws -> Configuration { try Configuration(Settings(flags: flags, environment: environment)) }

    private func problem(_ flags: [Setting: String], environment: [String: String] = [:]) -> String? {
        do {
            _ = try configuration(flags, environment: environment)
            return nil
        } catch { return String(describing: error) }
    }

    @Test(arguments: ["geheim", "geheim\n", "geheim\r\n"])
    func `passwords and tokens come from files, without the line end`(_ text: String) throws {
        let found = try configuration([
            .database: "postgres://martlet@db.example/d", .databasePasswordFile: file(text),
            .smtp: "smtp://post@mail.example", .smtpPasswordFile: file(text),
            .smsGateway: "https://sms.example", .smsGatewayTokenFile: file(text),
        ])
        guard case .postgres(let server) = found.store else {
            Issue.record("not PostgreSQL")
            return
        }
        #expect(server.password?.exposed == "geheim")
        #expect(found.gateways.mail?.credentials?.name == "post")
        #expect(found.gateways.mail?.credentials?.password.exposed == "geheim")
        #expect(found.gateways.sms?.token?.exposed == "geheim")
        #expect(found.warnings.isEmpty && !"\(found)".contains("geheim"))
    }

    @Test(arguments: ["", "\n", "one\ntwo", "nul\0", "tab\t"])
    func `a file that is not a single line of text is refused`(_ text: String) throws {
        let path = try file(text)
        let line = try #require(problem([.smtp: "smtp://a@h", .smtpPasswordFile: path]))
        #expect(line.hasPrefix("--smtp-password-file: ") && line.contains("one line"))
    }

    @Test func `a missing file, or a folder, is refused`() {
        for path in ["/nowhere", folder.path, "/dev/null"] {
            #expect(problem([.smtp: "smtp://a@h", .smtpPasswordFile: path])?.contains("--smtp-password-file") == true)
        }
    }

    @Test(arguments: [(0o604, "anyone"), (0o602, "anyone"), (0o660, "group may change"), (0o620, "group may change")])
    func `a secret that others may read, or its group may change, is refused`(_ mode: Int, _ words: String) throws {
        let flags: [Setting: String] = [.smsGateway: "https://h", .smsGatewayTokenFile: try file("x", mode: mode)]
        #expect(problem(flags)?.contains(words) == true)
    }

    @Test func `a secret that its group may read is accepted, with a warning unless the file is root's`() throws {
        let path = try file("x", mode: 0o640)
        let isRoots = getuid() == 0
        let flags: [Setting: String] = [.smsGateway: "https://h", .smsGatewayTokenFile: path]
        #expect(try configuration(flags).warnings.count == (isRoots ? 0 : 1))
        guard isRoots, chown(path, 65_534, 0) == 0 else { return }
        let warning = try #require(try configuration(flags).warnings.first)
        #expect(warning.contains("its group may read") && warning.contains(path))
    }

    @Test func `a secret given twice is refused`() throws {
        let path = try file("x")
        #expect(problem([.database: "postgres://u:p@h/d", .databasePasswordFile: path])?.contains("as well") == true)
        #expect(problem([.smtp: "smtp://u:p@h", .smtpPasswordFile: path])?.contains("twice") == true)
        #expect(problem([.smtp: "smtp://h", .smtpPasswordFile: path])?.contains("no user") == true)
        let both: [Setting: String] = [
            .smsGateway: "https://h", .smsGatewayToken: "t", .smsGatewayTokenFile: path,
        ]
        #expect(problem(both)?.contains("as well") == true)
    }

    @Test(arguments: [
        ([Setting.database: "postgres://u:geheim@h/d"], "--database: "),
        ([.smtp: "smtp://u:geheim@h"], "--smtp: "),
        ([.smsGateway: "https://h", .smsGatewayToken: "geheim"], "--sms-gateway-token: "),
    ])
    func `a secret among the flags is accepted, with a warning that does not show it`(
        _ flags: [Setting: String], _ start: String
    ) throws {
        let warnings = try configuration(flags).warnings
        #expect(warnings.count == 1 && warnings[0].hasPrefix(start) && !warnings[0].contains("geheim"))
        var variables: [String: String] = [:]
        for (setting, value) in flags { variables[setting.variable] = value }
        #expect(try configuration([:], environment: variables).warnings.isEmpty)
    }

    @Test func `URLs without a password are no secret`() throws {
        let flags: [Setting: String] = [.database: "postgres://u@h/d", .smtp: "smtp://h", .smsGateway: "https://h"]
        #expect(try configuration(flags).warnings.isEmpty)
    }

    @Test(arguments: [
        #"{"database": "postgres://u:geheim@h/d"}"#, #"{"smtp": "smtp://u:geheim@h"}"#,
        #"{"sms-gateway": "https://h", "sms-gateway-token": "geheim"}"#,
    ])
    func `a configuration file with a secret must be private`(_ text: String) throws {
        let line = try #require(problem([.config: file(text, mode: 0o644)]))
        #expect(line.contains("anyone may read") && line.contains("-file") && !line.contains("geheim"))
        #expect(try configuration([.config: file(text)]).warnings.isEmpty)
    }

    @Test func `a configuration file without secrets may be readable by all`() throws {
        let text = #"{"port": 9000, "smtp": "smtp://u@h", "smtp-password-file": "\#(try file("x"))"}"#
        #expect(try configuration([.config: file(text, mode: 0o644)]).warnings.isEmpty)
    }
}
