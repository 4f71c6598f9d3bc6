import ArgumentParser
import Foundation
import Server

/// `martlet console`
struct ConsoleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "console", abstract: "Enter the console of the running server.",
        subcommands: [Open.self, Invite.self, UsePool.self])

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
            let address = try CommandError.catching {
                try configuration.consoleAddress(signedBy: fromEnvironment ? environment : nil)
            }
            print(address)
            if !printOnly { await BrowserLauncher(environment: environment)?.open(address) }
        }
    }

    /// `martlet console invite`
    struct Invite: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make an operator, who chooses a password at an address that is good once, within a day.",
            discussion: """
                Operators are users of the operators' pool, which is made if there is none. Each has a group, whose \
                role decides what the operator may do.
                """)
        @OptionGroup var store: StoreOptions
        @Argument(help: "The operator's username.")
        var name: String
        @Option(help: "admin, user-admin, config-admin, read-only or auditor. (default: admin)")
        var role: OperatorKind?
        @Option(help: "Send the address there, if the console has an address of its own. (default: print it)")
        var email: String?

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                let command = InviteOperator(username: name, email: email, kind: role ?? .admin)
                let invited = try await admin.perform(command)
                guard let address = invited.address else { return print("The address was sent to \(email ?? "").") }
                print("\(try invited.origin ?? store.configuration().adminOrigin)\(address)")
            }
        }
    }

    /// `martlet console use-pool`
    struct UsePool: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "use-pool", abstract: "Let the users of a pool enter the console, and those of no other.",
            discussion: """
                The pool must require an authenticator app. A user enters with the role of a group whose trust policy \
                names the service console.martlet. Prints the app client that is made for the console.
                """)
        @OptionGroup var store: StoreOptions
        @OptionGroup var pool: PoolName

        func run() async throws {
            try await store.ask(mustExist: true) { admin in
                print(try await admin.perform(SetOperatorsPool(pool: pool.pool)))
            }
        }
    }
}

extension OperatorKind: ExpressibleByArgument {}
