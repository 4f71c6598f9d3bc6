import ArgumentParser
import Server

/// `martlet migrate`
struct MigrateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate", abstract: "Bring the store's schema up to date, as serve does when it starts.")
    @OptionGroup var store: StoreOptions
    @Flag(help: "Also take away what only older versions use, once none of them runs. There is no way back.")
    var finish = false

    func run() async throws {
        let configuration = try store.configuration()
        try await CommandError.catchingAsync(with: configuration) {
            guard !finish else {
                return print("The schema is up to date: \(try await SchemaUpgrade.finish(configuration)) steps.")
            }
            let (steps, waiting) = try await SchemaUpgrade.begin(configuration)
            print("The schema is up to date: \(steps) steps.")
            if waiting > 0 { print("\(waiting) wait until no older version runs: martlet migrate --finish") }
        }
    }
}
