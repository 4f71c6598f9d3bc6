import AccessControl
import Console
import Directory
import Kernel
import Logging
import Storage

/// Creates what the first start needs before the listeners open, and announces it afterwards.
struct StartupMessage: Sendable {
    private let configuration: Configuration
    private let lines: [String]
    /// The address at which the first operator is created, for the log; nil if a line has it, or there is none.
    private let setup: String?

    /// Creates the first access key if there is none, and the demo pool in development.
    static func prepare(_ server: MartletServer, with configuration: Configuration) async throws -> StartupMessage {
        let setup = try await setupAddress(server, with: configuration)
        try await writeFirstCredentials(server, with: configuration)
        guard configuration.isDevelopment else {
            return StartupMessage(configuration: configuration, lines: [], setup: setup)
        }
        let demo = try await Demo.prepare(server, with: configuration)
        let others = try await ContactDemo.prepare(server, with: configuration)
        let lines =
            toPaste(for: demo, configuration: configuration) + signInPages(others, with: configuration)
            + setupLines(setup) + [""]
        return StartupMessage(configuration: configuration, lines: lines, setup: nil)
    }

    /// The address at which the first operator is created; nil unless the store is empty. If several servers start on
    /// one store, each has an address. The first address that is used creates the pool; the others are then refused.
    private static func setupAddress(
        _ server: MartletServer, with configuration: Configuration
    ) async throws -> String? {
        let isEmpty = try await server.store.database.read { tx in
            try configuration.regions.allSatisfy { try PoolTable(tx).count(in: $0, upTo: 1) == 0 }
        }
        guard isEmpty else { return nil }
        let path = try OneTimeAddress.make(for: nil, cipher: server.store.cipher, world: server.store.world)
        return "\(configuration.consoleOrigin)\(path)"
    }

    private static func setupLines(_ address: String?) -> [String] {
        guard let address else { return [] }
        return ["", "To make the first operator of the console, open this once within 10 minutes:", "  \(address)"]
    }

    private static func writeFirstCredentials(_ server: MartletServer, with configuration: Configuration) async throws {
        let accessKeys = server.store.accessKeys
        guard let new = try await accessKeys.createFirst(description: "made at the first start") else { return }
        let credentials = CredentialsFile(accessKeyID: new.key.id.rawValue, secret: new.secret)
        do {
            try credentials.write(into: configuration.data)
            await server.recordFirstStart("CreateAccessKey") { AuditContext.note(accessKeyID: new.key.id.rawValue) }
        } catch {
            // A key whose secret could not be written is useless, and the next start would create no other.
            try await accessKeys.delete(new.key.id)
            throw error
        }
    }

    /// Announces that the listeners are open: in a file for the command line, in the log, and in development on the
    /// terminal. Returns when all of it is written, or after a second if the terminal does not take it.
    func open(_ log: Logger, stream: LogStream) {
        do { try ServingFile(configuration).write(into: configuration.data) } catch {
            log.warning("the command line will not find this server", metadata: ["cause": "\(error)"])
        }
        log.notice(
            "open",
            metadata: [
                "public": "\(configuration.host):\(configuration.port)", "url": "\(configuration.standardURL)",
                "version": "\(Release.version)", "store": "\(configuration.storeKind)",
                "email": "\(configuration.emailSender)", "sms": "\(configuration.smsSender)",
                "regions": "\(configuration.regions.joined(separator: ","))",
            ])
        if let setup {
            log.notice(
                "the console has no operator: open the address within 10 minutes to make one; it is good once",
                metadata: ["address": "\(setup)"])
        }
        for line in lines { stream.write(Array(line.utf8)) }
        stream.flush()
    }

    /// Deletes the file.
    func close() { ServingFile.remove(from: configuration.data) }

    private static func inboxLine(_ configuration: Configuration) -> String {
        guard Loopback.contains(configuration.host) else {
            return
                "The inbox is EXPOSED: anyone who reaches \(configuration.host):\(configuration.port) "
                + "can read every code."
        }
        return "The inbox shows every code. It is open on this machine only: \(configuration.host):"
            + "\(configuration.port) and 127.0.0.1:\(configuration.adminPort)."
    }

    /// The settings of the AWS CLI, ready to paste into a terminal.
    static func exports(_ configuration: Configuration) -> [String] {
        let isOurKey = configuration.account.rootKey == nil
        let profile =
            "export AWS_SHARED_CREDENTIALS_FILE=\(CredentialsFile.path(in: configuration.data)) AWS_PROFILE=martlet"
        return [
            isOurKey ? profile : "export AWS_ACCESS_KEY_ID=$MARTLET_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY=…",
            "export AWS_ENDPOINT_URL=\(configuration.standardURL) AWS_DEFAULT_REGION=\(configuration.region)",
        ]
    }

    private static func toPaste(for demo: Demo?, configuration: Configuration) -> [String] {
        var lines = [
            "", "Martlet is open at \(configuration.standardURL), its inbox at \(configuration.standardURL)/inbox.",
            inboxLine(configuration), "", "To use the AWS CLI:",
        ]
        lines += exports(configuration).map { "  \($0)" }
        if let demo {
            lines += [
                "", "The pool \"demo\":", "  pool id                 \(demo.pool)",
                "  client for apps         \(demo.publicClient)", "  client for servers      \(demo.serverClient.id)",
                "  its secret              \(demo.serverClient.secret.exposed)",
                "  for AWSMobileClient     \(configuration.data)/awsconfiguration.json",
                "  in a browser            \(Demo.signInPage(of: demo.publicClient, with: configuration))",
            ]
        }
        return lines
    }

    private static func signInPages(
        _ pools: [(pool: ContactDemo, client: ClientID)], with configuration: Configuration
    ) -> [String] {
        guard !pools.isEmpty else { return [] }
        return ["", "Pools that sign in by a contact instead of a username:"]
            + pools.map { "  \($0.pool.rawValue)              \(Demo.signInPage(of: $0.client, with: configuration))" }
    }
}
