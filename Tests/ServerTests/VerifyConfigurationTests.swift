import Foundation
import Kernel
import Testing

@testable import ExternalAuthorization
@testable import Server

/// The services that gateways ask about, in the configuration file.
@Suite struct VerifyConfigurationTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func configuration(_ verify: String) throws -> VerifyConfiguration {
        let path = "\(folder.path)/\(UUID().uuidString)"
        try Data(#"{"port": 1234, "verify": \#(verify)}"#.utf8).write(to: URL(fileURLWithPath: path))
        return try Configuration(Settings(flags: [.config: path], environment: [:])).verify
    }

    private func problem(_ verify: String) -> String {
        do {
            _ = try configuration(verify)
            return ""
        } catch { return String(describing: error) }
    }

    private static let rule = #"""
        "method": "GET", "path": "/b/{bucket}/{rest...}", "action": "files:GetObject",
        "resource": "arn:aws:files:::{bucket}/{rest}"
        """#

    private func service(_ members: String, host: String = "files.example.com") -> String {
        #"{"host": "\#(host)", "service": "files", \#(members)}"#
    }

    private func rules(_ rules: String...) -> String {
        let list = rules.map { "{\($0)}" }.joined(separator: ",")
        return #"{"services": [\#(service(#""pools": ["us-east-1_a"], "rules": [\#(list)]"#))]}"#
    }

    @Test func `services, pools and rules are read`() throws {
        let read = try configuration(
            rules(
                Self.rule + #", "scopes": ["files/read"], "unsigned-payload": true, "check-session": true"#,
                #""method": "PUT", "path": "/", "scopes": ["files/write"]"#))
        let host = try #require(read.hosts.first)
        #expect(read.hosts.count == 1 && host.name == "files.example.com" && host.service == "files")
        #expect(host.pools == [.init(rawValue: "us-east-1_a")] && host.rules.map(\.method) == ["GET", "PUT"])
        let rule = host.rules[0]
        #expect(rule.path.text == "/b/{bucket}/{rest...}" && rule.scopes == ["files/read"])
        #expect(rule.allowsUnsignedPayload && rule.checksSession && rule.permission?.action == "files:GetObject")
        #expect(rule.permission?.resource.arn(["bucket": "a", "rest": "b"]) == "arn:aws:files:::a/b")
        #expect(host.rules[1].permission == nil && !host.rules[1].allowsUnsignedPayload)
        #expect(try Configuration(Settings(flags: [:], environment: [:])).verify.hosts.isEmpty)
    }

    @Test func `the first rule for a method and path decides`() throws {
        let read = try configuration(
            rules(
                #""method": "GET", "path": "/b/a/x", "scopes": ["one"]"#, Self.rule,
                #""method": "GET", "path": "/{all...}", "scopes": ["two"]"#))
        let host = try #require(read.hosts.first)
        func found(_ method: String, _ path: String) throws -> String? {
            host.rule(for: method, path: try #require(ServicePath(path)))?.rule.path.text
        }
        #expect(try found("GET", "/b/a/x") == "/b/a/x")
        #expect(try found("GET", "/b/a/y") == "/b/{bucket}/{rest...}")
        #expect(try found("GET", "/c") == "/{all...}")
        #expect(try found("PUT", "/c") == nil && found("get", "/c") == nil)
    }

    @Test(arguments: [
        (#""method": "GET", "path": "/a""#, "\"action\" and \"scopes\" are missing"),
        (#""path": "/a", "scopes": ["a"]"#, "\"method\" is missing"),
        (#""method": "get", "path": "/a", "scopes": ["a"]"#, "\"method\" is not one of GET, HEAD"),
        (#""method": "OPTIONS", "path": "/a", "scopes": ["a"]"#, "\"method\" is not one of GET, HEAD"),
        (#""method": 5, "path": "/a", "scopes": ["a"]"#, "\"method\" is not a text"),
        (#""method": "GET", "scopes": ["a"]"#, "\"path\" is missing"),
        (#""method": "GET", "path": "/{a...}/b", "scopes": ["a"]"#, "\"path\" is not a pattern of a path"),
        (#""method": "GET", "path": "/a", "scopes": "a""#, "\"scopes\" is not a list of texts"),
        (#""method": "GET", "path": "/a", "scopes": ["a", "a"]"#, "\"scopes\" has a value twice"),
        (#""method": "GET", "path": "/a", "scopes": ["a b"]"#, "\"scopes\" has a text that is not a scope"),
        (#""method": "GET", "path": "/a", "action": "files:Get""#, "and \"resource\" are only good together"),
        (#""method": "GET", "path": "/a", "resource": "*""#, "and \"resource\" are only good together"),
        (#""method": "GET", "path": "/a", "action": "files:*", "resource": "*""#, "\"action\" is not an action"),
        (#""method": "GET", "path": "/a", "action": "iam:GetUser", "resource": "*""#, "or is one of this server's own"),
        (#""method": "GET", "path": "/a", "action": "files:Get", "resource": "a""#, "\"resource\" is not an ARN"),
        (
            #""method": "GET", "path": "/{a}", "action": "a:B", "resource": "arn:aws:a:::{b}""#,
            "names {b}, which the path"
        ),
        (#""method": "GET", "path": "/a", "scopes": ["a"], "unsigned-payload": true"#, "together with \"action\""),
        (#""method": "GET", "path": "/a", "action": "a:B", "resource": "*", "check-session": true"#, "with \"scopes\""),
        (#""method": "GET", "path": "/a", "scopes": ["a"], "check-session": 1"#, "is neither true nor false"),
        (#""method": "GET", "path": "/a", "scopes": ["a"], "Check": true"#, "there is no member \"Check\""),
    ])
    func `a rule that is not valid is refused with its place`(_ rule: String, _ reason: String) {
        let said = problem(rules(#""method": "PUT", "path": "/x", "scopes": ["a"]"#, rule))
        #expect(said.contains(reason) && !said.contains("\n"), "\(said)")
        #expect(said.contains("rule 2 of service 1 of verify in "), "\(said)")
    }

    @Test func `a service that is not valid is refused with its place`() {
        let good = #""rules": [{\#(Self.rule)}]"#
        for (verify, reason) in [
            ("5", "verify in "), ("{}", "\"services\" is not a list of objects"),
            (#"{"services": []}"#, "\"services\" is not a list of objects"),
            (#"{"services": [5]}"#, "it is not an object"),
            (#"{"services": [{}]}"#, "\"host\" is missing"), (#"{"service": []}"#, "there is no member \"service\""),
            (#"{"services": [\#(service(good, host: "Files"))]}"#, "\"host\" is not a host name in lower case"),
            (#"{"services": [\#(service(good, host: "files:80"))]}"#, "\"host\" is not a host name in lower case"),
            (#"{"services": [\#(service(good)), \#(service(good))]}"#, "names the host files.example.com twice"),
            (#"{"services": [\#(service(#""rules": []"#))]}"#, "\"rules\" is not a list of objects"),
            (#"{"services": [\#(service(#""pools": ["x"], \#(good)"#))]}"#, "not the id of a user pool"),
            (#"{"services": [{"host": "a", "service": "sts", \#(good)}]}"#, "a service of this server's own"),
            (#"{"services": [{"host": "a", "service": "A", \#(good)}]}"#, "\"service\" is not a name"),
            (
                #"{"services": [\#(service(#""rules": [{"method": "GET", "path": "/a", "scopes": ["a"]}]"#))]}"#,
                "\"scopes\" is only good for a service with \"pools\""
            ),
            (rules(Self.rule, Self.rule), "has GET /b/{bucket}/{rest...} twice"),
            (#"{"trusted-proxies": ["10.0.0.0/33"], "services": [\#(service(good))]}"#, "that is not an IP address"),
        ] {
            let said = problem(verify)
            #expect(said.contains(reason) && !said.contains("\n"), "\(said)")
        }
        #expect(problem(#"{"trusted-proxies": ["::1"], "services": [\#(service(good))]}"#).isEmpty)
    }
}
