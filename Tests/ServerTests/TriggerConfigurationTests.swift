import Cryptography
import Directory
import Foundation
import Kernel
import Testing
import Triggers

@testable import Server

/// The targets of functions in the configuration file, and the key of custom senders.
@Suite struct TriggerConfigurationTests {
    private static let function = "arn:aws:lambda:us-east-1:123456789012:function:check"
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func file(_ text: String, mode: Int = 0o600) throws -> String {
        let path = "\(folder.path)/\(UUID().uuidString)"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        return path
    }

    /// The configuration with one target of these members.
    private func configuration(_ members: String) throws -> Configuration {
        let text = #"{"port": 1234, "triggers": {"\#(Self.function)": \#(members)}}"#
        return try Configuration(Settings(flags: [.config: try file(text)], environment: [:]))
    }

    private func problem(_ members: String) -> String {
        do {
            _ = try configuration(members)
            return ""
        } catch { return String(describing: error) }
    }

    @Test func `each kind of target is read, with its secret from a file`() throws {
        let hook = try configuration(
            """
            {"kind": "hook", "url": "https://hook.example/a", "allow-private": true,
             "secret-file": "\(file("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw\n"))"}
            """)
        #expect(hook.port == 1234 && hook.triggers.targets.count == 1)
        let target = try #require(hook.triggers.targets.first)
        #expect(target.function.rawValue == Self.function && target.isConfigured)
        #expect(target.settings == .hook(HookTarget(url: "https://hook.example/a", isPrivate: true)))
        #expect(target.secret?.exposed == "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")
        let lambda = try configuration(
            """
            {"kind": "lambda", "endpoint": "https://lambda.example", "region": "us-east-1", "function-name": "f",
             "access-key-id": "AKID", "secret-access-key-file": "\(file("0123456789abcdef"))"}
            """)
        #expect(
            lambda.triggers.targets.first?.settings
                == .lambda(
                    LambdaTarget(
                        endpoint: "https://lambda.example", region: "us-east-1", accessKeyID: "AKID",
                        functionName: "f")))
        let process = try configuration(
            """
            {"kind": "process", "command": ["/bin/a", "b"], "folder": "/", "environment": {"A": "b"}, "workers": 2,
             "pools": ["us-east-1_a", "us-east-1_b"]}
            """)
        #expect(
            process.triggers.targets.first?.settings
                == .process(ProcessTarget(command: ["/bin/a", "b"], folder: "/", environment: ["A": "b"], workers: 2)))
        #expect(process.triggers.targets.first?.pools?.map(\.rawValue) == ["us-east-1_a", "us-east-1_b"])
        #expect(target.pools == nil)
    }

    // PUSH-SRV-05
    @Test func `the targets of platform applications are read, with keys of several lines from files`() throws {
        let key = """
            -----BEGIN PRIVATE KEY-----
            MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgstakjS334XGqQwdZ
            snunOunMRGVrGttH9AX5zkAHZiWhRANCAAS965TPuSeSwA1Ca9SRjAMx8d1EfW01
            QT56+N01MNUYmUGV3XwbJonNOAG2jKRfMjOu1CGq1+ys1459FYBkgUuI
            -----END PRIVATE KEY-----

            """
        let apns = """
            {"kind": "apns", "key-file": "\(try file(key))", "key-id": "K", "team-id": "T",
             "topic": "com.example.notes", "endpoint": "https://push.example", "allow-private": true}
            """
        let adm = #"{"kind": "adm", "client-id": "c", "client-secret-file": "\#(try file("0123\n"))"}"#
        let application = "arn:aws:sns:us-east-1:123456789012:app"
        let text = #"{"triggers": {"\#(application)/APNS/notes": \#(apns), "\#(application)/ADM/notes": \#(adm)}}"#
        let found = try Configuration(Settings(flags: [.config: try file(text)], environment: [:])).triggers.targets
        #expect(
            found.map(\.settings) == [
                .adm(ADMTarget(clientID: "c")),
                .apns(
                    APNsTarget(
                        topic: "com.example.notes", teamID: "T", keyID: "K", endpoint: "https://push.example",
                        isPrivate: true)),
            ])
        #expect(found.map { $0.secret?.exposed } == ["0123", key])
    }

    @Test(arguments: [
        (#"{"kind": "hook", "url": "https://h"}"#, "\"secret-file\" is missing"),
        (#"{"kind": "hook", "secret-file": "/x"}"#, "\"url\" is missing"),
        (#"{"kind": "ftp"}"#, "kind is not one of lambda, hook, process, kinesis, apns, fcm, adm, sns"),
        (#"{}"#, "a member has the wrong type"),
        (#"{"kind": "kinesis", "url": "https://k"}"#, "has no \"url\""),
        (#"{"kind": "apns", "key-file": "/x", "key-id": "k", "team-id": "t"}"#, "\"topic\" is missing"),
        (#"{"kind": "apns", "client-id": "c"}"#, "has no \"client-id\""),
        (#"{"kind": "fcm"}"#, "\"service-account-file\" is missing"),
        (
            #"{"kind": "fcm", "service-account-file": "/nowhere/at-all"}"#,
            "/nowhere/at-all cannot be read: No such file"
        ),
        (#"{"kind": "adm", "client-id": "c"}"#, "\"client-secret-file\" is missing"),
        (#"{"kind": "sns", "endpoint": "https://s", "region": "r"}"#, "\"access-key-id\" is missing"),
        (#"{"kind": "process", "command": "/bin/a", "folder": "/"}"#, "a member has the wrong type"),
        (#"{"kind": "process", "command": ["a"], "folder": "/"}"#, "absolute paths"),
        (#"{"kind": "process", "command": ["/a"], "folder": "/", "workers": 65}"#, "1 to 64 workers"),
        (#"{"kind": "process", "command": ["/a"], "folder": "/", "url": "x"}"#, "has no \"url\""),
        (#"{"kind": "process", "command": ["/a"], "folder": "/", "pools": []}"#, "1 to 1000 that it names"),
        (#"{"kind": "hook", "url": "https://h", "secret-file": "/nowhere/at-all"}"#, "/nowhere/at-all cannot be read"),
        ("5", "\"triggers\" is not an object of objects"),
    ])
    func `a target that is not valid is refused with its ARN and the reason`(_ members: String, _ reason: String) {
        let said = problem(members)
        #expect(said.contains(reason) && !said.contains("\n"), "\(said)")
        #expect(said.contains(Self.function) || said.contains("\"triggers\""), "\(said)")
    }

    @Test func `a secret that all users may read is refused`() throws {
        let secret = try file("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", mode: 0o644)
        let said = problem(#"{"kind": "hook", "url": "https://h", "secret-file": "\#(secret)"}"#)
        #expect(said.contains("anyone may read") && !said.contains("MfKQ"), "\(said)")
    }

    @Test func `programs in the store are allowed in development, or by a setting`() throws {
        func allowsPrograms(_ flags: [Setting: String]) throws -> Bool {
            try Configuration(Settings(flags: flags, environment: [:])).triggers.allowsPrograms
        }
        #expect(try !allowsPrograms([:]) && allowsPrograms([.dev: "true"]) && allowsPrograms([.programTargets: "true"]))
        #expect(try !allowsPrograms([.dev: "true", .programTargets: "false"]))
    }

    @Test func `the key of custom senders comes from a file with 32 bytes`() throws {
        func configuration(_ text: String) throws -> Configuration {
            try Configuration(Settings(flags: [.senderKeyFile: try file(text)], environment: [:]))
        }
        let key = try configuration(Base64.encode([UInt8](0..<32)) + "\n").triggers.senderKey
        #expect(key?.key.exposed == [UInt8](0..<32) && key?.namespace == "martlet" && key?.name == "sender-key")
        #expect(try Configuration(Settings(flags: [:], environment: [:])).triggers.senderKey == nil)
        for text in [Base64.encode([UInt8](0..<31)), "no Base64"] {
            let error = #expect(throws: ConfigurationError.self) { try configuration(text) }
            #expect(error?.description == "--sender-key-file: it does not hold 32 bytes in Base64")
        }
    }
}
