import Foundation
import Kernel
import Wire

/// The way to the store that commands are performed on: `LocalAdminConnection` or `RemoteAdminConnection`.
package protocol AdminConnection: Sendable {
    /// Performs a command.
    ///
    /// - Throws: What the command throws, or `ConfigurationError` with the server's message.
    @discardableResult
    func perform<Command: AdminCommand>(_ command: Command) async throws -> Command.Output
    /// Closes the store or the connection.
    func close() async
}

/// Performs commands in this process, on a store that no server uses.
///
/// A command that changes something leaves an audit record, as it does on a server. The audit log is opened for the
/// first such command: commands are performed one after another.
struct LocalAdminConnection: AdminConnection {
    let store: AdminStore
    private let recorder = Locked<AuditRecorder?>(nil)

    init(store: AdminStore) { self.store = store }

    func perform<Command: AdminCommand>(_ command: Command) async throws -> Command.Output {
        guard store.configuration.audit.scope.includes(Command.name, of: .command),
            let recorder = try await openedRecorder()
        else {
            return try await command.perform(on: store)
        }
        let body = Array(try JSONEncoder().encode(command))
        let thrown = Locked<(any Error)?>(nil)
        let result = await RequestFrame(finished: { recorder.record($0) }).run(
            WireRequest(requestID: store.world.uuid()), as: AdminOperation(command: Command.self)
        ) { context in
            context.call.note(input: .unmodelled(body))
            do { return try await command.perform(on: store) } catch {
                _ = thrown.exchange(error)
                throw error
            }
        }
        // The caller gets the error that the command threw, not the wording of a protocol.
        if let error = thrown.read({ $0 }) { throw error }
        return try result.get()
    }

    private func openedRecorder() async throws -> AuditRecorder? {
        if let recorder = recorder.read({ $0 }) { return recorder }
        let opened = try await store.configuration.openAuditLog(on: store.store) { line in
            FileHandle.standardError.write(Data("martlet: \(line)\n".utf8))
        }
        _ = recorder.exchange(opened)
        return opened
    }

    func close() async {
        await recorder.read { $0 }?.close()
        await store.close()
    }
}
