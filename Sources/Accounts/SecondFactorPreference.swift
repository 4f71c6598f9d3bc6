import Directory
import Factors
import Kernel
import Storage

/// Changes the second factors that sign-ins of a user ask for.
struct SecondFactorPreference {
    let tx: any Transaction
    let user: User
    let pool: UserPool

    init(_ tx: any Transaction, of user: User, in pool: UserPool) {
        self.tx = tx
        self.user = user
        self.pool = pool
    }

    /// Applies the user's own changes. Programs compare the sentence for a user without an authenticator app: they then
    /// show the page that registers one.
    func applyOwn(_ changes: [SecondFactorChange], now: Instant) throws {
        let enablesApp = changes.contains { $0.factor == .softwareToken && $0.isEnabled }
        if enablesApp, pool.settings.offers(.softwareToken) {
            guard try SecondFactorTable(tx).find(user.id, in: pool.id).hasSoftwareToken else {
                throw InvalidInput("User has not set up software token mfa")
            }
        }
        try apply(changes, now: now)
    }

    func apply(_ changes: [SecondFactorChange], now: Instant) throws {
        var factors = try SecondFactorTable(tx).find(user.id, in: pool.id)
        try factors.apply(changes, of: user, in: pool.settings)
        try write(factors, now: now)
    }

    /// Forgets the authenticator app, if there is one.
    func deleteSoftwareToken(now: Instant) throws {
        let table = SecondFactorTable(tx)
        var factors = try table.find(user.id, in: pool.id)
        factors.enabled.remove(.softwareToken)
        if factors.preferred == .softwareToken { factors.preferred = nil }
        try write(factors, now: now)
        try table.deleteSoftwareToken(of: user.id, in: pool.id)
    }

    /// Forgets the authenticator app and every choice.
    func reset(now: Instant) throws {
        try write(UserSecondFactors(), now: now)
        try SecondFactorTable(tx).deleteSoftwareToken(of: user.id, in: pool.id)
    }

    /// Also writes the user, so that a sign-in planned with other factors starts again.
    private func write(_ factors: UserSecondFactors, now: Instant) throws {
        try SecondFactorTable(tx).put(factors, of: user.id, in: pool.id)
        try UserWriter(tx, of: pool).save(user, now: now)
    }
}
