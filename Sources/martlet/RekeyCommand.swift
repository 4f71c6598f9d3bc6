import ArgumentParser
import Server

/// `martlet rekey`
struct RekeyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rekey", abstract: "Seal everything in the store under a new key, while no server runs.")
    @OptionGroup var store: StoreOptions

    func run() async throws {
        let configuration = try store.configuration()
        try await CommandError.catchingAsync(with: configuration) {
            let (count, formerKey) = try await OfflineMaintenance.rekey(configuration)
            print("Sealed anew: \(count).")
            if let formerKey { print("Backups from before need the former key, which is in \(formerKey).") }
        }
    }
}
