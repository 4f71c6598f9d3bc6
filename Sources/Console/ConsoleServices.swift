package import Kernel
package import Pages
import Wire
import WireRuntime

/// What the server does for operators beside the operations of the APIs. Like the commands of the admin port, only the
/// account itself may use it, and operators whose policies allow `ConsoleSessions.administration`.
package struct ConsoleServices: Sendable {
    /// Says what a provider responds before a user signs in: values by their names.
    package typealias Check =
        @Sendable (_ provider: String, _ pool: UserPoolID) async throws -> [(name: String, value: String)]

    /// A call of the function of a pool's trigger.
    package struct TriggerTrial: Sendable {
        package let trigger: String
        package let pool: UserPoolID
        /// The event as JSON; nil for a sample.
        package let event: String?
    }

    /// Calls a function once.
    package var invoke: @Sendable (TriggerTrial) async throws -> TriggerCallView
    /// Asks a provider.
    package var check: Check
    /// The ARNs of the functions that a pool can call.
    package var functions: @Sendable (_ pool: UserPoolID) async throws -> [String]
    /// The ARNs of everything that a pool can call: functions, streams, platform applications.
    package var targets: @Sendable (_ pool: UserPoolID) async throws -> [String]
    /// The state of the server.
    package var server: @Sendable () async throws -> ServerReport
    /// The signing keys of a pool.
    package var keys: @Sendable (_ pool: UserPoolID) async throws -> [ReportedKey]
    /// Explains tokens.
    package var tokens: TokenTools
    /// The commands of the admin port, and what pages need beside them.
    package var commands: ConsoleCommands

    /// Uses the given functions.
    package init(
        invoke: @escaping @Sendable (TriggerTrial) async throws -> TriggerCallView, check: @escaping Check,
        functions: @escaping @Sendable (UserPoolID) async throws -> [String],
        targets: @escaping @Sendable (UserPoolID) async throws -> [String],
        server: @escaping @Sendable () async throws -> ServerReport,
        keys: @escaping @Sendable (UserPoolID) async throws -> [ReportedKey], tokens: TokenTools,
        commands: ConsoleCommands
    ) {
        (self.invoke, self.check, self.functions, self.targets) = (invoke, check, functions, targets)
        (self.server, self.keys, self.tokens, self.commands) = (server, keys, tokens, commands)
    }
}

extension ConsoleVisit {
    /// Does what only the account itself and its administrators may ask for, with a record of its own.
    ///
    /// - Parameters:
    ///   - name: A constant, by which records name it.
    ///   - act: What is done.
    /// - Throws: `ServiceError`.
    func use<Value: Sendable>(
        _ name: String, with act: @Sendable (ConsoleServices) async throws -> Value
    ) async throws -> Value {
        let (services, isAllowed) = (console.services, administersServer)
        return try await console.frame.run(request, as: ConsoleOperation(name: name), signer: { caller }) { _ in
            guard isAllowed else { throw ServiceError(.accessDenied, texts.refusals.accountOnly) }
            return try await act(services)
        }.get()
    }
}
