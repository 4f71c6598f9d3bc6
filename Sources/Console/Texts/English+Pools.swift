extension ConsoleTexts.PoolCreation {
    static let english = Self(
        nameHint: "For operators; users see it in the title of the pages.", defaults: "Review defaults",
        settings: "Step through settings",
        effect: "A pool without users and app clients. Everything else has a page in the pool's settings.",
        permanent: "Only martlet pool schema can change it later.",
        aliasEffect: "An address is a name once it is verified.",
        needsSMS: "Codes by text message need SmsConfiguration with an SnsCallerArn: none is set yet.",
        nothing: "none", signInHeading: "Users sign in with", aliases: "And with, once it is verified",
        names: "Usernames", distinguishesCase: "Ada and ada are two users", required: "Required attributes",
        verified: "Verified by a code at sign-up", signUp: "Sign-up",
        byAdministratorOnly: "Only administrators create users", length: "Least length of passwords",
        later:
            "MFA, messages, domain, look, providers, triggers, protection and app clients follow once there is a pool.",
        signIn: name)

    private static func name(_ signIn: NewPool.SignIn) -> String {
        switch signIn {
        case .username: "A username"
        case .email: "Their e-mail address"
        case .phone: "Their phone number"
        case .emailOrPhone: "Either of both addresses"
        }
    }
}
