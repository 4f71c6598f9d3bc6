public import SignIn
public import Wire

/// The board at the door of this wing: every operation of it, and what it is given.
public enum UserPoolOperations {
    /// The operations about people and their sign-ins.
    public static func userOperations(_ services: SignInServices) -> [any Operation] {
        signUp(services) + signIn(services) + tokens(services) + users(services) + attributes(services)
            + passwords(services)
    }

    /// The operations about pools, clients and groups.
    public static func poolOperations(_ services: PoolServices) -> [any Operation] {
        pools(services) + clients(services) + groups(services)
    }
}
