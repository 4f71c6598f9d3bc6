public import SignIn
public import Wire

/// All operations of this module.
public enum UserPoolOperations {
    /// The operations about users and their sessions.
    public static func userOperations(_ services: SignInServices) -> [any Operation] {
        signUp(services) + signIn(services) + tokens(services) + users(services) + attributes(services)
            + passwords(services)
    }

    /// The operations about pools, clients and groups.
    public static func poolOperations(_ services: PoolServices) -> [any Operation] {
        pools(services) + clients(services) + groups(services)
    }
}
