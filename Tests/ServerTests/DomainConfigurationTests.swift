import Foundation
import Kernel
import Testing

@testable import Server

/// The settings about domains of pools.
@Suite struct DomainConfigurationTests {
    private static let arn = "arn:aws:acm:us-east-1:123456789012:certificate/login"
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func file(_ text: String, mode: Int = 0o600) throws -> String {
        let path = "\(folder.path)/\(UUID().uuidString)"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        return path
    }

    private func configuration(_ flags: [Setting: String]) throws -> Configuration {
        try Configuration(Settings(flags: flags, environment: [:]))
    }

    /// The configuration with this value of `certificates`.
    private func certificates(_ text: String) throws -> [String: Configuration.Identity] {
        try configuration([.config: try file(#"{"port": 1234, "certificates": \#(text)}"#)]).domains.certificates
    }

    private func problem(_ text: String) -> String {
        do {
            _ = try certificates(text)
            return ""
        } catch { return String(describing: error) }
    }

    private func suffix(_ flags: [Setting: String], environment: [String: String] = [:]) throws -> String? {
        try Configuration(Settings(flags: flags, environment: environment)).domains.suffix?.text(in: "us-east-1")
    }

    @Test func `the suffix is none, and localhost's in development`() throws {
        #expect(try suffix([:]) == nil)
        #expect(try suffix([.dev: "true"]) == "auth.localhost")
        #expect(try suffix([.dev: "true", .domainSuffix: "auth.example.com"]) == "auth.example.com")
        #expect(try suffix([:], environment: ["MARTLET_DOMAIN_SUFFIX": "localhost"]) == "localhost")
    }

    @Test(arguments: [
        "", ".example.com", "example.com.", "Example.com", "*.example.com", "example.com:443", "https://example.com",
        "a_b.com", "-a.com", "ä.com", String(repeating: "a.", count: 95) + "a",
    ])
    func `a suffix is a host name in lower case`(_ text: String) {
        #expect(throws: ConfigurationError.self) { try configuration([.domainSuffix: text]) }
    }

    @Test func `the file says which files a certificate's ARN means`() throws {
        let (certificate, key) = (try file("certificate", mode: 0o644), try file("key"))
        let found = try certificates(#"{"\#(Self.arn)": {"certificate": "\#(certificate)", "key": "\#(key)"}}"#)
        #expect(found == [Self.arn: Configuration.Identity(certificate: certificate, key: key)])
        #expect(try configuration([:]).domains.certificates.isEmpty)
    }

    @Test func `what is no certificate is refused with its place`() throws {
        let (certificate, key) = (try file("certificate"), try file("key"))
        let open = try file("key", mode: 0o644)
        for (text, part) in [
            ("[]", "\"certificates\" is not an object of objects with texts"),
            (#"{"a": 1}"#, "\"certificates\" is not an object of objects with texts"),
            (#"{"a": {"certificate": "x"}}"#, "a certificate has the members \"certificate\" and \"key\""),
            (
                #"{"a": {"certificate": "x", "key": "y", "chain": "z"}}"#,
                "a certificate has the members \"certificate\" and \"key\""
            ),
            (#"{"a": {"certificate": "/missing", "key": "\#(key)"}}"#, "certificate of a"),
            (#"{"a": {"certificate": "\#(certificate)", "key": "/missing"}}"#, "key of a"),
            (#"{"a": {"certificate": "\#(certificate)", "key": "\#(open)"}}"#, "key of a"),
        ] {
            let line = problem(text)
            #expect(line.contains(part) && !line.contains("\n"), "\(text): \(line)")
        }
    }

    @Test func `files that hold no certificate are refused before the start`() throws {
        let (certificate, key) = (try file("certificate"), try file("key"))
        var configuration = try configuration([:])
        configuration.domains.certificates = [Self.arn: Configuration.Identity(certificate: certificate, key: key)]
        do {
            _ = try DomainCertificates(configuration)
            Issue.record("no error")
        } catch {
            #expect("\(error)" == "certificates: \(Self.arn): \(certificate) holds no PEM certificate")
        }
    }
}
