package import Kernel
package import Wire

/// An operator's sign-in, which a session of the console refers to.
package struct ConsoleOperator: Hashable, Sendable {
    /// The operator, and the user session in the operators' pool. The console's session ends with it.
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
    /// A request for an authorization code, by which a sign-in begins.
    package struct SignInStart: Sendable {
        package let redirectURI: String
        package let state: String
        /// The verifier of the PKCE challenge.
        package let verifier: Secret<String>
    }

    /// An authorization code that a browser has brought back, and what it is bound to.
    package struct SignInReturn: Sendable {
        package let code: Secret<String>
        package let redirectURI: String
        package let verifier: Secret<String>
        /// When the sign-in began.
        package let beganAt: Instant
    }

    /// What the form of a one-time address says of the first operator, or of an invited one.
    package struct NewOperator: Sendable {
        /// The username.
        package let name: String
        package let email: String?
        package let password: Secret<String>
        /// Whether the user with this name exists already, because of an invitation.
        package let isInvited: Bool
    }

    /// Whether there is an operators' pool.
    package var hasPool: @Sendable () async throws -> Bool
    /// The address of the sign-in page; nil if there is no operators' pool.
    package var signIn: @Sendable (SignInStart) async throws -> String?
    /// Exchanges a code. Throws a `ServiceError` if it is not valid, or the operator has no role.
    package var exchange: @Sendable (SignInReturn, WireRequest) async throws -> (ConsoleOperator, IAMCaller)
    /// The caller that an operator is now. Throws a `ServiceError` if the operator may no longer enter.
    package var caller: @Sendable (ConsoleOperator, WireRequest) async throws -> IAMCaller
    /// Ends the user session of an operator whose session of the console has ended.
    package var end: @Sendable (ConsoleOperator) async throws -> Void
    /// Creates the operators' pool with the first operator, or sets the password of an invited one.
    package var admit: @Sendable (NewOperator) async throws -> Void
    /// Whether policies allow a caller an action of Martlet's own.
    package var permits: @Sendable (IAMCaller, _ action: String) async throws -> Bool

    /// Uses the given functions.
    package init(
        hasPool: @escaping @Sendable () async throws -> Bool,
        signIn: @escaping @Sendable (SignInStart) async throws -> String?,
        exchange: @escaping @Sendable (SignInReturn, WireRequest) async throws -> (ConsoleOperator, IAMCaller),
        caller: @escaping @Sendable (ConsoleOperator, WireRequest) async throws -> IAMCaller,
        end: @escaping @Sendable (ConsoleOperator) async throws -> Void,
        admit: @escaping @Sendable (NewOperator) async throws -> Void,
        permits: @escaping @Sendable (IAMCaller, _ action: String) async throws -> Bool
    ) {
        (self.hasPool, self.signIn, self.exchange, self.caller) = (hasPool, signIn, exchange, caller)
        (self.end, self.admit, self.permits) = (end, admit, permits)
    }
}
