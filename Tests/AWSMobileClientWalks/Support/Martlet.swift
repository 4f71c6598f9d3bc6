import Foundation
import Kernel
import WireClient

/// `martlet serve --dev` as a process of its own, on free ports of the loopback, in a scratch folder.
///
/// It ends, and its folder goes, when the process of the tests ends, however that comes about.
final class Martlet: Sendable {
    let engine: WalkEngine
    let origin: String
    let rootKey: SigningKeys
    private let folder: String
    private let database: String?
    private let ports: FreePorts
    private let running = Locked<(process: Process, leash: Pipe)?>(nil)

    private init(_ engine: WalkEngine) async throws {
        self.engine = engine
        ports = try FreePorts()
        origin = "http://127.0.0.1:\(ports.service)"
        database = try await engine.newDatabase()
        rootKey = SigningKeys(
            accessKeyID: "AKIA\(Name.random(16).uppercased())", secret: Secret(Name.random(40)))
        folder = NSTemporaryDirectory() + "martlet-walks-\(Name.random(12))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        _ = FileManager.default.createFile(atPath: log, contents: nil)
    }

    /// A server of its own, for a walk that ends it.
    static func start(on engine: WalkEngine) async throws -> Martlet {
        let server = try await Martlet(engine)
        try await server.start()
        return server
    }

    /// The server of all others.
    static func shared(on engine: WalkEngine) async throws -> Martlet {
        switch engine {
        case .sqlite: try await sqlite.value
        case .postgres: try await postgres.value
        }
    }

    private static let sqlite = Task { try await start(on: .sqlite) }
    private static let postgres = Task { try await start(on: .postgres) }

    /// What `--dev` wrote for apps.
    var configurationFile: String { "\(folder)/data/awsconfiguration.json" }
    private var log: String { "\(folder)/log" }

    /// Starts it, again where it was ended, and waits until it is ready.
    func start() async throws {
        let (process, leash) = try prepared()
        try process.run()
        running.change { $0 = (process, leash) }
        for _ in 0..<2000 where process.isRunning {
            if await isReady() { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        let printed = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        throw WalkFailure("martlet did not start:\n\(printed.suffix(2000))")
    }

    /// Ends it as a power cut would, and keeps its folder.
    func kill() async throws {
        guard let (process, leash) = running.exchange(nil) else { return }
        try leash.fileHandleForWriting.write(contentsOf: Data("let go\n".utf8))
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
        try await process.end()
    }

    /// Becomes the server, and leaves behind who ends it when the leash is cut: standard input, whose other end the
    /// tests hold. A line on it lets go.
    private static let leashed = """
        exec 3<&0; folder=$1; shift
        { if ! read -r _ <&3; then kill -9 $$; rm -rf "$folder"; fi; } &
        exec "$@" 3<&- </dev/null
        """

    private func prepared() throws -> (Process, Pipe) {
        guard let binary = WalkEngine.binary, FileManager.default.isExecutableFile(atPath: binary) else {
            throw WalkFailure("MARTLET names no program: run this through make test-swift-client")
        }
        let (process, leash) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments =
            ["-c", Self.leashed, "sh", folder, binary, "serve", "--dev", "--data", "\(folder)/data"]
            + ["--port", "\(ports.service)", "--admin-port", "\(ports.admin)"]
            + (database.map { ["--database", $0] } ?? [])
        process.environment = environment
        let output = try FileHandle(forWritingTo: URL(filePath: log))
        try output.seekToEnd()
        (process.standardInput, process.standardOutput, process.standardError) = (leash, output, output)
        return (process, leash)
    }

    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("MARTLET_") }
        environment["MARTLET_ACCESS_KEY_ID"] = rootKey.accessKeyID
        environment["MARTLET_SECRET_ACCESS_KEY"] = rootKey.secret.exposed
        environment["MARTLET_COMMON_PASSWORDS"] = "false"
        return environment
    }

    private func isReady() async -> Bool {
        let request = ClientRequest(method: "GET", origin: "http://127.0.0.1:\(ports.admin)", path: "/readyz")
        return (try? await Line.direct.send(request))?.status == 200
    }
}
