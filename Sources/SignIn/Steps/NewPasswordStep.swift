import Directory
import Foundation
import Kernel
import SRP

/// A user with a temporary password chooses a new one: `NEW_PASSWORD_REQUIRED` (UP-ACU-11).
struct NewPasswordStep: Sendable {
    let services: SignInServices

    /// The challenge parameters: the user's attributes that the app may read, and the required ones that are missing
    /// (UP-ACU-20, UP-PERM-04).
    static func parameters(for user: User, _ call: ClientCall) throws -> [String: String] {
        let missing = call.pool.schema.missing(in: user.attributes)
        var known: [String: String] = [:]
        for (name, value) in user.attributes.sorted where call.client.mayRead(name) { known[name] = value }
        for name in missing { known[name] = "" }
        return [
            "USER_ID_FOR_SRP": call.pool.srpIdentity(of: user.username).name,
            "userAttributes": try json(known),
            "requiredAttributes": try json(missing.map { Self.prefix + $0 }),
        ]
    }

    static let prefix = "userAttributes."

    /// Checks the new password and the attributes in the response. Costs one exponentiation, and one more for each
    /// password in the history.
    func answer(_ attempt: SignInAttempt) async throws -> FactorResult {
        guard var user = attempt.user else { return .wrong(.invalidSession) }
        do {
            let password = Secret(try attempt.parameters.require("NEW_PASSWORD"))
            try services.passwords.requireAcceptable(password, in: attempt.call.pool, for: .replacement)
            try write(attempt, into: &user)
            try await PasswordHistory(services, of: attempt.call.pool).requireNew(password, for: user)
            user.credential = try await services.passwords.credential(
                of: password, for: user.id, called: user.username, in: attempt.call.pool)
        } catch let refusal as Refusal { return .unusable(refusal) }
        user.status = .confirmed
        user.passwordExpiresAt = nil
        return .changed(user)
    }

    /// Writes the attributes that came with the answer. What has a value cannot be given another here (decision 18).
    private func write(_ attempt: SignInAttempt, into user: inout User) throws {
        var values: [String: String] = [:]
        for (name, value) in attempt.parameters.values where name.utf8.starts(with: Self.prefix.utf8) {
            values[String(decoding: name.utf8.dropFirst(Self.prefix.utf8.count), as: UTF8.self)] = value
        }
        let author = AttributeChange.Author.user(attempt.call.client)
        for name in values.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            if ContactAttribute.allCases.contains(where: { $0.verifiedFlag.utf8.elementsEqual(name.utf8) }) {
                throw Refusal.nonMutable(name)
            }
            try author.requireWritable(name)
            guard user.attributes[name]?.isEmpty ?? true else {
                throw Refusal(.notAuthorized, "Cannot modify an already provided \(name)")
            }
        }
        try AttributeChange(values, by: author).apply(to: &user, in: attempt.call.pool)
        let missing = attempt.call.pool.schema.missing(in: user.attributes)
        guard missing.isEmpty else {
            throw Refusal.invalid("Invalid attributes given, \(missing.joined(separator: ", ")) is missing")
        }
    }

    private static func json(_ value: Any) throws -> String {
        String(
            decoding: try JSONSerialization.data(
                withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes]),
            as: UTF8.self)
    }
}
