import ArgumentParser
import Server

/// `martlet upgrade-check`
struct UpgradeCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "upgrade-check", abstract: "Say what an upgrade of the store to this version does.",
        discussion: """
            Nothing is changed, and servers on PostgreSQL may run. Exit codes: 0 nothing is to be done, 3 the nodes \
            can be replaced one at a time, 4 martlet migrate --finish is left to do, 1 this version refuses the store.
            """)
    @OptionGroup var store: StoreOptions

    func run() async throws {
        let configuration = try store.configuration()
        let report = try await CommandError.catchingAsync(with: configuration) {
            try await SchemaUpgrade.check(configuration)
        }
        print("This is Martlet \(Release.version).")
        for node in report.nodes { print("A node of version \(node.version) runs since \(node.startedAt).") }
        if let warning = report.urlWarning { print(warning) }
        for step in report.additions { print("The first start adds \(step).") }
        for step in report.removals { print("martlet migrate --finish applies \(step).") }
        for step in report.unknown { print("A newer version has added \(step).") }
        guard !report.isRefused else {
            throw CommandError(line: "this version refuses the store: a newer one has taken something away", code: 1)
        }
        guard report.additions.isEmpty else { throw ExitCode(3) }
        guard report.removals.isEmpty else { throw ExitCode(4) }
        print("Nothing is to be done.")
    }
}
