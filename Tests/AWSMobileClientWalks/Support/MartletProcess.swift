import Foundation
import Kernel
import WireClient

/// A process of `martlet serve --dev`, on free ports of the loopback, with a temporary folder.
///
/// It ends with the process of the tests, even if that is killed, and its folder is removed then.
final class MartletProcess: Sendable {
    let engine: WalkEngine
    let origin: String
    let rootKey: SigningKeys
    let folder: String
    let database: String?
    private let ports: FreePorts
    private let running = Locked<(process: Process, input: Pipe)?>(nil)

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

    /// Starts a server for one walk, which may kill it.
    static func start(on engine: WalkEngine) async throws -> MartletProcess {
        let server = try await MartletProcess(engine)
        try await server.start()
        return server
    }

    /// The server that the other walks share.
    static func shared(on engine: WalkEngine) async throws -> MartletProcess {
        switch engine {
        case .sqlite: try await sqlite.value
        case .postgres: try await postgres.value
        }
    }

    private static let sqlite = Task { try await start(on: .sqlite) }
    private static let postgres = Task { try await start(on: .postgres) }

    /// The configuration file that `--dev` wrote for apps.
    var configurationFile: String { "\(folder)/data/awsconfiguration.json" }
    private var log: String { "\(folder)/log" }

    /// Starts the server, or restarts it after `kill`, and waits until it is ready.
    func start() async throws {
        let (process, input) = try prepared()
        try process.run()
        running.change { $0 = (process, input) }
        for _ in 0..<2000 where process.isRunning {
            if await isReady() { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        let printed = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        throw WalkError("martlet did not start:\n\(printed.suffix(2000))")
    }

    /// Kills the server and keeps its folder.
    func kill() async throws {
        guard let (process, input) = running.exchange(nil) else { return }
        try input.fileHandleForWriting.write(contentsOf: Data("keep the folder\n".utf8))
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
        try await process.end()
    }

    /// Replaces itself by the server, and leaves a subshell that kills the server at the end of standard input, whose
    /// other end the tests hold. A line on standard input ends the subshell.
    private static let script = """
        exec 3<&0; folder=$1; shift
        { if ! read -r _ <&3; then kill -9 $$; rm -rf "$folder"; fi; } &
        exec "$@" 3<&- </dev/null
        """

    private func prepared() throws -> (Process, Pipe) {
        guard let binary = WalkEngine.binary, FileManager.default.isExecutableFile(atPath: binary) else {
            throw WalkError("MARTLET names no program: run this through make test-swift-client")
        }
        let (process, input) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments =
            ["-c", Self.script, "sh", folder, binary, "serve", "--dev", "--data", "\(folder)/data"]
            + ["--port", "\(ports.service)", "--admin-port", "\(ports.admin)"]
            + (database.map { ["--database", $0] } ?? [])
        process.environment = environment
        let output = try FileHandle(forWritingTo: URL(filePath: log))
        try output.seekToEnd()
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, output)
        return (process, input)
    }

    /// The environment of programs: this process's, without settings of Martlet but those of the walks.
    var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("MARTLET_") }
        environment["MARTLET_ACCESS_KEY_ID"] = rootKey.accessKeyID
        environment["MARTLET_SECRET_ACCESS_KEY"] = rootKey.secret.exposed
        environment["MARTLET_COMMON_PASSWORDS"] = "false"
        return environment
    }

    private func isReady() async -> Bool {
        let request = ClientRequest(method: "GET", origin: "http://127.0.0.1:\(ports.admin)", path: "/readyz")
        return (try? await TestNetwork.direct.send(request))?.status == 200
    }
}
