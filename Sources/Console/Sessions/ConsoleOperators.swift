package import Kernel
package import Wire

/// An operator's sign-in, as a session of the console keeps it.
package struct ConsoleOperator: Hashable, Sendable {
    /// The operator and the user session that the console's ends with.
    package var identity: AccessTokenIdentity
    /// The id of the session in audit records.
    package var accessKeyID: String
    /// When the operator proved who they are.
    package var signedInAt: Instant

    /// An operator's sign-in of these parts.
    package init(identity: AccessTokenIdentity, accessKeyID: String, signedInAt: Instant) {
        (self.identity, self.accessKeyID, self.signedInAt) = (identity, accessKeyID, signedInAt)
    }
}

/// What the server does for operators who enter by a user pool.
package struct ConsoleOperators: Sendable {
    /// A sign-in that is about to begin.
    package struct Question: Sendable {
        /// Where the browser comes back to.
        package let redirectURI: String
        package let state: String
        package let verifier: Secret<String>
    }

    /// What the browser came back with.
    package struct Answer: Sendable {
        package let code: Secret<String>
        package let redirectURI: String
        package let verifier: Secret<String>
        /// When the sign-in began.
        package let beganAt: Instant
    }

    /// Who has a one-time address: the first operator, or an invited one.
    package struct NewOperator: Sendable {
        package let name: String
        package let email: String?
        package let password: Secret<String>
        /// Whether the operator was invited under this name, or else is the first one.
        package let isInvited: Bool
    }

    /// Whether there is an operators' pool.
    package var isOpen: @Sendable () async throws -> Bool
    /// The address of the sign-in page; nil if there is no operators' pool.
    package var signIn: @Sendable (Question) async throws -> String?
    /// Exchanges a code. Throws a `ServiceError` if it is not good, or the operator has no role.
    package var exchange: @Sendable (Answer, WireRequest) async throws -> (ConsoleOperator, IAMCaller)
    /// The caller that an operator is now. Throws a `ServiceError` if the operator may enter no longer.
    package var caller: @Sendable (ConsoleOperator, WireRequest) async throws -> IAMCaller
    /// Ends the user session of a session that has ended.
    package var end: @Sendable (ConsoleOperator) async throws -> Void
    /// Makes the first operator with the pool, or sets the password of an invited one.
    package var admit: @Sendable (NewOperator) async throws -> Void
    /// Whether a caller may do what an action of Martlet's own names.
    package var permits: @Sendable (IAMCaller, _ action: String) async throws -> Bool

    /// Uses the given functions.
    package init(
        isOpen: @escaping @Sendable () async throws -> Bool,
        signIn: @escaping @Sendable (Question) async throws -> String?,
        exchange: @escaping @Sendable (Answer, WireRequest) async throws -> (ConsoleOperator, IAMCaller),
        caller: @escaping @Sendable (ConsoleOperator, WireRequest) async throws -> IAMCaller,
        end: @escaping @Sendable (ConsoleOperator) async throws -> Void,
        admit: @escaping @Sendable (NewOperator) async throws -> Void,
        permits: @escaping @Sendable (IAMCaller, _ action: String) async throws -> Bool
    ) {
        (self.isOpen, self.signIn, self.exchange, self.caller) = (isOpen, signIn, exchange, caller)
        (self.end, self.admit, self.permits) = (end, admit, permits)
    }
}
