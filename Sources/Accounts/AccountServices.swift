package import Cryptography
package import Directory
package import Factors
package import Kernel
package import Risk
package import Storage
package import Triggers

/// The services that the use cases of accounts share.
package struct AccountServices: Sendable {
    /// Deletes the auth sessions of a user. `Authentication`, which stores them, is not a dependency of this module.
    package typealias AuthSessionDeletion = @Sendable (UserID, UserPoolID, any Transaction) throws -> Void

    private let core: CoreServices
    /// All tables of the database; the rows of a deleted user are deleted from them.
    let tables: [StoredTable]
    let calls: CallLimiter
    /// The quotas; they limit the groups of a user.
    let quotas: Quotas
    package let risk: RiskServices
    /// Ends the sign-ins in progress of a disabled user.
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
