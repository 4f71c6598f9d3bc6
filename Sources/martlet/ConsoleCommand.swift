import ArgumentParser
import Foundation
import Server

/// `martlet console`
struct ConsoleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "console", abstract: "Enter the console of the running server.", subcommands: [Open.self])

    /// `martlet console open`
    struct Open: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print an address that enters the console, and open it if there is a browser.",
            discussion: "The address is good for a minute, once, in a browser of this machine.")
        @OptionGroup var store: StoreOptions
        @Option(help: "The port for the console on 127.0.0.1. (default: that of the running server, or 9230)")
        var adminPort: String?
        @Flag(help: "Enter as the user or role of AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN.")
        var fromEnvironment = false
        @Flag(help: "Only print the address.")
        var printOnly = false

        func run() async throws {
            let more = adminPort.map { [Setting.adminPort: $0] } ?? [:]
            let configuration = try store.configuration(also: more)
            let environment = ProcessInfo.processInfo.environment
            do {
                let address = try configuration.consoleAddress(signedBy: fromEnvironment ? environment : nil)
                print(address)
                if !printOnly { await BrowserLauncher(environment: environment)?.open(address) }
            } catch {
                throw CommandError(line: StartupErrorText.line(error, with: configuration), code: 1)
            }
        }
    }
}
