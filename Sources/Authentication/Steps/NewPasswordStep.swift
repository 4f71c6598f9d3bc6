import Directory
import Factors
import Kernel
import Risk
import SRP

/// The challenge to a user who must choose a new password.
package struct NewPasswordChallenge: Sendable {
    /// The user's name for SRP.
    package var userIDForSRP: String
    /// The attributes that the app may read; a required attribute that is missing is empty.
    package var attributes: [String: String]
    /// The required attributes that are missing (UP-ACU-20, UP-PERM-04).
    package var required: [String]
    /// The name on pages.
    package var displayName = ""
    /// Whether there are passwords that the user may not set again; pages mention that.
    package var hasHistory = false
}

extension NewPasswordChallenge {
    init(for user: User, through context: ClientContext) {
        userIDForSRP = context.pool.srpIdentity(of: user.username).name
        displayName = context.pool.displayName(of: user)
        required = context.pool.schema.missing(in: user.attributes)
        attributes = [:]
        for (name, value) in user.attributes.sorted where context.client.mayRead(name) { attributes[name] = value }
        for name in required { attributes[name] = "" }
    }
}

/// A user with a temporary password chooses a new one: `NEW_PASSWORD_REQUIRED` (UP-ACU-11).
///
/// The auth session stays until a reply is valid, so the user can try another password in the same session.
struct NewPasswordStep: Sendable {
    let services: SignInServices

    func check(_ reply: NewPasswordReply, claimed: Username, through context: ClientContext) async throws -> SignInCheck
    {
        let pending = try await services.sessions.require(reply.session, for: .newPassword, through: context)
        return SignInCheck(
            user: .challenged(pending.user, claimed: claimed), isCounted: false, singleUse: .session(pending.hash),
            custom: try services.sessions.customSignIn(of: pending, in: context.pool.id),
            proof: .success(.newPassword(reply)))
    }

    /// Checks the new password and the attributes in the reply. Costs one exponentiation, and one more for each
    /// password in the history.
    func verify(_ reply: NewPasswordReply, of attempt: SignInAttempt) async throws -> FactorResult {
        let passwords = services.passwords
        guard var user = attempt.user, user.status == .forceChangePassword else { throw SignInRefusal.invalidSession }
        let pool = attempt.context.pool
        let password = try reply.password.get()
        try passwords.requireAcceptable(password, in: pool, for: .replacement)
        var protection = attempt.risk?.protection
        try protection?.admit(password, at: .change)
        try write(reply.attributes, into: &user, through: attempt.context)
        try await PasswordHistory(services, of: pool).requireNew(password, for: user)
        user.credential = try await passwords.credential(of: password, for: user.id, called: user.username, in: pool)
        user.status = .confirmed
        user.passwordExpiresAt = nil
        return .changed(user, isCompromised: protection?.usesCompromised ?? false)
    }

    /// Writes the attributes in the reply. An attribute that has a value cannot be changed here (decision 18).
    private func write(_ values: [String: String], into user: inout User, through context: ClientContext) throws {
        let author = AttributeChange.Author.user(context.client)
        for name in values.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            if ContactAttribute.allCases.contains(where: { $0.verifiedFlag.utf8.elementsEqual(name.utf8) }) {
                throw InvalidInput.nonMutable(name)
            }
            try author.requireWritable(name)
            guard user.attributes[name]?.isEmpty ?? true else {
                throw AttributeRefusal.alreadyProvided(name)
            }
        }
        try AttributeChange(values, by: author, at: .firstSignIn).apply(to: &user, in: context.pool)
        let missing = context.pool.schema.missing(in: user.attributes)
        guard missing.isEmpty else {
            throw InvalidInput("Invalid attributes given, \(missing.joined(separator: ", ")) is missing")
        }
    }
}
