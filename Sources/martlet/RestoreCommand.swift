import ArgumentParser
import Server

/// `martlet restore`
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Make a store safe that was restored from a backup, while no server runs.",
        discussion: "Run it after the files or the database are back, and before the first server starts.")
    @OptionGroup var store: StoreOptions
    @Flag(help: "End all sessions, refresh tokens, pending sign-ins, codes and devices, which the backup brings back.")
    var revokeSessions = false

    func validate() throws {
        guard revokeSessions else { throw ValidationError("give --revoke-sessions: there is nothing else to do") }
    }

    func run() async throws {
        let configuration = try store.configuration()
        print(
            try await CommandError.catchingAsync(with: configuration) {
                try await Restoration.revokeSessions(configuration)
            })
    }
}
