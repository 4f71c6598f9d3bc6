import ArgumentParser
import Server

/// `martlet health`
struct HealthCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "health",
        abstract: "Ask the server on this machine whether it accepts requests: exit code 0 if so, 1 if not.",
        discussion: "It is meant for the health checks of containers. It needs no access key.")
    @OptionGroup var store: StoreOptions
    @Option(help: "The server's admin port. (default: that of the server that uses the data folder, or 9230)")
    var adminPort: String?
    @Flag(help: "Ask only whether the process answers.")
    var live = false

    func run() async throws {
        let configuration = try store.configuration(also: adminPort.map { [.adminPort: $0] } ?? [:])
        let probe = HealthProbe(configuration, isPortGiven: adminPort != nil)
        let obstacle = await probe.obstacle(to: live ? .liveness : .readiness)
        await probe.close()
        if let obstacle { throw CommandError(line: obstacle, code: 1) }
        print(live ? "ok" : "ready")
    }
}
