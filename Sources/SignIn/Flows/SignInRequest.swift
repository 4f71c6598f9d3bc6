import Directory
public import Kernel

/// A sign-in request of any operation.
public struct SignInRequest: Sendable {
    var client: ClientID
    /// The pool that an administrator named; nil in an app's request.
    var pool: UserPoolID?
    var parameters: AuthParameters

    /// Creates the request of an app, or of an administrator if it names `pool`.
    public init(client: ClientID, pool: UserPoolID? = nil, parameters: AuthParameters) {
        self.client = client
        self.pool = pool
        self.parameters = parameters
    }

    /// Whether the request is signed by an administrator.
    var isAdministrative: Bool { pool != nil }
}
