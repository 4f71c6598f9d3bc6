package import Cryptography
package import Directory
package import Factors
package import Kernel
package import Risk
package import Storage
package import Triggers

/// The services that the use cases of accounts share.
package struct AccountServices: Sendable {
    /// Deletes the auth sessions of a user. `Authentication`, which keeps them, is no dependency of this module.
    package typealias AuthSessionDeletion = @Sendable (UserID, UserPoolID, any Transaction) throws -> Void

    private let core: CoreServices
    /// All tables of the database, from which the rows of a deleted user are deleted.
    let tables: [StoredTable]
    let calls: CallLimiter
    /// How many groups a user can be in.
    let quotas: Quotas
    package let risk: RiskServices
    /// Ends the sign-ins in progress of a user who is disabled.
    let deleteAuthSessions: AuthSessionDeletion

    package init(
        _ core: CoreServices, tables: [StoredTable], quotas: Quotas, risk: RiskServices,
        deleteAuthSessions: @escaping AuthSessionDeletion
    ) {
        self.core = core
        self.tables = tables
        self.quotas = quotas
        self.risk = risk
        self.deleteAuthSessions = deleteAuthSessions
        calls = CallLimiter(core.database, world: core.world, cipher: core.cipher)
    }

    var database: any Database { core.database }
    var world: World { core.world }
    var settings: SettingsCache { core.settings }
    var cipher: SecretCipher { core.cipher }
    var passwords: PasswordHasher { core.passwords }
    package var codes: CodeSender { core.codes }
    var triggers: TriggerInvoker { core.triggers }
    var responseTiming: ResponseTiming { core.responseTiming }
    var attemptWait: Duration { core.attemptWait }

    var recoveryCodes: RecoveryCodes { RecoveryCodes(database, world: world, cipher: cipher) }

    /// Registers authenticator apps.
    var softwareTokens: SoftwareTokens {
        SoftwareTokens(database, world: world, cipher: cipher, attemptWait: attemptWait)
    }
}
