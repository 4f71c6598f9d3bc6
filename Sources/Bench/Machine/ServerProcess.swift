import Foundation
import Kernel
import Synchronization

/// Starts the server, always with the same ports and keys.
struct ServerProcess: Sendable {
    let binary: String
    let store: any Store
    let ports: Ports
    let rootKey: RequestSigner.Key
    let sealingKey: Secret<String>
    /// The configuration file.
    let configuration: String
    /// The file for the server's output.
    let log: String

    /// The two ports that it listens on, on the loopback.
    struct Ports: Sendable {
        let service: Int
        let admin: Int

        /// Two free ports.
        static func free() throws -> Ports {
            let (first, second) = (try Socket(), try Socket())
            return Ports(service: try first.bindToAny(), admin: try second.bindToAny())
        }
    }

    /// A server that runs.
    struct Running {
        fileprivate let process: Process
        /// Nanoseconds from the start to the first healthy response of `/healthz`.
        let startUp: UInt64

        var meter: ProcessMeter { ProcessMeter(pid: process.processIdentifier) }

        /// Sends SIGTERM and waits for the end.
        func stop() throws {
            process.terminate()
            process.waitUntilExit()
            Interruption.child.store(0, ordering: .relaxed)
            guard process.terminationStatus == 0 else {
                throw BenchError("martlet ended with \(process.terminationStatus)")
            }
        }

        /// Sends SIGKILL.
        func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }
    }

    /// Nanoseconds until a server that does not become healthy is given up.
    private static let startLimit: UInt64 = 60_000_000_000

    /// Starts the server and waits until it is healthy.
    func start() throws -> Running {
        let process = try prepared()
        let began = Clock.now
        try process.run()
        Interruption.child.store(process.processIdentifier, ordering: .relaxed)
        while Clock.now - began < Self.startLimit {
            if isHealthy() { return Running(process: process, startUp: Clock.now - began) }
            guard process.isRunning else { break }
            usleep(500)
        }
        process.terminate()
        let printed = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
        throw BenchError("martlet did not start:\n\(printed.suffix(2000))")
    }

    private func prepared() throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: binary)
        process.arguments =
            ["serve", "--port", "\(ports.service)", "--admin-port", "\(ports.admin)", "--config", configuration]
            // The providers that users sign in with are in this process.
            + ["--private-providers"] + store.arguments
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("MARTLET_") }
        environment["MARTLET_ACCESS_KEY_ID"] = rootKey.id
        environment["MARTLET_SECRET_ACCESS_KEY"] = rootKey.secret.exposed
        environment["MARTLET_SEALING_KEY"] = sealingKey.exposed
        process.environment = environment
        if !FileManager.default.fileExists(atPath: log) {
            _ = FileManager.default.createFile(atPath: log, contents: nil)
        }
        let output = try FileHandle(forWritingTo: URL(filePath: log))
        try output.seekToEnd()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        return process
    }

    private func isHealthy() -> Bool {
        // On a busy machine the service's port may open a little later.
        guard let connection = try? Connection(port: ports.admin), (try? Connection(port: ports.service)) != nil else {
            return false
        }
        return (try? connection.exchange(Request.get("/healthz")))?.status == 200
    }
}
