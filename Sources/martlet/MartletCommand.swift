import ArgumentParser
import Foundation
import Server

/// The executable: the server, and the operator's commands.
@main
struct MartletCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "martlet", abstract: "A self-hosted identity service that speaks Amazon Cognito's APIs.",
        version: Release.version,
        subcommands: [
            ServeCommand.self, AccessKeyCommand.self, PoolCommand.self, InboxCommand.self, KeysCommand.self,
            UserCommand.self, ClientCommand.self, ProviderCommand.self, RoleCommand.self, TriggerCommand.self,
            AccessCommand.self, AuditCommand.self, BackupCommand.self, IdentityPoolCommand.self, SyncCommand.self,
            ImportCommand.self, MailCommand.self, ConsoleCommand.self, ConfigCommand.self, HealthCommand.self,
            MigrateCommand.self, UpgradeCheckCommand.self, RekeyCommand.self, RestoreCommand.self,
            MessageCommand.self, OutboxCommand.self, TokenCommand.self, ServerCommand.self,
        ])

    /// Runs the command that the arguments name. Any error is printed as one line.
    static func main() async {
        if let shortage = ResourceCheck.shortage() {
            printError(shortage)
            end(1)
        }
        do {
            let command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                var command = command
                try command.run()
            }
        } catch let stop as CommandError {
            printError(stop.line)
            end(stop.code)
        } catch {
            terminate(error)
        }
        end(0)
    }

    /// Ends the process without the handlers of `exit`. The handlers of OpenSSL free memory that ending threads still
    /// use, such as the last connections to PostgreSQL, and the process would crash at its end.
    private static func end(_ code: Int32) -> Never {
        fflush(nil)
        _exit(code)
    }

    /// Help and version arrive as errors too; they are printed in full.
    private static func terminate(_ error: any Error) -> Never {
        guard exitCode(for: error).isSuccess else {
            printError(message(for: error).split(whereSeparator: \.isNewline).joined(separator: " "))
            end(2)
        }
        print(fullMessage(for: error))
        end(0)
    }

    private static func printError(_ line: String) {
        FileHandle.standardError.write(Data("martlet: \(line)\n".utf8))
    }
}

/// Ends a command with one line and an exit code.
struct CommandError: Error {
    var line: String
    var code: Int32

    /// Runs `body`, and makes a line of its error.
    ///
    /// - Parameter configuration: Names the ports that errors of listeners are about.
    static func catchingAsync<Value>(
        with configuration: Configuration? = nil, code: Int32 = 1, _ body: () async throws -> Value
    ) async throws(CommandError) -> Value {
        do { return try await body() } catch let error as CommandError { throw error } catch {
            throw CommandError(line: StartupErrorText.line(error, with: configuration), code: code)
        }
    }

    /// Runs `body` that does not wait, and makes a line of its error.
    static func catching<Value>(code: Int32 = 1, _ body: () throws -> Value) throws(CommandError) -> Value {
        do { return try body() } catch let error as CommandError { throw error } catch {
            throw CommandError(line: StartupErrorText.line(error), code: code)
        }
    }
}
