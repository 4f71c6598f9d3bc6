package import Cryptography
package import Directory
package import Factors
package import Kernel
package import Storage
package import Triggers

/// The services that the use cases of accounts share.
package struct AccountServices: Sendable {
    /// Deletes the auth sessions of a user. `Authentication`, which keeps them, is no dependency of this module.
    package typealias AuthSessionDeletion = @Sendable (UserID, UserPoolID, any Transaction) throws -> Void

    let database: any Database
    /// All tables of the database, from which the rows of a deleted user are deleted.
    let tables: [StoredTable]
    let world: World
    /// Pools and clients, at most a second old.
    let settings: SettingsCache
    let cipher: SecretCipher
    let passwords: PasswordHasher
    package let codes: CodeSender
    let calls: CallLimiter
    /// Calls the pools' functions.
    let triggers: TriggerInvoker
    /// When responses are sent that must not reveal which users exist.
    let responseTiming: ResponseTiming
    /// How long a password attempt waits for the results of other attempts in flight.
    let attemptWait: Duration
    /// Ends the sign-ins in progress of a user who is disabled.
    let deleteAuthSessions: AuthSessionDeletion
    /// How many groups a user can be in.
    let quotas: Quotas
    /// Registers authenticator apps.
    var softwareTokens: SoftwareTokens { SoftwareTokens(database, world, cipher, attemptWait: attemptWait) }

    /// Creates the dependencies from parts that the server configures.
    package init(
        database: any Database, tables: [StoredTable], world: World, settings: SettingsCache, cipher: SecretCipher,
        passwords: PasswordHasher, codes: CodeSender, triggers: TriggerInvoker,
        responseTiming: ResponseTiming = .coarse,
        attemptWait: Duration = .seconds(8), quotas: Quotas = Quotas(),
        deleteAuthSessions: @escaping AuthSessionDeletion
    ) {
        self.database = database
        self.tables = tables
        self.world = world
        self.settings = settings
        self.cipher = cipher
        self.passwords = passwords
        self.codes = codes
        self.triggers = triggers
        calls = CallLimiter(database, world: world, cipher: cipher)
        self.responseTiming = responseTiming
        self.attemptWait = attemptWait
        self.quotas = quotas
        self.deleteAuthSessions = deleteAuthSessions
    }
}
