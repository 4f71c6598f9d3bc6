import Directory
import Foundation
import Kernel

/// A condition on users: `email=ann@example.com`, `name~ann`, `custom:plan!=free`, `last-sign-in>90`.
package struct UserCondition: Codable, Sendable {
    private let name: String
    private let relation: Relation
    private let value: String

    /// The comparison of a value. Texts are compared regardless of case; a number means days ago.
    private enum Relation: String, Codable, CaseIterable {
        case differs = "!="
        case equals = "="
        case contains = "~"
        /// Longer ago than so many days, or never.
        case before = ">"
    }

    /// Conditions on values that are not attributes.
    private enum Field: String {
        case username, status, enabled, created
        case lastSignIn = "last-sign-in"
    }

    /// Reads a condition; nil if it has no relation, or no number of days after `>`.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        let found = Relation.allCases.compactMap { relation -> (relation: Relation, offset: Int)? in
            let sign = Array(relation.rawValue.utf8)
            return (0..<max(0, bytes.count - sign.count + 1)).first { bytes[$0...].starts(with: sign) }.map {
                (relation, $0)
            }
        }
        guard let first = found.min(by: { $0.offset < $1.offset }), first.offset > 0 else { return nil }
        name = String(decoding: bytes[..<first.offset], as: UTF8.self)
        relation = first.relation
        value = String(decoding: bytes[(first.offset + first.relation.rawValue.utf8.count)...], as: UTF8.self)
        guard relation != .before || Int64(value).map({ (0...36_500).contains($0) }) == true else { return nil }
    }

    /// - Throws: `InvalidInput` if the pool does not have the attribute, or if the relation is for times and the value
    ///   is not one.
    func check(in pool: UserPool) throws {
        let field = Field(rawValue: name)
        guard field != nil || name == "sub" || pool.schema[name] != nil else {
            throw InvalidInput(
                "\(name) is not an attribute of the pool, nor username, status, enabled, created or "
                    + "last-sign-in.")
        }
        guard relation != .before || field == .created || field == .lastSignIn else {
            throw InvalidInput("> is for created and last-sign-in, with a number of days.")
        }
    }

    /// - Parameter lastSignIn: Nil if the user has never signed in.
    func isMet(by user: User, lastSignIn: Instant?, now: Instant) -> Bool {
        switch Field(rawValue: name) {
        case .username: matches(user.username.rawValue)
        case .status: matches(user.status.rawValue)
        case .enabled: matches(user.enabled ? "true" : "false")
        case .created: matches(user.createdAt, at: now)
        case .lastSignIn: matches(lastSignIn, at: now)
        case nil: matches(name == "sub" ? user.id.rawValue : user.attributes[name])
        }
    }

    private func matches(_ time: Instant?, at now: Instant) -> Bool {
        guard relation == .before else { return matches(time.map { CivilTime($0).timestamp }) }
        let days = Int64(value) ?? 0
        return time.map { now.seconds(since: $0) > .days(days) } ?? true
    }

    /// A missing attribute is compared as an empty text.
    private func matches(_ text: String?) -> Bool {
        let (text, wanted) = ((text ?? "").lowercased(), value.lowercased())
        return switch relation {
        case .equals: text.hasSameBytes(as: wanted)
        case .differs: !text.hasSameBytes(as: wanted)
        case .contains: wanted.isEmpty || Data(text.utf8).range(of: Data(wanted.utf8)) != nil
        case .before: false
        }
    }
}
