import Foundation
import Testing

@testable import Server

/// What operators write by hand, and what they are told when it is wrong.
struct OperatorFileTests {
    private func problem(_ file: String) -> String {
        do {
            _ = try Settings(flags: [.config: "m.conf"], environment: [:]) { _ in Array(file.utf8) }
            return ""
        } catch { return error.description }
    }

    @Test func `comments and a comma at the end are no part of a configuration file`() throws {
        let text = """
            // https://example.com: the whole line
            {
                "port": 1, // the rest of a line, with a "text" and a \\
                "public-url": "https://id.example.com//", // slashes in a text stay
                "sms-gateway": "https://a\\"//b",
            }
            """
        let settings = try Settings(flags: [.config: "m.conf"], environment: [:]) { _ in Array(text.utf8) }
        #expect(settings[.port]?.text == "1")
        #expect(settings[.publicURL]?.text == "https://id.example.com//")
        #expect(settings[.smsGateway]?.text == "https://a\"//b")
    }

    @Test func `what is not JSON is told with its line`() {
        #expect(problem("{\n  \"port\": 1\n  \"host\": \"a\"\n}") == "m.conf: line 3, column 3: this is not JSON")
        #expect(problem("{\n\"port\": 1,\n\"port\": 2}").hasPrefix("m.conf: line 3, column 1"))
        #expect(problem("{\n\"port\": 1\n").contains("the document ends too early"))
        #expect(problem("// only a comment\n").contains("line 2, column 1: the document ends too early"))
        #expect(problem("{}\n{}").contains("line 2, column 1: the document goes on after its end"))
    }

    @Test func `a file that cannot be read is named with the reason`() throws {
        let folder = try ScratchFolder()
        let missing = "\(folder.path)/missing"
        for (path, reason) in [(missing, "No such file or directory"), (folder.path, "it is a folder")] {
            for flags in [
                [.tlsCertificate: path, .tlsKey: path],
                [.database: "postgres://localhost/a", .databasePasswordFile: path], [.senderKeyFile: path],
                [.smtp: "smtp://localhost", .smtpCAFile: path], [.config: path],
            ] as [[Setting: String]] {
                let error = #expect(throws: ConfigurationError.self) {
                    try Configuration(Settings(flags: flags, environment: [:]))
                }
                let line = error?.description ?? ""
                #expect(line.contains(path) && (line.contains(reason) || line.contains("plain file")), "\(line)")
            }
        }
    }

    @Test func `a data folder that is a file is told in the system's words`() throws {
        let folder = try ScratchFolder()
        let file = "\(folder.path)/file"
        try Data().write(to: URL(filePath: file))
        for path in [file, "\(file)/below"] {
            let error = #expect(throws: ConfigurationError.self) { try PrivateFolder.prepare(path) }
            #expect(error?.description == "The data folder \(path) cannot be made: Not a directory")
        }
        try PrivateFolder.prepare("\(folder.path)/new/one")
        var status = stat()
        #expect(stat("\(folder.path)/new/one", &status) == 0 && status.st_mode & 0o777 == 0o700)
    }

    @Test func `a variable that sets nothing is named, with the setting that is meant`() throws {
        let environment = [
            "MARTLET_PROT": "1", "MARTLET_ADMIN_PORTS": "2", "MARTLET_WHATEVER_ELSE": "", "MARTLET_PORT": "3",
            "MARTLET_SERVICE_HOST": "10.0.0.1", "MARTLET_PORT_9229_TCP": "x", "PATH": "/",
        ]
        let found = try Configuration(Settings(flags: [:], environment: environment) { _ in [] })
        #expect(
            found.warnings == [
                "MARTLET_ADMIN_PORTS sets nothing; is MARTLET_ADMIN_PORT meant?",
                "MARTLET_PROT sets nothing; is MARTLET_PORT meant?", "MARTLET_WHATEVER_ELSE sets nothing",
            ])
    }

    @Test func `commands read the file of the package if nothing names a store`() {
        func found(
            _ flags: [Setting: String] = [:], _ environment: [String: String] = [:], _ files: [String]
        ) -> String? { Settings.packagedFile(flags: flags, environment: environment, exists: files.contains) }
        let file = "/etc/martlet/martlet.conf"
        #expect(found([:], [:], [file]) == file && found([.region: "us-east-1"], [:], [file]) == file)
        #expect(found([:], [:], []) == nil && found([:], [:], [file, "data"]) == nil)
        for setting in [Setting.config, .data, .database] {
            #expect(found([setting: "x"], [:], [file]) == nil && found([:], [setting.variable: "x"], [file]) == nil)
        }
    }

    @Test func `what is shown of the settings has no secret`() throws {
        let shown = try Configuration(
            Settings(
                flags: [.smtp: "smtp://me:hidden@mail.example.com", .port: "1"],
                environment: [
                    "MARTLET_SEALING_KEY": "hidden", "MARTLET_DATABASE": "postgres://a:hidden@db/m?password=hidden",
                    "MARTLET_ACCESS_KEY_ID": "AKIAIOSFODNN7EXAMPLE",
                    "MARTLET_SECRET_ACCESS_KEY": "hidden-hidden-hidden",
                ]
            ) { _ in [] }
        ).shown
        #expect(!shown.contains { $0.value.contains("hidden") })
        let port = shown.first { $0.name == "port" }
        #expect(port?.value == "1" && port?.origin == "--port")
        #expect(shown.first { $0.name == "database" }?.origin == "MARTLET_DATABASE")
    }

    @Test func `a production server that can send no e-mail warns`() throws {
        func warnings(_ flags: [Setting: String]) throws -> [String] {
            try Configuration(Settings(flags: flags, environment: [:]) { _ in [] }).missingSenders
        }
        #expect(try warnings([:]).first?.contains("--smtp") == true)
        #expect(try warnings([.smtp: "smtp://localhost"]).isEmpty && warnings([.dev: "true"]).isEmpty)
    }
}
