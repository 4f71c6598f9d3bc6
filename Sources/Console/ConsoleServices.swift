package import Kernel
package import Pages
import Wire
import WireRuntime

/// What the server does for operators beside the operations of the APIs. Like the commands of the admin port, it is
/// there for the account itself, and for operators whose policies allow `ConsoleSessions.administration`.
package struct ConsoleServices: Sendable {
    /// A call of the function of a pool's trigger: its name, and the event as JSON, or nil for a sample.
    package struct TriggerTrial: Sendable {
        package let trigger: String
        package let pool: UserPoolID
        package let event: String?
    }

    /// Calls a function once.
    package var invoke: @Sendable (TriggerTrial) async throws -> TriggerCallView
    /// What a provider says before a user signs in, by names.
    package var check: Check
    /// The ARNs of the functions that a pool can call.
    package var functions: @Sendable (_ pool: UserPoolID) async throws -> [String]
    /// The ARNs of all that a pool can call: functions, streams, platform applications.
    package var targets: @Sendable (_ pool: UserPoolID) async throws -> [String]
    /// The state of the server.
    package var server: @Sendable () async throws -> ServerReport
    /// The signing keys of a pool.
    package var keys: @Sendable (_ pool: UserPoolID) async throws -> [ReportedKey]
    /// Explains tokens.
    package var tokens: TokenTools
    /// The commands of the admin port, and what pages need beside them.
    package var commands: ConsoleCommands
    package typealias Check =
        @Sendable (_ provider: String, _ pool: UserPoolID) async throws -> [(name: String, value: String)]

    /// Uses the given functions.
    package init(
        invoke: @escaping @Sendable (TriggerTrial) async throws -> TriggerCallView, check: @escaping Check,
        functions: @escaping @Sendable (UserPoolID) async throws -> [String],
        targets: @escaping @Sendable (UserPoolID) async throws -> [String],
        server: @escaping @Sendable () async throws -> ServerReport,
        keys: @escaping @Sendable (UserPoolID) async throws -> [ReportedKey], tokens: TokenTools,
        commands: ConsoleCommands
    ) {
        (self.invoke, self.check, self.functions) = (invoke, check, functions)
        (self.targets, self.server, self.keys, self.tokens) = (targets, server, keys, tokens)
        self.commands = commands
    }
}

extension ConsoleVisit {
    /// Does something that only the account itself may ask for, with a record of its own.
    ///
    /// - Parameter name: A constant, as records name it.
    /// - Throws: `ServiceError`.
    func use<Value: Sendable>(
        _ name: String, with act: @Sendable (ConsoleServices) async throws -> Value
    ) async throws -> Value {
        let (services, isAccount) = (console.services, isAccount)
        return try await console.frame.run(request, as: ConsoleOperation(name: name), signer: { caller }) { _ in
            guard isAccount else { throw ServiceError(.accessDenied, texts.refusals.accountOnly) }
            return try await act(services)
        }.get()
    }
}
