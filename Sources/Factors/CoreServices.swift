package import Cryptography
package import Directory
package import Kernel
package import Storage
package import Triggers

/// The services that sign-ins share with the use cases of accounts, whose modules do not know each other.
///
/// A class, so that a copy is one reference.
package final class CoreServices: Sendable {
    package let database: any Database
    package let world: World
    /// Pools and clients, at most a second old.
    package let settings: SettingsCache
    package let cipher: SecretCipher
    package let passwords: PasswordHasher
    /// Sends the codes of second factors, and of contacts to be proven.
    package let codes: CodeSender
    /// Calls the pools' functions.
    package let triggers: TriggerInvoker
    /// The times of responses that must not reveal which users exist.
    package let responseTiming: ResponseTiming
    /// How long a password attempt waits for the results of other attempts in flight.
    package let attemptWait: Duration

    package init(
        database: any Database, world: World, settings: SettingsCache, cipher: SecretCipher, passwords: PasswordHasher,
        codes: CodeSender, triggers: TriggerInvoker, responseTiming: ResponseTiming, attemptWait: Duration
    ) {
        (self.database, self.world, self.settings, self.cipher) = (database, world, settings, cipher)
        (self.passwords, self.codes, self.triggers) = (passwords, codes, triggers)
        (self.responseTiming, self.attemptWait) = (responseTiming, attemptWait)
    }
}
