extension ConsoleTexts {
    /// The form for a new user pool.
    struct PoolCreation: Sendable {
        let nameHint, defaults, settings, effect, permanent, aliasEffect, needsSMS, nothing: String
        let signInHeading, aliases, names, distinguishesCase, required, verified: String
        let signUp, byAdministratorOnly, length, later: String
        let signIn: @Sendable (NewPool.SignIn) -> String
    }
}
