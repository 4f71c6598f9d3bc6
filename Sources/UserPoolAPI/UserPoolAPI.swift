public import SignIn
public import Wire

/// The board at the door of this wing: every operation of it, and what it is given.
public enum UserPoolAPI {
    /// The operations about people and their sign-ins.
    public static func people(_ facilities: Facilities) -> [any Operation] {
        signUp(facilities) + signIn(facilities) + tokens(facilities) + users(facilities) + attributes(facilities)
            + passwords(facilities)
    }

    /// The operations about pools, clients and groups.
    public static func registry(_ registry: Registry) -> [any Operation] {
        pools(registry) + clients(registry) + groups(registry)
    }
}
