import Foundation
import HTTPServer
import Kernel
import Logging
import Testing

@testable import Server

struct ConfigurationTests {
    private func configuration(
        _ flags: [Setting: String] = [:], environment: [String: String] = [:], file: String? = nil
    ) throws -> Configuration {
        var flags = flags
        if file != nil { flags[.config] = "martlet.json" }
        return try Configuration(Settings(flags: flags, environment: environment) { _ in Array((file ?? "").utf8) })
    }

    private func problem(
        _ flags: [Setting: String] = [:], environment: [String: String] = [:], file: String? = nil
    ) -> String? {
        do {
            _ = try configuration(flags, environment: environment, file: file)
            return nil
        } catch { return String(describing: error) }
    }

    @Test func `the default configuration is for this machine only`() throws {
        let found = try configuration()
        #expect(found.host == "127.0.0.1" && found.port == 9229 && found.adminPort == 9230)
        #expect(found.standardURL == "http://127.0.0.1:9229" && found.region == "us-east-1")
        #expect(found.account.id == "123456789012" && !found.isDevelopment && found.account.rootKey == nil)
        #expect(found.data.hasSuffix("/data") && found.sealingKey.file.hasSuffix("/data.sealing-key"))
        #expect(found.gateways.mail == nil && found.gateways.sms == nil && found.logLevel == .info)
        #expect(
            found.gateways.codesPerHour == 10_000 && !found.protection.takesCommonPasswords
                && found.sweepsUnconfirmedAfter == nil)
    }

    @Test func `in development common passwords are accepted, unless a setting forbids them`() throws {
        #expect(try configuration([.dev: "true"]).protection.takesCommonPasswords)
        #expect(try !configuration([.dev: "true", .commonPasswords: "false"]).protection.takesCommonPasswords)
        #expect(try configuration([.commonPasswords: "true"]).protection.takesCommonPasswords)
    }

    @Test func `flags override the environment, which overrides the file`() throws {
        let file = #"{"port": 1, "admin-port": 2, "region": "eu-west-1", "dev": true}"#
        let environment = ["MARTLET_PORT": "11", "MARTLET_ADMIN_PORT": "12", "MARTLET_DEV": "false"]
        let found = try configuration([.port: "21"], environment: environment, file: file)
        #expect(found.port == 21 && found.adminPort == 12 && found.region == "eu-west-1" && !found.isDevelopment)
    }

    @Test func `the days after which unconfirmed users are removed come from flags, environment or file`() throws {
        #expect(try configuration([.sweepUnconfirmedAfter: "7"]).sweepsUnconfirmedAfter == 7)
        let variable = ["MARTLET_SWEEP_UNCONFIRMED_AFTER": "3650"]
        #expect(try configuration(environment: variable).sweepsUnconfirmedAfter == 3650)
        #expect(try configuration(file: #"{"sweep-unconfirmed-after": 1}"#).sweepsUnconfirmedAfter == 1)
    }

    @Test(arguments: Setting.allCases) func `every setting has a variable`(_ setting: Setting) {
        let name = setting.rawValue.uppercased().replacingOccurrences(of: "-", with: "_")
        #expect(setting.variable == "MARTLET_\(name)")
    }

    @Test(arguments: [
        (Setting.port, "0"), (.port, "65536"), (.port, "+1"), (.port, "1e3"), (.port, " 1"), (.port, ""),
        (.adminPort, "x"),
        (.host, "a b"), (.host, ""), (.region, "us"), (.region, "US-EAST-1"), (.region, "us-east-1\n"),
        (.region, "us-east-12"),
        (.accountID, "12345678901"), (.accountID, "12345678901a"), (.accountID, "١٢٣٤٥٦٧٨٩٠١٢"), (.data, ""),
        (.database, "mysql://h"), (.database, "h"), (.publicURL, "ftp://h"), (.publicURL, "https://h/path"),
        (.publicURL, "https://u:p@h"), (.publicURL, "https://h?x"), (.publicURL, "h"), (.publicURL, "https://{area}.h"),
        (.publicURL, "https://{region}.{region}.h"), (.publicURL, "https://h:{region}"),
        (.domainSuffix, "auth.{area}.h"), (.domainSuffix, "auth.{region"), (.domainSuffix, "A.h"),
        (.dev, "perhaps"),
        (.commonPasswords, "perhaps"),
        (.logLevel, "loud"), (.smtp, "http://h"), (.smsGateway, "http://gateway.example"), (.tlsKey, "/nowhere"),
        (.smtpFrom, "a@b.c"), (.smsGatewayToken, "x"), (.codesPerHour, "0"), (.codesPerHour, "-1"),
        (.codesPerHour, "10000001"), (.codesPerHour, "99999999999999999999"), (.databaseConnections, "8"),
        (.databasePasswordFile, "/nowhere"), (.smtpPasswordFile, "/nowhere"), (.smsGatewayTokenFile, "/nowhere"),
        (.sweepUnconfirmedAfter, "0"), (.sweepUnconfirmedAfter, "3651"), (.sweepUnconfirmedAfter, "a week"),
        (.compromisedPasswords, "/nowhere"), (.locationDatabase, "/nowhere"), (.authEventDays, "0"),
        (.authEventDays, "3651"), (.authEventsPerUser, "9"),
        (.authEventsPerUser, "501"),
        (.exposeInbox, "perhaps"), (.exposeInbox, "true"), (.connectionsPerAddress, "-1"),
        (.permittedSenders, ""), (.permittedSenders, "a@"), (.permittedSenders, "a.example,"),
        (.permittedSenders, "a.example, b.example"), (.permittedSenders, "*.example"),
        (.connectionsPerAddress, "1000001"), (.requestMemory, "15"), (.requestMemory, "1048577"),
    ])
    func `an invalid value is refused with its flag's name`(_ setting: Setting, _ value: String) throws {
        let line = try #require(problem([setting: value]))
        #expect(line.contains("--\(setting.rawValue)") && !line.contains("\n"), "\(line)")
    }

    @Test func `an error names the place of the value`() {
        #expect(problem(environment: ["MARTLET_PORT": "x"])?.hasPrefix("MARTLET_PORT: ") == true)
        #expect(problem(file: #"{"port": "x"}"#)?.hasPrefix("port in martlet.json: ") == true)
    }

    @Test(arguments: [
        "", "[]", "{", #"{"prot": 1}"#, #"{"port": 1.5}"#, #"{"port": [1]}"#, #"{"port": null}"#, #"{"config": "x"}"#,
        #"{"secret-access-key": "0123456789012345"}"#, #"{"sealing-key": "x"}"#,
    ])
    func `a file with anything but settings is refused`(_ text: String) throws {
        let line = try #require(problem(file: text))
        #expect(line.hasPrefix("martlet.json: "), "\(line)")
    }

    @Test func `a missing file is refused`() {
        #expect(problem([.config: "/nowhere/martlet.json"]) != nil)
        #expect(throws: ConfigurationError("/nowhere/m.json cannot be read: No such file or directory")) {
            try Settings(flags: [.config: "/nowhere/m.json"], environment: [:])
        }
    }

    @Test func `the public URL and the suffix of domains may differ by region`() throws {
        let found = try configuration([
            .publicURL: "https://cognito-idp.{region}.amazonaws.com/", .region: "eu-west-1,us-east-1",
            .domainSuffix: "auth.{region}.amazoncognito.com",
        ])
        #expect(found.standardURL == "https://cognito-idp.eu-west-1.amazonaws.com")
        #expect(found.publicURL.url(in: "us-east-1") == "https://cognito-idp.us-east-1.amazonaws.com")
        #expect(found.domains.suffix?.text(in: "us-east-1") == "auth.us-east-1.amazoncognito.com")
    }

    @Test func `an address that others reach requires TLS or the setting for a proxy`() throws {
        #expect(problem([.host: "192.0.2.1"])?.contains("--insecure-behind-proxy") == true)
        #expect(problem([.host: "0.0.0.0", .insecureBehindProxy: "true"])?.contains("--public-url") == true)
        let found = try configuration([
            .host: "0.0.0.0", .insecureBehindProxy: "true", .publicURL: "https://id.example.com/",
        ])
        #expect(found.standardURL == "https://id.example.com")
        for host in ["127.0.0.2", "::1", "localhost"] { #expect(problem([.host: host]) == nil) }
        for host in ["127.0.0.1.evil.example", "128.0.0.1", "127.0.0.256", "0x7f000001", "::"] {
            #expect(problem([.host: host]) != nil, "\(host)")
        }
    }

    @Test func `an inbox that other machines reach requires two settings`() throws {
        let open: [Setting: String] = [.host: "0.0.0.0", .insecureBehindProxy: "true", .dev: "true"]
        #expect(problem(open)?.contains("--expose-inbox") == true)
        let found = try configuration(open.merging([.exposeInbox: "true"]) { $1 })
        #expect(found.isDevelopment && found.standardURL == "http://127.0.0.1:9229")
        #expect(problem(open.merging([.dev: "false"]) { $1 })?.contains("--public-url") == true)
        for host in ["127.0.0.1", "localhost", "::1"] { #expect(problem([.dev: "true", .host: host]) == nil) }
        #expect(problem([.dev: "true", .exposeInbox: "true"]) == nil)
    }

    @Test func `connections per address are limited, except behind a proxy`() throws {
        #expect(try configuration().clients.connectionsPerAddress == 1000)
        #expect(try configuration([.insecureBehindProxy: "true"]).clients.connectionsPerAddress == nil)
        #expect(
            try configuration([.insecureBehindProxy: "true", .connectionsPerAddress: "7"]).clients.connectionsPerAddress
                == 7)
        #expect(try configuration([.connectionsPerAddress: "0"]).clients.connectionsPerAddress == nil)
        #expect(try configuration().requestMemory == 256 << 20)
        #expect(try configuration([.requestMemory: "16"]).requestMemory == 16 << 20)
    }

    @Test func `trusted proxies are addresses and ranges, and say a client's address in one way`() throws {
        #expect(try !configuration().clients.addresses.isProxy("127.0.0.1"))
        let some: [Setting: String] = [.trustedProxies: "10.0.0.0/8, 2001:db8::1"]
        #expect(try configuration(some).clients.addresses.isProxy("10.1.2.3"))
        #expect(try !configuration(some).clients.addresses.usesProxyProtocol)
        let all = some.merging([.clientAddressFrom: "proxy-protocol"]) { $1 }
        #expect(try configuration(all).clients.addresses.usesProxyProtocol)
        #expect(problem([.clientAddressFrom: "forwarded"])?.contains("--trusted-proxies") == true)
        #expect(problem(some.merging([.clientAddressFrom: "x-real-ip"]) { $1 })?.contains("forwarded") == true)
        for wrong in ["", "localhost", "10.0.0.0/8,x", ","] { #expect(problem([.trustedProxies: wrong]) != nil) }
    }

    @Test func `an IPv6 address has brackets in the public URL`() throws {
        #expect(try configuration([.host: "::1"]).standardURL == "http://[::1]:9229")
    }

    @Test func `the two ports differ`() {
        #expect(problem([.port: "9000", .adminPort: "9000"]) != nil)
    }

    @Test func `the root key comes from the environment, both parts or none`() throws {
        let id = "MARTLETROOT12345"
        let secret = "0123456789abcdefghij"
        let found = try configuration(environment: ["MARTLET_ACCESS_KEY_ID": id, "MARTLET_SECRET_ACCESS_KEY": secret])
        #expect(found.account.rootKey != nil)
        #expect(!"\(found)".contains(secret))
        #expect(problem(environment: ["MARTLET_ACCESS_KEY_ID": id]) != nil)
        #expect(problem(environment: ["MARTLET_ACCESS_KEY_ID": "a b", "MARTLET_SECRET_ACCESS_KEY": secret]) != nil)
        let line = problem(environment: ["MARTLET_ACCESS_KEY_ID": id, "MARTLET_SECRET_ACCESS_KEY": "short secret"])
        #expect(line != nil && line?.contains("short secret") == false)
    }

    @Test(arguments: ["0", "1001", "x", "-1", ""])
    func `an invalid number of database connections is refused`(_ number: String) throws {
        let line = try #require(problem([.database: "postgres://h/d", .databaseConnections: number]))
        #expect(line.contains("--database-connections"))
    }

    @Test func `a private key that all users may read is refused`() throws {
        let folder = try ScratchFolder()
        let (certificate, key) = ("\(folder.path)/c.pem", "\(folder.path)/k.pem")
        for path in [certificate, key] { try Data().write(to: URL(fileURLWithPath: path)) }
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: key)
        #expect(problem([.tlsCertificate: certificate, .tlsKey: key])?.contains("anyone may read") == true)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: key)
        let found = try configuration([.tlsCertificate: certificate, .tlsKey: key])
        #expect(found.standardURL == "https://127.0.0.1:9229")
        #expect(problem([.tlsCertificate: certificate]) != nil)
    }
}

/// A folder for one test, deleted with its last reference.
final class ScratchFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
