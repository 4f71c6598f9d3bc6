import Directory
public import Kernel

/// A request to be signed in, from whichever door.
public struct SignInRequest: Sendable {
    var client: ClientID
    /// The pool that an administrator named; nil where a person's own app asks.
    var pool: UserPoolID?
    var parameters: AuthParameters

    /// A call by the app `client`, or by an administrator who names `pool` as well.
    public init(client: ClientID, pool: UserPoolID? = nil, parameters: AuthParameters) {
        self.client = client
        self.pool = pool
        self.parameters = parameters
    }

    /// Whether an administrator's signature came with it.
    var isAdministrative: Bool { pool != nil }
}
