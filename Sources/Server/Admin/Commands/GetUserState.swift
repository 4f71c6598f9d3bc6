import Directory
import Factors
import Kernel
import Messaging
import Storage
import Tokens

/// Shows everything about a user: what Cognito's API spreads over several calls, and what it leaves out.
package struct GetUserState: AdminCommand {
    let pool: String
    let username: String

    package init(pool: String, username: String) { (self.pool, self.username) = (pool, username) }

    /// - Throws: `UserRefusal.notFound`, and `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> ShownUser {
        let (id, name, now) = (UserPoolID.noted(pool), Username(rawValue: username), store.world.now())
        let state = try await store.database.read { tx in
            let pool = try PoolTable(tx).require(id)
            let user = try UserTable(tx).require(name, in: pool)
            var shown = try ShownUser(of: user, in: pool, now: now, tx)
            let suppressed = try user.attributes.contact(.email).flatMap { try store.suppressionList.find($0, tx) }
            shown.suppressed = suppressed.map(ShownAddress.init)
            return shown
        }
        AuditContext.note(UserID(rawValue: state.sub))
        return state
    }
}

/// A user as shown to an operator. Times are RFC 3339.
package struct ShownUser: Codable, Sendable {
    package let username: String
    package let sub: String
    package let status: String
    package let enabled: Bool
    package let created: String
    package let modified: String
    /// To the minute; nil if never, or not since sign-ins have been recorded.
    package let lastSignIn: String?
    /// The number of wrong passwords in a row.
    package let wrongPasswords: Int
    /// When the lock that they caused ends.
    package let lockedUntil: String?
    /// Wrong codes of second factors since the last completed sign-in.
    package let wrongCodes: Int
    package let attributes: [String: String]
    package let groups: [String]
    package let secondFactors: [String]
    package let preferredSecondFactor: String?
    /// At most `maxListed`.
    package let devices: [String]
    /// How many sessions, counted up to `maxListed`.
    package let sessions: Int
    /// Why the e-mail address gets no e-mail; nil if it does, or there is none.
    package var suppressed: ShownAddress?

    /// The most devices and sessions that are read.
    private static let maxListed = 100

    init(of user: User, in pool: UserPool, now: Instant, _ tx: any Transaction) throws {
        username = user.username.rawValue
        sub = user.id.rawValue
        status = user.status.rawValue
        enabled = user.enabled
        created = CivilTime(user.createdAt).timestamp
        modified = CivilTime(user.modifiedAt).timestamp
        lastSignIn = try LastSignInTable(tx).find(user.id, in: pool.id).map { CivilTime($0).timestamp }
        let failures = try PasswordAttemptTable(tx).failures(of: ThrottleSubject(user.id), in: pool.id, now: now)
        wrongPasswords = failures.count
        lockedUntil = failures.lockedUntil.map { CivilTime($0).timestamp }
        wrongCodes = try SecondFactorFailureTable(tx).find(user.id, in: pool.id)?.count ?? 0
        attributes = Dictionary(user.attributes.sorted.map { ($0.name, $0.value) }) { first, _ in first }
        groups = try MembershipTable(tx).groups(of: user.id, in: pool.id).map(\.name.rawValue)
        let factors = try SecondFactorTable(tx).find(user.id, in: pool.id)
        secondFactors = SecondFactor.allCases.filter(factors.enabled.contains).map(\.rawValue)
        preferredSecondFactor = factors.preferred?.rawValue
        devices = try UserDeviceTable(tx).list(
            of: user.id, in: pool.id, isRememberedOnly: false, after: nil, limit: Self.maxListed
        ).items.map { [$0.key.rawValue, $0.name].compactMap { $0 }.joined(separator: "  ") }
        sessions = try UserSessionTable(tx).list(of: user.id, in: pool.id, now: now, limit: Self.maxListed).count
    }
}
