import Directory
import Kernel
package import Triggers

/// Decides whether a pool may have the functions that its settings name.
package struct TriggerCheck: Sendable {
    private let runner: any TriggerRunner
    private let hasSenderKey: Bool

    /// - Parameters:
    ///   - runner: Determines which functions can be called.
    ///   - hasSenderKey: Whether codes can be encrypted for custom senders.
    package init(_ runner: any TriggerRunner = NoTriggerRunner(), hasSenderKey: Bool = false) {
        self.runner = runner
        self.hasSenderKey = hasSenderKey
    }

    /// - Parameter pool: The pool; nil while it is being created.
    /// - Throws: `InvalidInput` if a function does not have a target for the pool, or a custom sender does not have a
    ///   key.
    func require(_ settings: TriggerSettings?, for pool: UserPoolID?) async throws {
        guard let settings else { return }
        for kind in TriggerKind.allCases {
            guard let function = settings.functions[kind] else { continue }
            guard try await runner.hasTarget(function, for: pool) else {
                throw InvalidInput(
                    """
                    \(kind.rawValue): Martlet has no target for \(function) that serves this pool. Add one with \
                    "martlet trigger add" or below "triggers" in its configuration file.
                    """)
            }
        }
        let sends = settings.functions[.customSMSSender] != nil || settings.functions[.customEmailSender] != nil
        guard !sends || hasSenderKey else {
            throw InvalidInput(
                "Martlet encrypts codes for custom senders under a key of its own, and has none: set --sender-key-file."
            )
        }
    }
}
