package import Accounts
package import Authentication
package import Cryptography
package import Directory
package import Factors
package import Kernel
package import Messaging
package import Risk
package import SRP
package import Storage
package import Tokens
package import Triggers

/// The parts of user pools that servers and tests wire in the same way.
package struct UserPoolParts: Sendable {
    /// Issues the tokens of user pools.
    package let tokens: TokenIssuer
    /// The services of the use cases of accounts.
    package let accounts: AccountServices
    package let signIn: SignInServices

    /// The options that servers configure, and that tests set differently.
    package struct Options: Sendable {
        package var quotas = Quotas()
        package var codeLimits = CodeLimits()
        /// Whether passwords may be common ones.
        package var takesCommonPasswords = false
        package var maxSecondFactorFailures = SecondFactorFailures.maxByDefault
        package var eventRetention = EventRetention()
        package var compromisedPasswords = CompromisedPasswords.common
        /// Whether there is a place for the analytics projects of clients.
        package var servesAnalytics = false
        package var responseTiming = ResponseTiming.coarse
        package var attemptWait = Duration.seconds(8)

        package init() {}
    }

    /// Ends the sign-ins in progress of a user. `Accounts` and `Authentication` do not depend on each other.
    package static let deleteAuthSessions: AccountServices.AuthSessionDeletion = { user, pool, tx in
        try AuthSessionTable(tx).deleteAll(of: user, in: pool)
    }

    /// Wires the parts.
    ///
    /// - Parameters:
    ///   - tables: All tables of the database.
    ///   - keys: Signs tokens.
    ///   - renewal: Renews the tokens of other providers in users' attributes.
    ///   - proveAtSource: Verifies passwords that only a followed service can verify.
    package init(
        on database: any Database, tables: [StoredTable], world: World, cipher: SecretCipher, settings: SettingsCache,
        keys: SigningKeyStore, crypto: CryptoPool, arithmetic: any ModularArithmetic, triggers: TriggerInvoker,
        outbox: Outbox, publicURL: PublicURL, renewal: @escaping TokenIssuer.AttributeRenewal,
        proveAtSource: @escaping SignInServices.SourceProof, options: Options
    ) {
        let core = CoreServices(
            database: database, world: world, settings: settings, cipher: cipher,
            passwords: PasswordHasher(
                crypto: crypto, arithmetic: arithmetic, cipher: cipher, world: world,
                acceptsCommon: options.takesCommonPasswords),
            codes: CodeSender(
                outbox, limits: options.codeLimits, cipher: cipher, world: world, triggers: triggers,
                publicURL: publicURL),
            triggers: triggers, responseTiming: options.responseTiming, attemptWait: options.attemptWait)
        tokens = TokenIssuer(
            keys: keys, crypto: crypto, world: world, publicURL: publicURL,
            customizations: triggers.tokenCustomizations, renewal: renewal)
        let risk = RiskServices(
            world: world, retention: options.eventRetention, compromised: options.compromisedPasswords,
            servesAnalytics: options.servesAnalytics)
        accounts = AccountServices(
            core, tables: tables, quotas: options.quotas, risk: risk, deleteAuthSessions: Self.deleteAuthSessions)
        signIn = SignInServices(
            core, tokens: tokens, migrate: UserMigration(accounts).addAtSignIn, proveAtSource: proveAtSource,
            maxSecondFactorFailures: options.maxSecondFactorFailures, risk: risk)
    }
}
