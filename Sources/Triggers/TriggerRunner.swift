package import Directory
package import Kernel
import WireRuntime

/// Calls the functions behind triggers.
package protocol TriggerRunner: Sendable {
    /// Whether `function` has a target, so that it can be called.
    ///
    /// - Parameter pool: The pool that calls it; nil while it is being created.
    func hasTarget(_ function: FunctionARN, for pool: UserPoolID?) async throws -> Bool

    /// Whether `function` has a target that an identity pool can call.
    func hasTarget(_ function: FunctionARN, forIdentities pool: IdentityPoolID) async throws -> Bool

    /// Calls the function once.
    ///
    /// - Returns: The function's response, as JSON.
    /// - Throws: `TriggerError`.
    func run(_ call: TriggerCall) async throws(TriggerError) -> [UInt8]
}

/// Calls nothing, because no function has a target.
package struct NoTriggerRunner: TriggerRunner {
    package init() {}

    /// Always false.
    package func hasTarget(_: FunctionARN, for _: UserPoolID?) async throws -> Bool { false }

    /// Always false.
    package func hasTarget(_: FunctionARN, forIdentities _: IdentityPoolID) async throws -> Bool { false }

    /// Always throws `TriggerError.noTarget`.
    package func run(_: TriggerCall) async throws(TriggerError) -> [UInt8] { throw .noTarget }
}
