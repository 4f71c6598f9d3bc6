/// The way to the store that commands are performed on: `LocalAdminConnection` or `RemoteAdminConnection`.
package protocol AdminConnection: Sendable {
    /// Performs a command. Throws as the command does, or `ConfigurationError` with what the server says.
    @discardableResult
    func perform<Command: AdminCommand>(_ command: Command) async throws -> Command.Output
    /// Closes the store or the connection.
    func close() async
}

/// Performs commands in this process, on a store that no server uses.
struct LocalAdminConnection: AdminConnection {
    let store: AdminStore

    func perform<Command: AdminCommand>(_ command: Command) async throws -> Command.Output {
        try await command.perform(on: store)
    }

    func close() async { await store.close() }
}
